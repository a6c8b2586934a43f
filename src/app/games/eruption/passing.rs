//! Phases in which there is nothing to do are passed: nobody is asked whether they are done without a card, nor whether they
//! end their turn without a wall.

use super::ui::Ui;
use crate::rules::{
    Game, Pending, Seat,
    eruption::{Action, Event, Prompt, State},
};

/// What is played without being asked, after a decision of the same seat.
pub fn passed(ui: &Ui, state: &State) -> Option<Action> {
    let Pending::Decision { seat, prompt } = state.pending() else { return None };
    let mut legal = Vec::new();
    state.actions(&mut legal);
    match (prompt, &legal[..]) {
        // Everybody sees that a hand is empty; that cards are of no use is the player's own to see.
        (Prompt::Cards { .. }, [Action::Done]) if hand_size(state, seat) == 0 => Some(Action::Done),
        (Prompt::Walls { .. }, [Action::End]) => Some(Action::End),
        (Prompt::Walls { .. }, _) if ui.ends_turn => Some(Action::End),
        _ => None,
    }
}

fn hand_size(state: &State, seat: Seat) -> u8 {
    state.player(seat).hand.len()
}

/// Whether the turn ends with that action, because nothing is left to do in it. What chance decides is not known yet.
pub fn ends_turn(state: &State, action: Action) -> bool {
    let (mut after, mut events) = (*state, Vec::new());
    let mut next = Some(action);
    while let Some(action) = next.filter(|_| !events.iter().any(is_end)) {
        if after.play(action, &mut events).is_err() {
            return false;
        }
        next = passed(&Ui::default(), &after);
    }
    events.iter().any(is_end)
}

fn is_end(event: &Event) -> bool {
    matches!(event, Event::TurnEnded { .. })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{rules::eruption::Config, session::Playout};

    /// In whole games: who has something to do is asked, who has nothing is not, and what is foretold of the end of a turn is so.
    #[test]
    fn who_has_nothing_to_do_is_not_asked() {
        let (mut cards, mut walls, mut ends) = (0, 0, 0);
        for seed in 0..6 {
            let mut playout = Playout::new(seed);
            let mut game = State::new(&Config::new(2 + (seed % 5) as u8)).unwrap();
            let mut events = Vec::new();
            loop {
                let next = passed(&Ui::default(), &game);
                let mut legal = Vec::new();
                game.actions(&mut legal);
                let idle = match game.pending() {
                    Pending::Decision { seat, prompt: Prompt::Cards { .. } } => hand_size(&game, seat) == 0,
                    Pending::Decision { prompt: Prompt::Walls { .. }, .. } => legal.len() == 1,
                    _ => false,
                };
                assert_eq!(next.is_some(), idle);
                cards += u32::from(next == Some(Action::Done));
                walls += u32::from(next == Some(Action::End));
                let before = game;
                let Some(action) = playout.step(&mut game, &mut events) else { break };
                if matches!(before.pending(), Pending::Decision { .. }) && ends_turn(&before, action) {
                    ends += 1;
                    // Nothing is asked of anybody until then, nor drawn.
                    let mut told = events.split_off(0);
                    let mut then = game;
                    while !told.iter().any(is_end) {
                        let next = passed(&Ui::default(), &then).unwrap();
                        then.play(next, &mut told).unwrap();
                    }
                }
                events.clear();
            }
        }
        assert!(cards > 5 && walls > 5 && ends > 20, "{cards} {walls} {ends}");
    }

    #[test]
    fn who_ends_the_turn_with_cards_in_hand_is_asked_no_more() {
        let ending = Ui { ends_turn: true, ..Ui::default() };
        let mut playout = Playout::new(3);
        let mut game = State::new(&Config::new(3)).unwrap();
        let mut events = Vec::new();
        while playout.step(&mut game, &mut events).is_some() {
            let asked = matches!(game.pending(), Pending::Decision { prompt: Prompt::Walls { .. }, .. });
            assert_eq!(passed(&ending, &game) == Some(Action::End), asked);
        }
    }
}
