//! The cursor of the keyboard: each field of the table is one stop, with a cursor that arrow keys move over its places.

use super::{Situation, Target, Ui};
use crate::rules::{
    Pending,
    apiary::{Act, Hex, State, View, pack::TileKind},
};

/// A field of the table that arrow keys move over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The action cards.
    Board,
    /// The hive of whoever decides.
    Hive,
    /// The three rows, and under them the carvings.
    Rows,
    /// The pods.
    Comb,
    /// The planet cells.
    Planets,
}

/// A direction of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Dir {
    Up,
    Down,
    Left,
    Right,
}

impl Dir {
    /// How far a place lies ahead in that direction, and how far beside.
    const fn of(self, dx: i16, dy: i16) -> [i16; 2] {
        match self {
            Dir::Up => [-dy, dx.abs()],
            Dir::Down => [dy, dx.abs()],
            Dir::Left => [-dx, dy.abs()],
            Dir::Right => [dx, dy.abs()],
        }
    }
}

/// The places of a field with where they lie: x to the right, y down, in units of the field.
pub fn places(field: Field, view: &View) -> Vec<(Target, [i16; 2])> {
    match field {
        Field::Board => {
            let mut acts: Vec<Act> = Vec::new();
            for (act, ..) in view.state.spaces() {
                if acts.last() != Some(&act) {
                    acts.push(act);
                }
            }
            acts.into_iter().map(|act| (Target::Act(act), place_of_act(act))).collect()
        }
        Field::Hive => hive(view),
        Field::Rows => rows(&view.state),
        Field::Comb => {
            let pods = &super::super::situation::pack(view).pods;
            let lies = |pod: u8| Some(on_screen(pods.get(usize::from(pod).wrapping_sub(1))?.hex));
            view.state.pods().filter_map(|(pod, _)| Some((Target::Pod(pod), lies(pod)?))).collect()
        }
        Field::Planets => {
            let cells = view.state.planet_cells();
            cells
                .map(|planet| {
                    let cell = planet.cell;
                    (Target::Cell(cell), [i16::from(cell.column), i16::from(cell.row)])
                })
                .collect()
        }
    }
}

/// Where an action lies on the board: three columns, as on a phone.
const fn place_of_act(act: Act) -> [i16; 2] {
    match act {
        Act::Explore => [0, 0],
        Act::Advance | Act::AdvanceFarm => [1, 0],
        Act::AdvanceGuild => [2, 0],
        Act::Grow => [0, 1],
        Act::Research => [1, 1],
        Act::Convert => [0, 2],
        Act::Carve => [1, 2],
    }
}

/// Flat-top hexes: three half widths to the right, two half heights down.
fn on_screen(hex: Hex) -> [i16; 2] {
    [3 * i16::from(hex.q), 2 * i16::from(hex.r) + i16::from(hex.q)]
}

/// The hexes of mat and frames.
fn hive(view: &View) -> Vec<(Target, [i16; 2])> {
    let Pending::Decision { seat, .. } = crate::rules::Game::pending(&view.state) else { return Vec::new() };
    let pack = super::super::situation::pack(view);
    let Some(sheet) = view.state.sheet(seat) else { return Vec::new() };
    let mat = sheet.mat().and_then(|item| pack.mats.iter().find(|mat| mat.item == item));
    let mut hexes: Vec<Hex> = mat.map_or_else(Vec::new, |mat| mat.hexes.clone());
    for (anchor, turn) in sheet.frames() {
        hexes.extend(pack.frame.placed(anchor, turn));
    }
    hexes.into_iter().map(|hex| (Target::Hex(hex), on_screen(hex))).collect()
}

fn rows(state: &State) -> Vec<(Target, [i16; 2])> {
    let mut list = Vec::new();
    for (line, kind) in TileKind::ROWS.into_iter().enumerate() {
        for (column, tile) in state.row(kind).into_iter().enumerate() {
            if let Some(tile) = tile {
                list.push((Target::Item(tile), [column as i16, line as i16]));
            }
        }
    }
    for (slot, carving) in state.carving_slots().enumerate() {
        if let Some(carving) = carving {
            list.push((Target::Item(carving), [(slot % 3) as i16, 3 + (slot / 3) as i16]));
        }
    }
    list
}

impl Ui {
    /// To the nearest place in that direction; into a field first of all to its first place.
    pub(super) fn move_cursor(&mut self, field: Field, dir: Dir, at: &Situation<'_>) {
        let mut places = places(field, at.view);
        // A frame may lie where no hex is yet.
        if field == Field::Hive {
            for target in self.targets(at) {
                if let Target::Hex(hex) = target
                    && !places.iter().any(|(other, _)| *other == target)
                {
                    places.push((target, on_screen(hex)));
                }
            }
        }
        let now = places.iter().find(|(target, _)| Some(*target) == self.cursor).map(|(_, at)| *at);
        let Some([x, y]) = now else {
            self.cursor = places.first().map(|(target, _)| *target).or(self.cursor);
            return;
        };
        let mut best: Option<(i16, Target)> = None;
        for (target, [other_x, other_y]) in places {
            let [ahead, beside] = dir.of(other_x - x, other_y - y);
            let cost = ahead + 2 * beside;
            if ahead > 0 && best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, target));
            }
        }
        if let Some((_, target)) = best {
            self.cursor = Some(target);
        }
    }

    /// To the next place that is lit.
    pub(super) fn next_target(&mut self, back: bool, at: &Situation<'_>) {
        let lit = self.targets(at);
        let after = lit.iter().position(|target| Some(*target) > self.cursor).unwrap_or(0);
        let before = lit.iter().rposition(|target| Some(*target) < self.cursor);
        let before = before.unwrap_or(lit.len().saturating_sub(1));
        self.cursor = lit.get(if back { before } else { after }).copied().or(self.cursor);
    }
}
