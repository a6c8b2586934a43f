//! What a review asks of a worker: decisions of a game that is over, and what luck has done in it.

use super::fresh;
use crate::{
    bots::{About, Answer, Ask, Effort, Fortune, Judged, Level, Mind, Unanswered, luck, simple},
    rules::{Pending, Seat, Viewer, apiary, eruption, volcano},
    session::{By, Options, SeatInfo, Table},
};

/// A whole game between simple players.
pub(super) fn whole_game<G: Judged>(players: u8, seed: u64) -> Table<G> {
    let config = fresh::<G>(players).config().clone();
    let seats = vec![SeatInfo::new("Aki"); players.into()];
    let options = Options { seed: Some(seed), ..Options::default() };
    let mut table = Table::new(&config, seats, options, 0).expect("a table");
    table.deal();
    while table.pending() != Pending::Over {
        let action = simple(table.state(), Level::Gentle, table.history().len() as u64).expect("a decision");
        table.play(action).expect("it is legal");
    }
    table
}

fn ask<G: Judged>(table: &Table<G>, about: About) -> Ask {
    Ask {
        generation: 1,
        record: table.record().to_json(),
        pack: None,
        level: Level::Fierce,
        seed: 5,
        effort: Effort::Iterations(40),
        explain: true,
        about,
    }
}

fn answered<G: Judged>(table: &Table<G>, about: About) -> Result<Answer, Unanswered> {
    Mind::default().answer(&ask(table, about), &|| 0.0)
}

/// What was done is always told, with a chance and reasons of its own, also where the search groups it with others.
fn what_was_played_is_judged<G: Judged>(players: u8, groups: bool) {
    let table = whole_game::<G>(players, 3);
    let choices = table.history().iter().enumerate().filter(|(_, step)| step.is_choice());
    let (mut looked, mut grouped) = (0, 0);
    for (step, done) in choices {
        let then = table.state_at(step).expect("it is there");
        let (mut legal, mut kept) = (Vec::new(), Vec::new());
        then.actions(&mut legal);
        then.actions(&mut kept);
        then.group(&mut kept);
        let left_out = legal.iter().copied().find(|action| !kept.contains(action)).filter(|_| grouped < 4);
        if left_out.is_none() && step % 9 != 0 {
            continue;
        }
        let mut other = table.at(step).expect("it is there");
        let played = left_out.unwrap_or(done.action);
        other.play(played).expect("it is legal");
        let answer = answered(&other, About::Step(step)).expect("a decision");
        let told = answer.played.expect("it is told");
        assert_eq!(told.action, played.to_string());
        assert!((0.0..=1.0).contains(&told.chance) && !told.reasons.is_empty());
        assert_eq!(answer.iterations, 40, "the walks of what was played are not counted");
        assert_eq!(answer.chances.len(), usize::from(players));
        let best = &answer.ways[0];
        assert!(!best.reasons.is_empty() && answer.ways.len() <= 3 && answer.action == best.action);
        assert!(legal.iter().any(|action| action.to_string() == best.action));
        looked += 1;
        grouped += usize::from(left_out.is_some());
    }
    assert!(looked > 3, "{looked} decisions");
    assert_eq!(grouped > 0, groups, "{grouped} were grouped in {}", G::ID);
}

#[test]
fn what_was_played_is_judged_in_eruption() {
    what_was_played_is_judged::<eruption::State>(3, true);
}

#[test]
fn what_was_played_is_judged_in_volcano() {
    what_was_played_is_judged::<volcano::State>(3, true);
}

#[test]
fn what_was_played_is_judged_in_apiary() {
    what_was_played_is_judged::<apiary::State>(2, true);
}

/// What was thought before makes no difference, and neither does what came after the step, but for who did what there.
#[test]
fn a_look_back_knows_what_the_seat_knew() {
    let table = whole_game::<volcano::State>(4, 8);
    let step = table.history().iter().rposition(|step| step.is_choice()).expect("a decision");
    let answer = answered(&table, About::Step(step)).expect("an answer");
    let cut = table.at(step + 1).expect("it is there");
    assert_eq!(answered(&cut, About::Step(step)), Ok(answer.clone()));
    let mut mind = Mind::default();
    assert!(mind.answer(&ask(&table, About::Step(step / 2)), &|| 0.0).is_ok() || step < 2);
    assert_eq!(mind.answer(&ask(&table, About::Step(step)), &|| 0.0), Ok(answer));
}

#[test]
fn there_is_no_look_at_chance_or_beyond_the_end() {
    let table = whole_game::<volcano::State>(2, 1);
    let chance = table.history().iter().position(|step| step.seat().is_none()).expect("a roll");
    for step in [chance, table.history().len(), usize::MAX] {
        assert_eq!(answered(&table, About::Step(step)), Err(Unanswered::NothingToDecide));
    }
}

/// Questions of before are read, and written, as they were.
#[test]
fn a_question_about_now_is_what_it_was() {
    let table = whole_game::<volcano::State>(2, 1);
    let text = serde_json::to_string(&ask(&table, About::Now)).expect("JSON");
    assert!(!text.contains("about"), "{text}");
    let later = serde_json::to_string(&ask(&table, About::Step(9))).expect("JSON");
    assert!(later.contains(r#""about":{"step":9}"#), "{later}");
    let read: Ask = serde_json::from_str(&text).expect("a question");
    assert_eq!(read.about, About::Now);
}

/// The evaluation hardly minds heat early in a game of Eruption; a player does.
#[test]
fn luck_counts_degrees_however_early_they_come() {
    let table = whole_game::<eruption::State>(4, 4);
    let half = table.history().len() / 2;
    let early = luck(&table).into_iter().filter(|one| one.dice && one.step < half);
    let most = early.flat_map(|one| one.off).map(f64::abs).fold(0.0, f64::max);
    assert!(most >= 5.0, "{most}");
}

/// Reckoned again from its definition: over every outcome with its weight, without looking at what is alike.
fn luck_is_exact<G: Judged>(players: u8) {
    let table = whole_game::<G>(players, 4);
    let told = answered(&table, About::Luck).expect("luck").luck;
    assert_eq!(told, luck(&table));
    let begun = table.history().iter().position(|step| step.seat().is_some()).expect("a decision");
    let mut expected: Vec<Fortune> = Vec::new();
    for (number, step) in table.history().iter().enumerate().skip(begun) {
        let By::Chance(chance) = &step.by else { continue };
        let game = table.state_at(number).expect("it is there");
        let worths = |action| {
            let mut next = game.clone();
            next.play(action, &mut ()).expect("it is an outcome");
            next.counted(Viewer::Everything)
        };
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        let whole: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let own = worths(step.action);
        let off = Seat::first(players).map(|seat| {
            let mean: f64 = outcomes
                .iter()
                .map(|(action, weight)| f64::from(*weight) * worths(*action)[seat.index()])
                .sum();
            own[seat.index()] - mean / f64::from(whole)
        });
        let off: Vec<f64> = off.collect();
        if outcomes.len() > 1 && off.iter().any(|off| (off.abs() * 100.0).round() >= 5.0) {
            expected.push(Fortune { step: number, dice: G::rolls(chance), odds: 0.0, off });
        }
    }
    assert_eq!(
        told.iter().map(|one| (one.step, one.dice)).collect::<Vec<_>>(),
        expected.iter().map(|one| (one.step, one.dice)).collect::<Vec<_>>()
    );
    for (one, other) in told.iter().zip(&expected) {
        assert!(one.odds > 0.0 && one.odds <= 1.0);
        for (one, other) in one.off.iter().zip(&other.off) {
            assert!((one - other).abs() <= 0.0051, "{one} is not {other}");
        }
    }
    assert!(!told.is_empty());
    let kinds = |dice| told.iter().filter(|one| one.dice == dice).count();
    match G::ID {
        "eruption" => assert!(kinds(true) > 0 && kinds(false) > 0),
        "volcano" => assert!(kinds(true) > 0 && kinds(false) == 0),
        _ => assert!(kinds(true) == 0 && kinds(false) > 0),
    }
}

#[test]
fn luck_is_exact_in_every_game() {
    luck_is_exact::<eruption::State>(3);
    luck_is_exact::<volcano::State>(4);
    luck_is_exact::<apiary::State>(2);
}
