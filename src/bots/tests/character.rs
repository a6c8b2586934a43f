//! That the gentle bot is as its sentence says: it builds for itself, seldom attacks, and slips now and then.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::fresh;
use crate::{
    bots::{Budget, InfoSet, Level, simple, think},
    rules::{
        Game, Pending, Seat,
        eruption::{Action, State},
    },
    session::Playout,
};

/// Positions of games of fair bots with four seats at which somebody chooses a hex for a tile.
fn positions(games: u64) -> Vec<(State, Seat)> {
    let mut found = Vec::new();
    for seed in 0..games {
        let mut game = fresh::<State>(4);
        let mut luck = Playout::new(seed);
        luck.deal(&mut game);
        while let Pending::Decision { seat, .. } = game.pending() {
            let mut actions = Vec::new();
            game.actions(&mut actions);
            if actions.len() > 1 && actions.iter().any(|action| matches!(action, Action::Place(..))) {
                found.push((game, seat));
            }
            let action = simple(&game, Level::Fair, seed).expect("a decision");
            game.play(action, &mut ()).expect("it is legal");
            luck.deal(&mut game);
        }
    }
    found
}

/// How many contacts there are at villages of others after an action, against before.
fn attack(game: &State, seat: Seat, action: Action) -> f64 {
    let contacts = |game: &State| -> usize {
        let rivals = Seat::first(game.seats()).filter(|other| *other != seat);
        rivals.map(|other| game.board().contacts(game.village(other)).count()).sum()
    };
    let mut next = *game;
    next.play(action, &mut ()).expect("it is legal");
    contacts(&next) as f64 - contacts(game) as f64
}

#[test]
fn the_gentle_bot_attacks_less_than_the_fair_one() {
    let positions = positions(6);
    assert!(positions.len() > 60, "{}", positions.len());
    let attacks = |level| -> f64 {
        let chosen = positions.iter().map(|(game, seat)| (game, *seat, simple(game, level, 1)));
        chosen.map(|(game, seat, action)| attack(game, seat, action.expect("a decision"))).sum()
    };
    let [gentle, fair] = [Level::Gentle, Level::Fair].map(attacks);
    assert!(
        gentle < 0.75 * fair,
        "{gentle} contacts at villages of others by the gentle bot, {fair} by the fair one"
    );
}

#[test]
fn the_gentle_bot_slips_now_and_then_and_no_other_does() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut slips = |level: Level| -> usize {
        let mut count = 0;
        for (game, _) in positions(2).into_iter().take(40) {
            let known = InfoSet::of(&game).expect("a decision");
            for _ in 0..10 {
                let thought = think(&known, level, &Budget::Level, &mut rng).expect("a thought");
                let best = thought.ways.first().expect("a way");
                count += usize::from(thought.action != best.action);
            }
        }
        count
    };
    let gentle = slips(Level::Gentle);
    assert!((24..120).contains(&gentle), "{gentle} of 400");
    assert_eq!(slips(Level::Fair), 0);
}
