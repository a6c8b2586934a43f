//! The players at their places: in a list, on the map, among those who may begin, and whether they sit at this device.

use leptos::prelude::*;

use super::draft::Draft;
use crate::{
    app::{
        board::face::{self, Face, Manned},
        games::{load::Part, shelved::Place},
        shell::{
            controls::{Choice, Segments},
            icon::Icon,
            settings::use_locale,
            text::Locale,
            views::{CollectAny, live},
        },
        table::here::SeatsHere,
    },
    rules::Seat,
    session::Level,
    t,
};

/// The longest name.
const LONGEST: &str = "24";

/// The names of the groups of radio buttons, by seat.
const SITTERS: [&str; 6] = ["who0", "who1", "who2", "who3", "who4", "who5"];

/// The seats with who sits there.
#[component]
pub fn SeatRows(part: Part, draft: Draft, players: u8) -> impl IntoView {
    let rows = Seat::first(players).map(|seat| view! { <SeatRow part draft players seat /> }.into_any());
    view! { <ol class="seat-rows">{rows.collect_any()}</ol> }
}

#[component]
fn SeatRow(part: Part, draft: Draft, players: u8, seat: Seat) -> impl IntoView {
    let (l, at) = (use_locale(), seat.index());
    let place = part.place(players, seat, l);
    let bot = Memo::new(move |_| draft.bot(at));
    let who = live(move || match bot.get() {
        Some(level) => bot_name(l, draft, at, level),
        None => view! { <NameField draft at place /> }.into_any(),
    });
    let line = live(move || {
        bot.get().map(|level| view! { <p class="line">{face::sentence(l, level)}</p> }.into_any())
    });
    view! {
        <li class=["seat-row ", place.class].concat()>
            {part.mark(players, seat, 36)} <div class="name">{who}</div>
            <span class="side">{place.side}</span>
            <button
                type="button"
                class="btn quiet icon"
                aria-label=t!(l, setup::swap, number = at + 1)
                on:click=move |_| draft.swap(at, (at + 1) % usize::from(players))
            >
                <Icon name="swap" />
            </button>
            <Sitters draft at place bot />
            {line}
        </li>
    }
}

/// The name of a person.
#[component]
fn NameField(draft: Draft, at: usize, place: Place) -> impl IntoView {
    let l = use_locale();
    view! {
        <input
            type="text"
            aria-label=t!(l, setup::name_of, village = place.name, side = place.side)
            maxlength=LONGEST
            autocomplete="off"
            placeholder=t!(l, common::player, number = at + 1)
            aria-invalid=move || draft.wrong(at).to_string()
            aria-describedby=move || draft.wrong(at).then_some("name-error")
            prop:value=move || draft.name(at)
            on:input=move |event| draft.rename(at, event_target_value(&event))
        />
    }
}

fn bot_name(l: Locale, draft: Draft, at: usize, level: Level) -> AnyView {
    view! {
        <p class="bot-name">
            <b>{move || draft.spoken(l, at)}</b>
            " "
            <span class="muted">{face::word(l, level)}</span>
        </p>
    }
    .into_any()
}

/// Who sits in a seat: a person, or a bot of one of the levels.
#[component]
fn Sitters(draft: Draft, at: usize, place: Place, bot: Memo<Option<Level>>) -> impl IntoView {
    let l = use_locale();
    let group = SITTERS[at % SITTERS.len()];
    let kind = |kind: Option<Level>, words: String, picture: AnyView| {
        let title = words.clone();
        view! {
            <Choice group chosen=Signal::derive(move || bot.get() == kind) choose=move |()| draft.seat(at, kind)>
                <span title=title>{picture} <span class="sr">{words}</span></span>
            </Choice>
        }
    };
    let person = view! { <Icon name="pawn" /> }.into_any();
    let person = kind(None, t!(l, setup::person).to_owned(), person);
    let level = |level| {
        let picture = view! { <Face level size=30 /> }.into_any();
        kind(Some(level), face::label(l, level), picture)
    };
    view! {
        <fieldset class="sitters">
            <legend class="sr">{t!(l, setup::kind_of, village = place.name, side = place.side)}</legend>
            {person}
            {Level::ALL.map(level).collect_any()}
        </fieldset>
    }
}

/// The players at their places on the map: two that are tapped one after the other swap.
#[component]
pub fn Berths(part: Part, draft: Draft, players: u8) -> impl IntoView {
    Seat::first(players).map(|seat| view! { <Berth part draft players seat /> }.into_any()).collect_any()
}

#[component]
fn Berth(part: Part, draft: Draft, players: u8, seat: Seat) -> impl IntoView {
    let (l, at) = (use_locale(), seat.index());
    let place = part.place(players, seat, l);
    let [left, top] = place.at;
    let label = move || {
        let name = draft.spoken(l, at);
        t!(l, setup::berth, village = place.name, side = place.side, name = name)
    };
    view! {
        <button
            type="button"
            class="berth"
            style:left=format!("{left}%")
            // All of it is within the picture, however small that is.
            style:top=format!("clamp(24px, {top}%, 100% - 38px)")
            aria-pressed=move || (draft.picked.get() == Some(at)).to_string()
            aria-label=label
            on:click=move |_| draft.pick(at)
        >
            <Manned bot=Signal::derive(move || draft.bot(at)) size=32>
                {part.mark(players, seat, 32)}
            </Manned>
            <span class="cut">{move || draft.spoken(l, at)}</span>
        </button>
    }
}

/// Which people sit at this device.
#[component]
pub fn Elsewhere(part: Part, draft: Draft, players: u8, people: Vec<Seat>) -> impl IntoView {
    let l = use_locale();
    let marks = people.into_iter().map(|seat| (seat, part.mark(players, seat, 36))).collect();
    let name = Callback::new(move |seat: Seat| draft.spoken(l, seat.index()));
    view! { <SeatsHere marks name here=draft.here /> }
}

/// Who begins.
#[component]
pub fn Starter(
    /// What the game calls that.
    legend: &'static str,
    part: Part,
    draft: Draft,
    players: u8,
) -> impl IntoView {
    let l = use_locale();
    let option = move |value: Option<u8>, face: AnyView| {
        let chosen = Signal::derive(move || draft.start.get() == value);
        view! {
            <Choice group="start" chosen choose=move |()| draft.start.set(value)>
                <span>{face}</span>
            </Choice>
        }
    };
    let lots = view! { <span class="cut">{t!(l, setup::lots)}</span> }.into_any();
    let seat = move |seat: Seat| {
        let at = seat.index();
        let face = view! {
            <Manned bot=Signal::derive(move || draft.bot(at)) size=24>
                {part.mark(players, seat, 24)}
            </Manned>
            <span class="cut">{move || draft.spoken(l, at)}</span>
        };
        option(u8::try_from(at).ok(), face.into_any())
    };
    view! {
        <Segments legend class="seg starter">
            {option(None, lots)}
            {Seat::first(players).map(seat).collect_any()}
        </Segments>
    }
}
