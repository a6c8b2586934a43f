//! The course of games in numbers: by hand, and by what must hold in every game.

use super::{
    super::{Options, Playout, SeatInfo, Start, Table, load},
    eruption, play_on, variants,
};
use crate::rules::{
    Counted, Game, Pending, Seat, Viewer,
    eruption::{Chance, Event, Material, State},
};

fn random_game(players: u8, seed: u64) -> Table<State> {
    let mut table = eruption(players, Options::default(), seed);
    play_on(&mut table, &mut Playout::new(seed), u32::MAX);
    assert!(table.is_over());
    table
}

#[test]
fn the_first_turns_by_hand() {
    let steps = [
        "start 1",
        "card rain",
        "card rain",
        "card quake",
        "card rain",
        "card quake",
        "card quake",
        // Seat 1, whose village is at the bottom.
        "tile 03",
        "place -1,2 0",
        "trade rain",
        "done",
        "wall -1,2/S straw",
        // Seat 0.
        "tile 3",
        "place -1,-1 5",
    ];
    let record = serde_json::json!({
        "format": 1, "game": "eruption", "rules": 1, "config": { "players": 2 },
        "seats": [{ "name": "Aki" }, { "name": "Ben" }], "steps": steps,
    });
    let table = match load::<State>(record.to_string().as_bytes(), 0) {
        Ok(table) => table,
        Err(error) => panic!("{error}"),
    };
    let statistics = table.statistics();
    let seats: Vec<Seat> = statistics.turns.iter().map(|turn| turn.seat).collect();
    assert_eq!(seats, [Seat::new(1), Seat::new(0)]);
    assert_eq!(statistics.turns[0].from, 7, "the deal is over");
    assert_eq!(statistics.turns[1].from, 12, "the wall ended the turn");
    let at = [0, 6, 7, 11, 12, 14].map(|steps| statistics.turn_at(steps));
    assert_eq!(at, [None, None, Some(0), Some(0), Some(1), Some(1)]);
    let ben = statistics.tally.seats[1];
    assert_eq!((ben.tiles, ben.traded, ben.played), (1, 1, 0));
    assert_eq!((ben.built, ben.lost), ([1, 0, 0], [0, 0, 0]));
    assert_eq!(statistics.tally.seats[0].tiles, 1);
}

/// What must add up in every game, at its end and at any moment before.
#[test]
fn everything_adds_up_in_random_games() {
    for players in 2..=6 {
        for seed in 0..12 {
            let table = random_game(players, seed);
            for length in [table.history().len() / 3, table.history().len()] {
                adds_up(&table.at(length).unwrap());
            }
        }
    }
}

/// The variants: clans of two kinds, burnt-out players who play on, three stacks.
#[test]
fn everything_adds_up_in_the_variants() {
    for (index, table) in variants(3).into_iter().enumerate() {
        for length in [table.history().len() / 2, table.history().len()] {
            adds_up(&table.at(length).unwrap());
        }
        let given = table.history().iter().flat_map(|step| &step.events);
        let given = given.filter(|event| matches!(event, Event::CardGiven { .. } | Event::WallGiven { .. }));
        let gifts: u16 = table.statistics().tally.seats.iter().map(|own| own.gifts).sum();
        assert_eq!(usize::from(gifts), given.count(), "game {index}");
    }
}

fn adds_up(table: &Table<State>) {
    let (state, statistics) = (table.state(), table.statistics());
    let tally = &statistics.tally;
    let temperatures: Vec<i32> =
        Seat::first(state.seats()).map(|seat| state.player(seat).temperature.get().into()).collect();
    if let Some(last) = statistics.turns.last() {
        assert_eq!(last.levels, temperatures, "the series ends where the game stands");
    }
    for (index, turn) in statistics.turns.iter().enumerate() {
        let then = table.state_at(turn.from).unwrap();
        // In Annihilation a burnt-out player's turn passes by itself when there is nothing to place: in the step of the next.
        let next = statistics.turns.get(index + 1).map(|next| next.from);
        let passed = state.config().annihilation && next == Some(turn.from);
        assert!(passed || then.seat() == turn.seat);
        assert!(passed || next.is_none_or(|next| next > turn.from));
    }
    for seat in Seat::first(state.seats()) {
        let own = tally.seats[seat.index()];
        assert_eq!(own.damage + own.erupted, own.temperature + own.cooled);
        for (built, lost) in own.built.iter().zip(own.lost) {
            assert!(*built >= lost);
        }
        assert!(own.rolled_lost <= own.rolled);
        assert_eq!(own.luck(), own.expected_lost as i32 - 36 * i32::from(own.rolled_lost));
    }
    let given: u16 = tally.seats.iter().map(|own| own.given).sum();
    assert_eq!(given, tally.seats.iter().map(|own| own.erupted).sum::<u16>());
    for material in Material::ALL {
        let left: u16 = tally.seats.iter().map(|own| own.left(material)).sum();
        let standing = state.board().all_walls().filter(|(_, found)| *found == material).count();
        assert_eq!(usize::from(left), standing, "built = left + lost");
    }
}

/// The expectation is the sum of what each roll risked, found anew by counting the outcomes of every roll that were possible.
#[test]
fn the_expected_losses_are_exact() {
    let mut rolls = 0;
    for seed in 0..8 {
        let table = random_game(3, seed);
        let (mut expected, mut lost) = (0, 0);
        for (index, step) in table.history().iter().enumerate() {
            let before = table.state_at(index).unwrap();
            let Pending::Chance(Chance::Dice { .. }) = before.pending() else { continue };
            let mut outcomes = Vec::new();
            before.outcomes(&mut outcomes);
            let lose = |action| {
                let events = before.clone().apply(action).unwrap();
                events.iter().any(|event| matches!(event, Event::WallRolled { holds: false, .. }))
            };
            assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u32>(), 36);
            expected +=
                outcomes.iter().filter(|(action, _)| lose(*action)).map(|(_, weight)| weight).sum::<u32>();
            lost += u32::from(lose(step.action));
            rolls += 1;
        }
        let seats = table.statistics().tally.seats;
        assert_eq!(seats.iter().map(|own| own.expected_lost).sum::<u32>(), expected);
        assert_eq!(seats.iter().map(|own| u32::from(own.rolled_lost)).sum::<u32>(), lost);
    }
    assert!(rolls > 50, "there were {rolls} rolls");
}

#[test]
fn an_earlier_table_is_the_table_of_then() {
    let table = random_game(4, 3);
    let length = table.history().len();
    for steps in [0, 1, 15, 16, 17, length / 2, length - 1, length] {
        let then = table.at(steps).unwrap();
        assert_eq!(Some(then.state()), table.state_at(steps).as_ref());
        assert_eq!(then.history(), &table.history()[..steps]);
        assert!(then.can_redo().is_err());
        assert_eq!(then.viewer(Viewer::Table), Viewer::Everything, "a finished game is open");
    }
    assert!(table.at(length + 1).is_none());
    let running = table.at(length / 2).unwrap();
    let mut running: Table<State> =
        load(running.record().to_json().replace("\"open_hands\":true", "\"open_hands\":false").as_bytes(), 0)
            .unwrap();
    running.deal();
    let then = running.at(30).unwrap();
    assert_eq!(then.viewer(Viewer::Table), Viewer::Table, "the hands of a running game stay covered");
    assert!(Seat::first(4).any(|seat| then.has_secrets(seat)));
}

/// Whoever sat one seat before the beginner begins next; nobody keeps their seat, and all tables of the circle come round.
#[test]
fn a_rematch_with_swapped_seats_moves_everybody_on() {
    let table = random_game(3, 5);
    let began = table.statistics().turns[0].seat;
    let (same, options) = table.rematch(false);
    assert_eq!((same.as_slice(), options.seed, options.start), (table.seats(), None, Start::Random));
    let (swapped, options) = table.rematch(true);
    assert_eq!(options.start, Start::Seat(began));
    let names: Vec<_> = swapped.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Chie", "Aki", "Ben"]);
    assert_ne!(swapped[began.index()], same[began.index()], "somebody else begins");
    let mut again: Table<State> = Table::new(table.state().config(), swapped, options, 9).unwrap();
    again.deal();
    assert_eq!(again.statistics().turns[0].seat, began);
}

/// Every eruption tile that was placed marks its turn, and no other is marked.
#[test]
fn eruptions_mark_their_turns() {
    let (mut marked, mut placed) = (0, 0);
    for seed in 0..6 {
        let statistics = random_game(4, seed).statistics();
        let count = statistics.turns.iter().filter(|turn| turn.landmark).count();
        placed += statistics.tally.seats.iter().map(|own| usize::from(own.eruptions)).sum::<usize>();
        marked += count;
    }
    assert_eq!(marked, placed, "one a turn at most (E16)");
    assert!(marked > 3);
}

/// A game without turns has none.
#[test]
fn before_the_first_turn_there_is_none() {
    let table: Table<State> =
        Table::new(&crate::rules::eruption::Config::new(2), seats_of_two(), Options::default(), 1).unwrap();
    let statistics = table.statistics();
    assert!(statistics.turns.is_empty() && statistics.turn_at(0).is_none());
    assert_eq!(State::level(&statistics.tally, Seat::new(1)), 0);
}

fn seats_of_two() -> Vec<SeatInfo> {
    vec![SeatInfo::new("Aki"), SeatInfo::new("Ben")]
}
