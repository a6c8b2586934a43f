//! The order in which the seats choose in the set-up (A6, A8).

use super::{prompt::Prompt, state::State};
use crate::rules::{Game, Pending, Seat};

impl State {
    /// Who chooses in the set-up, one entry for each choice, and how many of them are made. Nothing once the game runs, or if
    /// nobody chooses.
    pub fn choosers(&self) -> Option<(Vec<Seat>, usize)> {
        let Pending::Decision { seat, prompt } = self.pending() else { return None };
        let players = self.config().players;
        let seats: Vec<Seat> = match prompt {
            Prompt::Draft => (0..2 * players).map(|number| Seat::new(self.drafting(number))).collect(),
            Prompt::KeepFaction => (0..players).map(|place| Seat::new(self.in_turn_order(place))).collect(),
            _ => return None,
        };
        let made = match prompt {
            Prompt::Draft => {
                let taken = |seat| {
                    self.sheet(seat).map_or(0, |own| {
                        usize::from(own.mat().is_some()) + usize::from(own.faction().is_some())
                    })
                };
                Seat::first(players).map(taken).sum()
            }
            _ => seats.iter().position(|other| *other == seat).unwrap_or(0),
        };
        Some((seats, made))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::apiary::{Config, Phase, Setup},
        session::Playout,
    };

    #[test]
    fn who_is_asked_is_who_is_next_in_the_order() {
        for (setup, choices) in [(Setup::Draft, 2), (Setup::Two, 1), (Setup::Starters, 0), (Setup::Random, 0)]
        {
            for players in 2..=5 {
                let mut game = State::new(&Config { setup, ..Config::new(players) }).unwrap();
                let (mut playout, mut asked) = (Playout::new(u64::from(players)), 0);
                while game.phase() == Phase::Setup {
                    if let (Some((order, made)), Pending::Decision { seat, .. }) =
                        (game.choosers(), game.pending())
                    {
                        assert_eq!((order.len(), made), (choices * usize::from(players), asked));
                        assert_eq!(order[made], seat);
                        asked += 1;
                    }
                    playout.step(&mut game, &mut ()).unwrap();
                }
                assert_eq!(asked, choices * usize::from(players));
                assert_eq!(game.choosers(), None);
            }
        }
    }
}
