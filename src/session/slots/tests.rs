//! Slots while the store is full, denied, torn, damaged or shared.

use std::rc::Rc;

use serde_json::{Value, json};

use super::*;
use crate::{
    rules::eruption::State,
    session::{LoadError, Options, Playout, tests as session},
};

const NOW: u64 = 1_795_000_000_000;

struct Tab {
    store: Rc<MemoryStore>,
    slots: Slots<Rc<MemoryStore>>,
    table: Table<State>,
    playout: Playout<State>,
}

/// A tab with a game that is saved in no slot yet.
fn tab(store: &Rc<MemoryStore>) -> Tab {
    let table = session::eruption(2, Options::default(), 1);
    Tab { store: store.clone(), slots: Slots::new(store.clone()), table, playout: Playout::new(1) }
}

fn fresh() -> Tab {
    tab(&Rc::new(MemoryStore::new()))
}

impl Tab {
    fn create(&self, name: &str, now: u64) -> Ticket {
        self.slots.create(name, &self.table, json!({ "turn": 1 }), now).unwrap()
    }

    fn play(&mut self) {
        session::play_on(&mut self.table, &mut self.playout, 1);
    }

    fn save(&self, ticket: &mut Ticket) -> Result<(), SaveError> {
        self.slots.save(ticket, &self.table, Value::Null, NOW + 1)
    }

    fn opened(&self, id: &SlotId) -> Table<State> {
        self.slots.open(id, 0).unwrap().0
    }

    fn key(&self, id: &SlotId, side: char) -> String {
        format!("caldera/slot/{id}/{side}")
    }

    fn good(&self) -> Vec<Slot> {
        let good = |entry| match entry {
            Entry::Slot(slot) => Some(slot),
            Entry::Broken { .. } => None,
        };
        self.slots.list().unwrap().into_iter().filter_map(good).collect()
    }
}

/// A game with both copies: what was dealt under `a`, and with one action more under `b`.
fn saved_twice() -> (Tab, Ticket) {
    let mut tab = fresh();
    let mut ticket = tab.create("Sunday", NOW);
    tab.play();
    tab.save(&mut ticket).unwrap();
    (tab, ticket)
}

#[test]
fn a_slot_is_created_saved_renamed_duplicated_and_deleted() {
    let mut tab = fresh();
    let mut ticket = tab.create("Sunday", NOW);
    for _ in 0..10 {
        tab.play();
        tab.save(&mut ticket).unwrap();
        assert_eq!(tab.opened(ticket.id()).record(), tab.table.record());
    }
    tab.slots.rename(&mut ticket, "Monday", NOW + 2).unwrap();
    let copy = tab.slots.duplicate(ticket.id(), "Copy", 7, NOW + 3).unwrap();
    tab.save(&mut ticket).unwrap();
    let list = tab.good();
    assert_eq!(list[0].ticket, copy);
    assert_eq!((list[0].card.name.as_str(), list[0].card.revision), ("Copy", 1));
    let card = &list[1].card;
    assert_eq!((card.name.as_str(), card.revision, card.created), ("Monday", 13, NOW));
    assert_eq!((card.game.as_str(), card.players.join("+").as_str()), ("eruption", "Aki+Ben"));
    assert_eq!((card.steps, card.over), (tab.table.history().len(), false));
    tab.slots.delete(ticket.id(), NOW).unwrap();
    assert_eq!(tab.good().len(), 1);
    assert_eq!(tab.save(&mut ticket), Err(SaveError::Gone));
    assert!(matches!(tab.slots.open::<State>(ticket.id(), 0), Err(OpenError::Gone)));
    tab.slots.delete(copy.id(), NOW).unwrap();
    let left = tab.store.keys().unwrap();
    assert_eq!(left, [ticket.id(), copy.id()].map(|id| format!("caldera/deleted/{id}")));
    // What was deleted has its id for itself, also when the clock goes wrong.
    assert_ne!(tab.create("Sunday", NOW).id(), ticket.id());
}

#[test]
fn a_review_is_kept_beside_its_slot_and_goes_with_it() {
    let tab = fresh();
    let (first, second) = (tab.create("Friday", NOW), tab.create("Saturday", NOW));
    assert_eq!(tab.slots.review(&first.id), None);
    for text in ["one", "two"] {
        tab.slots.keep_review(&first.id, text).unwrap();
        tab.slots.keep_review(&second.id, "other").unwrap();
        assert_eq!(tab.slots.review(&first.id).as_deref(), Some(text));
    }
    // It is no slot, and none is made of it.
    assert_eq!(tab.good().len(), 2);
    tab.slots.delete(&first.id, NOW + 1).unwrap();
    assert_eq!(tab.slots.review(&first.id), None);
    assert_eq!(tab.slots.review(&second.id).as_deref(), Some("other"));
    // A page that is still at work does not bring it back.
    tab.slots.keep_review(&first.id, "late").unwrap();
    assert_eq!(tab.slots.review(&first.id), None);
    assert!(tab.store.keys().unwrap().iter().all(|key| *key != format!("caldera/review/{}", first.id)));
}

#[test]
fn a_copy_has_luck_of_its_own_and_is_otherwise_the_same() {
    let mut tab = fresh();
    let mut ticket = tab.create("Sunday \"table\":{\"seed\":1}", NOW);
    for _ in 0..30 {
        tab.play();
    }
    tab.save(&mut ticket).unwrap();
    let copy = tab.slots.duplicate(ticket.id(), "Copy", 123, NOW).unwrap();
    let (old, new) = (tab.opened(ticket.id()).record(), tab.opened(copy.id()).record());
    assert_eq!(new.table.seed, Some(123));
    assert_ne!(old.table.seed, new.table.seed);
    assert_eq!((old.steps, old.seats, old.config), (new.steps, new.seats, new.config));
}

#[test]
fn what_lies_face_down_is_no_plain_text_in_the_store_and_is_read_again() {
    use crate::rules::{Pending, volcano};
    let store = Rc::new(MemoryStore::new());
    let slots = Slots::new(store.clone());
    let mut table: Table<volcano::State> = session::dealt(4, Options::default(), 5);
    let mut playout = Playout::new(2);
    let raw = |id: &SlotId| store.get(&format!("caldera/slot/{id}/a")).unwrap().unwrap();
    let voting = |state: &volcano::State| {
        matches!(state.pending(), Pending::Decision { prompt: volcano::Prompt::Act { .. }, .. })
    };
    while !voting(table.state()) {
        table.play(playout.choose(table.state()).unwrap()).unwrap();
    }
    let open = slots.create("Open", &table, Value::Null, NOW).unwrap();
    assert!(raw(open.id()).contains("\"steps\":[") && !raw(open.id()).contains("hidden"));
    table.play(volcano::Action::Go).unwrap();
    let hidden = slots.create("Hidden", &table, Value::Null, NOW).unwrap();
    let text = raw(hidden.id());
    assert!(!text.contains("\"steps\":[") && !text.contains("\"go\""), "{text}");
    assert!(text.contains("\"hidden\":true"));
    let (read, _) = slots.open::<volcano::State>(hidden.id(), 0).unwrap();
    assert_eq!(read.record(), table.record());
    // A file is a record as always; and what is left of a damaged slot is still found.
    let file = slots.export(hidden.id(), "2026-01-01").unwrap().unwrap();
    assert_eq!(file.bytes, table.record().to_json().into_bytes());
    let left = text.replacen("Hidden", "Hidder", 1);
    assert_eq!(salvage::<volcano::State>(&left, 0).unwrap().record(), table.record());
    // Taken back it is known to whoever plays it again.
    table.undo().unwrap();
    assert!(table.snapshot().hidden);
}

#[test]
fn slots_of_the_same_moment_and_keys_of_others_do_not_meet() {
    let tab = fresh();
    tab.store.set("theme", "dark").unwrap();
    tab.store.set("caldera/settings", "{}").unwrap();
    tab.store.set("caldera/slot/UPPER/a", "not ours").unwrap();
    let ids: Vec<String> = (0..3).map(|_| tab.create("x", 255).id().to_string()).collect();
    assert_eq!(ids, ["ff", "ff-2", "ff-3"]);
    assert_eq!(tab.good().len(), 3);
    assert_eq!(SlotId::new("ff-2").as_ref(), Some(tab.good()[1].ticket.id()));
    assert!(SlotId::new("../x").is_none() && SlotId::new("").is_none());
}

#[test]
fn a_full_store_keeps_the_old_save_and_says_so() {
    let mut tab = fresh();
    let mut ticket = tab.create("Sunday", NOW);
    let before = tab.table.record();
    tab.store.limit(Some(tab.store.used() + 10));
    tab.play();
    assert_eq!(tab.save(&mut ticket), Err(SaveError::Store(StoreError::Full)));
    assert_eq!(tab.slots.create("More", &tab.table, Value::Null, NOW), Err(StoreError::Full));
    assert_eq!(tab.opened(ticket.id()).record(), before);
    // The game itself can still be taken home.
    assert_eq!(tab.table.export("2026-11-21").bytes, tab.table.record().to_json().into_bytes());
    tab.store.limit(None);
    tab.save(&mut ticket).unwrap();
    assert_eq!(tab.opened(ticket.id()).record(), tab.table.record());
}

#[test]
fn reviews_make_room_before_older_copies_do() {
    let mut tab = fresh();
    let mut other = tab.create("Other", NOW);
    tab.save(&mut other).unwrap();
    let mut ticket = tab.create("Sunday", NOW);
    tab.slots.keep_review(other.id(), &"x".repeat(40_000)).unwrap();
    tab.store.limit(Some(tab.store.used() + 200));
    tab.play();
    tab.save(&mut ticket).unwrap();
    assert_eq!(tab.slots.review(other.id()), None);
    let copies = ['a', 'b'].map(|side| tab.store.get(&tab.key(other.id(), side)).unwrap());
    assert!(copies.iter().all(Option::is_some), "the game keeps both of its copies");
}

#[test]
fn reviews_make_room_for_a_damaged_copy_that_is_put_aside() {
    let (mut tab, mut ticket) = saved_twice();
    tab.slots.keep_review(ticket.id(), &"x".repeat(40_000)).unwrap();
    // Revision 2 is under b; the next save goes over the older copy.
    let (key, damaged) = (tab.key(ticket.id(), 'a'), "damaged".repeat(100));
    tab.store.set(&key, &damaged).unwrap();
    tab.store.limit(Some(tab.store.used() + 10));
    tab.play();
    tab.save(&mut ticket).unwrap();
    assert_eq!(tab.opened(ticket.id()).record(), tab.table.record());
    let aside =
        tab.store.keys().unwrap().into_iter().find(|key| key.starts_with("caldera/quarantine/")).unwrap();
    assert_eq!(tab.store.get(&aside), Ok(Some(damaged)));
}

#[test]
fn older_copies_make_room_before_a_save_fails() {
    let mut tab = fresh();
    let mut other = tab.create("Other", NOW);
    tab.save(&mut other).unwrap();
    let mut ticket = tab.create("Sunday", NOW);
    tab.store.limit(Some(tab.store.used() + 200));
    tab.play();
    tab.save(&mut ticket).unwrap();
    assert_eq!(tab.good().len(), 2);
    tab.opened(other.id());
}

#[test]
fn denied_storage_is_an_error_everywhere() {
    let tab = fresh();
    let mut ticket = tab.create("Sunday", NOW);
    tab.store.deny(true);
    let denied = StoreError::Denied;
    assert_eq!(tab.slots.list(), Err(denied));
    assert_eq!(tab.save(&mut ticket), Err(SaveError::Store(denied)));
    assert_eq!(tab.slots.rename(&mut ticket, "x", NOW), Err(SaveError::Store(denied)));
    assert!(matches!(tab.slots.open::<State>(ticket.id(), 0), Err(OpenError::Store(StoreError::Denied))));
    assert_eq!(tab.slots.delete(ticket.id(), NOW), Err(denied));
    assert_eq!(tab.slots.is_current(&ticket), Err(denied));
    tab.store.deny(false);
    assert_eq!(tab.slots.is_current(&ticket), Ok(true));
}

#[test]
fn a_second_tab_is_noticed() {
    let mut tab_one = fresh();
    let mut mine = tab_one.create("Sunday", NOW);
    let mut tab_two = tab(&tab_one.store);
    let (table, mut theirs) = tab_two.slots.open::<State>(mine.id(), 0).unwrap();
    tab_two.table = table;
    tab_two.play();
    tab_two.save(&mut theirs).unwrap();
    assert_eq!(tab_one.slots.is_current(&mine), Ok(false));
    tab_one.play();
    match tab_one.save(&mut mine) {
        Err(SaveError::ChangedElsewhere { theirs }) => assert_eq!(theirs.revision, 2),
        other => panic!("{other:?}"),
    }
    // The way out: a slot of one's own. Theirs is as they left it.
    let copy = tab_one.slots.create("Sunday (2)", &tab_one.table, Value::Null, NOW).unwrap();
    assert_eq!(tab_one.opened(copy.id()).record(), tab_one.table.record());
    assert_eq!(tab_one.opened(theirs.id()).record(), tab_two.table.record());
}

/// Two tabs that saved at the same moment have the same revision, but not the same ticket.
#[test]
fn equal_revisions_are_told_apart() {
    let mut tab_one = fresh();
    let mut mine = tab_one.create("Sunday", NOW);
    let before = tab_one.store.get(&tab_one.key(mine.id(), 'a')).unwrap().unwrap();
    let mut theirs = mine.clone();
    tab_one.save(&mut mine).unwrap();
    tab_one.store.remove(&tab_one.key(mine.id(), 'b')).unwrap();
    assert_eq!(tab_one.store.get(&tab_one.key(mine.id(), 'a')).unwrap(), Some(before));
    tab_one.play();
    tab_one.save(&mut theirs).unwrap();
    assert!(matches!(tab_one.save(&mut mine), Err(SaveError::ChangedElsewhere { .. })));
}

#[test]
fn a_torn_write_loses_nothing_that_was_saved() {
    let (mut tab, mut ticket) = saved_twice();
    let saved = tab.table.record();
    tab.store.tear(true);
    tab.play();
    assert_eq!(tab.save(&mut ticket), Err(SaveError::Store(StoreError::NotKept)));
    tab.store.tear(false);
    assert_eq!(tab.opened(ticket.id()).record(), saved);
    assert!(tab.good()[0].damaged);
    // The next save keeps what was torn.
    tab.save(&mut ticket).unwrap();
    assert!(!tab.good()[0].damaged);
    assert_eq!(tab.opened(ticket.id()).record(), tab.table.record());
    let kept = tab.slots.quarantined().unwrap();
    assert_eq!(kept.len(), 1);
    assert!(kept[0].export("2026-11-21").name.ends_with("2026-11-21.txt"));
    tab.slots.discard_quarantined(&kept[0].name).unwrap();
    assert!(tab.slots.quarantined().unwrap().is_empty());
}

#[test]
fn a_damaged_slot_is_shown_kept_and_exported() {
    let mut tab = fresh();
    let mut ticket = tab.create("Sunday", NOW);
    let other = tab.create("Other", NOW + 5);
    let id = ticket.id().clone();
    let text = tab.store.get(&tab.key(&id, 'a')).unwrap().unwrap().replace("eruption", "irruption");
    tab.store.set(&tab.key(&id, 'a'), &text).unwrap();
    let list = tab.slots.list().unwrap();
    assert_eq!(list[0], Entry::Broken { id: id.clone(), why: Broken::Damaged, raw: text.clone() });
    assert!(matches!(&list[1], Entry::Slot(slot) if slot.ticket == other));
    assert!(matches!(tab.slots.open::<State>(&id, 0), Err(OpenError::Broken(Broken::Damaged))));
    tab.play();
    assert_eq!(tab.save(&mut ticket), Err(SaveError::Broken(Broken::Damaged)));
    let file = tab.slots.export(&id, "2026-11-21").unwrap().unwrap();
    assert_eq!(file.bytes, text.as_bytes());
    assert_eq!(SlotId::of_key(&tab.key(&id, 'b')), Some(id.clone()));
    let another = tab.table.record().to_json().replace("eruption", "irruption");
    assert!(salvage::<State>(&another, 0).is_none(), "its record names another game");
    let saved = salvage::<State>(&text[10..], 0).unwrap();
    assert_eq!(saved.history().len(), tab.good()[0].card.steps);
    tab.slots.set_aside(&id, NOW).unwrap();
    tab.slots.set_aside(other.id(), NOW).unwrap();
    assert_eq!(tab.slots.list().unwrap().len(), 1, "only what is broken is set aside");
    assert_eq!(tab.slots.quarantined().unwrap()[0].raw, text);
}

#[test]
fn a_newer_slot_is_not_touched() {
    let tab = fresh();
    let mut ticket = tab.create("Sunday", NOW);
    let text = tab.store.get(&tab.key(ticket.id(), 'a')).unwrap().unwrap();
    for (old, new) in [("\"slot\":1", "\"slot\":2"), ("\"format\":1,\"game\"", "\"format\":2,\"game\"")] {
        let body = text.split_once('\n').unwrap().1.replacen(old, new, 1);
        let newer = format!("{:016x}\n{body}", envelope::checksum(body.as_bytes()));
        tab.store.set(&tab.key(ticket.id(), 'b'), &newer).unwrap();
        assert!(matches!(tab.slots.list().unwrap()[0], Entry::Broken { why: Broken::Newer, .. }));
        assert_eq!(tab.save(&mut ticket), Err(SaveError::Broken(Broken::Newer)));
        assert_eq!(tab.store.get(&tab.key(ticket.id(), 'b')).unwrap(), Some(newer));
    }
}

#[test]
fn a_slot_that_claims_the_last_revision_is_not_saved_over() {
    let tab = fresh();
    let ticket = tab.create("Sunday", NOW);
    let key = tab.key(ticket.id(), 'a');
    let text = tab.store.get(&key).unwrap().unwrap();
    let last = format!("\"revision\":{}", u64::MAX);
    let body = text.split_once('\n').unwrap().1.replacen("\"revision\":1", &last, 1);
    let text = format!("{:016x}\n{body}", envelope::checksum(body.as_bytes()));
    tab.store.set(&key, &text).unwrap();
    let mut held = tab.good().remove(0).ticket;
    assert_eq!(tab.save(&mut held), Err(SaveError::Broken(Broken::Damaged)));
    assert_eq!(tab.slots.rename(&mut held, "Monday", NOW), Err(SaveError::Broken(Broken::Damaged)));
    assert_eq!(tab.store.get(&key).unwrap(), Some(text), "it is still there, and opens");
    assert_eq!(tab.opened(held.id()).record(), tab.table.record());
}

/// Whatever stands in the store, the list comes, and what is broken is in it.
#[test]
fn every_damage_is_noticed() {
    let tab = fresh();
    let id = tab.create("Sunday", NOW).id().clone();
    let text = tab.store.get(&tab.key(&id, 'a')).unwrap().unwrap();
    for place in (0..text.len()).filter(|place| text.is_char_boundary(*place)) {
        tab.store.set(&tab.key(&id, 'a'), &text[..place]).unwrap();
        assert!(matches!(tab.slots.list().unwrap()[..], [Entry::Broken { .. }]), "cut at {place}");
        let mut bytes = text.clone().into_bytes();
        bytes[place] = bytes[place].wrapping_add(1) & 0x7f;
        tab.store.set(&tab.key(&id, 'a'), &String::from_utf8(bytes).unwrap()).unwrap();
        assert!(matches!(tab.slots.list().unwrap()[..], [Entry::Broken { .. }]), "changed at {place}");
    }
}

#[test]
fn files_go_out_and_come_in() {
    let mut tab = fresh();
    tab.play();
    let ticket = tab.create("Sunday", NOW);
    let file = tab.slots.export(ticket.id(), "2026-11-21").unwrap().unwrap();
    assert_eq!(file.name, "caldera-eruption-aki-ben-2026-11-21.json");
    assert_eq!(file, tab.table.export("2026-11-21"));
    let summary = |table: &Snapshot| json!(table.steps);
    let (table, copy) = tab.slots.import::<State>(&file.bytes, "Imported", summary, NOW, 0).unwrap();
    assert_eq!(table.record(), tab.table.record());
    assert_ne!(copy.id(), ticket.id());
    let bad = tab.slots.import::<State>(&file.bytes[1..], "Bad", summary, NOW, 0);
    assert!(matches!(bad, Err(OpenError::Load(LoadError::NotJson { .. }))));
    assert_eq!(tab.good().len(), 2);
    tab.store.limit(Some(0));
    let full = tab.slots.import::<State>(&file.bytes, "Full", summary, NOW, 0);
    assert!(matches!(full, Err(OpenError::Save(StoreError::Full))));
}

#[test]
fn file_names_are_names_everywhere() {
    let mut tab = fresh();
    for (name, wanted) in [
        ("../..\\<x>", "caldera-eruption-x-ben-d.json"),
        ("アキ", "caldera-eruption-アキ-ben-d.json"),
        ("  ", "caldera-eruption-ben-d.json"),
        ("Anne-Marie the Unstoppable One", "caldera-eruption-anne-marie-the-unsto-ben-d.json"),
    ] {
        tab.table.seats_mut()[0].name = name.into();
        assert_eq!(tab.table.export("d").name, wanted);
    }
}

#[test]
fn a_listing_reads_what_has_changed_and_says_what_a_fresh_one_does() {
    let mut tab = fresh();
    let mut listing = Listing::default();
    let same = |tab: &Tab, listing: &mut Listing| {
        let entries = listing.entries(&tab.slots).unwrap();
        assert_eq!(entries, tab.slots.list().unwrap());
        entries.len()
    };
    let mut one = tab.create("One", NOW);
    let two = tab.create("Two", NOW + 1);
    assert_eq!(same(&tab, &mut listing), 2);
    // What it has not been told it does not read.
    tab.play();
    tab.save(&mut one).unwrap();
    assert_ne!(listing.entries(&tab.slots), tab.slots.list());
    listing.changed(Some(&tab.key(one.id(), 'b')));
    assert_eq!(same(&tab, &mut listing), 2);
    tab.slots.delete(two.id(), NOW).unwrap();
    listing.changed(Some(&tab.key(two.id(), 'a')));
    tab.store.set(&tab.key(one.id(), 'a'), "nonsense").unwrap();
    tab.store.set("caldera/slot/x/a", "nonsense").unwrap();
    listing.changed(Some("caldera/slot/x/a"));
    listing.changed(Some(&tab.key(one.id(), 'a')));
    listing.changed(Some("caldera/settings"));
    assert_eq!(same(&tab, &mut listing), 2);
    tab.store.remove("caldera/slot/x/a").unwrap();
    listing.changed(None);
    assert_eq!(same(&tab, &mut listing), 1);
    // A store that does not answer is asked again.
    listing.changed(None);
    tab.store.deny(true);
    assert_eq!(listing.entries(&tab.slots), Err(StoreError::Denied));
    tab.store.deny(false);
    assert_eq!(same(&tab, &mut listing), 1);
}
