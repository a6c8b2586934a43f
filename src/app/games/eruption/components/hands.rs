//! What hands and keys do to the board, and how the view follows.

use hexx::Vec2;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use crate::{
    app::{
        board::viewport::{Hand, ViewportState},
        games::eruption::{
            art::{facing::Facing, geometry::HALF_FRAME},
            damage_forecast::damage_forecasts,
            pointing::{middle_of, spot_at, village_at},
            standing::{threat, threats},
            table::{EruptionTable, with_situation, words},
            ui::{Msg, Spot},
        },
        shell::effect::effect,
        table::{TableStore, notice::Notice},
    },
    rules::{
        Pending,
        eruption::{Card, Dir, Edge, Hex, Prompt, Village},
    },
};

/// The side of the picture in its own units.
const SIDE: f32 = 2.0 * HALF_FRAME;
/// How far from the middle of the ghost the wheel turns it.
const GHOST: f32 = 110.0;

/// The id of a place on the page.
pub fn spot_id(spot: Spot) -> String {
    match spot {
        Spot::Hex(hex) => format!("hex-{}", hex.index()),
        Spot::Edge(edge) => format!("edge-{}", edge.to_string().replace([',', '/'], "_")),
    }
}

/// Where a place is in the room of the board.
fn seen_at(facing: Facing, spot: Spot) -> Vec2 {
    facing.point(middle_of(spot)) / SIDE
}

/// The view follows what is chosen, and the cursor of the keyboard.
pub fn follow(store: TableStore<EruptionTable>, facing: Signal<Facing>, viewport: ViewportState) {
    let chosen = Memo::new(move |_| store.ui.read().spot);
    effect(move || match chosen.get() {
        Some(spot @ Spot::Hex(_)) => viewport.look_at(seen_at(facing.get_untracked(), spot)),
        Some(Spot::Edge(_)) => {}
        None => viewport.look_away(),
    });
    let cursor = Memo::new(move |_| store.ui.read().cursor);
    effect(move || {
        if let Some(spot) = cursor.get() {
            viewport.show(seen_at(facing.get_untracked(), spot));
        }
    });
}

/// What a hand does to the board; whether it did anything.
pub fn act(store: TableStore<EruptionTable>, facing: Facing, hand: Hand) -> bool {
    let ui = store.ui.get_untracked();
    match hand {
        Hand::Tap(touch) => tap(store, facing.back().point(touch.at) * SIDE, touch.reach * SIDE),
        Hand::Wheel { over, down, step } => {
            let ghost = ui.spot.filter(|spot| matches!(spot, Spot::Hex(_)) && ui.turn.is_some());
            let is_over = |spot| (seen_at(facing, spot) - over.at).length() * SIDE < GHOST;
            let turns = ghost.is_some_and(is_over);
            if turns && step {
                store.send(Msg::TurnGhost { clockwise: down });
            }
            turns
        }
        Hand::Twice => {
            store.send(Msg::Heard);
            true
        }
    }
}

/// A tap or a click on the board as it is printed: it means the nearest lit place within reach of a finger. Tells whether it
/// chose anything.
fn tap(store: TableStore<EruptionTable>, point: Vec2, reach: f32) -> bool {
    let (view, ui) = (store.view.get_untracked(), store.ui.get_untracked());
    let lit = store.session.with_untracked(|table| {
        with_situation(table, &store.legal.get_untracked(), |at| ui.targets(at)).unwrap_or_default()
    });
    let edges = asks_edges(view.pending, ui.card);
    let Some(spot) = spot_at(point, &lit, edges, reach) else {
        return village_at(point).is_some_and(|village| show_threats(store, village));
    };
    store.send(Msg::Spot(spot));
    lit.contains(&spot)
}

/// Shows and says where lava threatens a village; whether anybody lives there.
fn show_threats(store: TableStore<EruptionTable>, village: Village) -> bool {
    let words = store.session.with_untracked(|table| words(table, store.locale));
    let Some(seat) = words.villages.iter().position(|own| *own == village) else { return false };
    store.view.with_untracked(|view| {
        let forecast = damage_forecasts(view, None).into_iter().find(|one| one.seat.index() == seat);
        let danger = threat(&words, &view.board, village, forecast);
        store.point_at(threats(&view.board, village));
        store.notice.set(Notice::News([&words.home(village), ": ", &danger].concat()));
    });
    true
}

/// Whether edges are asked for now.
fn asks_edges<C>(pending: Pending<Prompt, C>, card: Option<Card>) -> bool {
    match pending {
        Pending::Decision { prompt: Prompt::Walls { .. } | Prompt::Relocate { .. }, .. } => true,
        Pending::Decision { prompt: Prompt::Cards { .. }, .. } => {
            matches!(card, Some(Card::Reinforce | Card::VolcanicBomb))
        }
        _ => false,
    }
}

/// What assistive technology pressed: the hex or the edge of that id, if there is one.
pub fn press(store: TableStore<EruptionTable>, id: &str) -> bool {
    let hexes = Hex::all().map(Spot::Hex);
    let spot = hexes.chain(Edge::all().map(Spot::Edge)).find(|spot| id == spot_id(*spot));
    spot.inspect(|spot| store.send(Msg::Spot(*spot))).is_some()
}

/// The keys of the board. Arrows mean what is seen.
pub fn keys(
    store: TableStore<EruptionTable>,
    facing: Facing,
    viewport: ViewportState,
    event: &KeyboardEvent,
) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let ui = store.ui.get_untracked();
    let level = match ui.cursor {
        Some(Spot::Hex(hex)) => facing.hex(hex).axial().0.rem_euclid(2) == 0,
        _ => true,
    };
    let ready = store.session.with_untracked(|table| {
        with_situation(table, &store.legal.get_untracked(), |at| ui.ready(at).is_some()).unwrap_or(false)
    });
    // A single letter means the same with Caps Lock.
    let key = event.key();
    let key = if key.len() == 1 { key.to_ascii_lowercase() } else { key };
    let go = |seen: Dir| Msg::Move(facing.back().dir(seen));
    let msg = match key.as_str() {
        "ArrowUp" => go(Dir::N),
        "ArrowDown" => go(Dir::S),
        "ArrowLeft" => go(if level { Dir::NW } else { Dir::SW }),
        "ArrowRight" => go(if level { Dir::NE } else { Dir::SE }),
        "+" | "=" | "-" | "_" | "0" => {
            match key.as_str() {
                "0" => viewport.fit(),
                key => viewport.zoom(matches!(key, "+" | "="), ui.cursor.map(|spot| seen_at(facing, spot))),
            }
            return event.prevent_default();
        }
        "n" => Msg::NextTarget { back: false },
        "p" => Msg::NextTarget { back: true },
        "q" => Msg::TurnGhost { clockwise: false },
        "e" => Msg::TurnGhost { clockwise: true },
        "Escape" => Msg::Cancel,
        "Enter" if ready && ui.cursor == ui.spot => Msg::Confirm,
        "Enter" | " " => match ui.cursor {
            Some(spot) => Msg::Spot(spot),
            None => Msg::NextTarget { back: false },
        },
        _ => return,
    };
    event.prevent_default();
    store.send(msg);
}
