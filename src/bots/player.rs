//! Bots seated at a game of their own: for tournaments and tests. They are given what a bot in the app is given.

use std::{fmt, str::FromStr};

use rand::{RngCore, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{
    infoset::{InfoSet, Sight},
    judged::Judged,
    level::Level,
    random,
    thought::{Budget, Thinking},
};
use crate::{
    rules::{Pending, Refusal},
    session::Playout,
};

/// A kind of player: `random`, the name of a level, or `search:1000` with so many iterations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bot {
    /// Any legal action.
    Random,
    /// One of the levels, with its iterations.
    Level(Level),
    /// The search of the strongest level with so many iterations a decision.
    Search(u32),
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bot::Random => f.write_str("random"),
            Bot::Level(level) => f.write_str(level.name()),
            Bot::Search(iterations) => write!(f, "search:{iterations}"),
        }
    }
}

impl FromStr for Bot {
    type Err = String;

    fn from_str(name: &str) -> Result<Bot, String> {
        let search = || name.strip_prefix("search:").and_then(|count| count.parse().ok()).map(Bot::Search);
        match name {
            "random" => Ok(Bot::Random),
            _ => Level::named(name)
                .map(Bot::Level)
                .or_else(search)
                .ok_or_else(|| format!("there is no bot {name:?}")),
        }
    }
}

/// A bot in its seat. What it has thought is kept for its next decision.
pub struct Player<G: Judged> {
    bot: Bot,
    rng: ChaCha8Rng,
    thinking: Option<Thinking<G>>,
    actions: Vec<G::Action>,
}

impl<G: Judged> Player<G> {
    /// Equal seeds play alike.
    pub fn new(bot: Bot, seed: u64) -> Player<G> {
        Player { bot, rng: ChaCha8Rng::seed_from_u64(seed), thinking: None, actions: Vec::new() }
    }

    /// What it does; `None` only if nothing is legal.
    pub fn choose(&mut self, known: InfoSet<G>) -> Option<G::Action> {
        known.actions(&mut self.actions);
        let (level, budget) = match self.bot {
            _ if self.actions.len() < 2 => return self.actions.first().copied(),
            Bot::Random => return random::any(&self.actions, &mut self.rng),
            Bot::Level(level) => (level, Budget::Level),
            Bot::Search(iterations) => (Level::Fierce, Budget::Iterations(iterations)),
        };
        match &mut self.thinking {
            Some(thinking) => thinking.turn_to(known),
            None => self.thinking = Some(Thinking::new(known, level, self.rng.next_u64())),
        }
        let thinking = self.thinking.as_mut()?;
        thinking.run(&budget);
        thinking.action()
    }

    /// Sees a step of the game.
    pub(super) fn follow(&mut self, sight: Sight) {
        if let Some(thinking) = &mut self.thinking {
            thinking.follow(sight);
        }
    }
}

/// Why a game between bots came to no end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stopped(String);

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Stopped {}

/// Plays a game to its end, chance from the seed; each step is shown before it is played. There has to be a player for each seat.
pub fn play_game<G: Judged>(
    mut game: G,
    players: &mut [Player<G>],
    seed: u64,
    mut show: impl FnMut(&G, G::Action),
) -> Result<G, Stopped> {
    let mut chance = Playout::new(seed);
    loop {
        let action = match game.pending() {
            Pending::Over => return Ok(game),
            Pending::Chance(_) => chance.choose(&game),
            Pending::Decision { seat, .. } => {
                let known = InfoSet::of(&game);
                players.get_mut(seat.index()).zip(known).and_then(|(player, known)| player.choose(known))
            }
        };
        let action = action.ok_or_else(|| Stopped("nobody knows what to do".into()))?;
        show(&game, action);
        for (seat, player) in crate::rules::Seat::first(game.seats()).zip(&mut *players) {
            player.follow(Sight::of(&game, action, seat));
        }
        game.play(action, &mut ())
            .map_err(|illegal| Stopped(format!("{action}: {illegal} ({})", illegal.rule())))?;
    }
}
