//! The players at their places: in a list, on the map, among those who may begin, and whether they sit at this device.

use leptos::prelude::*;

use super::draft::Draft;
use crate::{
    app::{
        games::load::Part,
        shell::{
            controls::{Choice, Segments},
            icon::Icon,
            settings::use_locale,
            views::CollectAny,
        },
        table::here::SeatsHere,
    },
    rules::Seat,
    t,
};

/// The longest name.
const LONGEST: &str = "24";

/// The seats with their names.
#[component]
pub fn SeatRows(part: Part, draft: Draft, players: u8) -> impl IntoView {
    let rows = Seat::first(players).map(|seat| view! { <SeatRow part draft players seat /> }.into_any());
    view! { <ol class="seat-rows">{rows.collect_any()}</ol> }
}

#[component]
fn SeatRow(part: Part, draft: Draft, players: u8, seat: Seat) -> impl IntoView {
    let (l, at) = (use_locale(), seat.index());
    let place = part.place(players, seat, l);
    view! {
        <li class=["seat-row ", place.class].concat()>
            {part.mark(players, seat, 36)}
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
            <span class="side">{place.side}</span>
            <button
                type="button"
                class="btn quiet icon"
                aria-label=t!(l, setup::swap, number = at + 1)
                on:click=move |_| draft.swap(at, (at + 1) % usize::from(players))
            >
                <Icon name="swap" />
            </button>
        </li>
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
    let [left, top] = place.at.map(|percent| format!("{percent}%"));
    let label = move || {
        let name = draft.spoken(l, at);
        t!(l, setup::berth, village = place.name, side = place.side, name = name)
    };
    view! {
        <button
            type="button"
            class="berth"
            style:left=left
            style:top=top
            aria-pressed=move || (draft.picked.get() == Some(at)).to_string()
            aria-label=label
            on:click=move |_| draft.pick(at)
        >
            {part.mark(players, seat, 32)}
            <span class="cut">{move || draft.spoken(l, at)}</span>
        </button>
    }
}

/// Who sits at this device.
#[component]
pub fn Elsewhere(part: Part, draft: Draft, players: u8) -> impl IntoView {
    let l = use_locale();
    let marks = Seat::first(players).map(|seat| part.mark(players, seat, 36)).collect();
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
            {part.mark(players, seat, 24)}
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
