//! Playing, looking, and the record.

use super::{
    super::{By, MAX_STEPS, Options, Playout, Refused, Table, load},
    dealt, eruption, play_on,
    script::{Pick, Script},
    seats, teaching,
};
use crate::rules::{
    Game, Pending, Refusal, Seat, Viewer, apiary,
    eruption::{Config, Event, State},
    volcano,
};

#[test]
fn playing_resolves_the_chance_that_follows() {
    let mut table: Table<Script> = Table::new(&"?0??1".into(), seats(2), Options::default(), 1).unwrap();
    assert_eq!(table.play(Pick::A), Err(Refused::ChanceFirst));
    assert_eq!(table.deal().steps.len(), 1);
    assert!(table.deal().steps.is_empty(), "dealing twice does nothing");
    let played = table.play(Pick::B).unwrap();
    assert_eq!((played.first, played.steps.len()), (1, 3));
    assert_eq!(played.steps[0].by, By::Seat(Seat::new(0)));
    assert_eq!(played.steps[2].seat(), None);
    assert_eq!(played.events().count(), 3);
    assert_eq!(table.history()[1..], played.steps);
}

#[test]
fn a_refusal_changes_nothing() {
    let mut table = eruption(2, Options::default(), 4);
    let before = table.record();
    let Err(Refused::Illegal(illegal)) = table.play("end".parse().unwrap()) else { panic!("it was legal") };
    assert!(illegal.rule().starts_with('E'));
    assert_eq!(table.record(), before);
}

#[test]
fn another_action_in_place_of_what_was_done_is_only_looked_at() {
    let mut table: Table<Script> = Table::new(&"?0??1".into(), seats(2), Options::default(), 1).unwrap();
    table.deal();
    table.play(Pick::B).unwrap();
    let other = table.instead(1, Pick::A).expect("it is legal there");
    // Nothing of the chance that would follow.
    assert_eq!((other.history().len(), other.history()[1].action), (2, Pick::A));
    assert_eq!(table.history()[1].action, Pick::B);
    assert!(table.instead(9, Pick::A).is_none(), "beyond the present");
    let real = eruption(2, Options::default(), 4);
    assert!(real.instead(real.history().len(), "end".parse().unwrap()).is_none(), "it is not legal there");
}

/// No game is so long; if one were, it could still be saved and loaded.
#[test]
fn a_game_ends_before_its_record_is_too_long() {
    let mut table: Table<Script> =
        Table::new(&"0".repeat(MAX_STEPS), seats(2), Options::default(), 1).unwrap();
    let refused = loop {
        if let Err(refused) = table.play(Pick::A) {
            break refused;
        }
    };
    assert_eq!(refused, Refused::TooLong);
    load::<Script>(table.record().to_json().as_bytes(), 0).unwrap();
    let mut table: Table<Script> =
        Table::new(&"?".repeat(MAX_STEPS + 5), seats(2), Options::default(), 1).unwrap();
    assert_eq!(table.deal().steps.len(), MAX_STEPS);
    load::<Script>(table.record().to_json().as_bytes(), 0).unwrap();
}

#[test]
fn there_must_be_a_player_for_each_seat() {
    assert!(Table::<State>::new(&Config::new(3), seats(2), Options::default(), 0).is_err());
    assert!(Table::<State>::new(&Config::new(7), seats(6), Options::default(), 0).is_err());
}

#[test]
fn open_hands_and_the_end_show_everything() {
    let own = Viewer::Seat(Seat::new(0));
    let mut table = eruption(3, Options::default(), 5);
    assert_eq!(table.viewer(own), own);
    assert!(table.has_secrets(Seat::new(1)));
    assert_ne!(table.view(own), table.view(Viewer::Everything));
    let drawn = table.history().iter().flat_map(|step| &step.events).find_map(|event| match event {
        Event::CardDrawn { seat, .. } if *seat == Seat::new(1) => Some(*event),
        _ => None,
    });
    let seen = table.witness(&drawn.unwrap(), own);
    assert!(matches!(seen, Some(Event::CardDrawn { card: None, .. })));
    let open = eruption(3, Options { open_hands: true, ..Options::default() }, 5);
    assert_eq!(open.view(own), open.view(Viewer::Everything));
    assert!(!open.has_secrets(Seat::new(1)));
    play_on(&mut table, &mut Playout::new(5), 10_000);
    assert!(table.is_over());
    assert_eq!(table.viewer(Viewer::Table), Viewer::Everything);
    assert_eq!(table.scores().len(), 3);
}

#[test]
fn who_plays_alone_hides_nothing_from_the_table() {
    let config = apiary::Config { solo: apiary::Solo::Level(1), ..apiary::Config::new(1) };
    let mut table = Table::<apiary::State>::new(&config, seats(1), Options::default(), 3).unwrap();
    table.deal();
    let (own, mut held) = (Seat::new(0), 0);
    let mut playout = Playout::new(3);
    while let Some(action) = playout.choose(table.state()) {
        assert!(!table.has_secrets(own));
        assert_eq!(table.viewer(Viewer::Table), Viewer::Seat(own), "the Autopilot's next card stays hidden");
        held += usize::from(table.state().has_secrets(own));
        table.play(action).unwrap();
    }
    assert!(held > 0);
}

/// At every point of random games the record gives the table back, byte for byte, in the middle of an undo too.
#[test]
fn records_round_trip_at_every_point() {
    round_trips::<State>();
    round_trips::<volcano::State>();
}

fn round_trips<G: Game>() {
    for seed in 0..6 {
        let mut table = dealt::<G>(2 + seed as u8 % 5, teaching(), seed);
        table.seats_mut()[0].name = "アキ \"<b>".into();
        let mut playout = Playout::new(seed);
        while !table.is_over() {
            play_on(&mut table, &mut playout, 1);
            let mut moment = table.clone();
            for undone in 0..3 {
                let text = moment.record().to_json();
                let again = load::<G>(text.as_bytes(), 1).unwrap();
                assert_eq!(again.state(), moment.state());
                assert_eq!(again.history(), moment.history());
                assert_eq!(again.can_undo(), moment.can_undo());
                assert_eq!(again.record().to_json(), text);
                if undone < 2 && moment.undo().is_err() {
                    break;
                }
            }
        }
        for length in 0..=table.history().len() {
            assert!(belongs(&table.state_at(length).unwrap(), &table, length));
        }
        assert!(table.state_at(table.history().len() + 1).is_none());
    }
}

/// Whether the step that was played from here belongs to whoever was to act here.
fn belongs<G: Game>(state: &G, table: &Table<G>, length: usize) -> bool {
    match (state.pending(), table.history().get(length).map(|step| &step.by)) {
        (Pending::Decision { seat, .. }, Some(By::Seat(by))) => seat == *by,
        (Pending::Chance(chance), Some(By::Chance(by))) => chance == *by,
        (Pending::Over, None) => true,
        _ => false,
    }
}

#[test]
fn the_json_is_the_one_of_the_notation() {
    let table: Table<State> =
        Table::new(&Config::new(2), seats(2), Options { seed: Some(7), ..Options::default() }, 0).unwrap();
    assert_eq!(
        table.record().to_json(),
        r#"{"format":1,"game":"eruption","rules":1,"config":{"players":2,"rain":true,"wall_stock":"limited","zone_card":"after_damage"},"seats":[{"name":"Aki"},{"name":"Ben"}],"steps":[],"table":{"seed":7}}"#
    );
}

#[test]
fn keys_of_other_programs_are_kept() {
    let text = r#"{"format":1,"game":"eruption","rules":1,"config":{"players":2},"seats":[{"name":"Aki","elo":1500},{"name":"Ben"}],"steps":[],"table":{"seed":7,"start":1,"music":"loud"},"tournament":{"round":3}}"#;
    let table = load::<State>(text.as_bytes(), 0).unwrap();
    let record = load::<State>(table.record().to_json().as_bytes(), 0).unwrap().record();
    assert_eq!(record.seats[0].extra.get("elo"), Some(&1500.into()));
    assert_eq!(record.table.extra.get("music"), Some(&"loud".into()));
    assert_eq!(record.extra.get("tournament").map(|field| &field["round"]), Some(&3.into()));
    assert_eq!(record, table.record());
}

/// A key and its value as JSON count, in bytes.
#[test]
fn keys_of_other_programs_may_have_4096_bytes_in_one_place() {
    let kept = |length: usize| {
        let theirs = "x".repeat(length);
        let text = format!(
            r#"{{"format":1,"game":"eruption","rules":1,"config":{{"players":2}},"seats":[{{"name":"Aki"}},{{"name":"Ben"}}],"steps":[],"theirs":"{theirs}"}}"#
        );
        load::<State>(text.as_bytes(), 0).unwrap().record().extra.contains_key("theirs")
    };
    let rest = "theirs".len() + "\"\"".len();
    assert!(kept(500) && kept(4096 - rest));
    assert!(!kept(4096 - rest + 1));
}
