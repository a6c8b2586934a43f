//! Clans on the screen (E76): their badges, and at the set-up who plays with whom.

use leptos::prelude::*;

use crate::{
    app::{
        games::eruption::{
            art::village,
            components::pieces::EmblemMark,
            draft::{Draft, among, wrong},
        },
        shell::{
            controls::{Choice, Switch},
            text::Locale,
            views::{CollectAny, live, show_when},
        },
    },
    rules::{
        Seat,
        eruption::{Clan, Clans, Village},
    },
    t,
};

const CLASSES: [&str; 3] = ["clan-a", "clan-b", "clan-c"];
/// A disc, a square, a triangle.
const SHAPES: [&str; 3] =
    ["M-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0Z", "M-11-11H11V11H-11Z", "M0-13L14 11H-14Z"];

/// A clan's letter on its shape and colour; words stand beside it or in a label.
#[component]
pub fn Badge(clan: Clan) -> impl IntoView {
    let base = if clan.index() == 2 { "7.5" } else { "5" };
    view! {
        <svg class=["clan ", CLASSES[clan.index()]].concat() viewBox="-14 -14 28 28" aria-hidden="true">
            <path d=SHAPES[clan.index()] />
            <text y=base>{clan.to_string()}</text>
        </svg>
    }
}

/// The names of the radio buttons of each seat's clan.
const GROUPS: [&str; 6] = ["clan0", "clan1", "clan2", "clan3", "clan4", "clan5"];

/// Whether there are clans, which of the seats with these names is in which, and what is wrong with that.
#[component]
pub fn ClanOptions(draft: RwSignal<Draft>, names: Memo<Vec<String>>, locale: Locale) -> impl IntoView {
    let players = Memo::new(move |_| names.with(|names| names.len() as u8));
    live(move || match players.get() {
        players @ (4 | 6) => view! { <Chosen draft names players locale /> }.into_any(),
        players => view! {
            <div class="opt off">
                <span class="opt-name">{t!(locale, eruption::setup::clans)}</span>
                <span class="opt-help">{t!(locale, eruption::setup::clans_not, count = players)}</span>
            </div>
        }
        .into_any(),
    })
}

#[component]
fn Chosen(draft: RwSignal<Draft>, names: Memo<Vec<String>>, players: u8, locale: Locale) -> impl IntoView {
    let clans = Memo::new(move |_| draft.with(|draft| among(draft.0.clans, players)));
    let on = Memo::new(move |_| clans.get() != Clans::NONE);
    let set = move |on| {
        draft.update(|draft| draft.0.clans = if on { Clans::halves(players) } else { Clans::NONE });
    };
    let rows = move || {
        Seat::first(players)
            .map(|seat| view! { <SeatRow draft clans names players seat locale /> }.into_any())
            .collect_any()
    };
    view! {
        <div>
            <Switch
                label=t!(locale, eruption::setup::clans)
                help=t!(locale, eruption::setup::clans_help)
                on
                set
            />
            <div class="clan-rows">
                {show_when(move || on.get(), move || rows().into_any())}
            </div>
            <p class="field-error" role="alert" tabindex="-1">
                {move || wrong(clans.get(), players, locale)}
            </p>
        </div>
    }
}

/// A seat with the clans to choose from: with four players there can only be two.
#[component]
fn SeatRow(
    draft: RwSignal<Draft>,
    clans: Memo<Clans>,
    names: Memo<Vec<String>>,
    players: u8,
    seat: Seat,
    locale: Locale,
) -> impl IntoView {
    let choose = move |clan: Clan| {
        let now = clans.get_untracked();
        let of = |other| if other == seat { Some(clan) } else { now.of(other) };
        let all = Clans::of_seats(Seat::first(players).filter_map(of));
        draft.update(|draft| draft.0.clans = all);
    };
    let one = |clan: &Clan| {
        let clan = *clan;
        view! {
            <Choice
                group=GROUPS[seat.index() % GROUPS.len()]
                id=None
                chosen=Signal::derive(move || clans.get().of(seat) == Some(clan))
                choose=move |()| choose(clan)
            >
                <span>
                    <Badge clan />
                    <span class="sr">{t!(locale, eruption::end::clan, clan = clan)}</span>
                </span>
            </Choice>
        }
    };
    let village = Village::in_play(players)[seat.index()];
    let name = move || names.with(|names| names.get(seat.index()).cloned().unwrap_or_default());
    view! {
        <div
            class=["seg clan-row ", village::class(village)].concat()
            role="radiogroup"
            aria-label=move || t!(locale, eruption::setup::clan_of, name = name())
        >
            <EmblemMark village size=32 />
            <span class="who" aria-hidden="true">
                {move || name()}
            </span>
            <div class="seg-row">{Clan::ALL[..usize::from(players / 2)].iter().map(one).collect_any()}</div>
        </div>
    }
}
