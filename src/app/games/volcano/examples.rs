//! The positions that the pictures of the rules show, as plain data.

use crate::rules::{
    Game, Pending, Seat, Viewer,
    volcano::{Board, Cell, Config, Dir, Event, Island, Prompt, State, View},
};

/// A scene: its name, the currents row by row, where the six islands lie, and how many GO are looked ahead.
pub type Scene = (&'static str, &'static str, [(u8, u8); 6], u8);

/// Where the islands begin.
const START: [(u8, u8); 6] = [(1, 1), (5, 1), (1, 5), (5, 5), (3, 4), (3, 3)];
/// On which islands the four pawns are.
const PAWNS: [Island; 4] = [Island::Three, Island::Two, Island::Five, Island::Volcano];
/// The currents of most scenes.
const CURRENTS: &str = "ESWSWNEESWNWSWNNEENWNWSEN";

/// Every scene.
pub const SCENES: [Scene; 4] = [
    ("sea", CURRENTS, START, 0),
    ("current", CURRENTS, START, 0),
    ("drift", "EESWWNSESWNWSENNEWNWEESNN", START, 2),
    ("blast", CURRENTS, [(1, 1), (4, 2), (1, 5), (5, 5), (2, 4), (3, 3)], 0),
];

/// What the parent, whose pawn is on island 3, sees in phase 3 of a scene.
pub fn scene(name: &str) -> Option<(View, u8)> {
    let (_, currents, cells, go) = SCENES.iter().find(|(known, ..)| *known == name)?;
    let game = State::new(&Config::new(4)).ok()?;
    let (seat, mut view) = (Seat::new(0), game.view(Viewer::Table));
    for (cell, letter) in Cell::all().zip(currents.chars()) {
        view.board.follow(&Event::CurrentDealt { cell, dir: Dir::ALL["NESW".find(letter)?] });
    }
    for (island, (column, row)) in Island::ALL.into_iter().zip(cells) {
        let (from, to) = (view.board.chart().cell(island), Cell::at(*column, *row)?);
        view.board.follow(&Event::Drifted { island, step: 1, from, to });
    }
    for (seat, island) in Seat::first(4).zip(PAWNS) {
        view.board.follow(&Event::PawnPlaced { seat, island });
    }
    view.pending = Pending::Decision { seat, prompt: Prompt::Act { turns: 1, turned: None, sailed: false } };
    Some((view, *go))
}

/// A board before the first turn.
pub fn sea_at_start() -> Option<Board> {
    scene("sea").map(|(view, _)| view.board)
}
