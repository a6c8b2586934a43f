//! The keyboard at the table: arrow keys go from place to place as they lie on the screen, N and P to what can be chosen, Q and E
//! turn a frame. Everything that can be pressed is a button, so Tab, Space and Enter do what they do everywhere; only on the
//! place that is chosen does Enter confirm.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use super::desk::Desk;
use crate::app::{games::apiary::ui::Msg, table::keys::on_keys};

/// The table.
const TABLE: &str = ".table.apiary";
/// What can be pressed on it; the log has keys of its own.
const PLACES: &str = ".table.apiary :is(.boardwrap, .sheet, .ap-comb) button:not(.log *)";
/// What can be chosen.
const LIT: &str = ".table.apiary :is(.ap-lit, .ap-hit[aria-disabled=false], .ap-pick, :is(.ap-cb, .ap-wk, .ap-ret):not([aria-disabled=true], .ap-always *))";
/// Where Enter confirms: on a thing that is chosen, which pressed once more would choose the next that it could mean, or the same again;
/// and on the board itself, which has the focus when the coach has put an action on it.
const CONFIRMS: &str = ":is([data-place], .ap-hit, .ap-rt, .ap-dn, .ap-sc, .ap-pick, .ap-ret, .ap-whole)[aria-pressed=true], .ap-main[data-board]";

/// A direction of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Dir {
    Up,
    Down,
    Left,
    Right,
}

impl Dir {
    fn of(key: &str) -> Option<Dir> {
        Some(match key {
            "ArrowUp" => Dir::Up,
            "ArrowDown" => Dir::Down,
            "ArrowLeft" => Dir::Left,
            "ArrowRight" => Dir::Right,
            _ => return None,
        })
    }

    /// How far that lies ahead, and how far beside.
    fn sees(self, [dx, dy]: [f64; 2]) -> [f64; 2] {
        match self {
            Dir::Up => [-dy, dx.abs()],
            Dir::Down => [dy, dx.abs()],
            Dir::Left => [-dx, dy.abs()],
            Dir::Right => [dx, dy.abs()],
        }
    }
}

/// Which of these points is the nearest in that direction: what lies more beside than ahead comes last. Points are in pixels, to
/// the right and down.
fn nearest(from: [f64; 2], dir: Dir, points: &[[f64; 2]]) -> Option<usize> {
    let mut best: Option<(f64, usize)> = None;
    for (at, point) in points.iter().enumerate() {
        let [ahead, beside] = dir.sees([point[0] - from[0], point[1] - from[1]]);
        let aside = if beside > ahead { 4.0 } else { 2.0 };
        let cost = ahead + aside * beside;
        if ahead > 1.0 && best.is_none_or(|(least, _)| cost < least) {
            best = Some((cost, at));
        }
    }
    best.map(|(_, at)| at)
}

/// Hears the keys as long as the table stands.
pub fn listen(desk: Desk) {
    if desk.store.watching {
        return;
    }
    on_keys(TABLE, move |event| pressed(desk, event));
}

fn pressed(desk: Desk, event: &KeyboardEvent) {
    if event.default_prevented() || event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let focused = document().active_element();
    if focused.as_ref().is_some_and(has_keys_of_its_own) {
        return;
    }
    // A single letter means the same with Caps Lock.
    let key = event.key();
    let key = if key.len() == 1 { key.to_ascii_lowercase() } else { key };
    match key.as_str() {
        "n" => step(false),
        "p" => step(true),
        "q" => desk.send(Msg::Turn { clockwise: false }),
        "e" => desk.send(Msg::Turn { clockwise: true }),
        "Escape" => desk.send(Msg::Cancel),
        "Backspace" => desk.send(Msg::Back),
        "Enter" => {
            let is_meant = focused.is_some_and(|one| one.matches(CONFIRMS) == Ok(true));
            if !is_meant || desk.store.ui.with_untracked(|ui| ui.chosen.is_none()) {
                return;
            }
            desk.send(Msg::Confirm);
        }
        key => {
            let Some(dir) = Dir::of(key) else { return };
            go(dir, focused);
        }
    }
    event.prevent_default();
}

/// Whether something is written there, or it has keys of its own.
fn has_keys_of_its_own(focused: &Element) -> bool {
    matches!(focused.closest("input, select, textarea, .log"), Ok(Some(_)))
}

/// To the nearest place in that direction; from nowhere to the first that can be chosen.
fn go(dir: Dir, focused: Option<Element>) {
    let from = focused.filter(|one| one.tag_name() == "BUTTON").map(|one| middle(&one));
    let Some(from) = from else { return step(false) };
    let places = shown(PLACES);
    let points: Vec<[f64; 2]> = places.iter().map(|place| middle(place)).collect();
    if let Some(at) = nearest(from, dir, &points) {
        let _ = places[at].focus();
    }
}

/// To the next place that can be chosen, or the one before, in the order of the page.
fn step(back: bool) {
    let lit = shown(LIT);
    let Some(last) = lit.len().checked_sub(1) else { return };
    let focused = document().active_element();
    let now = lit.iter().position(|place| focused.as_deref() == Some(place.as_ref()));
    let at = match (now, back) {
        (None, false) => 0,
        (None, true) => last,
        (Some(at), false) if at == last => 0,
        (Some(0), true) => last,
        (Some(at), false) => at + 1,
        (Some(at), true) => at - 1,
    };
    let _ = lit[at].focus();
}

/// What of these is on the screen.
fn shown(wanted: &str) -> Vec<HtmlElement> {
    let Ok(found) = document().query_selector_all(wanted) else { return Vec::new() };
    let elements = (0..found.length()).filter_map(|at| found.get(at)?.dyn_into::<HtmlElement>().ok());
    elements.filter(|one| one.offset_width() > 0).collect()
}

fn middle(element: &Element) -> [f64; 2] {
    let place = element.get_bounding_client_rect();
    [place.left() + place.width() / 2.0, place.top() + place.height() / 2.0]
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Dir; 4] = [Dir::Up, Dir::Down, Dir::Left, Dir::Right];

    #[test]
    fn an_arrow_key_goes_to_what_lies_there() {
        let points = [[0.0, 0.0], [100.0, 10.0], [40.0, 60.0], [0.0, 100.0]];
        assert_eq!(nearest(points[0], Dir::Right, &points), Some(1));
        assert_eq!(nearest(points[0], Dir::Down, &points), Some(3));
        assert_eq!(nearest(points[1], Dir::Left, &points), Some(0));
        assert_eq!(nearest(points[3], Dir::Up, &points), Some(0));
        assert_eq!(nearest(points[0], Dir::Up, &points), None);
        assert_eq!(nearest(points[0], Dir::Left, &points), None);
    }

    /// Hexes of a hive, cards in rows of different lengths, and a column far away.
    #[test]
    fn every_place_can_be_reached_from_every_other() {
        let mut points = Vec::new();
        for q in -3i32..=3 {
            for r in -3i32..=3 {
                points.push([f64::from(q) * 45.0, f64::from(2 * r + q) * 26.0]);
            }
        }
        points.extend((0..7).map(|column| [300.0 + 90.0 * f64::from(column), -40.0]));
        points.extend((0..3).map(|column| [310.0 + 210.0 * f64::from(column), 160.0]));
        points.extend((0..9).map(|row| [1200.0, -400.0 + 120.0 * f64::from(row)]));
        for first in 0..points.len() {
            let (mut seen, mut todo) = (vec![false; points.len()], vec![first]);
            seen[first] = true;
            while let Some(at) = todo.pop() {
                for next in ALL.into_iter().filter_map(|dir| nearest(points[at], dir, &points)) {
                    if !std::mem::replace(&mut seen[next], true) {
                        todo.push(next);
                    }
                }
            }
            let missed = seen.iter().filter(|seen| !**seen).count();
            assert_eq!(missed, 0, "from {first}");
        }
    }
}
