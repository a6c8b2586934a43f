//! `arena playouts` and `arena perft`: random games in numbers, and counts of positions.

use std::time::{Duration, Instant};

use caldera::{
    rules::{Game, Score, Task},
    session::{Playout, perft},
};
use serde_json::json;

use super::options::Options;

/// Plays random games of any game.
pub struct Playouts<'a>(pub &'a Options);

impl Task for Playouts<'_> {
    type Output = Result<bool, String>;
    fn run<G: Game>(self) -> Result<bool, String> {
        playouts::<G>(self.0)
    }
}

fn playouts<G: Game>(options: &Options) -> Result<bool, String> {
    let fresh: G = options.new_game()?;
    let mut playout = Playout::new(options.seed);
    let mut lengths = Vec::with_capacity(options.games as usize);
    let mut fares = vec![Fare::default(); fresh.seats().into()];
    let (start, mut aside) = (Instant::now(), Duration::ZERO);
    for _ in 0..options.games {
        let (end, actions) = playout.play(fresh.clone());
        lengths.push(actions);
        let scoring = Instant::now();
        for (fare, score) in fares.iter_mut().zip(end.scores()) {
            fare.add(&score);
        }
        aside += scoring.elapsed();
    }
    let seconds = (start.elapsed() - aside).as_secs_f64();
    lengths.sort_unstable();
    let total: u64 = lengths.iter().map(|length| u64::from(*length)).sum();
    let at =
        |percent: usize| lengths.get((lengths.len().saturating_sub(1)) * percent / 100).copied().unwrap_or(0);
    println!(
        "{} games of {} {}, seed {}: {seconds:.2} s",
        options.games,
        G::ID,
        json!(fresh.config()),
        options.seed
    );
    println!("{:.0} games/s, {:.0} actions/s", f64::from(options.games) / seconds, total as f64 / seconds);
    println!(
        "actions a game: mean {:.1}, least {}, 5 % {}, median {}, 95 % {}, most {}",
        total as f64 / f64::from(options.games.max(1)),
        at(0),
        at(5),
        at(50),
        at(95),
        at(100)
    );
    for (seat, fare) in fares.iter().enumerate() {
        println!("seat {seat}: {}", fare.told(options.games));
    }
    Ok(true)
}

/// How a seat, or a player, fares over many games.
#[derive(Clone, Default)]
pub struct Fare {
    /// First places, shared ones included.
    first: u32,
    ranks: u64,
    totals: i64,
    /// By the name of the part, in order of appearance.
    parts: Vec<(String, i64)>,
}

impl Fare {
    /// Adds a game.
    pub fn add<Part: std::fmt::Debug>(&mut self, score: &Score<Part>) {
        self.first += u32::from(score.rank == 1);
        self.ranks += u64::from(score.rank);
        self.totals += i64::from(score.total);
        for (part, value) in &score.parts {
            let name = format!("{part:?}");
            match self.parts.iter_mut().find(|(known, _)| *known == name) {
                Some((_, sum)) => *sum += i64::from(*value),
                None => self.parts.push((name, (*value).into())),
            }
        }
    }

    /// In words, over so many games.
    pub fn told(&self, games: u32) -> String {
        let games = f64::from(games.max(1));
        let mut text = format!(
            "first in {:.1} %, rank {:.2}, score {:.1}",
            100.0 * f64::from(self.first) / games,
            self.ranks as f64 / games,
            self.totals as f64 / games
        );
        if self.parts.len() > 1 {
            for (name, sum) in &self.parts {
                text += &format!(", {name} {:.1}", *sum as f64 / games);
            }
        }
        text
    }
}

/// Counts sequences of decisions in any game.
pub struct Perft<'a>(pub &'a Options);

impl Task for Perft<'_> {
    type Output = Result<bool, String>;
    fn run<G: Game>(self) -> Result<bool, String> {
        let mut game: G = self.0.new_game()?;
        let mut playout = Playout::new(self.0.seed);
        playout.deal(&mut game);
        for depth in 0..=self.0.depth {
            println!("{depth} {}", perft(&game, depth));
        }
        Ok(true)
    }
}
