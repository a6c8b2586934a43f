//! Questions in plain data: what a worker is asked and how it answers.

use serde_json::json;

use super::fresh;
use crate::{
    bots::{
        About, Answer, Ask, Effort, InfoSet, Judged, Level, Mind, Reason, Reply, Thinking, Unanswered,
        simple, simple_ways,
    },
    rules::{Pending, apiary, eruption, volcano},
    session::{Options, SeatInfo, Table, load},
};

/// A table after so many decisions, each one of those that are legal.
fn table<G: Judged>(players: u8, decisions: usize) -> Table<G> {
    let config = fresh::<G>(players).config().clone();
    let seats = vec![SeatInfo::new("Aki"); players.into()];
    let options = Options { seed: Some(7), ..Options::default() };
    let mut table = Table::new(&config, seats, options, 0).expect("a table");
    table.deal();
    for number in 0..decisions {
        let actions = table.actions();
        table.play(actions[number * 5 % actions.len()]).expect("it is legal");
    }
    table
}

fn ask<G: Judged>(table: &Table<G>, level: Level, effort: Effort) -> Ask {
    Ask {
        generation: 3,
        record: table.record().to_json(),
        pack: None,
        level,
        seed: 11,
        effort,
        explain: false,
        about: About::Now,
    }
}

/// A clock that goes on by 100 ms whenever it is looked at.
fn clock() -> impl Fn() -> f64 {
    let now = std::cell::Cell::new(0.0);
    move || {
        now.set(now.get() + 100.0);
        now.get()
    }
}

fn answers_as_thinking_does<G: Judged>(players: u8) {
    let table = table::<G>(players, 9);
    for level in Level::ALL {
        let mut thinking = Thinking::new(InfoSet::of(table.state()).expect("a decision"), level, 11);
        thinking.step(40);
        let expected = thinking.action().expect("something is legal").to_string();
        let mut mind = Mind::default();
        // Asked twice the same question has the same answer: what was thought before is not used.
        for _ in 0..2 {
            let answer =
                mind.answer(&ask(&table, level, Effort::Iterations(40)), &clock()).expect("an answer");
            assert_eq!((&answer.action, answer.iterations), (&expected, thinking.iterations()));
        }
    }
}

#[test]
fn a_question_has_the_answer_of_the_thought() {
    answers_as_thinking_does::<eruption::State>(3);
    answers_as_thinking_does::<volcano::State>(4);
    answers_as_thinking_does::<apiary::State>(2);
}

fn tells_its_ways<G: Judged>(part: &str) {
    let table = table::<G>(3, 9);
    let ask = Ask { explain: true, ..ask(&table, Level::Sharp, Effort::Iterations(60)) };
    let answer = Mind::default().answer(&ask, &clock()).expect("an answer");
    assert_eq!(answer.iterations, 60);
    assert_eq!(answer.chances.len(), 3);
    assert_eq!(answer.ways[0].action, answer.action);
    assert_eq!(answer.ways.iter().map(|way| way.visits).sum::<u32>(), 60);
    let way = &answer.ways[0];
    let names: Vec<_> = way.reasons.iter().map(|(name, _)| name.as_str()).collect();
    assert!(names.contains(&part) && names.contains(&"Rivals"), "{names:?}");
    let sum: f64 = way.reasons.iter().map(|(_, value)| value).sum();
    assert!((sum - way.worth).abs() < 1e-9);
    // It is the same after it has been told.
    let reply = Reply { generation: 3, answer: Ok(answer) };
    let told = serde_json::to_string(&reply).expect("JSON");
    assert_eq!(serde_json::from_str::<Reply>(&told).expect("a reply"), reply);
}

#[test]
fn ways_are_told_with_their_reasons() {
    tells_its_ways::<eruption::State>("HeatNow");
    tells_its_ways::<volcano::State>("Points");
    tells_its_ways::<apiary::State>("Points");
}

/// A seat's next decision in the same game finds the tree that was kept, and an undo another game.
#[test]
fn a_thought_is_kept_for_the_next_decision_of_the_seat() {
    let mut played = table::<volcano::State>(3, 4);
    let (mut mind, mut fresh) = (Mind::default(), Mind::default());
    let (timed, mut again) = (Effort::Millis(300), None);
    for _ in 0..40 {
        let Some(known) = InfoSet::of(played.state()) else { break };
        let question = ask(&played, Level::Fierce, timed);
        let answer = mind.answer(&question, &clock()).expect("an answer");
        let action = answer.action.parse().expect("an action");
        assert!(played.check(action).is_ok());
        again = again.or((answer.iterations > 0).then(|| played.clone()));
        played.play(action).expect("it is legal");
        // The others do anything.
        while InfoSet::of(played.state()).is_some_and(|other| other.seat() != known.seat()) {
            let action = played.actions()[0];
            played.play(action).expect("it is legal");
        }
    }
    // Taken back: as if nothing had been thought.
    let again = ask(&again.expect("a decision with a choice"), Level::Fierce, timed);
    assert_eq!(mind.answer(&again, &clock()), fresh.answer(&again, &clock()));
}

#[test]
fn what_is_kept_shows_in_the_visits() {
    let mut played = table::<volcano::State>(2, 4);
    let mut mind = Mind::default();
    let mut grown = 0;
    for _ in 0..6 {
        let explain = Ask { explain: true, ..ask(&played, Level::Fierce, Effort::Millis(300)) };
        let answer = mind.answer(&explain, &clock()).expect("an answer");
        let visits: u32 = answer.ways.iter().map(|way| way.visits).sum();
        grown += u32::from(answer.iterations > 0 && visits > answer.iterations);
        played.play(answer.action.parse().expect("an action")).expect("it is legal");
    }
    assert!(grown > 0, "some decisions follow one of the same seat");
}

#[test]
fn what_cannot_be_answered_says_why() {
    let mut mind = Mind::default();
    let table = table::<eruption::State>(2, 3);
    let good = ask(&table, Level::Fair, Effort::Iterations(1));
    let with = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut record: serde_json::Value = serde_json::from_str(&good.record).expect("JSON");
        change(&mut record);
        Ask { record: record.to_string(), ..good.clone() }
    };
    for (ask, expected) in [
        (Ask { record: "a cat".into(), ..good.clone() }, "no JSON"),
        (Ask { record: "{}".into(), ..good.clone() }, "format"),
        (with(&|record| record["steps"][0] = json!("fly")), "fly"),
        (with(&|record| record["rules"] = json!(99)), "99"),
    ] {
        match mind.answer(&ask, &clock()) {
            Err(Unanswered::Unreadable(why)) => assert!(why.contains(expected), "{why}"),
            other => panic!("{other:?}"),
        }
    }
    let other = with(&|record| record["game"] = json!("chess"));
    assert_eq!(mind.answer(&other, &clock()), Err(Unanswered::UnknownGame("chess".into())));
    // Before the deal chance is due, and after the end nobody has to decide.
    let dealing = with(&|record| record["steps"] = json!([]));
    assert_eq!(mind.answer(&dealing, &clock()), Err(Unanswered::NothingToDecide));
    let mut ended = load::<eruption::State>(good.record.as_bytes(), 0).expect("a record");
    while ended.pending() != Pending::Over {
        let action = simple(ended.state(), Level::Fair, 1).expect("a decision");
        ended.play(action).expect("it is legal");
    }
    let ended = ask(&ended, Level::Fair, Effort::Millis(1));
    assert_eq!(mind.answer(&ended, &clock()), Err(Unanswered::NothingToDecide));
    // Nothing of this keeps it from answering.
    assert!(mind.answer(&good, &clock()).is_ok());
    let reply = |mind: &mut Mind, text: &str| mind.reply(text, &clock());
    let none: Reply = serde_json::from_str(&reply(&mut mind, "?")).expect("a reply");
    assert!(matches!(none, Reply { generation: 0, answer: Err(Unanswered::Unreadable(_)) }));
    let text = serde_json::to_string(&good).expect("JSON");
    let some: Reply = serde_json::from_str(&reply(&mut mind, &text)).expect("a reply");
    assert!(matches!(some, Reply { generation: 3, answer: Ok(Answer { iterations: 0, .. }) }));
}

/// A game with somebody's own components can be answered for only with these.
#[test]
fn a_pack_comes_with_the_question() {
    let mut pack: serde_json::Value =
        serde_json::from_str(include_str!("../../../packs/caldera.json")).expect("JSON");
    pack["id"] = json!("asked");
    let text = pack.to_string();
    // The hash of a pack that nobody has loaded yet.
    let mut mind = Mind::default();
    let game = table::<apiary::State>(2, 2);
    let mut record: serde_json::Value = serde_json::from_str(&game.record().to_json()).expect("JSON");
    record["config"]["pack"] = json!({ "id": "nobody", "hash": "0000000000000000" });
    let good = ask(&game, Level::Fair, Effort::Iterations(1));
    let unknown = Ask { record: record.to_string(), ..good.clone() };
    assert!(matches!(mind.answer(&unknown, &clock()), Err(Unanswered::Unreadable(_))));
    let broken = Ask { pack: Some("{}".into()), ..good.clone() };
    assert!(matches!(mind.answer(&broken, &clock()), Err(Unanswered::Unreadable(_))));
    let loaded = Ask { pack: Some(text), ..good };
    assert!(mind.answer(&loaded, &clock()).is_ok());
    let hash = apiary::Pack::load(pack.to_string().as_bytes()).expect("a pack").hash_text();
    record["config"]["pack"] = json!({ "id": "asked", "hash": hash });
    assert!(mind.answer(&Ask { record: record.to_string(), ..loaded }, &clock()).is_ok());
}

/// What the page does by itself is legal, and the same for the same seed.
fn simple_players_play<G: Judged>(players: u8) {
    let mut played = table::<G>(players, 0);
    for number in 0..60 {
        let level = Level::ALL[number % 4];
        let Some(action) = simple(played.state(), level, 5) else { break };
        assert_eq!(simple(played.state(), level, 5), Some(action));
        played.play(action).expect("it is legal");
    }
}

#[test]
fn without_a_worker_there_is_a_simple_player() {
    simple_players_play::<eruption::State>(4);
    simple_players_play::<volcano::State>(5);
    simple_players_play::<apiary::State>(2);
}

/// What a reply calls a part is found again.
#[test]
fn parts_are_found_by_their_names() {
    fn found<G: Judged>(count: usize) {
        assert_eq!(G::PARTS.len(), count);
        for part in G::PARTS {
            let reason = Reason::Own(*part);
            assert_eq!(Reason::named(&reason.name(), G::PARTS), Some(reason));
        }
        assert_eq!(Reason::named("Rivals", G::PARTS), Some(Reason::Rivals));
        assert_eq!(Reason::named("Luck", G::PARTS), None);
        // All that are told are among them.
        let game = fresh::<G>(2);
        game.judge(crate::rules::Seat::new(0), crate::rules::Viewer::Table, &mut |part, _| {
            assert!(G::PARTS.contains(&part));
        });
    }
    found::<eruption::State>(7);
    found::<volcano::State>(4);
    found::<apiary::State>(7);
}

/// What the page tells by itself is what the greedy player does, with reasons that add up.
#[test]
fn without_a_worker_there_are_ways_as_well() {
    fn told<G: Judged>(players: u8) {
        let table = table::<G>(players, 9);
        let answer = simple_ways(table.state(), Level::Fair, 5).expect("an answer");
        assert_eq!(answer.iterations, 0);
        assert_eq!(
            Some(answer.action.clone()),
            simple(table.state(), Level::Fair, 5).map(|action| action.to_string())
        );
        assert_eq!(answer.ways[0].action, answer.action);
        assert_eq!(simple_ways(table.state(), Level::Fair, 5), Some(answer.clone()));
        for way in answer.ways.iter().take(3) {
            let sum: f64 = way.reasons.iter().map(|(_, value)| value).sum();
            assert!((sum - way.worth).abs() < 1e-9 && (0.0..=1.0).contains(&way.chance));
        }
    }
    told::<eruption::State>(3);
    told::<volcano::State>(4);
    told::<apiary::State>(2);
}
