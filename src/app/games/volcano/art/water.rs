//! The living sea as inner SVG: cards with their streams, coloured by where they lead, streaks of foam, crests that show the way,
//! springs, whirls where two currents meet, and the rim over which they pour. Few long paths, made anew only when a current turns
//! or the islands have come to rest elsewhere.

use hexx::Vec2;

use super::{
    middle, shape,
    stream::{CARD, Card, Goal, HALF, Outflow, normal},
};
use crate::{
    app::board::{
        path::{PathBuilder, path},
        plane::{at, noise, placed},
    },
    rules::volcano::{Cell, Chart, Dir},
};

/// How far the bed of the sea reaches from the middle.
const BED: &str = r#"<rect class="bed" x="-499" y="-499" width="998" height="998" rx="34"/>"#;
/// Half the width of a stream, from its shallows to its deepest.
const WIDTHS: [f32; 4] = [82.0, 66.0, 46.0, 24.0];
/// A bow wave that breaks over the seam, so that its tip is free whatever lies on the card, and two that follow it.
const CREST: &str = r#"<path class="h2" d="M0-56C5-51 12-45 20-42 14-42 7-44 0-44-7-44-14-42-20-42-12-45-5-51 0-56ZM0-76C6-69 17-60 29-55 20-55 10-58 0-58-10-58-20-55-29-55-17-60-6-69 0-76Z"/><path class="h0" d="M0-105C8-92 25-77 43-67 30-69 17-71 9-68 6-73-6-73-9-68-17-71-30-69-43-67-25-77-8-92 0-105Z"/>"#;
/// Rings where a current wells up.
const SPRING: &str =
    r#"<path class="spring" d="M-7 57A7 7 0 0 0 7 57M-15 55A15 15 0 0 0 15 55M-24 53A24 24 0 0 0 24 53"/>"#;
/// Foam where it pours over the rim.
const POUR: &str = r#"<path class="pour" d="M-58-94Q-48-102-38-94T-18-94M18-94Q28-102 38-94T58-94M-34-103Q-27-109-20-103M20-103Q27-109 34-103M-7-112Q0-118 7-112"/>"#;
/// Where two currents meet: a line of foam, and a whirl on each side.
const WHIRLS: &str = r#"<path class="whirl-bed" d="M-87-95a25 25 0 1 0 50 0a25 25 0 1 0-50 0ZM37-95a25 25 0 1 0 50 0a25 25 0 1 0-50 0Z"/><path class="whirl" d="M-39-95A23 23 0 1 0-62-72A18 18 0 0 0-48-98A14 14 0 0 0-74-98A10 10 0 0 0-58-88M39-95A23 23 0 1 1 62-72A18 18 0 0 1 48-98A14 14 0 0 1 74-98A10 10 0 0 1 58-88"/><path class="clash" d="M-30-91Q-22-102-15-99T0-91 15-99 30-91"/>"#;

/// The class of what leads there.
fn class(goal: Goal) -> &'static str {
    ["k-isl", "k-vol", "k-off", "k-ring"][goal as usize]
}

/// A square with round corners on every card.
fn grid(half: f32, round: f32) -> String {
    path(|to| {
        for cell in Cell::all() {
            let (m, i) = (middle(cell), half - round);
            let corner = |x: f32, y: f32| m + at(x, y);
            to.move_to(corner(-i, -half)).line_to(corner(i, -half)).arc_to(round, true, corner(half, -i));
            to.line_to(corner(half, i)).arc_to(round, true, corner(i, half)).line_to(corner(-i, half));
            to.arc_to(round, true, corner(-half, i)).line_to(corner(-half, -i));
            to.arc_to(round, true, corner(-i, -half)).close();
        }
    })
}

/// The corners of the cards.
fn ticks() -> String {
    path(|to| {
        let (far, near) = (CARD - 1.0, CARD - 21.0);
        for cell in Cell::all() {
            for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
                let corner = |u: f32, v: f32| middle(cell) + at(x * u, y * v);
                to.move_to(corner(far, near)).quad_to(corner(far, far), corner(near, far));
            }
        }
    })
}

/// Small waves all over the sea.
fn ripples() -> String {
    path(|to| {
        for i in 0..90 {
            let start = at(noise(i, 1, 0) - 0.5, noise(i, 2, 0) - 0.5) * 930.0;
            let w = 7.0 + noise(i, 3, 0) * 9.0;
            let top = start + at(w, 0.0);
            to.move_to(start).quad_to(start + at(w / 2.0, -w * 0.45), top);
            to.quad_to(top + at(w / 2.0, w * 0.45), top + at(w, 0.0));
        }
    })
}

/// The sea; a small picture of it has no streaks and no ripples.
pub fn ground(chart: &Chart, small: bool) -> String {
    let mut bands: [[PathBuilder; 4]; 4] = Default::default();
    let mut streaks: [[PathBuilder; 2]; 4] = Default::default();
    let mut marks = String::new();
    for cell in Cell::all() {
        let card = Card::new(chart, cell);
        let kind = card.goal as usize;
        for (band, width) in bands[kind].iter_mut().zip(WIDTHS) {
            card.band(width, band);
        }
        for (from, count) in card.sources().into_iter().filter(|_| !small) {
            for number in 0..count {
                card.streak(chart, cell, from, number, count, &mut streaks[kind]);
            }
        }
        let mark = |art: &str, class: &str, back: f32| {
            let place = placed(card.middle - normal(card.out) * back, 90.0 * card.out.index() as f32, 1.0);
            ["<g class=\"", class, "\" transform=\"", &place, "\">", art, "</g>"].concat()
        };
        if card.inflow.is_empty() {
            marks += &mark(SPRING, "", 0.0);
        }
        match card.outflow {
            Outflow::Rim => marks += &mark(POUR, "", 0.0),
            // Once for the two cards.
            Outflow::Clash if card.out.index() < 2 => marks += &mark(WHIRLS, "", 0.0),
            _ => {}
        }
        marks += &mark(CREST, "head", if card.outflow == Outflow::Clash { 9.0 } else { 0.0 });
    }
    let goals = [Goal::Island, Goal::Volcano, Goal::Off, Goal::Ring];
    let mut text = [BED, &shape("water-cards", &grid(CARD, 18.0))].concat();
    if !small {
        text += &shape("ripples", &ripples());
    }
    for (layer, name) in ["a", "b", "c", "d"].into_iter().enumerate() {
        for goal in goals {
            text +=
                &shape(&["band ", name, " ", class(goal)].concat(), &bands[goal as usize][layer].finish());
        }
    }
    for (layer, name) in ["lo", "hi"].into_iter().enumerate() {
        for goal in goals {
            text += &shape(
                &["streak ", name, " ", class(goal)].concat(),
                &streaks[goal as usize][layer].finish(),
            );
        }
    }
    [
        text,
        shape("seams", &grid(HALF, 22.0)),
        shape("edges", &grid(CARD - 1.0, 17.0)),
        shape("grid-ticks", &ticks()),
        marks,
    ]
    .concat()
}

/// The foam that drifts on all currents of one direction, as a path.
pub fn flecks(chart: &Chart, dir: Dir) -> String {
    let n = normal(dir);
    path(|to| {
        for cell in Cell::all().filter(|cell| chart.currents().dir(*cell) == dir) {
            for i in 0..4 {
                let r = |j| noise((cell.index() * 4 + dir.index()) as i32, i, j);
                let aside: Vec2 = at(n.y, n.x).abs() * ((r(2) - 0.5) * 96.0);
                let p = middle(cell) + n * (r(1) * 60.0 - 20.0) + aside;
                to.move_to(p).line_to(p + n * (7.0 + r(3) * 8.0));
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games::volcano::examples::sea_at_start;
    use crate::rules::volcano::Event;

    #[test]
    fn every_card_shows_its_way_and_only_what_a_turned_current_changes_is_drawn_otherwise() {
        let mut board = sea_at_start().unwrap();
        let before = ground(board.chart(), false);
        assert_eq!(before.matches("class=\"head\"").count(), 25);
        assert_eq!(before, ground(board.chart(), false));
        assert!(
            ground(board.chart(), true).len() < before.len() / 2 && before.len() < 90_000,
            "{}",
            before.len()
        );
        let cell = Cell::at(3, 1).unwrap();
        let from = board.chart().currents().dir(cell);
        let to = Dir::ALL[(from.index() + 1) % 4];
        board.follow(&Event::CurrentTurned { seat: crate::rules::Seat::new(0), cell, from, to });
        assert_ne!(before, ground(board.chart(), false));
    }

    #[test]
    fn water_leads_where_the_rules_say_that_a_raft_would_go() {
        let board = sea_at_start().unwrap();
        let chart = board.chart();
        for cell in Cell::all() {
            let goal = Card::new(chart, cell).goal;
            if let Some(island) = chart.island(cell) {
                let leads = chart.connected(island);
                assert_eq!(leads.is_some(), matches!(goal, Goal::Island | Goal::Volcano), "{cell:?}");
                assert_eq!(
                    leads == Some(crate::rules::volcano::Island::Volcano),
                    goal == Goal::Volcano,
                    "{cell:?}"
                );
            }
        }
    }

    #[test]
    fn foam_drifts_on_every_card_in_one_direction_only() {
        let board = sea_at_start().unwrap();
        let drawn: usize = Dir::ALL.iter().map(|dir| flecks(board.chart(), *dir).matches('M').count()).sum();
        assert_eq!(drawn, 100);
    }
}
