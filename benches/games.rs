//! The games' speed: whole random games, single calls in mid-game positions, and the replay of a long record.
//!
//! `cargo bench --no-default-features`; figures are in `docs/performance.md`.

use caldera::{
    rules::{Game, Pending, apiary, eruption, volcano},
    session::Playout,
};
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

/// What the benches need to know of a game.
trait Benched {
    type State: Game;
    /// How many steps lead to the middle of a game of four.
    const MIDDLE: u32;
    /// The most players.
    const PLAYERS: u8 = 6;
}

struct Eruption;

impl Benched for Eruption {
    type State = eruption::State;
    const MIDDLE: u32 = 150;
}

struct Volcano;

impl Benched for Volcano {
    type State = volcano::State;
    const MIDDLE: u32 = 65;
}

struct Apiary;

impl Benched for Apiary {
    type State = apiary::State;
    const MIDDLE: u32 = 265;
    const PLAYERS: u8 = 5;
}

fn fresh<G: Game>(players: u8) -> G {
    let config = serde_json::from_value(serde_json::json!({ "players": players }))
        .expect("every option has a default");
    G::new(&config).expect("as many players as the game takes")
}

/// One random game, every legal action listed at every decision.
#[divan::bench(types = [Eruption, Volcano, Apiary], args = [2, 3, 4, 5, 6])]
fn playouts<B: Benched>(bencher: Bencher, players: u8) {
    let players = players.min(B::PLAYERS);
    let (game, mut playout) = (fresh::<B::State>(players), Playout::new(1));
    bencher.bench_local(|| playout.play(black_box(&game).clone()));
}

/// Decisions of four-player games from the middle of the game, whatever is asked there.
fn middle_positions<B: Benched>() -> Vec<B::State> {
    let mut playout = Playout::new(7);
    let mut positions = Vec::new();
    while positions.len() < 256 {
        let mut game = fresh::<B::State>(4);
        for _ in 0..B::MIDDLE {
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
#[divan::bench(types = [Eruption, Volcano, Apiary])]
fn legal_actions_256<B: Benched>(bencher: Bencher) {
    let (positions, mut actions) = (middle_positions::<B>(), Vec::new());
    bencher.bench_local(|| {
        for position in &positions {
            black_box(position).actions(&mut actions);
        }
        actions.len()
    });
}

/// One action with its check, its events dropped, in 256 positions; a copy of the state is part of it.
#[divan::bench(types = [Eruption, Volcano, Apiary])]
fn apply_256<B: Benched>(bencher: Bencher) {
    let mut playout = Playout::new(11);
    let moves: Vec<_> = middle_positions::<B>()
        .into_iter()
        .filter_map(|position| playout.choose(&position).map(|action| (position, action)))
        .collect();
    bencher.bench_local(|| {
        for (position, action) in &moves {
            let mut next = black_box(position).clone();
            let _ = black_box(next.play(*action, &mut ()));
        }
    });
}

/// A record of as many players as the game takes from its notation, checks and events included.
#[divan::bench(types = [Eruption, Volcano, Apiary])]
fn replay<B: Benched>(bencher: Bencher) {
    let (mut game, mut playout) = (fresh::<B::State>(B::PLAYERS), Playout::new(3));
    let mut steps = Vec::new();
    while let Some(action) = playout.step(&mut game, &mut ()) {
        steps.push(action.to_string());
    }
    bencher.bench_local(|| {
        let mut game = fresh::<B::State>(B::PLAYERS);
        for step in &steps {
            let Ok(action) = black_box(step).parse() else { panic!("{step} is a step of the record") };
            black_box(game.apply(action).expect("a legal step"));
        }
        game
    });
}
