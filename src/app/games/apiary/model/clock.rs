//! How far the game is: the pods, and the last turns (A89–A92).

use crate::rules::{
    Game, Seat,
    apiary::{Owner, Solo, State},
};

/// The clock of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Pods without a token.
    pub left: u8,
    /// Pods in play.
    pub all: u8,
    /// Who still has a last turn, the running one first; nobody before the end is triggered.
    pub last: Vec<Owner>,
}

/// How far the game is.
pub fn clock(state: &State) -> Clock {
    let (mut left, mut all) = (0, 0);
    for (_, owner) in state.pods() {
        all += 1;
        left += u8::from(owner.is_none());
    }
    let mut last = Vec::new();
    let mut next = state.on_turn();
    for _ in 0..state.last_turns().unwrap_or(0) {
        last.extend(next);
        next = next.map(|owner| after(state, owner));
    }
    Clock { left, all, last }
}

/// Who has the turn after that one.
fn after(state: &State, owner: Owner) -> Owner {
    match owner {
        Owner::Autopilot => Owner::Seat(Seat::new(0)),
        Owner::Seat(_) if state.config().solo != Solo::Off => Owner::Autopilot,
        Owner::Seat(seat) => Owner::Seat(Seat::new((seat.index() as u8 + 1) % state.seats().max(1))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{app::games::apiary::trial::config, rules::apiary::Event, session::Playout};

    #[test]
    fn the_last_turns_are_those_that_were_told() {
        for number in 0..15 {
            let mut game = State::new(&config(number)).unwrap();
            let mut playout = Playout::new(number);
            let (mut told, mut lasting): (Option<Vec<Owner>>, Vec<Owner>) = (None, Vec::new());
            loop {
                let now = clock(&game);
                assert!(now.left <= now.all);
                if told.is_none() && !now.last.is_empty() {
                    told = Some(now.last.clone());
                }
                let mut events = Vec::new();
                if playout.step(&mut game, &mut events).is_none() {
                    assert!(now.last.is_empty());
                    break;
                }
                let mut triggered = !lasting.is_empty() || told.is_some();
                for event in events {
                    match event {
                        Event::EndTriggered { .. } => triggered = true,
                        Event::TurnBegan { owner, .. } if triggered => lasting.push(owner),
                        _ => {}
                    }
                }
            }
            let told = told.unwrap();
            assert_eq!(told.len(), usize::from(game.seats()) + usize::from(game.autopilot_score().is_some()));
            assert_eq!(lasting, told);
        }
    }
}
