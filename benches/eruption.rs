//! Eruption's speed: whole random games, single calls in mid-game positions, and the replay of a long record.
//!
//! `cargo bench --no-default-features`; figures are in `docs/performance.md`.

use caldera::{
    rules::{
        Game, Pending,
        eruption::{Action, Config, State},
    },
    session::Playout,
};
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

fn fresh(players: u8) -> State {
    State::new(&Config::new(players)).expect("2 to 6 players")
}

/// One random game, every legal action listed at every decision.
#[divan::bench(args = [2, 3, 4, 5, 6])]
fn playouts(bencher: Bencher, players: u8) {
    let (game, mut playout) = (fresh(players), Playout::new(1));
    bencher.bench_local(|| playout.play(black_box(game)));
}

/// Decisions of four-player games from the middle of the game, one of each kind of prompt in turn.
fn middle_positions() -> Vec<State> {
    let mut playout = Playout::new(7);
    let mut positions = Vec::new();
    while positions.len() < 256 {
        let mut game = fresh(4);
        for _ in 0..150 {
            playout.step(&mut game, &mut ());
        }
        playout.deal(&mut game);
        if let Pending::Decision { .. } = game.pending() {
            positions.push(game);
        }
    }
    positions
}

/// The list of legal actions, in 256 positions.
#[divan::bench]
fn legal_actions_256(bencher: Bencher) {
    let (positions, mut actions) = (middle_positions(), Vec::new());
    bencher.bench_local(|| {
        for position in &positions {
            black_box(position).actions(&mut actions);
        }
        actions.len()
    });
}

/// One action with its check, its events dropped, in 256 positions; a copy of the state is part of it.
#[divan::bench]
fn apply_256(bencher: Bencher) {
    let mut playout = Playout::new(11);
    let moves: Vec<(State, Action)> = middle_positions()
        .into_iter()
        .filter_map(|position| playout.choose(&position).map(|action| (position, action)))
        .collect();
    bencher.bench_local(|| {
        for (position, action) in &moves {
            let mut next = *black_box(position);
            let _ = black_box(next.play(*action, &mut ()));
        }
    });
}

/// A six-player record from its notation, checks and events included.
#[divan::bench]
fn replay(bencher: Bencher) {
    let (mut game, mut playout) = (fresh(6), Playout::new(3));
    let mut steps = Vec::new();
    while let Some(action) = playout.step(&mut game, &mut ()) {
        steps.push(action.to_string());
    }
    bencher.bench_local(|| {
        let mut game = fresh(6);
        for step in &steps {
            let action: Action = black_box(step).parse().expect("a step of the record");
            black_box(game.apply(action).expect("a legal step"));
        }
        game
    });
}
