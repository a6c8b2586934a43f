//! The sea as a picture, in three layers of one size: the water, made anew only when a current turns or islands have come to rest;
//! the foam that drifts on it; and everything that lives: islands with all that is on them, pawns, marks. Islands and pawns keep
//! their place in the page and glide to where they belong; each is drawn from its own slice of the board.

use hexx::Vec2;
use leptos::prelude::*;

use crate::app::shell::views::CollectAny;

use super::{
    super::{
        art::{self, FRAME, blast::WAKE, middle, pawn::pawn, water},
        model::Marks,
        motion::Motion,
        pawns::{emblem_of, pawn_at},
    },
    marks::{HighMarks, LowMarks},
    zone::Zone,
};
use crate::{
    app::board::{decimal::number, emblems},
    rules::{
        Seat,
        volcano::{Board, Chart, Dir, Island, IslandSet, Outlook},
    },
};

/// The sea.
#[component]
pub fn Sea(
    /// The board.
    #[prop(into)]
    board: Signal<Board>,
    /// How many pawns there are.
    players: u8,
    /// The water, if its islands lie elsewhere than those of the board.
    #[prop(optional)]
    water: Option<Memo<Chart>>,
    /// What is marked on it.
    #[prop(optional, into)]
    marks: Signal<Marks>,
    /// What is known of the eruption.
    #[prop(optional, into)]
    outlook: Signal<Option<Outlook>>,
    /// How islands and pawns move.
    #[prop(optional, into)]
    motion: Signal<Motion>,
    /// Whether it is a small picture, in which nothing moves.
    #[prop(optional)]
    small: bool,
    /// What lies over everything.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let water = water.unwrap_or_else(|| Memo::new(move |_| *board.read().chart()));
    let isles = Island::ALL
        .map(|island| view! { <Isle island board marks outlook motion /> }.into_any())
        .into_iter()
        .collect_any();
    let pawns = Seat::first(players)
        .map(|seat| view! { <Piece seat players board marks motion /> }.into_any())
        .collect_any();
    let foam = move |dir: Dir| {
        view! {
            <g class=["adrift ", dir.name()].concat()>
                <path class="fleck" d=move || water::flecks(&water.read(), dir) />
            </g>
        }
    };
    view! {
        <div class="sea5" class:due=move || outlook.get() == Some(Outlook::Due)>
            <svg class="island" viewBox=FRAME inner_html=move || water::ground(&water.read(), small) />
            {(!small)
                .then(|| {
                    view! {
                        <svg class="island" viewBox=FRAME>
                            {Dir::ALL.map(foam).into_iter().collect_any()}
                        </svg>
                    }.into_any()
                })}
            <svg class="island live" viewBox=FRAME>
                <Zone board outlook marks />
                <LowMarks marks />
                {isles}
                {pawns}
                <HighMarks marks />
                {children.map(|children| children())}
            </svg>
        </div>
    }
}

/// An island with its number and its resources.
#[component]
fn Isle(
    island: Island,
    board: Signal<Board>,
    marks: Signal<Marks>,
    outlook: Signal<Option<Outlook>>,
    motion: Signal<Motion>,
) -> impl IntoView {
    let cell = Memo::new(move |_| board.read().chart().cell(island));
    let lies = Memo::new(move |_| {
        let board = board.read();
        [board.resources(island), u32::from(board.players_on(IslandSet::from_iter([island])).len())]
    });
    // The volcano wakes with the danger.
    let mood = Memo::new(move |_| {
        let erupts = matches!(motion.get(), Motion::Erupts(_));
        let level = if erupts { 4 } else { board.read().danger().level() };
        (island == Island::Volcano).then(|| (level, erupts || outlook.get() == Some(Outlook::Due)))
    });
    let body = move || match mood.get() {
        Some((level, due)) => art::volcano(level, due),
        None => art::island(island),
    };
    let is_left = Memo::new(move |_| marks.read().left.iter().any(|(left, _)| *left == island));
    let aside = Memo::new(move |_| marks.read().turned.is_some_and(|(turned, _)| turned == cell.get()));
    let class = move || ["isle ", motion.get().class(island)].concat();
    view! {
        <g class=class class:left=is_left class:aside=aside style:transform=move || moved(middle(cell.get()))>
            <g class="bow-wave" inner_html=WAKE />
            <g class="moves">
                {move || is_left.get().then(|| view! { <path class="gh-ring" d=art::ring(island, 1.16) /> }.into_any())}
                <g inner_html=body />
                <g inner_html=art::plate(island) />
                <g
                    class="goods"
                    inner_html=move || {
                        let [amount, pawns] = lies.get();
                        art::resources(amount, pawns)
                    }
                />
            </g>
        </g>
    }
}

/// A player's pawn, which moves as its island does.
#[component]
fn Piece(
    seat: Seat,
    players: u8,
    board: Signal<Board>,
    marks: Signal<Marks>,
    motion: Signal<Motion>,
) -> impl IntoView {
    let place = Memo::new(move |_| pawn_at(&board.read(), seat));
    let emblem = emblem_of(players, seat);
    let class = Memo::new(move |_| {
        let moves = match motion.get() {
            Motion::Strikes(struck) if struck.has(seat) => "struck",
            motion => board.read().pawn(seat).at.map_or("", |island| motion.class(island)),
        };
        let away = if place.get().is_none() { " away " } else { " " };
        let ghost = if marks.read().ghosts.has(seat) { "ghost " } else { "" };
        ["pawn ", emblems::class(emblem), away, ghost, moves].concat()
    });
    view! {
        <g class=class style:transform=move || place.get().map(moved)>
            <g class="moves" inner_html=pawn(emblem) />
        </g>
    }
}

/// A place as a style property, which glides.
fn moved(to: Vec2) -> String {
    ["translate(", &number(to.x), "px,", &number(to.y), "px)"].concat()
}
