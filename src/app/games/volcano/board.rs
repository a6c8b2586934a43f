//! The sea on the screen: cards with their currents, islands with all that is on them, what is being told, and over it one tab
//! stop through which cards are pointed at. Islands and pawns are groups that keep their place in the page and glide to where
//! they belong.

use hexx::Vec2;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::{
    art::{self, FRAME, HEAD, PITCH, RESOURCES, SIDE, STREAM, cell_at, middle},
    model::Model,
    stage::{caption, happening},
    table::{VolcanoTable, model},
    ui::{Msg, cell_of},
    words::Words,
};
use crate::app::board::viewport::{Hand, Lens, lens_buttons, stage};
use crate::{
    app::{
        board::{
            emblems::{self, FLAME},
            plane::{at, number, translate},
            targets::{self, Place},
        },
        dom::{Content, El, View, all, el, svg, watch},
        table::Desk,
    },
    rules::{
        Seat,
        volcano::{Action, Board, Cell, Dir, Event, Island, IslandSet},
    },
    t,
};

/// How large a pawn is.
const PAWN: f32 = 21.0;

/// The board, with what is told over it.
pub fn board(desk: Desk<VolcanoTable>) -> View {
    let lens: Lens = expect_context();
    let model = model(desk);
    let cursor = Memo::new(move |_| desk.ui.get().cursor.map(Cell::index));
    watch(move || {
        if let Some(cell) = cursor.get().and_then(|index| Cell::all().nth(index)) {
            lens.show(middle(cell) / SIDE);
        }
    });
    let picture = layers(desk, Some((model, pointing(desk, model, lens))));
    let stage = stage(lens, picture.into_node(), move |hand| act(desk, hand));
    let lens_buttons = lens_buttons(lens, desk.locale);
    all([stage, caption(desk), happening(desk), lens_buttons])
}

/// The board without anything that can be pointed at.
pub fn bare_board(desk: Desk<VolcanoTable>) -> El {
    layers(desk, None)
}

fn layers(desk: Desk<VolcanoTable>, pointing: Option<(Memo<Model>, El)>) -> El {
    let shown = move || {
        let told = desk.telling.beat.with(|beat| beat.as_ref().map(|beat| beat.board));
        told.unwrap_or_else(|| desk.view.with(|view| view.board))
    };
    let telling = desk.telling;
    let (model, targets) = pointing.unzip();
    // Marks and ghosts are those of the game as it is; while something is told, they wait.
    let marks = move || model.filter(|_| !telling.is_on());
    let low = (move || marks().map(|model| model.with(low_marks))).into_node();
    let ends = (move || marks().map(|model| model.with(trail_ends))).into_node();
    let high = (move || marks().map(|model| model.with(high_marks))).into_node();
    let told = (move || telling.beat.with(|beat| beat.as_ref().map(|beat| figure(&beat.event, &beat.board))))
        .into_node();
    let bump = move |island| {
        let stops =
            |event: &Event| matches!(event, Event::DriftStopped { island: one, .. } if *one == island);
        telling.beat.with(|beat| beat.as_ref().is_some_and(|beat| stops(&beat.event)))
    };
    let ring = move || {
        // What is told needs no other place, and a mouse may rest on the log.
        let name = Some(desk.pointed.get()).filter(|_| !telling.is_on())?;
        let island = || Island::ALL.into_iter().find(|island| island.name() == name);
        let cell =
            Words::cell_named(&name).or_else(|| island().map(|island| shown().chart().cell(island)))?;
        let circle = |class| svg("circle").class(class).attr("r", "86");
        Some(
            svg("g.pointed")
                .attr("transform", translate(middle(cell)))
                .child(svg("g.pointed-ring").child([circle("pointed-dark"), circle("pointed-line")])),
        )
    };
    let above = all([told, ring.into_node()]);
    let players = desk.view.with_untracked(|view| view.config.players);
    let sea = sea(Drawn { board: Box::new(shown), bump: Box::new(bump), players, low, ends, high, above })
        .attr("role", "img")
        .attr("aria-label", t!(desk.locale, volcano::sea));
    el("div.island-stack").class_if("cut", move || telling.clock.cut.get()).child(sea).child(targets)
}

/// What a sea is drawn from.
pub struct Drawn {
    /// The board.
    pub board: Box<dyn Fn() -> Board>,
    /// Whether an island has just run against something.
    pub bump: Box<dyn Fn(Island) -> bool>,
    /// How many pawns there are.
    pub players: u8,
    /// What lies on the water.
    pub low: View,
    /// What lies over islands and under pawns.
    pub ends: View,
    /// What lies over islands and pawns.
    pub high: View,
    /// What lies over everything.
    pub above: View,
}

/// The sea as a picture.
pub fn sea(drawn: Drawn) -> El {
    let Drawn { board, bump, players, low, ends, high, above } = drawn;
    // Copied into everything that is drawn.
    let (board, bump) = (StoredValue::new_local(board), StoredValue::new_local(bump));
    let board = move || board.with_value(|board| board());
    let bump = move |island| bump.with_value(|bump| bump(island));
    let blast = move |cell| board().chart().cell(Island::Volcano).around().has(cell);
    let dir = move |cell| turned(board().chart().currents().dir(cell));
    let card = move |cell: Cell| {
        let rect = svg("rect[x=-90][y=-90][width=180][height=180]");
        svg("g")
            .attr("transform", translate(middle(cell)))
            .child(rect.attr("rx", "16").class("cur").class_if("blast", move || blast(cell)))
            .child(svg("g.flow").style("transform", move || dir(cell)).constant_markup(STREAM))
    };
    let head = move |cell: Cell| {
        svg("g")
            .attr("transform", translate(middle(cell)))
            .child(svg("g.flow").style("transform", move || dir(cell)).constant_markup(HEAD))
    };
    let isle = move |island: Island| {
        let place = move || moved(middle(board().chart().cell(island)));
        let body = svg("g").constant_markup(&art::island(island));
        let tokens = move || tokens(board().resources(island));
        svg("g.isle")
            .style("transform", place)
            .child(svg("g").class_if("bump", move || bump(island)).child(body).child(tokens))
    };
    let pawn = move |seat: Seat| {
        let place = move || pawn_at(&board(), seat);
        let emblem = svg("g")
            .attr("transform", ["scale(", &number(PAWN / 17.0), ")"].concat())
            .constant_markup(emblems::emblem(emblem_of(players, seat)));
        svg("g")
            .class(["pawn ", emblems::class(emblem_of(players, seat))].concat())
            .class_if("away", move || place().is_none())
            .style("transform", move || place().map(moved))
            .child(emblem)
    };
    let bed = svg("rect.bed[x=-488][y=-488][width=976]");
    svg("svg.island.sea5")
        .attr("viewBox", FRAME)
        .child(bed.attr("height", "976").attr("rx", "28"))
        .child(all(Cell::all().map(card)))
        .child(move || zone(board().chart().cell(Island::Volcano)))
        .child(low)
        .child(all(Island::ALL.map(isle)))
        .child(all(Cell::all().map(head)))
        .child(ends)
        .child(all(Seat::first(players).map(pawn)))
        .child(high)
        .child(above)
}

/// The mark of a seat.
pub fn seat_mark(desk: Desk<VolcanoTable>, seat: Seat, size: u16) -> El {
    crate::app::board::pieces::emblem(emblem_of(desk.config().players, seat), size)
}

/// The emblem of a seat: neighbours at the table have colours that are far apart.
pub fn emblem_of(players: u8, seat: Seat) -> usize {
    let emblems: [usize; 6] = match players {
        2 => [0, 3, 0, 0, 0, 0],
        3 => [0, 2, 4, 0, 0, 0],
        4 => [1, 2, 4, 5, 0, 0],
        5 => [0, 1, 2, 4, 5, 0],
        _ => [0, 1, 2, 3, 4, 5],
    };
    emblems[seat.index() % 6]
}

/// A place as a style property, which glides.
fn moved(to: Vec2) -> String {
    ["translate(", &number(to.x), "px,", &number(to.y), "px)"].concat()
}

/// The turn of a current, as a style property.
fn turned(dir: Dir) -> String {
    ["rotate(", &(90 * dir.index()).to_string(), "deg)"].concat()
}

/// Where a pawn stands: below the middle of its island, in rows of three, clear of the current's head.
fn pawn_at(board: &Board, seat: Seat) -> Option<Vec2> {
    let (island, chart) = (board.pawn(seat).at?, board.chart());
    let cell = chart.cell(island);
    let there = board.players_on(IslandSet::from_iter([island]));
    let (count, own) = (i32::from(there.len()), there.iter().position(|one| one == seat)? as i32);
    let row = own / 3;
    let in_row = (count - 3 * row).min(3);
    let south = chart.currents().dir(cell) == Dir::S;
    let low = if south { 36.0 } else { 64.0 };
    let x = (own % 3) as f32 * 46.0 - (in_row - 1) as f32 * 23.0;
    Some(middle(cell) + at(x, if count > 3 && row == 0 { low - 40.0 } else { low }))
}

/// Resources in markers of three and one, in the upper right corner of the card, two in a row.
fn tokens(amount: u32) -> View {
    let count = amount / 3 + amount % 3;
    let step = if count > 4 { 56.0 / count.div_ceil(2) as f32 } else { 32.0 };
    let token = |number: u32| {
        let art = RESOURCES[usize::from(number < amount / 3)];
        let place = at(72.0 - 34.0 * (number % 2) as f32, -68.0 + step * (number / 2) as f32);
        svg("g").attr("transform", translate(place)).constant_markup(art)
    };
    all((0..count.min(12)).map(token))
}

/// The cells round the volcano that are in the sea: a dashed border, and a flame in each.
fn zone(volcano: Cell) -> View {
    let reach = |middle: u8| [middle.max(2) - 1, middle.min(4) + 1].map(|n| f32::from(n) - 3.0);
    let ([left, right], [top, bottom]) = (reach(volcano.column()), reach(volcano.row()));
    let side = |from: f32, to: f32| number((to - from + 1.0) * PITCH);
    let border = svg("rect.zone8")
        .attr("x", number((left - 0.5) * PITCH))
        .attr("y", number((top - 0.5) * PITCH))
        .attr("width", side(left, right))
        .attr("height", side(top, bottom))
        .attr("rx", "20");
    let flame = |cell: Cell| {
        let place = [&translate(middle(cell) + at(72.0, 66.0)), " scale(.44)"].concat();
        svg("g").attr("transform", place).constant_markup(FLAME)
    };
    all([border.into_node(), all(volcano.around().iter().map(flame))])
}

/// A line over the cards, twice: dark, and light on it.
fn way(class: [&'static str; 2], cells: &[Cell]) -> View {
    let mut points = String::new();
    for cell in cells {
        let place = middle(*cell);
        points += &[&number(place.x), ",", &number(place.y), " "].concat();
    }
    all(class.map(|class| svg("polyline").class(class).attr("points", points.as_str())))
}

/// On the water: the way of the current, and the trails of the look ahead.
pub fn low_marks(model: &Model) -> View {
    let path = (model.path.len() > 1).then(|| way(["way", "way top"], &model.path));
    let trails = model.trails.iter().map(|(_, cells)| way(["drift", "drift top"], cells));
    all([path.into_node(), all(trails)])
}

/// Where islands would be.
pub fn trail_ends(model: &Model) -> View {
    let end = |(island, cells): &(Island, Vec<Cell>)| {
        let place = cells.last().map(|cell| translate(middle(*cell))).unwrap_or_default();
        let name = svg("text.to-no").child(if *island == Island::Volcano { "▲" } else { island.name() });
        svg("g").attr("transform", place).child([svg("circle.to[r=62]"), name])
    };
    all(model.trails.iter().map(end))
}

/// A square round a card.
fn frame(class: &'static str, half: i32) -> El {
    let (from, side) = ((-half).to_string(), (2 * half).to_string());
    svg("rect")
        .class(class)
        .attr("x", from.as_str())
        .attr("y", from)
        .attr("width", side.as_str())
        .attr("height", side)
        .attr("rx", "20")
}

/// Over islands and pawns: what can be chosen and what is, the ghost of a current, the cursor.
pub fn high_marks(model: &Model) -> View {
    let mark = |cell: Cell| {
        let card = &model.cards[cell.index()];
        let frames: Vec<El> = if card.chosen {
            vec![frame("chosen-dark", 88), frame("chosen-line", 88)]
        } else if card.lit {
            vec![frame("legal-fill", 88), frame("legal-line", 86)]
        } else {
            Vec::new()
        };
        let class = if card.lit { "spot legal" } else { "spot" };
        (card.lit || card.chosen)
            .then(|| svg("g").class(class).attr("transform", translate(middle(cell))).child(frames))
    };
    let ghost = model.ghost.map(|(cell, dir)| {
        let turn = ["rotate(", &(90 * dir.index()).to_string(), ")"].concat();
        svg("g.current-ghost").attr("transform", translate(middle(cell))).child(
            svg("g")
                .attr("transform", turn)
                .child([svg("g").constant_markup(STREAM), svg("g").constant_markup(HEAD)]),
        )
    });
    all([ghost.into_node(), all(Cell::all().filter_map(mark))])
}

/// What is seen of a beat on the board itself: light, and figures that rise from pawns.
fn figure(event: &Event, board: &Board) -> View {
    let at_pawn = |seat: Seat, text: String, class: &'static str| {
        let place = pawn_at(board, seat).unwrap_or_default() - at(0.0, 46.0);
        svg("g")
            .attr("transform", translate(place))
            .class(class)
            .child(svg("g.figure").child(svg("text").child(text)))
            .into_node()
    };
    let on_island = |island: Island| middle(board.chart().cell(island));
    match *event {
        Event::Hit { seat, lost, .. } => at_pawn(seat, ["−", &lost.to_string()].concat(), "hit"),
        Event::Gained { seat, amount, .. } => at_pawn(seat, ["+", &amount.to_string()].concat(), "cool"),
        Event::Added { island, amount, .. } => svg("g")
            .attr("transform", translate(on_island(island)))
            .child(svg("g.figure").child(svg("text").child(["+", &amount.to_string()].concat())))
            .into_node(),
        Event::Erupted { .. } => {
            let wave = |class: &'static str, r: &str| svg("circle").class(class).attr("r", r);
            svg("g")
                .attr("transform", translate(on_island(Island::Volcano)))
                .child([wave("eruption-light", "280"), wave("eruption-wave", "280")])
                .into_node()
        }
        _ => ().into_node(),
    }
}

/// The board for keys and assistive technology.
fn pointing(desk: Desk<VolcanoTable>, model: Memo<Model>, lens: Lens) -> El {
    let option = move |cell: Cell| {
        let place = move || {
            model.with(|model| {
                let card = &model.cards[cell.index()];
                Place { lit: card.lit, chosen: card.chosen, label: card.label.clone() }
            })
        };
        let corner = middle(cell) - at(90.0, 90.0);
        let area = ["M", &number(corner.x), " ", &number(corner.y), "h180v180h-180Z"].concat();
        targets::option(Words::cell(cell), area, place)
    };
    targets::targets(
        FRAME,
        t!(desk.locale, volcano::board_keys),
        move || model.with(|model| model.cursor.map(Words::cell)),
        move |id| Words::cell_named(id).inspect(|cell| desk.send(Msg::Cell(*cell))).is_some(),
        move |event| keys(desk, lens, event),
        all(Cell::all().map(option)),
    )
    .child(move || model.with(|model| model.cursor).map(focus_ring))
}

/// The ring of focus round the card where the keyboard is.
fn focus_ring(cell: Cell) -> El {
    let lines = ["focus-dark", "focus-light", "focus-line"].map(|class| frame(class, 90));
    svg("g").class("focus-ring").attr("transform", translate(middle(cell))).child(lines)
}

/// What a hand does to the board; whether it did anything.
fn act(desk: Desk<VolcanoTable>, hand: Hand) -> bool {
    match hand {
        Hand::Tap(touch) => match cell_at(touch.at * SIDE) {
            Some(cell) => {
                desk.send(Msg::Cell(cell));
                desk.ui.with_untracked(|ui| ui.chosen.is_some() || ui.first.is_some())
            }
            None => false,
        },
        Hand::Wheel { over, down, step } => {
            let chosen = desk.ui.with_untracked(|ui| ui.chosen);
            let turns =
                matches!(chosen, Some(Action::Turn(cell, _)) if Some(cell) == cell_at(over.at * SIDE));
            if turns && step {
                desk.send(Msg::Turn { clockwise: down });
            }
            turns
        }
        Hand::Twice => {
            desk.send(Msg::Heard);
            true
        }
    }
}

/// The keys of the board.
fn keys(desk: Desk<VolcanoTable>, lens: Lens, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let ui = desk.ui.get_untracked();
    let chosen = ui.chosen.and_then(|action| desk.view.with_untracked(|view| cell_of(action, view)));
    // A single letter means the same with Caps Lock.
    let key = event.key();
    let key = if key.len() == 1 { key.to_ascii_lowercase() } else { key };
    let msg = match key.as_str() {
        "ArrowUp" => Msg::Move(Dir::N),
        "ArrowDown" => Msg::Move(Dir::S),
        "ArrowLeft" => Msg::Move(Dir::W),
        "ArrowRight" => Msg::Move(Dir::E),
        "+" | "=" | "-" | "_" | "0" => {
            match key.as_str() {
                "0" => lens.fit(),
                key => lens.zoom(matches!(key, "+" | "="), ui.cursor.map(|cell| middle(cell) / SIDE)),
            }
            return event.prevent_default();
        }
        "n" => Msg::NextTarget { back: false },
        "p" => Msg::NextTarget { back: true },
        "q" => Msg::Turn { clockwise: false },
        "e" => Msg::Turn { clockwise: true },
        "Escape" => Msg::Cancel,
        "Enter" if ui.is_confirmed_at(chosen) => Msg::Confirm,
        "Enter" | " " => match ui.cursor {
            Some(cell) => Msg::Cell(cell),
            None => Msg::NextTarget { back: false },
        },
        _ => return,
    };
    event.prevent_default();
    desk.send(msg);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{
            Game,
            volcano::{Config, State},
        },
        session::Playout,
    };

    #[test]
    fn pawns_that_share_an_island_never_hide_each_other() {
        let mut crowds = 0;
        for seed in 0..30 {
            let (mut game, mut playout) = (State::new(&Config::new(6)).unwrap(), Playout::new(seed));
            while playout.step(&mut game, &mut ()).is_some() {
                let board = game.board();
                let places: Vec<Vec2> = Seat::first(6).filter_map(|seat| pawn_at(board, seat)).collect();
                for (number, one) in places.iter().enumerate() {
                    assert!(places[..number].iter().all(|other| other.distance(*one) > 1.8 * PAWN));
                }
                crowds += u32::from(board.players_on(IslandSet::from_iter(Island::ALL)).len() == 6);
            }
        }
        assert!(crowds > 100);
    }

    #[test]
    fn emblems_are_different_for_all_seats_of_a_game() {
        for players in 2..=6 {
            let own: Vec<_> = Seat::first(players).map(|seat| emblem_of(players, seat)).collect();
            assert!((1..own.len()).all(|at| !own[..at].contains(&own[at])));
        }
    }
}
