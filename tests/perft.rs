//! Perft: how many sequences of decisions there are from fixed positions, over every outcome of chance. One changed rule
//! changes a count.
//!
//! Each line of `perft.txt` names a playthrough, how many of its steps lead to the position, a depth and the count.

use std::{fs, path::PathBuf};

use caldera::{
    rules::{Game, Task, for_game},
    session::perft,
};

#[test]
fn positions_have_as_many_sequences_as_counted() {
    let lines = read("perft.txt");
    let positions = lines.lines().filter(|line| !line.starts_with('#'));
    let mut wrong = Vec::new();
    for line in positions {
        let [playthrough, steps, depth, count] = line.split_whitespace().collect::<Vec<_>>()[..] else {
            panic!("{line:?} is no position")
        };
        let steps = steps.parse().expect("a number of steps");
        let game = playthrough.split_once('-').map_or(playthrough, |(game, _)| game);
        let count_it = Count { playthrough, steps, depth: depth.parse().expect("a depth") };
        let counted = for_game(game, count_it).unwrap_or_else(|| panic!("{game} is no known game"));
        if counted.to_string() != count {
            wrong.push(format!("{playthrough} {steps} {depth} {counted} (was {count})"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn read(name: &str) -> String {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", name].iter().collect();
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// One line's count.
struct Count<'a> {
    playthrough: &'a str,
    steps: usize,
    depth: u32,
}

impl Task for Count<'_> {
    type Output = u64;
    fn run<G: Game>(self) -> u64 {
        perft(&position::<G>(self.playthrough, self.steps), self.depth)
    }
}

/// The position after so many steps of a playthrough.
fn position<G: Game>(playthrough: &str, steps: usize) -> G {
    let text = read(&format!("playthroughs/{playthrough}.txt"));
    let config =
        text.lines().next().and_then(|line| line.strip_prefix(G::ID)).expect("the game's name first");
    let mut game = G::new(&serde_json::from_str(config).expect("a config")).expect("a game");
    for step in text.lines().filter_map(|line| line.strip_prefix("> ")).take(steps) {
        let action = step.parse().unwrap_or_else(|error| panic!("{step}: {error}"));
        game.play(action, &mut ()).unwrap_or_else(|illegal| panic!("{step}: {illegal}"));
    }
    game
}
