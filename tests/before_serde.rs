//! Formats do not change: what the program wrote when it had JSON of its own is read and written again, byte for byte but for signs in
//! names that nobody sees, which are not kept any more
//! (`tests/fixtures/before-serde/README.md` says what the files are).

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    rc::Rc,
};

use base64ct::{Base64UrlUnpadded, Encoding};
use caldera::{
    fields,
    rules::{Game, Task, eruption, for_game},
    session::{
        Options, SeatInfo, Table,
        link::{self, Deal, Kind},
        load, play_by_link,
        slots::{MemoryStore, Slot, SlotId, Slots, Store},
        tidy_name,
    },
};
use serde_json::{Value, json};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/before-serde")
}

/// A file without the line feed at its end.
fn read(path: impl AsRef<Path>) -> String {
    let path = folder().join(path);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.strip_suffix('\n').expect("a line feed at the end").to_owned()
}

/// The names of the files in a folder, as many as there have to be.
fn files(name: &str, count: usize) -> Vec<String> {
    let entries = fs::read_dir(folder().join(name)).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("a file").file_name().into_string().expect("a name")).collect();
    names.sort();
    assert_eq!(names.len(), count, "files in {name}");
    names
}

/// The lines of a file, split into the game's id and the rest.
fn by_game(path: &str, count: usize) -> Vec<(String, String)> {
    let lines: Vec<(String, String)> = read(path)
        .lines()
        .map(|line| line.split_once(' ').expect("an id and a text"))
        .map(|(id, text)| (id.to_owned(), text.to_owned()))
        .collect();
    assert_eq!(lines.len(), count, "lines of {path}");
    lines
}

/// The id of the game whose record this is.
fn game_of(record: &str) -> &'static str {
    if record.contains(r#""game":"eruption""#) { "eruption" } else { "volcano" }
}

#[test]
fn records_are_written_as_they_were() {
    for name in files("records", 25) {
        let record = read(Path::new("records").join(&name));
        for_game(game_of(&record), Rewrite(&name, &record)).expect("a game");
    }
}

/// A record as it is written since names are tidied when they are read.
fn tidied(record: &str) -> String {
    let fields: Value = serde_json::from_str(record).unwrap();
    let names = fields["seats"].as_array().into_iter().flatten().filter_map(|seat| seat["name"].as_str());
    let written = |name: &str| Value::from(name).to_string();
    names.fold(record.to_owned(), |text, name| text.replace(&written(name), &written(&tidy_name(name))))
}

struct Rewrite<'a>(&'a str, &'a str);

impl Task for Rewrite<'_> {
    type Output = ();
    fn run<G: Game>(self) {
        let Rewrite(name, record) = self;
        let mut table: Table<G> =
            load(record.as_bytes(), 0).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(table.record().to_json(), tidied(record), "{name}");
        // What was taken back comes back as well.
        if record.contains("\"undone\"") {
            table.redo().unwrap_or_else(|error| panic!("{name}: {error}"));
        }
    }
}

#[test]
fn exported_files_come_in_and_go_out() {
    for name in files("exports", 2) {
        let record = read(Path::new("exports").join(&name));
        for_game(game_of(&record), Export(&name, &record)).expect("a game");
    }
}

struct Export<'a>(&'a str, &'a str);

impl Task for Export<'_> {
    type Output = ();
    fn run<G: Game>(self) {
        let Export(name, record) = self;
        let slots = Slots::new(MemoryStore::new());
        let (table, ticket) =
            slots.import::<G>(record.as_bytes(), "Brought", |_| Value::Null, 5, 0).expect("a record");
        for file in [table.export("2026-11-21"), slots.export(ticket.id(), "2026-11-21").unwrap().unwrap()] {
            assert_eq!(file.name, name);
            assert_eq!(String::from_utf8(file.bytes).unwrap(), record, "{name}");
        }
    }
}

/// A store in which this text is a slot, and the slot.
fn stored(text: &str) -> (Rc<MemoryStore>, Slots<Rc<MemoryStore>>, Slot) {
    let store = Rc::new(MemoryStore::new());
    store.set("caldera/slot/5a7/a", text).unwrap();
    let slots = Slots::new(store.clone());
    let slot = match slots.list().unwrap().pop() {
        Some(caldera::session::slots::Entry::Slot(slot)) => slot,
        other => panic!("no slot, but {other:?}"),
    };
    (store, slots, slot)
}

fn copy_of(store: &MemoryStore, id: &SlotId, side: char) -> String {
    store.get(&format!("caldera/slot/{id}/{side}")).unwrap().expect("a copy")
}

#[test]
fn slots_are_written_as_they_were() {
    for name in files("slots", 5) {
        let text = read(Path::new("slots").join(&name));
        let (store, slots, slot) = stored(&text);
        let record = slots.read(slot.ticket.id()).unwrap().0;
        for_game(&slot.card.game, Rewrite(&name, &record)).expect("a game");
        // A copy has the first revision; what was saved later has to be renamed.
        let card = &slot.card;
        if card.revision == 1 {
            let record: serde_json::Value = serde_json::from_str(&record).unwrap();
            let seed = record["table"]["seed"].as_u64().unwrap_or_default();
            let copy = slots.duplicate(slot.ticket.id(), &card.name, seed, card.updated).unwrap();
            assert_eq!(copy_of(&store, copy.id(), 'a'), text, "{name}");
        }
    }
}

#[test]
fn a_slot_is_renamed_as_it_was() {
    let (store, slots, slot) = stored(&read("slots/revision-4.txt"));
    let mut ticket = slot.ticket;
    slots.rename(&mut ticket, "Monday", slot.card.updated + 7).unwrap();
    assert_eq!(copy_of(&store, ticket.id(), 'b'), read("slots/renamed.txt"));
}

/// What lies face down is covered in storage since; under the cover every byte is the same.
#[test]
fn a_slot_is_saved_as_it_was_under_its_cover() {
    let first = read("slots/first.txt");
    let (store, slots, slot) = stored(&first);
    let (table, _) = slots.open::<eruption::State>(slot.ticket.id(), 0).unwrap();
    let Slot { card, .. } = slot;
    let ticket = slots.create(&card.name, &table, card.summary, card.updated).unwrap();
    let copy = copy_of(&store, ticket.id(), 'a');
    let [_, card, record] = lines(&copy);
    let [_, first_card, first_record] = lines(&first);
    assert_eq!(card.replace(",\"hidden\":true", ""), first_card);
    assert_eq!(Base64UrlUnpadded::decode_vec(record).unwrap(), first_record.as_bytes());
}

/// The checksum of a slot, what is said of its game, and the game.
fn lines(slot: &str) -> [&str; 3] {
    slot.lines().collect::<Vec<_>>().try_into().expect("three lines")
}

#[test]
fn links_are_written_as_they_were() {
    let all = by_game("links.txt", 42);
    let same = all.iter().filter(|(id, text)| for_game(id, Relink(text)).expect("a game")).count();
    assert_eq!(same, 41, "all but the one with names that are tidied when they are read");
}

struct Relink<'a>(&'a str);

impl Task for Relink<'_> {
    /// Whether it is written as it was.
    type Output = bool;
    fn run<G: Game>(self) -> bool {
        let headline = link::Headline::peek(self.0).expect("a link");
        assert_eq!(headline.game, G::ID);
        let again = match headline.kind {
            Kind::Game => link::game(&link::open::<G>(self.0, 0).expect("a game")),
            Kind::Deal => {
                let Deal { config, options } = link::open_deal::<G>(self.0).expect("a deal");
                let seats = G::new(&config).expect("a game").seats();
                let seats = (0..seats).map(|_| SeatInfo::new("Aki")).collect();
                link::deal(&Table::<G>::new(&config, seats, options, 0).expect("a table"))
            }
        };
        if again != self.0 {
            let [old, new] = [self.0, &again].map(|link| link::open::<G>(link, 0).expect("a game").record());
            assert_eq!(old, new);
        }
        again == self.0
    }
}

#[test]
fn games_by_link_go_on() {
    let sent = load::<eruption::State>(read("by-link/sent.json").as_bytes(), 0).unwrap();
    assert_eq!(sent.record().to_json(), read("by-link/sent.json"));
    assert_eq!(link::game(&sent), read("by-link/link.txt"));
    let received = link::open::<eruption::State>(&read("by-link/link.txt"), 0).unwrap().record().to_json();
    assert_eq!(received, read("by-link/received.json"));
    let record = play_by_link::read(received.as_bytes()).unwrap();
    let ours = play_by_link::read(read("by-link/sent.json").as_bytes()).unwrap();
    assert_eq!(play_by_link::relation(&ours, &record), play_by_link::Relation::Same);
    let seated = Value::from(play_by_link::seated(record, &[false, true, false]));
    assert_eq!(seated.to_string(), read("by-link/seated.json"));
}

#[test]
fn drafts_are_written_as_they_were() {
    for (id, text) in by_game("drafts.txt", 17) {
        for_game(&id, Redraft(&text)).expect("a game");
    }
}

struct Redraft<'a>(&'a str);

impl Task for Redraft<'_> {
    type Output = ();
    fn run<G: Game>(self) {
        let config: G::Config = serde_json::from_str(self.0).unwrap();
        assert_eq!(json!(config).to_string(), self.0);
        assert_eq!(fields::line(&config), self.0, "in the order in which it is remembered");
        let seats = (0..G::new(&config).expect("a game").seats()).map(|_| SeatInfo::new("Aki")).collect();
        let table = Table::<G>::new(&config, seats, Options::default(), 0).expect("a table");
        assert!(table.record().to_json().contains(self.0), "the record has it too");
    }
}

#[test]
fn arena_prints_what_it_printed() {
    for (record, options, printed) in [
        ("records/eruption-everything.json", "--states", "eruption-everything-states"),
        ("records/volcano-everything.json", "--states", "volcano-everything-states"),
        ("records/eruption-finished.json", "--legal", "eruption-finished-legal"),
        ("records/volcano-finished.json", "--legal", "volcano-finished-legal"),
        ("records/eruption-clans-4.json", "--legal", "eruption-clans-4-legal"),
        ("arena/refused-input.jsonl", "", "refused"),
    ] {
        let mut arena = Command::new(env!("CARGO_BIN_EXE_arena"));
        arena.arg("replay").arg(folder().join(record));
        arena.args(Some(options).filter(|options| !options.is_empty()));
        let output = arena.output().expect("arena runs");
        let text = String::from_utf8(output.stdout).unwrap();
        assert_eq!(text.trim_end(), read(format!("arena/{printed}.jsonl")), "{printed}");
    }
}
