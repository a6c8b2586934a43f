//! Playing by link: several devices play one game by sending its link on after each turn, without any server.
//!
//! Each device keeps the game in a slot of its own and knows which seats are *away*, that is, sit at another one. When a
//! link comes in, [`relation`] says what it is to a game that is here. All of it works with records as JSON, whichever game
//! they are of.
//!
//! ```
//! use caldera::{
//!     rules::eruption::{Config, State},
//!     session::{Options, SeatInfo, Table, load, play_by_link::{self, Relation}},
//! };
//!
//! let seats = vec![SeatInfo::new("Aki"), SeatInfo::new("Ben")];
//! let mut table: Table<State> = Table::new(&Config::new(2), seats, Options::default(), 7).unwrap();
//! table.deal();
//! table.sit(&[true, false]);
//! let before = play_by_link::read(table.record().to_json().as_bytes()).unwrap();
//! table.play(table.actions()[0]).unwrap();
//! let after = play_by_link::read(table.record().to_json().as_bytes()).unwrap();
//! assert_eq!(play_by_link::relation(&before, &after), Relation::Newer);
//! assert_eq!(play_by_link::here(&after), [true, false]);
//! ```

use serde_json::{Map, Value};

use super::{load, record::tidy_name};
use crate::rules::Seat;

/// A record as JSON.
pub type Record = Map<String, Value>;

/// What a record that came in is to one that is here, the better the later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Relation {
    /// It is of another game.
    Other,
    /// Both have gone on, each in its own way.
    Diverged,
    /// The one here has gone on since.
    Older,
    /// It goes on from where the one here ends.
    Newer,
    /// Nothing has happened between the two.
    Same,
}

/// The record in these bytes, if there is one.
pub fn read(bytes: &[u8]) -> Option<Record> {
    load::parse(bytes).ok()
}

/// What `theirs` is to `ours`. It is the same game if game, options, luck and the players' names are the same, and both are
/// played by link, or neither.
pub fn relation(ours: &Record, theirs: &Record) -> Relation {
    let luck = |record: &Record| (table(record, "seed").cloned(), is_by_link(record));
    let alike = ["game", "rules", "config"].into_iter().all(|key| ours.get(key) == theirs.get(key))
        && names(ours) == names(theirs)
        && luck(ours) == luck(theirs);
    if !alike {
        return Relation::Other;
    }
    let (ours, theirs) = (list(ours, "steps"), list(theirs, "steps"));
    let common = ours.iter().zip(theirs).take_while(|(ours, theirs)| ours == theirs).count();
    match (common == ours.len(), common == theirs.len()) {
        (true, true) => Relation::Same,
        (true, false) => Relation::Newer,
        (false, true) => Relation::Older,
        (false, false) => Relation::Diverged,
    }
}

/// Whether the game is played by link.
pub fn is_by_link(record: &Record) -> bool {
    table(record, "by_link") == Some(&Value::Bool(true))
}

/// Which seats sit at the device whose record it is.
pub fn here(record: &Record) -> Vec<bool> {
    list(record, "seats").iter().map(|seat| seat["away"] != Value::Bool(true)).collect()
}

/// The players' names.
pub fn names(record: &Record) -> Vec<String> {
    list(record, "seats").iter().map(|seat| tidy_name(seat["name"].as_str().unwrap_or_default())).collect()
}

/// Whether a bot plays for that seat.
pub fn is_bot(record: &Record, seat: Seat) -> bool {
    list(record, "seats").get(seat.index()).is_some_and(|seat| !seat["bot"].is_null())
}

/// The record for a device at which these seats sit. Bots sit at none.
pub fn seated(mut record: Record, here: &[bool]) -> Record {
    if let Some(Value::Array(seats)) = record.get_mut("seats") {
        for (at, seat) in seats.iter_mut().enumerate().filter(|(_, seat)| seat["bot"].is_null()) {
            if let (Value::Object(seat), Some(false)) = (seat, here.get(at)) {
                seat.insert("away".into(), Value::Bool(true));
            }
        }
    }
    record
}

fn table<'a>(record: &'a Record, key: &str) -> Option<&'a Value> {
    record.get("table").and_then(|table| table.get(key))
}

fn list<'a>(record: &'a Record, key: &str) -> &'a [Value] {
    record.get(key).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

#[cfg(test)]
mod tests {
    use super::{super::tests::*, *};
    use crate::{
        rules::{Pending, Seat, eruption::State},
        session::{Level, Options, Playout, Table, UndoRefusal, link, load},
    };

    fn by_link(seed: u64) -> Table<State> {
        let mut table = eruption(2, Options::default(), seed);
        table.sit(&[true, false]);
        table
    }

    fn record(table: &Table<State>) -> Record {
        read(table.record().to_json().as_bytes()).unwrap()
    }

    /// What another device has after it has opened the link.
    fn sent(table: &Table<State>) -> Table<State> {
        link::open(&link::game(table), 0).unwrap()
    }

    #[test]
    fn a_bot_sits_at_no_device() {
        let mut table = eruption(3, Options::default(), 4);
        table.hand_over(Seat::new(1), Some(Level::Fair));
        table.sit(&[true, false, false]);
        let ours = record(&table);
        assert_eq!(here(&ours), [true, true, false]);
        assert_eq!([0, 1, 2].map(|seat| is_bot(&ours, Seat::new(seat))), [false, true, false]);
        let theirs = record(&sent(&table));
        assert_eq!(here(&seated(theirs, &[false, false, true])), [false, true, true]);
    }

    #[test]
    fn a_link_says_nothing_of_who_sits_where_but_that_it_is_played_by_link() {
        let table = by_link(3);
        let theirs = record(&sent(&table));
        assert!(is_by_link(&theirs));
        assert_eq!(here(&theirs), [true, true]);
        assert_eq!(here(&record(&table)), [true, false]);
        assert_eq!(relation(&record(&table), &theirs), Relation::Same);
    }

    #[test]
    fn the_seats_of_a_device_are_saved_with_its_game() {
        let mut theirs = sent(&by_link(3));
        theirs.deal();
        let seated = Value::Object(seated(record(&theirs), &[false, true]));
        let table: Table<State> = load(seated.to_string().as_bytes(), 0).unwrap();
        assert!(table.is_away(Seat::new(0)) && !table.is_away(Seat::new(1)));
        assert_eq!(names(&record(&table)), ["Aki", "Ben"]);
        assert!(table.options().by_link);
    }

    #[test]
    fn a_game_that_has_gone_on_is_newer_and_the_one_before_is_older() {
        let mut table = by_link(5);
        let before = record(&table);
        play_on(&mut table, &mut Playout::new(1), 7);
        let after = record(&table);
        assert_eq!(relation(&before, &after), Relation::Newer);
        assert_eq!(relation(&after, &before), Relation::Older);
        assert_eq!(relation(&after, &after), Relation::Same);
    }

    #[test]
    fn two_courses_of_one_game_have_diverged() {
        let (mut one, mut other) = (by_link(5), by_link(5));
        let [first, .., last] = one.actions()[..] else { panic!("a choice") };
        one.play(first).unwrap();
        other.play(last).unwrap();
        assert_eq!(relation(&record(&one), &record(&other)), Relation::Diverged);
    }

    #[test]
    fn other_luck_other_players_or_another_way_to_play_is_another_game() {
        let ours = record(&by_link(5));
        assert_eq!(relation(&ours, &record(&by_link(6))), Relation::Other);
        let mut renamed = by_link(5);
        renamed.seats_mut()[1].name = "Chie".into();
        assert_eq!(relation(&ours, &record(&renamed)), Relation::Other);
        let mut together = by_link(5);
        together.sit(&[true, true]);
        assert!(!together.options().by_link);
        assert_eq!(relation(&ours, &record(&together)), Relation::Other);
        assert_eq!(relation(&Record::new(), &ours), Relation::Other);
    }

    #[test]
    fn the_best_relation_is_the_greatest() {
        use Relation::{Diverged, Newer, Older, Other, Same};
        assert_eq!([Older, Same, Other, Newer, Diverged].into_iter().max(), Some(Same));
        assert_eq!([Older, Diverged, Newer].into_iter().max(), Some(Newer));
    }

    #[test]
    fn what_another_device_has_played_is_not_taken_back_even_in_a_teaching_game() {
        let mut table = eruption(2, teaching(), 4);
        table.sit(&[true, false]);
        let mut playout = Playout::new(4);
        let first = deciding(&table);
        while deciding(&table) == first {
            let action = playout.choose(table.state()).unwrap();
            table.play(action).unwrap();
        }
        assert!(matches!(
            table.can_undo(),
            Err(UndoRefusal::OtherSeat { .. } | UndoRefusal::ChanceSince { .. })
        ));
        table.sit(&[]);
        assert_eq!(table.can_undo(), Ok(()), "at one device a teaching game takes back everything");
    }

    fn deciding(table: &Table<State>) -> Seat {
        match table.pending() {
            Pending::Decision { seat, .. } => seat,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_branch_goes_on_from_there_with_everybody_here() {
        let mut table = by_link(9);
        play_on(&mut table, &mut Playout::new(2), 60);
        let steps = table.history().len() - 10;
        let branch = table.branch(steps, 5).unwrap();
        assert!(!branch.options().by_link && branch.seats().iter().all(|seat| !seat.away));
        assert_eq!(branch.options().seed, Some(5), "luck of its own");
        assert_eq!(branch.history()[..steps], table.history()[..steps]);
        assert!(matches!(branch.pending(), Pending::Decision { .. }));
        assert!(table.branch(steps + 11, 5).is_none());
    }
}
