//! The sea as a picture: cards with their currents, islands with all that is on them, pawns. Islands and pawns keep their place
//! in the page and glide to where they belong; each is drawn from its own slice of the board.

use hexx::Vec2;
use leptos::prelude::*;

use super::{
    super::{
        art::{self, FRAME, HEAD, PITCH, RESOURCES, STREAM, middle},
        model::Marks,
        pawns::{PAWN, emblem_of, pawn_at},
    },
    marks::{HighMarks, LowMarks, TrailEnds},
};
use crate::{
    app::board::{
        decimal::number,
        emblems::{self, FLAME},
        plane::{at, translate},
    },
    rules::{
        Seat,
        volcano::{Board, Cell, Dir, Island},
    },
};

/// How far the bed of the sea reaches from the middle.
const BED: i32 = 488;
/// The same for a card.
const CARD: i32 = 90;

/// The sea.
#[component]
pub fn Sea(
    /// The board.
    #[prop(into)]
    board: Signal<Board>,
    /// How many pawns there are.
    players: u8,
    /// What is marked on it.
    #[prop(optional, into)]
    marks: Signal<Marks>,
    /// The island that has just run against something.
    #[prop(optional, into)]
    bumped: Signal<Option<Island>>,
    /// What lies over everything.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let volcano = Memo::new(move |_| board.read().chart().cell(Island::Volcano));
    let dirs: Vec<(Cell, Memo<Dir>)> = Cell::all()
        .map(|cell| (cell, Memo::new(move |_| board.read().chart().currents().dir(cell))))
        .collect();
    let cards = dirs.iter().map(|(cell, dir)| view! { <Card cell=*cell dir=*dir volcano /> }).collect_view();
    let isles = Island::ALL.map(|island| view! { <Isle island board bumped /> }).into_iter().collect_view();
    let heads = dirs.iter().map(|(cell, dir)| view! { <Head cell=*cell dir=*dir /> }).collect_view();
    let pawns = Seat::first(players).map(|seat| view! { <Piece seat players board /> }).collect_view();
    view! {
        <svg class="island sea5" viewBox=FRAME>
            <rect class="bed" x=-BED y=-BED width=2 * BED height=2 * BED rx="28" />
            {cards}
            {move || zone(volcano.get())}
            <LowMarks marks />
            {isles}
            {heads}
            <TrailEnds marks />
            {pawns}
            <HighMarks marks />
            {children.map(|children| children())}
        </svg>
    }
}

/// A card with its current.
#[component]
fn Card(cell: Cell, dir: Memo<Dir>, volcano: Memo<Cell>) -> impl IntoView {
    view! {
        <g transform=translate(middle(cell))>
            <rect
                x=-CARD
                y=-CARD
                width=2 * CARD
                height=2 * CARD
                rx="16"
                class="cur"
                class:blast=move || volcano.get().around().has(cell)
            />
            <g class="flow" style:transform=move || turned(dir.get()) inner_html=STREAM />
        </g>
    }
}

/// The head of a current, which lies over whatever is on the card.
#[component]
fn Head(cell: Cell, dir: Memo<Dir>) -> impl IntoView {
    view! {
        <g transform=translate(middle(cell))>
            <g class="flow" style:transform=move || turned(dir.get()) inner_html=HEAD />
        </g>
    }
}

/// An island with its resources.
#[component]
fn Isle(island: Island, board: Signal<Board>, bumped: Signal<Option<Island>>) -> impl IntoView {
    let cell = Memo::new(move |_| board.read().chart().cell(island));
    let resources = Memo::new(move |_| board.read().resources(island));
    view! {
        <g class="isle" style:transform=move || moved(middle(cell.get()))>
            <g class:bump=move || bumped.get() == Some(island)>
                <g inner_html=art::island(island) />
                {move || tokens(resources.get())}
            </g>
        </g>
    }
}

/// A player's pawn.
#[component]
fn Piece(seat: Seat, players: u8, board: Signal<Board>) -> impl IntoView {
    let place = Memo::new(move |_| pawn_at(&board.read(), seat));
    let emblem = emblem_of(players, seat);
    let size = ["scale(", &number(PAWN / 17.0), ")"].concat();
    view! {
        <g
            class=["pawn ", emblems::class(emblem)].concat()
            class:away=move || place.get().is_none()
            style:transform=move || place.get().map(moved)
        >
            <g transform=size inner_html=emblems::emblem(emblem) />
        </g>
    }
}

/// A place as a style property, which glides.
fn moved(to: Vec2) -> String {
    ["translate(", &number(to.x), "px,", &number(to.y), "px)"].concat()
}

/// The turn of a current, as a style property.
fn turned(dir: Dir) -> String {
    ["rotate(", &(90 * dir.index()).to_string(), "deg)"].concat()
}

/// Resources in markers of three and one, in the upper right corner of the card, two in a row.
fn tokens(amount: u32) -> impl IntoView {
    let count = amount / 3 + amount % 3;
    let step = if count > 4 { 56.0 / count.div_ceil(2) as f32 } else { 32.0 };
    let token = move |number: u32| {
        let art = RESOURCES[usize::from(number < amount / 3)];
        let place = at(72.0 - 34.0 * (number % 2) as f32, -68.0 + step * (number / 2) as f32);
        view! { <g transform=translate(place) inner_html=art /> }
    };
    (0..count.min(12)).map(token).collect_view()
}

/// The cells round the volcano that are in the sea: a dashed border, and a flame in each.
fn zone(volcano: Cell) -> impl IntoView {
    let reach = |middle: u8| [middle.max(2) - 1, middle.min(4) + 1].map(|n| f32::from(n) - 3.0);
    let ([left, right], [top, bottom]) = (reach(volcano.column()), reach(volcano.row()));
    let side = |from: f32, to: f32| number((to - from + 1.0) * PITCH);
    let flame = |cell: Cell| {
        let place = [&translate(middle(cell) + at(72.0, 66.0)), " scale(.44)"].concat();
        view! { <g transform=place inner_html=FLAME /> }
    };
    view! {
        <rect
            class="zone8"
            x=number((left - 0.5) * PITCH)
            y=number((top - 0.5) * PITCH)
            width=side(left, right)
            height=side(top, bottom)
            rx="20"
        />
        {volcano.around().iter().map(flame).collect_view()}
    }
}
