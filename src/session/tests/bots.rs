//! Bots in some of the seats: what is written, what is taken back, and who sees what.

use serde_json::json;

use super::*;
use crate::{
    rules::{Pending, Seat, Viewer, eruption::State},
    session::{Aside, Level, MAX_NOTES, Note, Options, Playout, SeatInfo, Table, UndoRefusal, link, load},
};

const AKI: Seat = Seat::new(0);

/// Aki and two bots.
fn with_bots(options: Options) -> Table<State> {
    let mut table = eruption(3, options, 11);
    for seat in [1, 2] {
        table.seats_mut()[seat].bot = Some(Level::Fair);
    }
    table
}

fn deciding(table: &Table<State>) -> Seat {
    match table.pending() {
        Pending::Decision { seat, .. } => seat,
        other => panic!("{other:?}"),
    }
}

/// Plays on until that seat is, or is not, the one to decide.
fn play_until(table: &mut Table<State>, playout: &mut Playout<State>, seat: Seat, wanted: bool) {
    while (deciding(table) == seat) != wanted {
        let action = playout.choose(table.state()).unwrap();
        table.play(action).unwrap();
    }
}

#[test]
fn who_is_a_bot_is_written_only_for_bots_and_read_again() {
    let table = with_bots(Options::default());
    let record = serde_json::to_value(table.record()).unwrap();
    assert_eq!(record["seats"][0], json!({ "name": "Aki" }));
    assert_eq!(record["seats"][1], json!({ "bot": "fair", "name": "Ben" }));
    let again: Table<State> = load(record.to_string().as_bytes(), 0).unwrap();
    assert_eq!(again.bot(Seat::new(1)), Some(Level::Fair));
    assert_eq!(again.record(), table.record());
    let sent: Table<State> = link::open(&link::game(&table), 0).unwrap();
    assert_eq!(sent.bot(Seat::new(2)), Some(Level::Fair), "a link says who is a bot");
}

#[test]
fn one_person_among_bots_has_no_curtain_and_two_have() {
    let mut table = with_bots(Options::default());
    assert_eq!(table.only_person(), Some(AKI));
    assert_eq!(table.viewer(Viewer::Table), Viewer::Seat(AKI));
    assert!(!table.has_secrets(AKI));
    assert!(table.snapshot().hidden, "what the bots hold is not to be read by chance");
    table.hand_over(Seat::new(1), None);
    assert_eq!(table.only_person(), None);
    assert_eq!(table.viewer(Viewer::Table), Viewer::Table);
    assert!(table.has_secrets(AKI));
    for seat in [AKI, Seat::new(1)] {
        table.hand_over(seat, Some(Level::Sharp));
    }
    assert_eq!(table.viewer(Viewer::Table), Viewer::Table, "whoever only watches sees no hand");
}

#[test]
fn undo_goes_back_over_bots_in_a_teaching_game() {
    let mut table = with_bots(teaching());
    let mut playout = Playout::new(5);
    play_until(&mut table, &mut playout, AKI, true);
    while table.forced().is_some() {
        let forced = table.forced().unwrap();
        table.play(forced).unwrap();
        play_until(&mut table, &mut playout, AKI, true);
    }
    let own = table.history().len();
    play_until(&mut table, &mut playout, AKI, false);
    play_until(&mut table, &mut playout, AKI, true);
    let last = table.history().iter().rposition(|step| step.seat() == Some(AKI) && step.is_choice()).unwrap();
    assert!(last >= own && table.history().len() > last + 1);
    table.undo().unwrap();
    assert_eq!((table.history().len(), deciding(&table)), (last, AKI));
    table.redo().unwrap();
    assert!(table.history().len() > last + 1, "what the bots did comes back with it");
    let of_bots =
        table.history().iter().position(|step| step.seat().is_some_and(|seat| seat != AKI)).unwrap();
    assert!(table.can_go_back(of_bots).is_err());
}

#[test]
fn undo_stops_where_a_bot_has_acted() {
    let mut table = with_bots(Options::default());
    let mut playout = Playout::new(5);
    play_until(&mut table, &mut playout, AKI, true);
    play_until(&mut table, &mut playout, AKI, false);
    play_until(&mut table, &mut playout, AKI, true);
    assert!(matches!(table.can_undo(), Err(UndoRefusal::OtherSeat { .. } | UndoRefusal::ChanceSince { .. })));
}

#[test]
fn what_is_decided_is_free_until_the_bot_has_acted() {
    let mut table = with_bots(Options::default());
    let mut playout = Playout::new(1);
    play_until(&mut table, &mut playout, AKI, true);
    play_until(&mut table, &mut playout, AKI, false);
    let last = table.history().last().unwrap().seat();
    let free = table.can_undo();
    table.hand_over(deciding(&table), None);
    let handed = table.can_undo();
    // A person may have looked at their hand since, a bot has not.
    assert!(handed.is_err());
    assert_eq!(free.is_ok(), last == Some(AKI));
}

#[test]
fn notes_are_written_kept_and_dropped_with_what_they_belong_to() {
    let mut table = with_bots(teaching());
    let mut playout = Playout::new(7);
    play_until(&mut table, &mut playout, AKI, true);
    let at = table.history().len();
    table.note(AKI, Aside::Plain);
    table.note(AKI, Aside::Plain);
    assert_eq!(table.options().notes, [Note { at, aside: Aside::Plain, seat: AKI }]);
    play_until(&mut table, &mut playout, AKI, false);
    let later = table.history().len();
    table.hand_over(AKI, Some(Level::Gentle));
    play_until(&mut table, &mut playout, AKI, true);
    table.hand_over(AKI, None);
    let record = serde_json::to_value(table.record()).unwrap();
    let written = json!([
        { "at": at, "is": "plain", "seat": 0 },
        { "at": later, "is": "gentle", "seat": 0 },
        { "at": table.history().len(), "is": "person", "seat": 0 }
    ]);
    assert_eq!(record["table"]["notes"], written);
    let again: Table<State> = load(record.to_string().as_bytes(), 0).unwrap();
    assert_eq!(again.options().notes, table.options().notes);
    // Another decision than the one that was taken back: what was noted after it is gone with it.
    while table.history().len() > at {
        table.undo().unwrap();
    }
    assert_eq!(table.options().notes.len(), 3, "it may still be redone");
    let other = *table.actions().last().unwrap();
    let first = again.history()[at].action;
    assert_ne!(other, first);
    table.play(other).unwrap();
    assert_eq!(table.options().notes.len(), 1);
    assert!(table.rematch(false).1.notes.is_empty());
}

#[test]
fn of_several_changes_in_a_row_the_last_one_is_noted() {
    let mut table = with_bots(Options::default());
    let mut playout = Playout::new(7);
    play_until(&mut table, &mut playout, AKI, true);
    let at = table.history().len();
    for bot in [Some(Level::Gentle), Some(Level::Fair), Some(Level::Sharp)] {
        table.hand_over(AKI, bot);
    }
    assert_eq!(table.options().notes, [Note { at, aside: Aside::Bot(Level::Sharp), seat: AKI }]);
    table.hand_over(AKI, None);
    assert_eq!(table.options().notes, [], "nothing has changed");
    assert!(!table.snapshot().mixed);
    // Of a bot that another one follows it is known who sat there at first.
    let ben = Seat::new(1);
    table.hand_over(ben, Some(Level::Fierce));
    let both = [(0, Aside::Bot(Level::Fair)), (at, Aside::Bot(Level::Fierce))];
    assert_eq!(table.options().notes, both.map(|(at, aside)| Note { at, aside, seat: ben }));
    assert!(table.snapshot().mixed);
    assert!(!table.person_at(ben, 0) && !table.person_at(ben, at));
    table.hand_over(ben, Some(Level::Fair));
    assert!(!table.snapshot().mixed, "it is the bot of the beginning");
    // A person who sat there may have looked at its hand.
    table.hand_over(ben, None);
    table.hand_over(ben, Some(Level::Fair));
    let changes = [(0, Aside::Bot(Level::Fair)), (at, Aside::Person), (at, Aside::Bot(Level::Fair))];
    assert_eq!(table.options().notes, changes.map(|(at, aside)| Note { at, aside, seat: ben }));
    assert!(table.snapshot().mixed);
}

#[test]
fn who_asks_the_coach_stays_a_person() {
    let mut table = with_bots(Options::default());
    let mut playout = Playout::new(7);
    play_until(&mut table, &mut playout, AKI, true);
    table.note_coach(AKI);
    table.note(Seat::new(1), Aside::Plain);
    let steps = table.history().len();
    for step in [0, steps, steps + 9] {
        assert!(table.person_at(AKI, step) && !table.person_at(Seat::new(1), step));
    }
}

#[test]
fn who_took_a_seat_keeps_it_when_what_was_noted_is_taken_back() {
    let mut table = with_bots(teaching());
    let mut playout = Playout::new(7);
    play_until(&mut table, &mut playout, AKI, true);
    while table.actions().len() < 2 || deciding(&table) != AKI {
        let action = playout.choose(table.state()).unwrap();
        table.play(action).unwrap();
    }
    let first = table.history().len();
    let [action, other] = [table.actions()[0], table.actions()[1]];
    table.play(action).unwrap();
    play_until(&mut table, &mut playout, AKI, false);
    table.hand_over(Seat::new(1), None);
    while table.history().len() > first {
        table.undo().unwrap();
    }
    table.play(other).unwrap();
    let noted = Note { at: first, aside: Aside::Person, seat: Seat::new(1) };
    assert_eq!(table.options().notes.last(), Some(&noted));
    assert!(table.snapshot().mixed && table.person_at(Seat::new(1), first));
}

#[test]
fn one_who_is_left_alone_with_bots_has_a_curtain_before_what_another_person_may_see() {
    let mut table = eruption(2, Options::default(), 11);
    let mut playout = Playout::new(3);
    let ben = Seat::new(1);
    while !(table.has_secrets(AKI) && table.has_secrets(ben)) {
        let action = playout.choose(table.state()).unwrap();
        table.play(action).unwrap();
    }
    table.hand_over(ben, Some(Level::Fair));
    assert_eq!(table.only_person(), Some(AKI));
    assert_eq!(table.viewer(Viewer::Table), Viewer::Table, "Ben may still look on");
    assert!(table.has_secrets(AKI));
    let again: Table<State> = load(table.record().to_json().as_bytes(), 0).unwrap();
    assert!(again.has_secrets(AKI), "also after the page was loaded anew");
    table.hand_over(ben, None);
    table.hand_over(AKI, Some(Level::Fair));
    assert!(table.has_secrets(ben));
}

#[test]
fn bots_that_think_again_are_noted_once() {
    let mut table = with_bots(Options::default());
    table.note_thinking(AKI);
    assert_eq!(table.options().notes, []);
    table.note_plain(AKI);
    play_until(&mut table, &mut Playout::new(7), AKI, false);
    table.note_plain(Seat::new(1));
    table.note_thinking(AKI);
    table.note_thinking(AKI);
    let noted: Vec<Aside> = table.options().notes.iter().map(|note| note.aside).collect();
    assert_eq!(noted, [Aside::Plain, Aside::Thinking]);
    let again: Table<State> = load(table.record().to_json().as_bytes(), 0).unwrap();
    assert_eq!(again.options().notes, table.options().notes);
}

#[test]
fn a_game_from_the_middle_of_another_says_so() {
    let mut table = with_bots(Options::default());
    let mut playout = Playout::new(7);
    assert_eq!(table.branch(0, 5).unwrap().options().notes, [], "nobody has decided yet");
    play_until(&mut table, &mut playout, AKI, true);
    play_until(&mut table, &mut playout, AKI, false);
    let steps = table.history().len();
    let branch = table.branch(steps, 5).unwrap();
    let seat = deciding(&table);
    assert_eq!(branch.options().notes, [Note { at: steps, aside: Aside::Branch, seat }]);
    assert!(branch.snapshot().mixed && !table.snapshot().mixed);
    let again: Table<State> = load(branch.record().to_json().as_bytes(), 0).unwrap();
    assert_eq!(again.options().notes, branch.options().notes);
}

/// Who gave up their seat after that is still at the table.
#[test]
fn a_branch_from_before_a_seat_changed_hands_knows_who_sat_there() {
    let mut table = eruption(2, Options::default(), 11);
    let (ben, mut playout) = (Seat::new(1), Playout::new(5));
    while !table.has_secrets(ben) {
        let action = playout.choose(table.state()).unwrap();
        table.play(action).unwrap();
    }
    let early = table.history().len();
    for (seat, wanted) in [(AKI, true), (AKI, false), (AKI, true)] {
        play_until(&mut table, &mut playout, seat, wanted);
    }
    table.hand_over(AKI, Some(Level::Fair));
    let mut branch = table.branch(early, 5).unwrap();
    assert_eq!((branch.bot(AKI), branch.only_person()), (Some(Level::Fair), Some(ben)));
    assert_eq!(branch.viewer(Viewer::Table), Viewer::Table, "Aki may still look on");
    assert!(branch.has_secrets(ben));
    assert!(branch.person_at(AKI, early - 1) && !branch.person_at(AKI, early));
    let again: Table<State> = load(branch.record().to_json().as_bytes(), 0).unwrap();
    assert!(again.has_secrets(ben), "also after the page was loaded anew");
    // The other way round, and from the very beginning.
    table.hand_over(AKI, None);
    branch = table.branch(0, 5).unwrap();
    assert_eq!(branch.bot(AKI), None);
    assert!(branch.person_at(AKI, 0));
    assert_eq!(branch.viewer(Viewer::Table), Viewer::Table);
}

#[test]
fn there_is_an_end_to_notes() {
    let mut record = serde_json::to_value(with_bots(Options::default()).record()).unwrap();
    let many: Vec<_> = (0..1000).map(|at| json!({ "at": at, "is": "plain", "seat": 0 })).collect();
    record["table"]["notes"] = json!(many);
    let table: Table<State> = load(record.to_string().as_bytes(), 0).unwrap();
    assert_eq!(table.options().notes.len(), MAX_NOTES);
    record["table"]["notes"] = json!([{ "at": 0, "is": "sung", "seat": 0 }]);
    assert!(load::<State>(record.to_string().as_bytes(), 0).is_err());
    record["table"]["notes"] = json!([]);
    record["seats"][1]["bot"] = json!("deep");
    assert!(load::<State>(record.to_string().as_bytes(), 0).is_err());
}

#[test]
fn a_seat_without_a_bot_is_a_person() {
    assert_eq!(SeatInfo::new("Aki").bot, None);
    assert_eq!(Level::ALL.map(Level::name).map(Level::named), Level::ALL.map(Some));
    assert_eq!(Level::named("deep"), None);
}

#[test]
fn asking_the_coach_is_noted_once_for_what_a_seat_decides_in_a_row_and_disturbs_no_undo() {
    let mut table = eruption(2, teaching(), 11);
    let mut playout = Playout::new(5);
    let asked = |table: &Table<State>| table.options().notes.len();
    let first = deciding(&table);
    let undo = table.can_undo();
    table.note_coach(first);
    table.note_coach(first);
    assert_eq!(asked(&table), 1);
    assert_eq!(table.can_undo(), undo);
    let action = playout.choose(table.state()).unwrap();
    table.play(action).unwrap();
    if deciding(&table) == first {
        table.note_coach(first);
        assert_eq!(asked(&table), 1, "it is still the same turn");
    }
    // It is written and read, and goes with a link.
    let again: Table<State> = load(table.record().to_json().as_bytes(), 0).unwrap();
    assert_eq!(
        again.options().notes,
        [Note { at: table.options().notes[0].at, aside: Aside::Coach, seat: first }]
    );
    assert_eq!(again.record(), table.record());
    let sent: Table<State> = link::open(&link::game(&table), 0).unwrap();
    assert_eq!(sent.options().notes, table.options().notes);
    // In the next turn it is noted anew.
    play_until(&mut table, &mut playout, first, false);
    play_until(&mut table, &mut playout, first, true);
    table.note_coach(first);
    assert_eq!(asked(&table), 2);
    // It changes no seat's hands.
    assert!(!table.snapshot().mixed);
    // What is taken back and played otherwise was not asked there.
    table.undo().unwrap();
    let action = playout.choose(table.state()).unwrap();
    table.play(action).unwrap();
    assert_eq!(asked(&table), 1);
}

#[test]
fn a_table_without_a_coach_says_so_and_others_say_nothing() {
    let table = eruption(2, Options::default(), 11);
    assert!(!table.record().to_json().contains("coach"));
    let table = eruption(2, Options { no_coach: true, ..Options::default() }, 11);
    let record = serde_json::to_value(table.record()).unwrap();
    assert_eq!(record["table"]["coach"], json!(false));
    let again: Table<State> = load(record.to_string().as_bytes(), 0).unwrap();
    assert!(again.options().no_coach);
}
