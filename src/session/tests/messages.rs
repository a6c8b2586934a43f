//! Every error says in a sentence what is wrong.

use super::{
    super::{
        LoadError, MAX_BYTES, NewTableError, NothingToRedo, Refused, UndoRefusal,
        link::{LinkError, MAX_LENGTH},
        slots::{Broken, MemoryStore, OpenError, SaveError, Slots, StoreError},
    },
    eruption,
    script::{Coin, No, Pick, Script},
};
use crate::{rules::Seat, session::Options};

#[test]
fn what_a_table_refuses_is_told() {
    let told = |error: Refused<Script>| error.to_string();
    assert_eq!(told(Refused::Illegal(No)), "no");
    assert_eq!(told(Refused::ChanceFirst), "chance comes first");
    assert_eq!(told(Refused::TooLong), "the game has more than 19000 steps");
    let told = |error: NewTableError<No>| error.to_string();
    assert_eq!(told(NewTableError::Config(No)), "no");
    assert_eq!(told(NewTableError::Seats { found: 2, wanted: 3 }), "2 players for 3 seats");
    assert_eq!(told(NewTableError::Start(Seat::new(4))), "there is no seat 4 to begin");
}

#[test]
fn why_nothing_is_taken_back_is_told() {
    let told = |error: UndoRefusal<Script>| error.to_string();
    assert_eq!(told(UndoRefusal::NothingToUndo), "nothing has been decided yet");
    assert_eq!(
        told(UndoRefusal::ChanceSince { what: Coin, outcome: Pick::Heads }),
        "chance has acted since: coin (heads)"
    );
    assert_eq!(told(UndoRefusal::OtherSeat { seat: Seat::new(1) }), "seat 1 has acted");
    assert_eq!(told(UndoRefusal::Revealed), "the decision has turned up what others had decided");
    assert_eq!(told(UndoRefusal::GameOver), "the game is over");
    assert_eq!(NothingToRedo.to_string(), "nothing was taken back");
}

#[test]
fn what_is_wrong_with_a_record_or_a_link_is_told() {
    let too_large = LoadError::TooLarge { found: MAX_BYTES + 1, most: MAX_BYTES };
    let bad_step = LoadError::BadStep {
        index: 3,
        step: "go".into(),
        rule: "V6",
        message: "something else is due now".into(),
    };
    for (error, sentence) in [
        (too_large, "it is too large: 4194305, at most 4194304"),
        (LoadError::NotJson { line: 2, column: 7 }, "it is no JSON from line 2, column 7"),
        (LoadError::NotARecord { why: "it is a cat".into() }, "it is no record: it is a cat"),
        (LoadError::NewerFormat { found: 2 }, "it has the newer format 2; this program knows 1"),
        (LoadError::OtherGame { found: "go".into() }, "it is a game of go"),
        (LoadError::OtherRules { found: 2, ours: 1 }, "it was played by the rules 2; this program has 1"),
        (LoadError::BadConfig { message: "rain".into() }, "its config is no game: rain"),
        (LoadError::BadSeats { found: Some(3), wanted: 2 }, "it has 3 players for 2 seats"),
        (LoadError::BadSeats { found: None, wanted: 2 }, "its players cannot be read; there are 2 seats"),
        (bad_step, "step 3 (go) cannot be played: something else is due now (V6)"),
    ] {
        assert_eq!(error.to_string(), sentence);
        assert_eq!(OpenError::Load(error.clone()).to_string(), sentence);
        assert_eq!(LinkError::Load(error).to_string(), sentence);
    }
    assert_eq!(
        LinkError::TooLong { found: 99_999 }.to_string(),
        format!("it has 99999 characters, at most {MAX_LENGTH}")
    );
    assert_eq!(LinkError::NotALink.to_string(), "it is no link of this program");
    assert_eq!(LinkError::Newer.to_string(), "a newer version of this program wrote it");
    assert_eq!(LinkError::Damaged.to_string(), "it was cut off or altered");
}

#[test]
fn why_a_slot_is_not_saved_or_opened_is_told() {
    let slots = Slots::new(MemoryStore::new());
    let table = eruption(2, Options::default(), 1);
    let ticket = slots.create("Sunday", &table, serde_json::Value::Null, 1).unwrap();
    let theirs = Box::new(slots.card(ticket.id()).unwrap());
    for (error, sentence) in [
        (SaveError::Store(StoreError::Denied), "storage is not allowed here"),
        (SaveError::Store(StoreError::Full), "storage is full"),
        (SaveError::Store(StoreError::NotKept), "storage did not keep what it was given"),
        (SaveError::ChangedElsewhere { theirs }, "somebody else has saved “Sunday” since, as revision 1"),
        (SaveError::Gone, "the slot was deleted"),
        (SaveError::Broken(Broken::Damaged), "what is stored is damaged"),
        (SaveError::Broken(Broken::Newer), "a newer version of Caldera has stored it"),
    ] {
        assert_eq!(error.to_string(), sentence);
    }
    for (error, sentence) in [
        (OpenError::Store(StoreError::Denied), "storage is not allowed here"),
        (OpenError::Save(StoreError::Full), "storage is full"),
        (OpenError::Gone, "there is no such slot"),
        (OpenError::Broken(Broken::Damaged), "what is stored is damaged"),
    ] {
        assert_eq!(error.to_string(), sentence);
    }
}
