//! A store with anything in it, and anything done with it: nothing that cannot be read is lost, what was saved is read again,
//! and what is read again is what was saved.

use caldera::{
    rules::{Game, apiary, eruption, volcano},
    session::{
        Table, load,
        slots::{Broken, Entry, MemoryStore, OpenError, SaveError, SlotId, Slots, Store, Ticket, salvage},
    },
};

use super::{Input, Lawful, any_table, is_a_sentence, reads_back};
use serde_json::{Value, json};
use std::rc::Rc;

const IDS: [&str; 3] = ["1a0", "1a0-2", "z"];

pub fn run(bytes: &[u8]) {
    let mut input = Input(bytes);
    let store = Rc::new(MemoryStore::new());
    let slots = Slots::new(store.clone());
    let mut tickets = Vec::new();
    while !input.is_empty() {
        match input.below(3) {
            0 => act::<eruption::State>(&store, &slots, &mut tickets, &mut input),
            1 => act::<volcano::State>(&store, &slots, &mut tickets, &mut input),
            _ => act::<apiary::State>(&store, &slots, &mut tickets, &mut input),
        }
    }
    all_is_told(&slots);
}

fn act<G: Lawful>(
    store: &MemoryStore,
    slots: &Slots<Rc<MemoryStore>>,
    tickets: &mut Vec<Ticket>,
    input: &mut Input,
) {
    let id = SlotId::new(input.pick(&IDS)).expect("an id");
    let now = u64::from(input.byte()) << (input.byte() % 64);
    match input.byte() % 12 {
        // Another program, another version, or an accident writes there.
        0 => put(store, &id, input.flag(), &input.text()),
        1 => put(store, &id, input.flag(), &forged::<G>(input)),
        2 => {
            let Some(table) = any_table::<G>(input) else { return };
            let made = keeping(slots, || slots.create(&input.text(), &table, Value::Null, now));
            let ticket = made.expect("there is room");
            let (again, same) = slots.open::<G>(ticket.id(), 1).expect("what was saved can be read");
            assert!(again.record() == table.record() && same == ticket);
            tickets.push(ticket);
        }
        3 => {
            if let Ok((mut table, mut ticket)) = slots.open::<G>(&id, 1) {
                reads_back(&table);
                let action = table.actions().first().copied();
                if let Some(action) = action {
                    table.play(action).expect("what is listed can be played");
                }
                save(slots, &mut ticket, &table, now);
                tickets.push(ticket);
            }
        }
        4 if !tickets.is_empty() => {
            let at = input.below(tickets.len());
            if let Some(table) = any_table::<G>(input) {
                save(slots, &mut tickets[at], &table, now);
            }
        }
        5 => {
            let mut listed =
                slots.list().expect("the store works").into_iter().filter_map(|entry| match entry {
                    Entry::Slot(slot) => Some(slot.ticket),
                    Entry::Broken { .. } => None,
                });
            let known = tickets.get(input.below(tickets.len())).cloned();
            let ticket = if input.flag() { known } else { listed.next() };
            let (Some(mut ticket), name) = (ticket, input.text()) else { return };
            let current = slots.is_current(&ticket).expect("the store works");
            let renamed = keeping(slots, || slots.rename(&mut ticket, &name, now));
            assert!(current || renamed.is_err());
            if renamed.is_ok() {
                assert!(slots.is_current(&ticket).expect("the store works"));
                tickets.push(ticket);
            }
        }
        6 => {
            if let Ok(ticket) = keeping(slots, || slots.duplicate(&id, "copy", now, now)) {
                let [one, two] = [&id, ticket.id()].map(|id| slots.export(id, "").unwrap().unwrap().bytes);
                assert!(differ_in_a_number(&one, &two), "a copy has luck of its own, and is the same game");
            }
        }
        7 => {
            slots.delete(&id, now).expect("the store works");
            assert!(matches!(slots.open::<G>(&id, 1), Err(OpenError::Gone)));
        }
        8 => keeping(slots, || slots.set_aside(&id, now)).expect("the store works"),
        9 => {
            let bytes = input.text();
            match keeping(slots, || slots.import::<G>(bytes.as_bytes(), "import", |_| Value::Null, now, 1)) {
                Ok((table, ticket)) => {
                    let file = slots.export(ticket.id(), "2026-11-21").unwrap().unwrap();
                    assert_eq!(String::from_utf8(file.bytes).unwrap(), table.record().to_json());
                    assert!(file.name.starts_with("caldera-") && !file.name.contains(['/', '\\', ':', '"']));
                }
                Err(error) => is_a_sentence(&error.to_string().replace('\n', " ")),
            }
        }
        10 => {
            let raw = input.text();
            if let Some(table) = salvage::<G>(&raw, 1) {
                reads_back(&table);
            }
        }
        // A full store, or one that keeps half of a text, does not lose what was there.
        _ => {
            let limit = store.used() + usize::from(input.byte());
            let tear = input.flag();
            store.limit(Some(limit));
            store.tear(tear);
            let before = slots.open::<G>(&id, 1);
            if let Ok((table, mut ticket)) = before {
                let saved = slots.save(&mut ticket, &table, Value::Null, now);
                let after = slots.open::<G>(&id, 1);
                assert!(after.is_ok_and(|(again, _)| again.record() == table.record()), "{saved:?}");
            }
            store.limit(None);
            store.tear(false);
        }
    }
}

/// Saves; whatever comes of it, either this game or what was there before can be read.
/// Whether two texts are the same but for at most one whole number.
fn differ_in_a_number(one: &[u8], two: &[u8]) -> bool {
    let same = |pair: &(&u8, &u8)| pair.0 == pair.1;
    let start = one.iter().zip(two).take_while(same).count();
    let shorter = one.len().min(two.len()) - start;
    let end = one.iter().rev().zip(two.iter().rev()).take(shorter).take_while(same).count();
    [one, two].iter().all(|text| text[start..text.len() - end].iter().all(u8::is_ascii_digit))
}

fn save<G: Lawful>(slots: &Slots<Rc<MemoryStore>>, ticket: &mut Ticket, table: &Table<G>, now: u64) {
    let current = slots.is_current(ticket).expect("the store works");
    match keeping(slots, || slots.save(ticket, table, Value::Null, now)) {
        Ok(()) => {
            assert!(current, "nobody saves over what they have not seen");
            let (again, same) = slots.open::<G>(ticket.id(), 1).expect("what was saved can be read");
            assert!(again.record() == table.record() && same == *ticket);
        }
        Err(error) => {
            is_a_sentence(&error.to_string().replace('\n', " "));
            assert!(!current || matches!(error, SaveError::Broken(_)), "{error}");
        }
    }
}

fn put(store: &MemoryStore, id: &SlotId, side: bool, text: &str) {
    let side = if side { 'b' } else { 'a' };
    store.set(&format!("caldera/slot/{id}/{side}"), text).expect("there is room");
}

/// A slot with a right checksum, whose card and record are any.
fn forged<G: Lawful>(input: &mut Input) -> String {
    let number = |input: &mut Input| match input.byte() % 4 {
        0 => u64::from(input.byte()),
        1 => u64::MAX - u64::from(input.byte()),
        2 => (1 << (input.byte() % 64)) - u64::from(input.byte() % 2),
        _ => 1,
    };
    let record = match input.flag() {
        true => any_table::<G>(input).map(|table| table.record().to_json()).unwrap_or_default(),
        false => input.text(),
    };
    let card = match input.byte() % 4 {
        0 => input.text(),
        _ => json!({
            "slot": 1 + u64::from(input.byte() == 7), "name": input.text(), "created": number(input),
            "updated": number(input), "revision": number(input), "format": 1 + u64::from(input.byte() == 7),
            "game": G::ID, "rules": number(input), "players": ["Aki", "Ben"], "steps": number(input),
            "over": input.flag(), "summary": null, "later": number(input),
        })
        .to_string(),
    };
    let body = format!("{card}\n{record}");
    let sum = body
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    format!("{sum:016x}\n{body}")
}

/// Does something after which every text that could not be read before is still there, in its slot or in quarantine, and
/// every other slot is as it was.
fn keeping<T>(slots: &Slots<Rc<MemoryStore>>, act: impl FnOnce() -> T) -> T {
    let broken = |entries: &[Entry]| -> Vec<String> {
        let raws = entries.iter().filter_map(|entry| match entry {
            Entry::Broken { raw, .. } => Some(raw.clone()),
            Entry::Slot(_) => None,
        });
        raws.collect()
    };
    let before = broken(&slots.list().expect("the store works"));
    let result = act();
    let mut after = broken(&slots.list().expect("the store works"));
    after.extend(slots.quarantined().expect("the store works").into_iter().map(|text| text.raw));
    for raw in before {
        assert!(after.iter().any(|kept| kept.contains(&raw)), "lost: {raw:?}");
    }
    result
}

/// Whatever is there can be listed, and each entry can be exported; what is no slot says so.
fn all_is_told(slots: &Slots<Rc<MemoryStore>>) {
    for entry in slots.list().expect("the store works") {
        match entry {
            Entry::Slot(slot) => {
                let id = slot.ticket.id();
                assert!(slots.is_current(&slot.ticket).expect("the store works"));
                let file = slots.export(id, "2026-11-21").expect("the store works").expect("it is listed");
                let game = slot.card.game.as_str();
                let opened = match game {
                    eruption::State::ID => {
                        slots.open::<eruption::State>(id, 1).map(|(table, _)| table.record())
                    }
                    apiary::State::ID => slots.open::<apiary::State>(id, 1).map(|(table, _)| table.record()),
                    _ => slots.open::<volcano::State>(id, 1).map(|(table, _)| table.record()),
                };
                match opened {
                    Ok(record) => assert_eq!(record.game, game_of(&file.bytes)),
                    Err(error) => is_a_sentence(&error.to_string().replace('\n', " ")),
                }
            }
            Entry::Broken { id, why, raw } => {
                let error = slots.open::<eruption::State>(&id, 1).map(drop).expect_err("it is broken");
                assert_eq!(error, OpenError::Broken(why));
                assert!(matches!(why, Broken::Damaged | Broken::Newer));
                let file = slots.export(&id, "").expect("the store works").expect("it is listed");
                assert_eq!(file.bytes, raw.into_bytes());
            }
        }
    }
}

fn game_of(bytes: &[u8]) -> String {
    let is = |ok: bool, name: &str| ok.then(|| name.to_owned());
    is(load::<eruption::State>(bytes, 1).is_ok(), eruption::State::ID)
        .or_else(|| is(load::<volcano::State>(bytes, 1).is_ok(), volcano::State::ID))
        .or_else(|| is(load::<apiary::State>(bytes, 1).is_ok(), apiary::State::ID))
        .unwrap_or_default()
}
