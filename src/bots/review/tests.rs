//! A review without a worker: made-up answers to real games.

use super::{Decided, Passes, Review, Task, decisions, game_of};
use crate::{
    bots::{Answer, Fortune, Level, ToldWay, simple},
    rules::{Game, Pending, Seat, volcano},
    session::{Aside, Note, Options, SeatInfo, Table},
};

const PASSES: Passes = Passes { rough: 10, fine: 100, deep: 400 };

fn seat(number: u8) -> Seat {
    Seat::new(number)
}

/// Decisions in turns 1, 2, 3, …, of two seats by turns, the second of which is a bot's.
fn made_up(turns: usize) -> Vec<Decided> {
    let one = |turn: usize| {
        let own = (turn + 1) % 2;
        Decided { step: turn * 10, seat: seat(own as u8), turn, person: own == 0 }
    };
    (1..=turns).map(one).collect()
}

fn way(action: &str, chance: f64) -> ToldWay {
    let reasons = vec![("Heat".to_owned(), -8.0 * chance), ("Rivals".to_owned(), 20.0 * chance)];
    ToldWay { action: action.into(), visits: 9, chance, worth: 0.0, reasons }
}

/// The coach would have had `best`, and what was done had `played`.
fn answer(best: f64, played: f64) -> Answer {
    let (best, played) = (way("best", best), way("played", played));
    Answer {
        iterations: 100,
        chances: vec![0.4, 0.6],
        ways: vec![best],
        played: Some(played),
        ..Answer::default()
    }
}

/// Two tabs may go over the same game.
#[test]
fn what_was_found_elsewhere_is_taken_in_where_it_is_closer() {
    let losses = [0.0, 0.3, 0.0, 0.2];
    let ((whole, ..), (mut partial, ..)) = (reviewed(8, &losses, 9), reviewed(8, &losses, 1));
    assert_ne!(partial, whole);
    partial.merge(whole.clone());
    assert_eq!(partial, whole);
    let (mut closer, (rough, ..)) = (whole.clone(), reviewed(8, &losses, 1));
    closer.merge(rough);
    assert_eq!(closer, whole);
    let mut nothing = Review::new("x");
    nothing.merge(whole.clone());
    assert_eq!(nothing, whole);
}

#[test]
fn of_what_was_not_looked_at_nothing_is_known() {
    let decided = made_up(3);
    let mut review = Review::new("x");
    assert_eq!(review.known(&decided, 3), 0);
    for (step, known) in [(10, 1), (30, 1), (20, 4)] {
        review.take(Task::Look { step, iterations: 10, pass: 0 }, &answer(0.5, 0.5));
        assert_eq!(review.known(&decided, 3), known);
    }
}

/// What is found if each decision is as `losses` says by its turn, beginning with the first; after that nothing is lost.
fn reviewed(turns: usize, losses: &[f64], passes: u8) -> (Review, Vec<Decided>, Vec<Task>) {
    let (mut review, decided) = (Review::new("x"), made_up(turns));
    let mut tasks = Vec::new();
    while let Some(task) = review.next(&decided, &PASSES) {
        let loss = match task {
            Task::Luck => 0.0,
            Task::Look { pass, .. } if pass >= passes => break,
            Task::Look { step, .. } => losses.get(step / 10 - 1).copied().unwrap_or(0.0),
        };
        tasks.push(task);
        let iterations = match task {
            Task::Look { iterations, .. } => iterations,
            Task::Luck => 0,
        };
        assert!(review.take(task, &Answer { iterations, ..answer(0.5, 0.5 - loss) }));
    }
    (review, decided, tasks)
}

#[test]
fn first_luck_then_all_of_it_roughly_then_closely_then_the_turning_points() {
    let (_, _, tasks) = reviewed(6, &[0.0, 0.2, 0.0, 0.0, 0.0, 0.1], 3);
    let looks = |wanted: u8| -> Vec<(usize, u32)> {
        let of = |task: &Task| match task {
            Task::Look { step, iterations, pass } if *pass == wanted => Some((*step / 10, *iterations)),
            _ => None,
        };
        tasks.iter().filter_map(of).collect()
    };
    assert_eq!(tasks[0], Task::Luck);
    assert_eq!(looks(0), (1..=6).map(|turn| (turn, 10)).collect::<Vec<_>>());
    assert_eq!(looks(1), (1..=6).map(|turn| (turn, 100)).collect::<Vec<_>>());
    assert_eq!(looks(2), [(2, 400), (6, 400)]);
    assert_eq!(tasks.len(), 1 + 6 + 6 + 2);
}

#[test]
fn a_review_goes_on_where_it_was_left() {
    let (mut review, decided, _) = reviewed(6, &[0.0, 0.2], 1);
    let text = review.to_json();
    let again = Review::read(&text, "x", &decided, 2).expect("it was written down");
    assert_eq!(again, review);
    let next = again.next(&decided, &PASSES).expect("there is more");
    assert_eq!(next, Task::Look { step: 10, iterations: 100, pass: 1 });
    review.take(next, &answer(0.5, 0.5));
    assert_eq!(review.next(&decided, &PASSES), Some(Task::Look { step: 20, iterations: 100, pass: 1 }));
}

#[test]
fn what_is_of_another_game_or_damaged_is_refused() {
    let (review, decided, _) = reviewed(6, &[0.0, 0.2], 3);
    let text = review.to_json();
    let read = |text: &str| Review::read(text, "x", &decided, 2);
    assert!(read(&text).is_some());
    assert_eq!(Review::read(&text, "y", &decided, 2), None, "another game");
    assert_eq!(Review::read(&text, "x", &decided, 3), None, "another number of seats");
    assert_eq!(Review::read(&text, "x", &decided[1..], 2), None, "a step that was no decision");
    for (from, to) in [
        ("\"version\":2", "\"version\":1"),
        ("\"step\":20", "\"step\":21"),
        ("\"step\":20", "\"step\":50"),
        ("[0.4,0.6]", "[0.4,6.0]"),
        ("[0.4,0.6]", "[0.4]"),
        ("\"chance\":0.5", "\"chance\":-1"),
    ] {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text);
        assert_eq!(read(&changed), None, "{to}");
    }
    for end in (0..text.len()).step_by(7) {
        assert_eq!(read(&text[..end]), None);
    }
}

#[test]
fn turning_points_are_the_three_largest_losses_well_apart() {
    let points = |losses: &[f64]| -> Vec<usize> {
        let (review, decided, _) = reviewed(20, losses, 3);
        review.turning_points(&decided, &PASSES).iter().map(|point| point.decided.turn).collect()
    };
    // The fourth is near the third and larger; what is lost in turn 12 is too little.
    let mut losses = [0.0; 20];
    (losses[1], losses[6], losses[7], losses[11], losses[15]) = (0.1, 0.11, 0.2, 0.049, 0.06);
    assert_eq!(points(&losses), [2, 8, 16]);
    (losses[12], losses[19]) = (0.07, 0.3);
    assert_eq!(points(&losses), [2, 8, 20]);
    assert_eq!(points(&[0.04; 20]), [0; 0]);
}

#[test]
fn a_point_that_comes_to_nothing_on_a_closer_look_makes_room_for_the_next_one() {
    let mut losses = [0.0; 20];
    (losses[1], losses[6], losses[11], losses[16]) = (0.1, 0.11, 0.2, 0.06);
    let (mut review, decided, _) = reviewed(20, &losses, 2);
    let task = review.next(&decided, &PASSES).expect("a closer look");
    assert_eq!(task, Task::Look { step: 20, iterations: 400, pass: 2 });
    review.take(task, &Answer { iterations: 400, ..answer(0.5, 0.49) });
    let turns = |review: &Review| -> Vec<usize> {
        review.turning_points(&decided, &PASSES).iter().map(|point| point.decided.turn).collect()
    };
    assert_eq!(turns(&review), [7, 12, 17]);
}

#[test]
fn parts_differ_by_what_was_done_against_what_the_coach_would_have_done() {
    let (review, _, _) = reviewed(4, &[0.25, 0.02], 3);
    let look = review.look(10).expect("a look");
    assert_eq!(look.differences(), [("Rivals".to_owned(), -5.0), ("Heat".to_owned(), 2.0)]);
    // Where little was lost nobody asks why.
    assert!(review.look(20).expect("a look").played.reasons.is_empty());
}

#[test]
fn decisions_of_people_are_the_same_as_good_or_another_way() {
    let (mut review, decided, _) = reviewed(8, &[0.2, 0.9, 0.02, 0.9, 0.0, 0.9, 0.04], 3);
    let tallies = review.tallies(&decided, &PASSES);
    let [tally] = tallies[..] else { panic!("one person: {tallies:?}") };
    // Turns 1, 3, 5 and 7 are the person's.
    assert_eq!((tally.seat, tally.same, tally.as_good, tally.other, tally.find), (seat(0), 0, 2, 2, None));
    let given_away = review.given_away(&decided, &PASSES, seat(0)).unwrap();
    assert!((given_away - 0.06).abs() < 1e-9, "{given_away}");
    // The coach's own move, far ahead of everything else.
    let mut same = answer(0.5, 0.5);
    same.ways = vec![way("played", 0.5), way("next", 0.3)];
    assert!(review.take(Task::Look { step: 30, iterations: 100, pass: 1 }, &same));
    let tally = review.tallies(&decided, &PASSES)[0];
    assert_eq!((tally.same, tally.as_good, tally.find), (1, 1, Some(30)));
    // A rough look is no ground for this.
    let (rough, decided, _) = reviewed(8, &[0.2], 1);
    assert_eq!(rough.tallies(&decided, &PASSES)[0].other, 0);
    assert!(rough.turning_points(&decided, &PASSES).is_empty());
    assert_eq!(rough.given_away(&decided, &PASSES, seat(0)), None, "not nothing, but unknown");
}

#[test]
fn the_course_is_what_each_turn_has_left_behind() {
    let (mut review, decided) = (Review::new("x"), made_up(4));
    let end = [1.0, 0.0];
    assert_eq!(review.course(&decided, 4, &end), [[0.5, 0.5], [0.5, 0.5], [0.5, 0.5], [0.5, 0.5], end]);
    for (step, own) in [(10, 0.4), (20, 0.7), (40, 0.9)] {
        let chances = vec![own, 1.0 - own];
        let told = Answer { chances, iterations: 10, ..answer(0.5, 0.5) };
        review.take(Task::Look { step, iterations: 10, pass: 0 }, &told);
    }
    let own: Vec<f64> = review.course(&decided, 4, &end).iter().map(|chances| chances[0]).collect();
    // Before the third turn nothing is known yet.
    assert_eq!(own, [0.4, 0.7, 0.7, 0.9, 1.0]);
    assert_eq!(review.searched(&decided, 4, &PASSES), 0);
    let (review, decided, _) = reviewed(4, &[], 3);
    assert_eq!(review.searched(&decided, 4, &PASSES), 4);
}

#[test]
fn luck_is_summed_up_apart_for_dice_and_draws() {
    let mut review = Review::new("x");
    let one = |step, dice, off: [f64; 2]| Fortune { step, dice, odds: 0.25, off: off.into() };
    let luck = vec![one(3, true, [5.0, -1.0]), one(4, false, [0.0, 9.0]), one(7, true, [-6.0, 2.0])];
    review.take(Task::Luck, &Answer { luck, ..Answer::default() });
    assert_eq!([seat(0), seat(1)].map(|seat| review.luck_of(seat)), [[-1.0, 0.0], [1.0, 9.0]]);
    let (stroke, whose) = review.stroke().expect("a roll");
    assert_eq!((stroke.step, whose), (7, seat(0)), "draws are no rolls");
    assert_eq!(review.most_of_luck(2), Some((seat(1), false, 9.0)), "told, although dice were rolled");
}

#[test]
fn an_answer_without_what_was_played_says_nothing() {
    let (mut review, _) = (Review::new("x"), ());
    let nothing = Answer { played: None, ..answer(0.5, 0.4) };
    assert!(!review.take(Task::Look { step: 10, iterations: 10, pass: 0 }, &nothing));
}

fn whole_game() -> Table<volcano::State> {
    let config = serde_json::from_value(serde_json::json!({ "players": 3 })).expect("a config");
    let options = Options { seed: Some(6), ..Options::default() };
    let mut table =
        Table::<volcano::State>::new(&config, vec![SeatInfo::new("Aki"); 3], options, 0).expect("a table");
    table.deal();
    while table.pending() != Pending::Over {
        table.play(simple(table.state(), Level::Gentle, 1).expect("a decision")).expect("it is legal");
    }
    table
}

#[test]
fn decisions_are_where_something_else_could_have_been_done() {
    let table = whole_game();
    let decided = decisions(&table);
    assert!(decided.len() > 10);
    let mut actions = Vec::new();
    for one in &decided {
        let then = table.state_at(one.step).expect("it is there");
        then.actions(&mut actions);
        assert!(actions.len() > 1 && one.person);
        assert!(matches!(then.pending(), Pending::Decision { seat, .. } if seat == one.seat));
    }
    assert!(decided.is_sorted_by(|one, two| one.step < two.step && one.turn <= two.turn));
}

#[test]
fn a_seat_that_changed_hands_was_who_decided_then() {
    let table = whole_game();
    let steps = table.history().len();
    let by = |notes: Vec<Note>, bot: Option<Level>| -> Vec<bool> {
        let mut record = table.record();
        record.table.notes = notes;
        record.seats[0].bot = bot;
        let table: Table<volcano::State> =
            crate::session::load(record.to_json().as_bytes(), 0).expect("a record");
        let own = decisions(&table).into_iter().filter(|one| one.seat == seat(0));
        own.map(|one| one.person).collect()
    };
    let note = |at, aside| Note { at, aside, seat: seat(0) };
    assert!(by(vec![], None).iter().all(|person| *person));
    assert!(by(vec![], Some(Level::Fair)).iter().all(|person| !person));
    let taken = by(vec![note(steps / 2, Aside::Bot(Level::Fair))], Some(Level::Fair));
    assert!(taken.first() == Some(&true) && taken.last() == Some(&false));
    let asked = by(vec![note(0, Aside::Coach), note(steps / 2, Aside::Coach)], None);
    assert!(asked.iter().all(|person| *person), "who asks the coach decides for themselves");
    let given = by(vec![note(steps / 2, Aside::Plain), note(steps / 2, Aside::Person)], None);
    assert!(given.first() == Some(&false) && given.last() == Some(&true));
}

#[test]
fn a_game_is_known_by_what_happened_in_it() {
    let table = whole_game();
    let mark = game_of(&table);
    let mut renamed = table.clone();
    renamed.seats_mut()[0].name = "Ben".into();
    assert_eq!(game_of(&renamed), mark);
    assert_ne!(game_of(&table.at(table.history().len() - 1).expect("it is there")), mark);
}
