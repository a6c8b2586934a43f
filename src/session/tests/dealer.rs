//! Luck comes from the seed and the number of the chance action, from nothing else.

use super::{
    super::{Options, Playout, Start, Table, dealer::Dealer, load},
    dealt, eruption, play_on,
    script::{Pick, Script},
    seats, teaching,
};
use crate::rules::{
    GAMES, Game, Seat, Task,
    eruption::{Config, State},
    for_game,
};

/// The first outcomes of seed 1: if this changes, old seeds give other games.
#[test]
fn a_seed_gives_the_same_luck_forever() {
    let mut table: Table<Script> =
        Table::new(&"????????????????".into(), seats(2), Options::default(), 1).unwrap();
    assert_eq!(table.options().seed, Some(1));
    let coins: String =
        table.deal().events().map(|pick| if *pick == Pick::Heads { 'H' } else { 'T' }).collect();
    assert_eq!(coins, "THTTTTTTTTHTHTTT");
    let steps: Vec<String> = eruption(2, Options { seed: Some(1), ..Options::default() }, 99)
        .history()
        .iter()
        .map(|step| step.action.to_string())
        .collect();
    assert_eq!(
        steps.join(", "),
        "start 0, card aftershock, card rain, card relocate, card quake, card rain, card quake, tile 123"
    );
}

#[test]
fn outcomes_come_by_weight() {
    let course = "?".repeat(8_000);
    let mut table: Table<Script> = Table::new(&course, seats(2), Options::default(), 5).unwrap();
    let played = table.deal();
    let heads = played.events().filter(|pick| **pick == Pick::Heads).count();
    assert!((1_850..2_150).contains(&heads), "{heads} heads of 8000 at one in four");
}

#[test]
fn seeds_from_entropy_are_whole_numbers_for_everyone() {
    assert_eq!(Dealer::seed_from(u64::MAX), (1 << 53) - 1);
    assert_eq!(eruption(2, Options::default(), 77).options().seed, Some(77));
    assert_eq!(
        eruption(2, Options { seed: Some(u64::MAX), ..Options::default() }, 1).options().seed,
        Some(u64::MAX)
    );
}

#[test]
fn the_players_may_choose_who_begins() {
    for seat in Seat::first(4) {
        for name in GAMES {
            for_game(name, Begins(seat)).unwrap();
        }
    }
    let options = Options { start: Start::Seat(Seat::new(4)), ..Options::default() };
    assert!(Table::<State>::new(&Config::new(4), seats(4), options, 0).is_err());
}

struct Begins(Seat);

impl Task for Begins {
    type Output = ();
    fn run<G: Game>(self) {
        let options = Options { start: Start::Seat(self.0), ..Options::default() };
        let table = dealt::<G>(4, options, 3);
        let drawn = format!("{} {}", G::BEGINNER, self.0);
        assert!(table.history().iter().any(|step| step.action.to_string() == drawn), "{drawn} in {}", G::ID);
        let again = load::<G>(table.record().to_json().as_bytes(), 0).unwrap();
        assert_eq!(again.options(), table.options());
    }
}

/// The same decisions with the same seed give the same game, however often it was saved and loaded on the way.
#[test]
fn loading_does_not_reroll() {
    let mut straight = eruption(3, teaching(), 42);
    let mut reloaded = straight.clone();
    let mut playout = Playout::new(8);
    while let Some(action) = playout.choose(straight.state()) {
        straight.play(action).unwrap();
        reloaded = load(reloaded.record().to_json().as_bytes(), 1_234).unwrap();
        reloaded.play(action).unwrap();
    }
    assert_eq!(straight.record(), reloaded.record());
}

/// Save-scumming: taking decisions back and making them again gives what they gave before, even if the record has no seed.
#[test]
fn undo_does_not_reroll() {
    let mut table = eruption(4, teaching(), 9);
    play_on(&mut table, &mut Playout::new(9), 60);
    for entropy in [None, Some(1), Some(2)] {
        for back in 1..40 {
            let mut tried = table.clone();
            let mut first = None;
            for _ in 0..back {
                first = tried.undo().unwrap().first().map(|step| step.action);
            }
            if let Some(entropy) = entropy {
                let mut record = tried.record();
                record.table.seed = None;
                tried = load(record.to_json().as_bytes(), entropy).unwrap();
            }
            tried.play(first.unwrap()).unwrap();
            while tried.redo().is_ok() {}
            assert_eq!(tried.history(), table.history());
        }
    }
}

/// What was tried and taken back leaves no trace in the luck: the game is that of somebody who never tried.
#[test]
fn trying_costs_no_luck() {
    for seed in 0..8 {
        let mut straight = eruption(3, teaching(), seed);
        let mut tried = straight.clone();
        let (mut playout, mut other) = (Playout::new(seed), Playout::new(seed + 50));
        while let Some(action) = playout.choose(straight.state()) {
            let before = tried.history().len();
            if straight.forced().is_none() {
                play_on(&mut tried, &mut other, 1 + before as u32 % 7);
                while tried.history().len() > before {
                    tried.undo().unwrap();
                }
            }
            straight.play(action).unwrap();
            tried.play(action).unwrap();
        }
        assert_eq!(tried.history(), straight.history());
        for length in 0..=straight.history().len() {
            assert_eq!(tried.state_at(length), straight.state_at(length));
        }
    }
}
