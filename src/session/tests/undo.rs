//! What may be taken back, and why not.

use super::{
    super::{NothingToRedo, Options, Playout, Refused, Table, UndoRefusal},
    dealt, eruption, play_on,
    script::{Coin, Pick, Script},
    seats, teaching,
};
use crate::rules::{Game, Pending, Seat, volcano};

/// A table that has followed the course, always with `a`, for so many decisions.
fn after(course: &str, decisions: usize, options: Options) -> Table<Script> {
    let mut table = Table::new(&course.into(), seats(2), options, 0).unwrap();
    table.deal();
    for _ in 0..decisions {
        table.play(Pick::A).unwrap();
    }
    table
}

fn free(course: &str, decisions: usize) -> Table<Script> {
    after(course, decisions, Options::default())
}

fn chance() -> impl Fn(&UndoRefusal<Script>) -> bool {
    |refusal| matches!(refusal, UndoRefusal::ChanceSince { what: Coin, outcome: Pick::Heads | Pick::Tails })
}

fn other(seat: u8) -> Result<(), UndoRefusal<Script>> {
    Err(UndoRefusal::OtherSeat { seat: Seat::new(seat) })
}

#[test]
fn own_decisions_are_free() {
    let mut table = free("?00001", 3);
    for left in [3, 2, 1] {
        assert_eq!(table.can_undo(), Ok(()));
        assert_eq!(table.undo().unwrap().len(), 1);
        assert_eq!(table.history().len(), left);
    }
    assert_eq!(table.undo(), Err(UndoRefusal::NothingToUndo), "the opening chance is nobody's");
    for _ in 0..3 {
        table.redo().unwrap();
    }
    assert_eq!(table.redo(), Err(NothingToRedo));
    assert_eq!(table.history().len(), 4);
}

#[test]
fn chance_is_a_barrier_and_is_named() {
    let mut table = free("0?00", 1);
    assert!(chance()(&table.undo().unwrap_err()));
    table.play(Pick::B).unwrap();
    table.undo().unwrap();
    assert!(chance()(&table.can_undo().unwrap_err()));
    assert!(chance()(&table.can_restart_turn().unwrap_err()));
}

#[test]
fn another_seat_is_a_barrier() {
    // Seat 1 has not acted yet, but may have looked at what only it knows. With open hands there is nothing to look at.
    assert_eq!(free("011", 1).can_undo(), other(0));
    assert_eq!(after("011", 1, Options { open_hands: true, ..Options::default() }).can_undo(), Ok(()));
    assert_eq!(after("011", 1, teaching()).can_undo(), Ok(()));
    let mut table = free("01110", 2);
    table.undo().unwrap();
    // Seat 1 has acted, even if it has taken that back.
    assert_eq!(table.can_undo(), other(1));
    table.redo().unwrap();
    table.play(Pick::A).unwrap();
    table.undo().unwrap();
    table.undo().unwrap();
    assert_eq!(table.can_undo(), other(1));
    table.play(Pick::B).unwrap();
    table.undo().unwrap();
    assert_eq!(table.can_undo(), other(1));
}

/// In VOLCANO the last card turns up all others, and whoever was hit is asked at once where to flee to: the same seat, maybe.
#[test]
fn what_was_decided_in_secret_is_a_barrier_once_it_is_turned_up() {
    let mut met = 0;
    for seed in 0..60 {
        for options in [Options::default(), teaching(), Options { open_hands: true, ..Options::default() }] {
            let mut table = dealt::<volcano::State>(4, options.clone(), seed);
            let mut playout = Playout::new(seed);
            while let Some(action) = playout.choose(table.state()) {
                table.play(action).unwrap();
                // Where the event has a second check after the drift, that is the barrier.
                let turned_up = table.history().last().unwrap().events.iter().any(volcano::State::reveals);
                let flees =
                    matches!(table.pending(), Pending::Decision { prompt: volcano::Prompt::Flee { .. }, .. });
                if turned_up && flees {
                    let barred = !options.teaching && !options.open_hands;
                    assert_eq!(table.can_undo().err(), barred.then_some(UndoRefusal::Revealed));
                    assert_eq!(table.can_restart_turn() == Err(UndoRefusal::Revealed), barred);
                    met += 1;
                }
            }
        }
    }
    assert!(met > 10, "{met}");
}

#[test]
fn what_was_taken_back_still_counts_after_loading() {
    let mut table = free("0110", 2);
    table.undo().unwrap();
    let mut table: Table<Script> = super::super::load(table.record().to_json().as_bytes(), 0).unwrap();
    assert_eq!(table.can_undo(), other(1));
    assert_eq!(table.redo().unwrap().steps.len(), 1);
}

#[test]
fn a_finished_game_stays_finished() {
    let mut table = free("00", 2);
    assert!(table.is_over());
    assert_eq!(table.undo(), Err(UndoRefusal::GameOver));
    assert_eq!(table.restart_turn(), Err(UndoRefusal::GameOver));
    assert_eq!(after("00", 2, teaching()).undo().map(|steps| steps.len()), Ok(1));
    assert_eq!(table.play(Pick::A), Err(Refused::Illegal(super::script::No)));
}

/// A screen takes forced actions for the player; undo must not land on one.
#[test]
fn forced_decisions_are_passed_over() {
    let mut table = free("0xx0", 3);
    assert_eq!(table.undo().unwrap().len(), 3);
    assert_eq!(table.redo().unwrap().steps.len(), 3);
    // Nothing but a forced decision since chance: there is nothing to take back, and the reason is chance.
    assert!(chance()(&free("0?x0", 2).can_undo().unwrap_err()));
    assert_eq!(free("?x0", 1).can_undo(), Err(UndoRefusal::NothingToUndo));
    // A forced decision of the other seat was still seen.
    assert_eq!(free("0y0", 2).can_undo(), other(1));
}

#[test]
fn a_turn_is_restarted_as_far_as_it_is_free() {
    let mut table = free("1000", 3);
    assert_eq!(table.restart_turn().unwrap().len(), 2);
    assert_eq!(table.history().len(), 1);
    assert_eq!(table.restart_turn(), Err(UndoRefusal::OtherSeat { seat: Seat::new(0) }));
    let mut table = free("100?00", 4);
    assert_eq!(table.restart_turn().unwrap().len(), 1);
    // The seat that decides now has not decided anything.
    assert_eq!(free("001", 2).can_restart_turn(), other(0));
}

/// In a teaching game, too, only what the seat has decided since another one did.
#[test]
fn a_turn_is_restarted_where_the_other_seat_stopped() {
    let mut table = after("00111", 4, teaching());
    assert_eq!(table.restart_turn().unwrap().len(), 2);
    assert_eq!(table.history().len(), 2);
    // With nothing decided since, it is the other's turn that would be restarted, and it is not theirs any more.
    assert_eq!(table.can_restart_turn(), other(0));
}

#[test]
fn a_teaching_game_takes_everything_back() {
    let mut table = after("0?1?0?0", 4, teaching());
    assert!(table.is_over());
    for length in [6, 4, 2, 0] {
        table.undo().unwrap();
        assert_eq!(table.history().len(), length);
    }
    assert_eq!(table.undo(), Err(UndoRefusal::NothingToUndo));
    let mut table = after("1?0?0?0", 3, teaching());
    assert_eq!(table.restart_turn().unwrap().len(), 4);
    assert_eq!(table.pending(), Pending::Decision { seat: Seat::new(0), prompt: "pick".into() });
}

#[test]
fn another_decision_forgets_what_was_undone_and_the_same_one_does_not() {
    let mut table = free("000", 2);
    table.undo().unwrap();
    table.undo().unwrap();
    let mut same = table.clone();
    same.play(Pick::A).unwrap();
    assert_eq!(same.can_redo(), Ok(()));
    table.play(Pick::B).unwrap();
    assert_eq!(table.can_redo(), Err(NothingToRedo));
}

/// Every random game, taken back step by step to its start and brought forward again, with every state compared.
#[test]
fn undo_and_redo_are_exact() {
    for seed in 0..24 {
        let mut table = eruption(2 + (seed % 5) as u8, teaching(), seed << 20);
        let mut playout = Playout::new(seed);
        play_on(&mut table, &mut playout, 10_000);
        let end = table.record();
        let mut stops = Vec::new();
        while table.undo().is_ok() {
            let length = table.history().len();
            assert_eq!(Some(table.state()), table.state_at(length).as_ref());
            stops.push((length, *table.state()));
        }
        assert_eq!(table.undo(), Err(UndoRefusal::NothingToUndo));
        for (length, state) in stops.iter().rev() {
            assert_eq!((*length, state), (table.history().len(), table.state()));
            table.redo().unwrap();
        }
        assert_eq!(table.record(), end);
        assert!(table.is_over());
    }
}

/// With the normal policy: undo stops at chance and other seats, never in front of a forced decision, and never lies.
#[test]
fn the_policy_holds_in_random_games() {
    for seed in 0..12 {
        let mut table = eruption(4, Options::default(), seed);
        let mut playout = Playout::new(seed + 100);
        while !table.is_over() {
            play_on(&mut table, &mut playout, 1);
            let mut tried = table.clone();
            let before = table.history().len();
            match tried.can_undo() {
                Ok(()) => {
                    let taken = tried.undo().unwrap();
                    let own = taken[0].seat();
                    assert!(taken.iter().all(|step| step.seat() == own && own.is_some()));
                    assert!(tried.forced().is_none());
                    assert_eq!(tried.redo().unwrap().steps, taken);
                    assert_eq!(tried.record(), table.record());
                }
                Err(refusal) => {
                    assert_eq!(tried.undo(), Err(refusal));
                    assert_eq!(tried.history().len(), before);
                }
            }
            assert_eq!(table.can_restart_turn().is_ok(), table.clone().restart_turn().is_ok());
        }
    }
}

#[test]
fn any_decision_that_is_free_can_be_gone_back_to() {
    let mut table = free("?000x0", 4);
    assert_eq!(table.can_go_back(0), Err(UndoRefusal::NothingToUndo), "chance is no decision");
    assert_eq!(table.can_go_back(4), Err(UndoRefusal::NothingToUndo), "nor is what was forced");
    assert_eq!(table.can_go_back(99), Err(UndoRefusal::NothingToUndo));
    assert_eq!(table.go_back(2).unwrap().len(), 3);
    assert_eq!(table.history().len(), 2);
    assert_eq!(table.redo().unwrap().steps.len(), 1);
    assert_eq!(table.redo().unwrap().steps.len(), 2);
    let tossed = free("0?00", 2);
    assert!(chance()(&tossed.can_go_back(0).unwrap_err()));
    assert_eq!(tossed.can_go_back(2), Ok(()));
    assert_eq!(free("0110", 2).can_go_back(0), other(1));
    assert_eq!(free("00", 2).can_go_back(1), Err(UndoRefusal::GameOver));
    for decision in 0..2 {
        assert_eq!(
            after("0?00", 2, teaching()).go_back(2 * decision).map(|taken| taken.len()),
            Ok(3 - 2 * decision)
        );
    }
}

#[test]
fn another_game_goes_on_from_any_moment_with_luck_of_its_own() {
    let table = after("0?00?0", 3, Options { seed: Some(4), ..teaching() });
    assert!(table.branch(99, 5).is_none());
    let branch = table.branch(2, 5).unwrap();
    assert_eq!(branch.history(), &table.history()[..2]);
    let notes = branch.options().notes.clone();
    assert_eq!(branch.options(), &Options { seed: Some(5), notes, ..teaching() });
    assert_eq!(branch.seats(), table.seats());
    assert_eq!(branch.can_redo(), Err(NothingToRedo));
    let over = free("00", 2);
    assert!(over.is_over() && !over.branch(1, 0).unwrap().is_over());
}

/// Somebody is asked before everybody, in the middle of another one's turn: that hands nothing over.
#[test]
fn an_open_question_leaves_the_decision_before_it_free() {
    let mut table = free("00o0", 2);
    assert_eq!(table.can_undo(), Ok(()));
    assert_eq!(table.can_restart_turn(), other(0));
    table.play(Pick::B).unwrap();
    assert_eq!(table.can_undo(), other(1), "once answered, it is another seat's");
}

/// A standing answer is part of the decision that it followed from.
#[test]
fn a_standing_answer_is_taken_back_with_the_decision_before_it() {
    let mut table = free("000o0", 3);
    let answer = table.answer_for(Pick::B).unwrap();
    assert!(answer.steps[0].standing && !answer.steps[0].is_choice());
    assert_eq!(answer.steps[0].seat(), Some(Seat::new(1)), "the log still says whose answer it was");
    assert_eq!(table.undo().unwrap().len(), 2);
    assert_eq!(table.history().len(), 2);
    // Brought back, it is still no choice of anybody.
    assert_eq!(table.redo().unwrap().steps.len(), 2);
    assert!(table.history()[3].standing);
    assert_eq!(table.restart_turn().unwrap().len(), 4);
    assert_eq!(table.history().len(), 0);
}

/// What is written down is the answer, as an ordinary action (A30).
#[test]
fn a_standing_answer_is_recorded_as_an_ordinary_action() {
    let mut table = free("0o0", 1);
    table.answer_for(Pick::B).unwrap();
    let again: Table<Script> = super::super::load(table.record().to_json().as_bytes(), 0).unwrap();
    assert_eq!(again.record(), table.record());
    assert_eq!(again.can_undo(), other(1));
}
