//! How long the game still lasts: pods, and after the trigger whose last turns follow (A89 to A91).

use crate::rules::{
    Game, Seat,
    apiary::{Owner, State},
};

/// The clock.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Clock {
    pub left: usize,
    pub all: usize,
    /// Whose last turns follow, the running one first; nobody before the trigger.
    pub last: Vec<Owner>,
}

/// The clock of a game.
pub fn clock(state: &State) -> Clock {
    let all = state.pods().count();
    let left = state.pods().filter(|(_, taken)| taken.is_none()).count();
    let mut owners: Vec<Owner> = Seat::first(state.seats()).map(Owner::Seat).collect();
    if state.autopilot_score().is_some() {
        owners.push(Owner::Autopilot);
    }
    let now = state.on_turn().and_then(|owner| owners.iter().position(|one| *one == owner)).unwrap_or(0);
    let turns = state.last_turns().map_or(0, usize::from);
    let last = (0..turns).map(|turn| owners[(now + turn) % owners.len()]).collect();
    Clock { left, all, last }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games::apiary::trial::decisions;

    #[test]
    fn the_last_turns_are_counted_down_to_the_one_that_runs() {
        let mut lasts = 0;
        for number in 0..12 {
            let mut before: Option<Vec<Owner>> = None;
            decisions(number, |game, _| {
                let clock = clock(game);
                assert!(clock.left <= clock.all);
                if let (Some(before), false) = (&before, clock.last.is_empty()) {
                    assert!(before.is_empty() || before.ends_with(&clock.last), "{before:?} {:?}", clock.last);
                    assert_eq!(clock.last.first().copied(), game.on_turn());
                    lasts += 1;
                }
                before = Some(clock.last);
            });
        }
        assert!(lasts > 20);
    }
}
