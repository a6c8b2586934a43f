//! The pairs as they are kept: whole games, and for each pair how far it goes into one and which steps are others in its twin.

use std::{collections::BTreeMap, fmt::Write, fs, path::PathBuf};

use caldera::rules::{Game, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::kinds::Look;

/// The pairs of one game.
#[derive(Deserialize)]
pub struct Twins {
    pub games: Vec<Played>,
    pub pairs: Vec<Pair>,
}

/// A game that pairs are taken from.
#[derive(Serialize, Deserialize)]
pub struct Played {
    pub config: Value,
    pub steps: Vec<String>,
}

/// Two records: the first `steps` steps of a game, and the same with some steps replaced by others.
#[derive(Debug, Serialize, Deserialize)]
pub struct Pair {
    /// What is asked at their end.
    pub prompt: String,
    /// From where they are looked at.
    pub look: Look,
    /// Who is asked.
    pub seat: u8,
    /// Which of the games.
    pub game: usize,
    pub steps: usize,
    /// The steps of the twin that are others, by their place.
    pub others: BTreeMap<usize, String>,
}

impl Pair {
    /// Who must not see a difference.
    pub fn viewer(&self) -> Viewer {
        self.look.viewer(Seat::new(self.seat))
    }
}

impl Twins {
    /// The pairs of the game of that name.
    pub fn read(id: &str) -> Twins {
        let text = fs::read_to_string(path(id)).unwrap_or_else(|error| panic!("{id}: {error}"));
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{id}: {error}"))
    }

    /// Writes them down, a line for each.
    pub fn write(&self, id: &str) {
        fn lines<T: Serialize>(list: &[T]) -> String {
            let lines = list.iter().map(|one| serde_json::to_string(one).expect("JSON"));
            lines.collect::<Vec<_>>().join(",\n")
        }
        let mut text = String::new();
        let _ = write!(text, "{{\n\"games\": [\n{}\n],\n", lines(&self.games));
        let _ = writeln!(text, "\"pairs\": [\n{}\n]\n}}", lines(&self.pairs));
        fs::write(path(id), text).expect("the file can be written");
    }

    /// A game of that number before its first step.
    pub fn fresh<G: Game>(&self, number: usize) -> G {
        let config = serde_json::from_value(self.games[number].config.clone()).expect("a config");
        G::new(&config).expect("a game")
    }

    /// The steps of that game.
    pub fn steps<G: Game>(&self, number: usize) -> Vec<G::Action> {
        self.games[number].steps.iter().map(|step| parsed::<G>(step)).collect()
    }

    /// The steps of both records of a pair.
    pub fn both<G: Game>(&self, pair: &Pair) -> [Vec<G::Action>; 2] {
        let mut one = self.steps::<G>(pair.game);
        one.truncate(pair.steps);
        let mut other = one.clone();
        for (at, step) in &pair.others {
            other[*at] = parsed::<G>(step);
        }
        [one, other]
    }
}

fn parsed<G: Game>(step: &str) -> G::Action {
    step.parse().unwrap_or_else(|error| panic!("{step}: {error}"))
}

fn path(id: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "fixtures", "twins", &format!("{id}.json")].iter().collect()
}
