//! What the card of a slot says after each thing that is done with the slot.

use serde_json::{Value, json};

use super::{super::slots::*, *};
use crate::session::Snapshot;

const NOW: u64 = 1_795_000_000_000;
const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;

/// A table as it is kept, with nothing as it was when it was new.
fn later(table: &Table<State>) -> Snapshot {
    Snapshot {
        rules: 9,
        players: vec!["Chie".into(), "Dan".into()],
        steps: 77,
        over: true,
        hidden: true,
        ..table.snapshot()
    }
}

#[test]
fn a_save_brings_the_whole_card_up_to_date() {
    let slots = Slots::new(MemoryStore::new());
    let table = eruption(2, Options::default(), 1);
    let mut ticket = slots.create("Sunday", &table, json!("new"), NOW).unwrap();
    let card = slots.card(ticket.id()).unwrap();
    assert_eq!((card.rules, card.players.len(), card.over, card.hidden), (1, 2, false, true));
    assert_eq!((card.steps, card.summary), (table.history().len(), json!("new")));

    slots.save_from(&mut ticket, later(&table), json!("later"), NOW + SECOND).unwrap();
    let card = slots.card(ticket.id()).unwrap();
    assert_eq!((card.rules, card.steps, card.over, card.hidden), (9, 77, true, true));
    assert_eq!((card.players.join("+").as_str(), card.summary), ("Chie+Dan", json!("later")));
    assert_eq!((card.name.as_str(), card.created, card.updated), ("Sunday", NOW, NOW + SECOND));
    assert_eq!((card.revision, card.game.as_str()), (2, "eruption"));

    let open = Snapshot { hidden: false, ..later(&table) };
    slots.save_from(&mut ticket, open, Value::Null, NOW + SECOND).unwrap();
    assert!(!slots.card(ticket.id()).unwrap().hidden);
}

#[test]
fn what_was_played_between_saves_is_added_up_without_the_night_between() {
    let slots = Slots::new(MemoryStore::new());
    let table = eruption(2, Options::default(), 1);
    let mut ticket = slots.create("Sunday", &table, Value::Null, NOW).unwrap();
    let mut now = NOW;
    let mut save = |after: u64| {
        now += after;
        slots.save(&mut ticket, &table, Value::Null, now).unwrap();
        slots.card(ticket.id()).unwrap().spent
    };
    assert_eq!(save(20 * SECOND), 20 * SECOND);
    assert_eq!(save(4 * MINUTE), 4 * MINUTE + 20 * SECOND);
    assert_eq!(save(600 * MINUTE), 9 * MINUTE + 20 * SECOND, "five minutes at most");
    assert_eq!(save(0), 9 * MINUTE + 20 * SECOND);
}

#[test]
fn a_copy_is_new_at_the_moment_it_is_made_and_keeps_what_was_played() {
    let slots = Slots::new(MemoryStore::new());
    let table = eruption(2, Options::default(), 1);
    let mut ticket = slots.create("Sunday", &table, json!("turn 1"), NOW).unwrap();
    slots.save(&mut ticket, &table, json!("turn 2"), NOW + MINUTE).unwrap();
    let copy = slots.duplicate(ticket.id(), "Copy", 7, NOW + 9 * MINUTE).unwrap();
    let card = slots.card(copy.id()).unwrap();
    assert_eq!((card.name.as_str(), card.revision), ("Copy", 1));
    assert_eq!((card.created, card.updated), (NOW + 9 * MINUTE, NOW + 9 * MINUTE));
    assert_eq!((card.spent, card.summary), (MINUTE, json!("turn 2")));
}

/// What was written by others may be anything.
#[test]
fn names_on_a_card_are_tidied_when_it_is_read() {
    let slots = Slots::new(MemoryStore::new());
    let table = eruption(2, Options::default(), 1);
    let players = vec!["\u{202e}Aki\n".into(), "B".repeat(99)];
    let snapshot = Snapshot { players, ..table.snapshot() };
    let name = format!("Sun\u{7}day{}", "!".repeat(99));
    let ticket = slots.create_from(&name, snapshot, Value::Null, NOW).unwrap();
    let card = slots.card(ticket.id()).unwrap();
    assert_eq!(card.name, format!("Sunday{}", "!".repeat(54)), "sixty characters");
    assert_eq!(card.players, ["Aki".to_owned(), "B".repeat(40)]);
}

#[test]
fn a_save_has_a_name_that_can_be_seen() {
    use crate::session::tidy_title;
    for nothing in ["", "  \n", "\u{200b}\u{200d}", "\u{202e} \u{2060}"] {
        assert_eq!(tidy_title(nothing), None, "{nothing:?}");
    }
    assert_eq!(tidy_title(" \u{202e}Sunday ").as_deref(), Some("Sunday"));
    let family = "\u{1f469}\u{200d}\u{1f467}";
    assert_eq!(tidy_title(family).as_deref(), Some(family));
    assert_eq!(tidy_title(&"!".repeat(99)).unwrap().len(), 60);
}

/// Never written by this program; whichever it is, every look finds the same.
#[test]
fn of_two_copies_with_one_revision_the_first_is_the_slot() {
    let store = MemoryStore::new();
    let slots = Slots::new(&store);
    let table = eruption(2, Options::default(), 1);
    let [one, other] = ["one", "other"].map(|name| slots.create(name, &table, Value::Null, NOW).unwrap());
    let text = store.get(&format!("caldera/slot/{}/a", other.id())).unwrap().unwrap();
    store.set(&format!("caldera/slot/{}/b", one.id()), &text).unwrap();
    assert_eq!(slots.card(one.id()).unwrap().name, "one");
}

/// The published values of FNV-1a. If they change, all that was saved is taken for damaged.
#[test]
fn the_checksum_stays_what_it_is() {
    for (text, sum) in
        [("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8)]
    {
        assert_eq!(checksum(text.as_bytes()), sum, "{text:?}");
    }
}
