//! The island on the screen: the picture, and over it one tab stop through which hexes and edges are pointed at. Pointer,
//! touch and keyboard all end in the same messages.

use hexx::Vec2;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::{
    art::{
        geometry::{FRAME, HALF_FRAME},
        lava::Sides,
        marks::{EdgeGlyph, HexMark, hit_area},
        meter::Marker,
        scene::{self, GroundPicture, open_sides},
    },
    board_art::{
        Ghost as GhostPicture, Spin, WallState, breath, edge_spot, fires, flames, focus_ring, ghost_tile,
        ground, hex_spots, island, live, markers, odds_pill, pointed, tile_picture, wall_on, walls, wash,
    },
    components::hand::Hand as HandFan,
    facing::Facing,
    model::{Cell, EdgeCell, Marks, Model},
    pointing::{middle_of, spot_at},
    rules::meter_words,
    stage::{Shown, caption, high_scene, low_scene, shown},
    table::{EruptionTable, facing_of, with_situation, words},
    ui::{Msg, Spot},
    words::Words,
};
use crate::app::{
    board::viewport::{Hand, Lens, lens_buttons, stage},
    shell::{dialog::dialog, icon::icon, settings::use_settings},
};
use crate::{
    app::{
        board::targets::{self, Place},
        dom::{Content, El, View, all, each, el, leaf, svg, watch},
        table::{Desk, frame::Drawers},
    },
    rules::{
        Pending,
        eruption::{Card, Dir, Edge, Hex, Kind, Material, Prompt, Turn, Village},
    },
    t,
};

/// The side of the picture in its own units.
const SIDE: f32 = 2.0 * HALF_FRAME;
/// How far from the middle of the ghost the wheel turns it.
const GHOST: f32 = 110.0;

/// The board.
pub fn board(desk: Desk<EruptionTable>) -> View {
    let l = desk.locale;
    let facing = provide_facing(desk);
    let lens: Lens = expect_context();
    let model = Memo::new(move |_| {
        let (view, ui, legal) = (desk.view.get(), desk.ui.get(), desk.legal.get());
        desk.session.with(|table| {
            let words = Words { facing: facing.get(), ..words(table, l) };
            with_situation(table, &legal, |at| Model::new(&view, &ui, Some(at), &words))
                .unwrap_or_else(|| Model::new(&view, &ui, None, &words))
        })
    });
    let pointing = targets(desk, model, facing, lens);
    follow(desk, facing, lens);
    let act = move |hand| act(desk, facing.get_untracked(), hand);
    let stage = stage(lens, layers(desk, facing, Some((model, pointing))).into_node(), act);
    all([stage.into_node(), caption(desk).into_node(), corners(desk), lens_buttons(lens, l).into_node()])
}

/// The board without anything that can be pointed at.
pub fn bare_board(desk: Desk<EruptionTable>) -> El {
    layers(desk, provide_facing(desk), None)
}

/// Which way the board lies, for everything that is drawn on it.
fn provide_facing(desk: Desk<EruptionTable>) -> Memo<Facing> {
    let settings = use_settings();
    let facing =
        Memo::new(move |_| desk.session.with(|table| facing_of(table, settings.get().turns_boards())));
    provide_context(facing);
    facing
}

/// The stacked pictures of the island; the uppermost is for pointing at, if there is one.
fn layers(desk: Desk<EruptionTable>, facing: Memo<Facing>, pointing: Option<(Memo<Model>, El)>) -> El {
    let l = desk.locale;
    let shown = shown(desk);
    let picture = Memo::new(move |_| {
        let players = desk.view.with(|view| view.config.players);
        let ground = |shown: &Shown| {
            GroundPicture::of(&shown.board, Village::in_play(players)).ruined(shown.ruins.iter().copied())
        };
        shown.with(ground).turned(facing.get())
    });
    let markers = Memo::new(move |_| {
        let marker = |(village, degrees, active): &(Village, u16, bool)| Marker {
            village: *village,
            degrees: *degrees,
            active: *active,
        };
        shown.with(|shown| shown.villages.iter().map(marker).collect::<Vec<_>>())
    });
    let (model, targets) = pointing.unzip();
    let lit = model.map(|model| {
        let bare = |cell: &&Cell| hex_mark(cell) == HexMark::Legal;
        wash(move || model.with(|model| model.cells.iter().filter(bare).map(|cell| cell.hex).collect()))
    });
    let burning = Memo::new(move |_| shown.with(|shown| scene::fires(&shown.board)));
    let live = live(live_picture(desk, model, shown, markers)).attr("aria-hidden", "true");
    let ground = ground(picture, meter_words(l), t!(l, table::board), Some(markers));
    let telling = desk.telling;
    let low = [ground, breath()].into_iter().chain(lit).chain([flames(fires(burning)), live]);
    island(all(low.chain(targets)))
        .class_if("telling", move || telling.is_on())
        .class_if("cut", move || telling.clock.cut.get())
}

/// What lies over the ground: marks, walls, ghost, fire, markers, and what is being told.
fn live_picture(
    desk: Desk<EruptionTable>,
    model: Option<Memo<Model>>,
    shown: Memo<Shown>,
    places: Memo<Vec<Marker>>,
) -> View {
    let standing = move |rolled: Vec<(Edge, Material, u8)>| {
        let walls = shown.with(|shown| shown.board.all_walls().collect::<Vec<_>>());
        let stands = |(edge, _): &(Edge, Material)| rolled.iter().all(|(other, ..)| other != edge);
        walls.into_iter().filter(stands).collect::<Vec<_>>()
    };
    let (low, markers) = (low_scene(desk), markers(places, Memo::new(|_| false)).into_node());
    let Some(model) = model else {
        let walls = walls(Memo::new(move |_| standing(Vec::new()))).into_node();
        return all([low, walls, markers, high_scene(desk)]);
    };
    let rolls = Memo::new(move |_| {
        model.with(|model| model.ghost.as_ref().map(|ghost| ghost.rolls.clone()).unwrap_or_default())
    });
    let rolled = Memo::new(move |_| {
        let side = |(edge, ..): (Edge, Material, u8)| match edge {
            Edge::Lava { side, .. } => Some(side),
            Edge::Village(_) => None,
        };
        rolls.get().into_iter().filter_map(side).collect::<Sides>()
    });
    let standing = Memo::new(move |_| standing(rolls.get()));
    let ghost = Memo::new(move |before: Option<&Option<GhostPicture>>| {
        let now = model.with(|model| model.ghost.clone())?;
        let open = desk.view.with(|view| open_sides(now.hex, now.tile, view.board.occupied()));
        let spin = match before.copied().flatten() {
            Some(old) if old.hex == now.hex && old.tile != now.tile => Spin::between(old.tile, now.tile),
            _ => Spin::Still,
        };
        Some(GhostPicture { hex: now.hex, tile: now.tile, open, spin, turns: now.turns > 1 })
    });
    let glyph = move || desk.view.with(|view| edge_glyph(view.pending, desk.ui.get().card));
    let cursor = Memo::new(move |_| model.with(|model| model.cursor));
    let lit_edges = move || {
        let lit = |cell: &&EdgeCell| cell.marks.lit || cell.marks.selected;
        model.with(|model| {
            model.edges.iter().filter(lit).map(|cell| cell.edge.to_string()).collect::<Vec<_>>()
        })
    };
    let hexes =
        move || model.with(|model| model.cells.iter().map(|cell| (cell.hex, hex_mark(cell))).collect());
    let edge = move |name: String| {
        let Ok(edge) = name.parse::<Edge>() else { return svg("g") };
        let is_chosen =
            move |model: &Model| model.edges.iter().any(|cell| cell.edge == edge && cell.marks.selected);
        let chosen = Memo::new(move |_| model.with(is_chosen));
        edge_spot(edge, untrack(glyph), chosen)
    };
    let roll = |(edge, material, percent): (Edge, Material, u8)| {
        all([
            wall_on(edge, material, WallState::Rolling),
            odds_pill(edge, &[&percent.to_string(), "%"].concat()),
        ])
    };
    all([
        hex_spots(hexes),
        low,
        walls(standing).into_node(),
        each(lit_edges, edge),
        (move || cursor.get().map(focus_ring)).into_node(),
        ghost_tile(ghost, rolled).into_node(),
        (move || all(rolls.get().into_iter().map(roll))).into_node(),
        markers,
        pointed(move || pointed_at(desk)).into_node(),
        high_scene(desk),
    ])
}

/// The place that something beside the board points at, and how wide the ring round it is.
fn pointed_at(desk: Desk<EruptionTable>) -> Option<(Vec2, &'static str)> {
    let spot = desk.pointed.with(|name| spot_named(name))?;
    let radius = match spot {
        Spot::Hex(_) => "112",
        Spot::Edge(_) => "72",
    };
    Some((middle_of(spot), radius))
}

fn hex_mark(cell: &Cell) -> HexMark {
    match (cell.marks, cell.tile) {
        (Marks { refused: true, .. }, _) => HexMark::Refused,
        (Marks { selected: true, .. }, Some(_)) => HexMark::Chosen,
        (Marks { lit: true, .. }, Some(_)) => HexMark::Target,
        (Marks { lit: true, .. }, None) => HexMark::Legal,
        _ => HexMark::Bare,
    }
}

fn edge_glyph<C>(pending: Pending<Prompt, C>, card: Option<Card>) -> EdgeGlyph {
    match (pending, card) {
        (Pending::Decision { prompt: Prompt::Relocate { .. }, .. }, _) => EdgeGlyph::Swap,
        (_, Some(Card::VolcanicBomb)) => EdgeGlyph::Cross,
        _ => EdgeGlyph::Plus,
    }
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

/// The place with that name in the notation.
fn spot_named(name: &str) -> Option<Spot> {
    let hex = |(q, r): (&str, &str)| Hex::at(q.parse().ok()?, r.parse().ok()?).map(Spot::Hex);
    match name.parse() {
        Ok(edge) => Some(Spot::Edge(edge)),
        Err(_) => name.split_once(',').and_then(hex),
    }
}

fn id_of(spot: Spot) -> String {
    match spot {
        Spot::Hex(hex) => format!("hex-{}", hex.index()),
        Spot::Edge(edge) => format!("edge-{}", edge.to_string().replace([',', '/'], "_")),
    }
}

/// The board for hands: one tab stop, arrow keys over all hexes, a key for the next target; a tap goes to the nearest lit
/// place.
fn targets(desk: Desk<EruptionTable>, model: Memo<Model>, facing: Memo<Facing>, lens: Lens) -> El {
    let names = move || {
        let cells = Hex::all().map(|hex| hex.to_string());
        model.with(|model| cells.chain(model.edges.iter().map(|cell| cell.edge.to_string())).collect())
    };
    targets::targets(
        FRAME,
        t!(desk.locale, table::board_keys),
        move || model.with(|model| model.cursor.map(id_of)),
        move |id| press(desk, id),
        move |event| keys(desk, facing.get_untracked(), lens, event),
        each(names, move |name| option(model, facing, &name)),
    )
}

/// A hex or an edge, for those who do not see the picture.
fn option(model: Memo<Model>, facing: Memo<Facing>, name: &str) -> El {
    let Some(spot) = spot_named(name) else { return svg("g") };
    let place = move || {
        let (marks, label) = model.with(|model| match spot {
            Spot::Hex(hex) => (model.cells[hex.index()].marks, model.cells[hex.index()].label.clone()),
            Spot::Edge(edge) => model
                .edges
                .iter()
                .find(|cell| cell.edge == edge)
                .map_or((Marks::default(), String::new()), |cell| (cell.marks, cell.label.clone())),
        });
        Place { lit: marks.lit, chosen: marks.selected, label }
    };
    let area = move || match spot {
        Spot::Hex(hex) => hit_area(facing.get().hex(hex)),
        Spot::Edge(_) => String::new(),
    };
    targets::option(id_of(spot), area, place)
}

/// Where a place is on the stage.
fn seen_at(facing: Facing, spot: Spot) -> Vec2 {
    facing.point(middle_of(spot)) / SIDE
}

/// The view follows what is chosen, and the cursor of the keyboard.
fn follow(desk: Desk<EruptionTable>, facing: Memo<Facing>, lens: Lens) {
    let chosen = Memo::new(move |_| desk.ui.get().spot);
    watch(move || match chosen.get() {
        Some(spot @ Spot::Hex(_)) => lens.look_at(seen_at(facing.get_untracked(), spot)),
        Some(Spot::Edge(_)) => {}
        None => lens.look_away(),
    });
    let cursor = Memo::new(move |_| desk.ui.get().cursor);
    watch(move || {
        if let Some(spot) = cursor.get() {
            lens.show(seen_at(facing.get_untracked(), spot));
        }
    });
}

/// What a hand does to the board; whether it did anything.
fn act(desk: Desk<EruptionTable>, facing: Facing, hand: Hand) -> bool {
    let ui = desk.ui.get_untracked();
    match hand {
        Hand::Tap(touch) => tap(desk, facing.back().point(touch.at) * SIDE, touch.reach * SIDE),
        Hand::Wheel { over, down, step } => {
            let ghost = ui.spot.filter(|spot| matches!(spot, Spot::Hex(_)) && ui.turn.is_some());
            let is_over = |spot| (seen_at(facing, spot) - over.at).length() * SIDE < GHOST;
            let turns = ghost.is_some_and(is_over);
            if turns && step {
                desk.send(Msg::TurnGhost { clockwise: down });
            }
            turns
        }
        Hand::Twice => {
            desk.send(Msg::Heard);
            true
        }
    }
}

/// A tap or a click on the board as it is printed: it means the nearest lit place within reach of a finger. Tells whether it
/// chose anything.
fn tap(desk: Desk<EruptionTable>, point: Vec2, reach: f32) -> bool {
    let (view, ui) = (desk.view.get_untracked(), desk.ui.get_untracked());
    let lit = desk.session.with_untracked(|table| {
        with_situation(table, &desk.legal.get_untracked(), |at| ui.targets(at)).unwrap_or_default()
    });
    let edges = asks_edges(view.pending, ui.card);
    let Some(spot) = spot_at(point, &lit, edges, reach) else { return false };
    desk.send(Msg::Spot(spot));
    lit.contains(&spot)
}

/// What assistive technology pressed: the hex or the edge of that id, if there is one.
fn press(desk: Desk<EruptionTable>, id: &str) -> bool {
    let hexes = Hex::all().map(Spot::Hex);
    let spot = hexes.chain(Edge::all().map(Spot::Edge)).find(|spot| id == id_of(*spot));
    spot.inspect(|spot| desk.send(Msg::Spot(*spot))).is_some()
}

/// The keys of the board. Arrows mean what is seen.
fn keys(desk: Desk<EruptionTable>, facing: Facing, lens: Lens, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let ui = desk.ui.get_untracked();
    let level = match ui.cursor {
        Some(Spot::Hex(hex)) => facing.hex(hex).axial().0.rem_euclid(2) == 0,
        _ => true,
    };
    let ready = desk.session.with_untracked(|table| {
        with_situation(table, &desk.legal.get_untracked(), |at| ui.ready(at).is_some()).unwrap_or(false)
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
                "0" => lens.fit(),
                key => lens.zoom(matches!(key, "+" | "="), ui.cursor.map(|spot| seen_at(facing, spot))),
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
    desk.send(msg);
}

/// What lies in the free corners of the sea: the stack, and on phones the hand.
fn corners(desk: Desk<EruptionTable>) -> View {
    let l = desk.locale;
    let drawers: Drawers = expect_context();
    let hand = RwSignal::new(false);
    let stack = move || desk.view.with(|view| u32::from(view.stack.len()));
    let cards = move || {
        desk.view.with(|view| match view.pending {
            Pending::Decision { seat, .. } => u32::from(view.players[seat.index()].hand_size),
            _ => 0,
        })
    };
    let top = Kind::all().nth(4).map(|kind| tile_picture(kind.tile(Turn::ZERO), 32, 2));
    let pile = el("button.pile[type=button]")
        .attr("aria-label", move || t!(l, eruption::deck::stack, count = stack()))
        .on("click", move |_| drawers.deck.set(true))
        .child(top)
        .child(el("span.num").child(move || stack().to_string()));
    let fan = el("button.fan[type=button]")
        .attr("aria-label", move || t!(l, table::hand_count, count = cards()))
        .on("click", move |_| hand.set(true))
        .child(icon("card"))
        .child(el("span.num").child(move || cards().to_string()));
    let title = move || t!(l, table::hand).to_owned();
    all([pile, fan, dialog(hand, title, "card", move || leaf(view! { <HandFan desk /> }))])
}
