//! The board at the table: the sea with its marks, what is told over it, and hands in it. Over the sea lies one tab stop through
//! which its cards are pointed at.

use leptos::prelude::*;

use super::{
    super::{
        art::{CROWN, SIDE, cell_at, middle},
        model::{Marks, Model},
        motion::Motion,
        pawns::pawn_at,
        table::VolcanoTable,
        ui::Msg,
        words::Words,
    },
    figures::figure,
    happening::Happening,
    hinted::HintMarks,
    marks::{BUTTON, button},
    pointing::Pointing,
    sea::Sea,
    shown::{shown, shown_board, shown_outlook, shown_water},
};
use crate::{
    app::{
        board::{
            plane::translate,
            viewport::{Hand, Viewport, ViewportButtons, ViewportState},
        },
        shell::{
            effect::effect,
            keyed::keyed,
            views::{CollectAny, live},
        },
        table::{TableStore, told::Told},
    },
    rules::{
        Game, Seat,
        volcano::{Action, Board, Cell, Dir, Island},
    },
    t,
};

/// The radius of the ring round what is pointed at beside the board.
const RING: i32 = 86;

/// The board, with what is told over it.
#[component]
pub fn SeaBoard(store: TableStore<VolcanoTable>) -> impl IntoView {
    let viewport: ViewportState = expect_context();
    let model = shown(store);
    let cursor = Memo::new(move |_| model.read().cursor);
    effect(move || {
        if let Some(cell) = cursor.get() {
            viewport.show(middle(cell) / SIDE);
        }
    });
    view! {
        <Viewport viewport act=move |hand| act(store, hand)>
            <Layers store model=Some(model)>
                <Pointing store model cursor viewport />
            </Layers>
        </Viewport>
        <Happening store />
        <ViewportButtons viewport l=store.locale />
    }
}

/// The board on the curtain, as everybody may see it.
#[component]
pub fn Stage(store: TableStore<VolcanoTable>) -> impl IntoView {
    view! {
        <div class="fit">
            <Layers store model=None />
        </div>
        <Happening store />
    }
}

/// The sea, with its marks if there is a model to take them from, and what lies over it.
#[component]
fn Layers(
    store: TableStore<VolcanoTable>,
    model: Option<Memo<Model>>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let animation = store.animation;
    let (board, water) = (shown_board(store, model), shown_water(store, model));
    let outlook = shown_outlook(store);
    // Marks and ghosts are those of the game as it is; while something is told, they wait.
    let marks = Memo::new(move |_| match model.filter(|_| !animation.is_on()) {
        Some(model) => model.read().marks.clone(),
        // On the curtain the island is marked of whoever is asked for.
        None => store.curtain.get().map(|seat| own_island(&board.read(), seat)).unwrap_or_default(),
    });
    let motion = Memo::new(move |_| {
        animation.step.with(|step| step.as_ref().map(|step| step.motion())).unwrap_or_default()
    });
    let players = store.view.with_untracked(|view| view.config.players);
    view! {
        <div
            class="island-stack"
            class:cut=move || animation.clock.cut.get()
            class:quakes=move || matches!(motion.get(), Motion::Erupts(_))
        >
            <Sea
                board
                players
                water
                marks
                outlook
                motion
                attr:role="img"
                attr:aria-label=t!(store.locale, volcano::sea)
            >
                <HintMarks store />
                <Told store picture=figure />
                <Pointed store board />
                <Winners store board />
            </Sea>
            {children.map(|children| children())}
        </div>
    }
}

/// A ring round the island of a player.
fn own_island(board: &Board, seat: Seat) -> Marks {
    let ring = |island: Island| (island, board.chart().cell(island), true);
    Marks { rings: board.pawn(seat).at.into_iter().map(ring).collect(), ..Marks::default() }
}

/// The ring round a place that something beside the board points at.
#[component]
fn Pointed(store: TableStore<VolcanoTable>, board: Memo<Board>) -> impl IntoView {
    let place = Memo::new(move |_| {
        // What is told needs no other place, and a mouse may rest on the log.
        let name = Some(store.pointed.get()).filter(|_| !store.animation.is_on())?;
        let island = || Island::ALL.into_iter().find(|island| island.name() == name);
        Words::cell_named(&name).or_else(|| island().map(|island| board.read().chart().cell(island)))
    });
    let ring = |cell: Cell| {
        view! {
            <g class="pointed" transform=translate(middle(cell))>
                <g class="pointed-ring">
                    <circle class="pointed-dark" r=RING />
                    <circle class="pointed-line" r=RING />
                </g>
            </g>
        }
    };
    // Made anew at each place, so that its animation begins with it.
    keyed(move || place.get(), |cell| *cell, move |cell| ring(cell).into_any())
}

/// A crown over the pawn of whoever has won, when all has been told.
#[component]
fn Winners(store: TableStore<VolcanoTable>, board: Memo<Board>) -> impl IntoView {
    let places = move || {
        if !store.is_over() || store.animation.is_on() {
            return Vec::new();
        }
        let scores = store.session.with(|table| table.state().scores());
        let won = scores.into_iter().filter(|score| score.rank == 1);
        won.filter_map(|score| pawn_at(&board.read(), score.seat)).collect()
    };
    let crown = |place: hexx::Vec2| {
        view! {
            <g transform=translate(place - hexx::Vec2::new(0.0, 104.0))>
                <g class="won">
                    <g transform="translate(-32 -26) scale(3.2)" inner_html=CROWN />
                </g>
            </g>
        }
    };
    live(move || places().into_iter().map(crown).collect_any())
}

/// What a hand does to the board; whether it did anything.
fn act(store: TableStore<VolcanoTable>, hand: Hand) -> bool {
    match hand {
        Hand::Tap(touch) if let Some(way) = pressed(store, touch.at * SIDE) => {
            store.send(way);
            true
        }
        Hand::Tap(touch) => match cell_at(touch.at * SIDE) {
            Some(cell) => {
                store.send(Msg::Cell(cell));
                store.ui.with_untracked(|ui| ui.chosen.is_some() || ui.first.is_some())
            }
            None => false,
        },
        Hand::Wheel { over, down, step } => {
            let chosen = store.ui.with_untracked(|ui| ui.chosen);
            let turns =
                matches!(chosen, Some(Action::Turn(cell, _)) if Some(cell) == cell_at(over.at * SIDE));
            if turns && step {
                store.send(Msg::Turn { clockwise: down });
            }
            turns
        }
        Hand::Twice => {
            store.send(Msg::Heard);
            true
        }
    }
}

/// What the button means that lies there, while a current is being turned.
fn pressed(store: TableStore<VolcanoTable>, point: hexx::Vec2) -> Option<Msg> {
    let Some(Action::Turn(cell, chosen)) = store.ui.with_untracked(|ui| ui.chosen) else { return None };
    let now = store.view.with_untracked(|view| view.board.chart().currents().dir(cell));
    let dir = Dir::ALL.into_iter().find(|dir| button(cell, *dir).distance(point) < BUTTON)?;
    Some(if dir == now || dir == chosen { Msg::Cancel } else { Msg::Pick(Action::Turn(cell, dir)) })
}
