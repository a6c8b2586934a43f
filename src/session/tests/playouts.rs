//! Games at random, and counted ones.

use super::{
    super::{Playout, perft},
    script::Script,
};
use crate::rules::{Game, Pending};

fn script(course: &str) -> Script {
    Script::new(&course.into()).unwrap()
}

#[test]
fn a_playout_plays_to_the_end_and_counts_what_it_took() {
    for course in ["", "0", "?", "0?x1?"] {
        let (end, actions) = Playout::new(1).play(script(course));
        assert_eq!(end.pending(), Pending::Over);
        assert_eq!(actions as usize, course.len());
    }
}

#[test]
fn a_playout_deals_until_somebody_has_to_decide() {
    let (mut game, mut playout) = (script("??01?"), Playout::new(1));
    for _ in 0..2 {
        playout.deal(&mut game);
        assert!(matches!(game.pending(), Pending::Decision { seat, .. } if seat.index() == 0));
    }
    let mut chance = script("??");
    playout.deal(&mut chance);
    assert_eq!(chance.pending(), Pending::Over);
}

/// Two picks, or one where the seat has no choice, and heads or tails.
#[test]
fn positions_are_counted_by_decisions_over_all_outcomes() {
    for (course, by_depth) in [
        ("", [1, 1, 1, 1]),
        ("?", [2, 2, 2, 2]),
        ("000", [1, 2, 4, 8]),
        ("0?1", [1, 4, 8, 8]),
        ("?0x?1", [2, 4, 8, 16]),
    ] {
        let counted: [u64; 4] = std::array::from_fn(|depth| perft(&script(course), depth as u32));
        assert_eq!(counted, by_depth, "{course:?}");
    }
}
