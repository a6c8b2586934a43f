//! From which step of a game to which one the controls of its replay lead.

use crate::session::Turn;

/// Where to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Jump {
    /// To the beginning.
    First,
    /// To where this turn began, or the one before.
    TurnBack,
    /// A step back.
    Back,
    /// A step on.
    On,
    /// To where the next turn begins.
    TurnOn,
    /// To the end.
    Last,
}

/// The step that a jump leads to: turns begin where the list says.
pub fn target(turns: &[Turn], last: usize, step: usize, jump: Jump) -> usize {
    match jump {
        Jump::First => 0,
        Jump::Back => step.saturating_sub(1),
        Jump::On => (step + 1).min(last),
        Jump::Last => last,
        Jump::TurnBack => turns.iter().map(|turn| turn.from).rfind(|from| *from < step).unwrap_or(0),
        Jump::TurnOn => turns.iter().map(|turn| turn.from).find(|from| *from > step).unwrap_or(last),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Seat;

    fn turns() -> Vec<Turn> {
        [7, 20, 31].map(|from| Turn { seat: Seat::new(0), from, landmark: false, levels: Vec::new() }).into()
    }

    #[test]
    fn jumps_by_turn_go_to_where_turns_begin() {
        let to = |step, jump| target(&turns(), 40, step, jump);
        assert_eq!([0, 7, 8, 20, 25, 31, 40].map(|step| to(step, Jump::TurnOn)), [7, 20, 20, 31, 31, 40, 40]);
        assert_eq!([0, 7, 8, 20, 25, 31, 40].map(|step| to(step, Jump::TurnBack)), [0, 0, 7, 7, 20, 20, 31]);
    }

    #[test]
    fn no_jump_leaves_the_game() {
        for step in [0, 1, 20, 39, 40] {
            for jump in [Jump::First, Jump::TurnBack, Jump::Back, Jump::On, Jump::TurnOn, Jump::Last] {
                assert!(target(&turns(), 40, step, jump) <= 40);
                assert!(target(&[], 40, step, jump) <= 40);
            }
        }
        assert_eq!((target(&[], 40, 0, Jump::Back), target(&[], 40, 40, Jump::On)), (0, 40));
        assert_eq!((target(&[], 40, 9, Jump::Back), target(&[], 40, 9, Jump::On)), (8, 10));
    }
}
