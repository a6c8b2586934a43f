use std::{
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    task::{Poll, Wake, Waker},
};

use super::{
    Silence,
    errand::{Errand, Host},
};
use crate::bots::{About, Answer, Ask, Effort, Level, Reply, Unanswered};

/// What has been done with a worker.
#[derive(Default)]
struct Log {
    /// Whether one can be started.
    broken: bool,
    starts: u32,
    stops: u32,
    posted: Vec<Ask>,
    bell: Option<u32>,
}

impl Host for &mut Log {
    fn start(&mut self) -> bool {
        self.starts += 1;
        !self.broken
    }

    fn stop(&mut self) {
        self.stops += 1;
    }

    fn post(&mut self, text: &str) {
        self.posted.push(serde_json::from_str(text).unwrap());
    }

    fn ring(&mut self, millis: Option<u32>) {
        self.bell = millis;
    }
}

fn question(record: &str) -> Ask {
    Ask {
        generation: 0,
        record: record.into(),
        pack: None,
        level: Level::Sharp,
        seed: 1,
        effort: Effort::Millis(300),
        explain: false,
        about: About::Now,
    }
}

fn answer(action: &str) -> Answer {
    Answer { action: action.into(), iterations: 7, ..Answer::default() }
}

fn reply(generation: u32, action: &str) -> String {
    serde_json::to_string(&Reply { generation, answer: Ok(answer(action)) }).unwrap()
}

/// What came of a question by now.
fn outcome<H: Host>(errand: &mut Errand<H>, number: u32) -> Option<Result<Answer, Silence>> {
    match errand.poll(number, Waker::noop()) {
        Poll::Ready(outcome) => Some(outcome),
        Poll::Pending => None,
    }
}

#[test]
fn a_question_waits_for_the_worker_and_an_answer_is_had_once() {
    let mut log = Log::default();
    let mut errand = Errand::new(&mut log);
    let number = errand.ask(question("a"));
    assert_eq!(outcome(&mut errand, number), None);
    errand.hear("ready");
    assert_eq!(outcome(&mut errand, number), None);
    errand.hear(&reply(number, "go"));
    assert_eq!(outcome(&mut errand, number), Some(Ok(answer("go"))));
    assert_eq!(outcome(&mut errand, number), Some(Err(Silence::Unwanted)), "it is gone");
    // The same worker answers the next one.
    let next = errand.ask(question("b"));
    errand.hear(&reply(next, "stay"));
    assert_eq!(outcome(&mut errand, next), Some(Ok(answer("stay"))));
    drop(errand);
    assert_eq!((log.starts, log.stops, log.bell), (1, 0, None));
    let posted: Vec<_> = log.posted.iter().map(|ask| (ask.generation, &*ask.record)).collect();
    assert_eq!(posted, [(number, "a"), (next, "b")]);
}

#[test]
fn a_worker_that_is_started_early_is_asked_at_once() {
    let mut log = Log::default();
    let mut errand = Errand::new(&mut log);
    assert!(errand.begin() && errand.begin());
    errand.hear("ready");
    errand.ask(question("a"));
    drop(errand);
    assert_eq!((log.starts, log.posted.len(), log.bell), (1, 1, Some(8_300)));
}

#[test]
fn late_answers_are_dropped() {
    let mut log = Log::default();
    let mut errand = Errand::new(&mut log);
    let first = errand.ask(question("a"));
    errand.hear("ready");
    let second = errand.ask(question("b"));
    assert_eq!(outcome(&mut errand, first), Some(Err(Silence::Unwanted)));
    // The worker that thought about the first was ended; what it had said already comes all the same.
    errand.hear(&reply(first, "old"));
    assert_eq!(outcome(&mut errand, second), None);
    errand.hear("ready");
    errand.hear(&reply(second, "new"));
    assert_eq!(outcome(&mut errand, second), Some(Ok(answer("new"))));
    drop(errand);
    assert_eq!((log.starts, log.stops), (2, 1));
}

#[test]
fn a_question_that_is_not_wanted_ends_the_worker_only_if_that_has_heard_it() {
    let mut log = Log::default();
    let mut errand = Errand::new(&mut log);
    let first = errand.ask(question("a"));
    errand.cancel();
    assert_eq!(outcome(&mut errand, first), Some(Err(Silence::Unwanted)));
    let second = errand.ask(question("b"));
    errand.hear("ready");
    errand.drop_question(first);
    assert_eq!(outcome(&mut errand, second), None, "of another question");
    errand.drop_question(second);
    assert_eq!(outcome(&mut errand, second), Some(Err(Silence::Unwanted)));
    drop(errand);
    assert_eq!((log.starts, log.stops, log.posted.len(), log.bell), (1, 1, 1, None));
}

#[test]
fn a_worker_that_cannot_start_says_so_at_once() {
    let mut log = Log { broken: true, ..Log::default() };
    let mut errand = Errand::new(&mut log);
    for _ in 0..2 {
        let number = errand.ask(question("a"));
        assert_eq!(outcome(&mut errand, number), Some(Err(Silence::NotStarted)));
    }
    drop(errand);
    // Perhaps the network is back: each question tries.
    assert_eq!((log.starts, log.bell), (2, None));
}

#[test]
fn a_worker_that_is_slow_to_come_can_be_asked_when_it_has_come() {
    let mut log = Log::default();
    let mut errand = Errand::new(&mut log);
    let first = errand.ask(question("a"));
    errand.time_is_up();
    assert_eq!(outcome(&mut errand, first), Some(Err(Silence::NotStarted)));
    assert!(errand.begin(), "it is still on its way");
    errand.hear("ready");
    let second = errand.ask(question("b"));
    errand.hear(&reply(second, "go"));
    assert_eq!(outcome(&mut errand, second), Some(Ok(answer("go"))));
    drop(errand);
    assert_eq!((log.starts, log.stops, log.posted.len()), (1, 0, 1));
}

#[test]
fn whoever_asks_again_does_not_depend_on_a_worker_that_never_comes() {
    let mut log = Log::default();
    let mut errand = Errand::new(&mut log);
    let first = errand.ask(question("a"));
    errand.time_is_up();
    assert_eq!(outcome(&mut errand, first), Some(Err(Silence::NotStarted)));
    let second = errand.ask(question("b"));
    assert_eq!(outcome(&mut errand, second), None, "another one is started");
    errand.hear("ready");
    errand.hear(&reply(second, "go"));
    assert_eq!(outcome(&mut errand, second), Some(Ok(answer("go"))));
    drop(errand);
    assert_eq!((log.starts, log.stops, log.posted.len()), (2, 1, 1));
}

#[test]
fn a_worker_that_fails_or_never_answers_is_replaced() {
    let mut log = Log::default();
    let mut errand = Errand::new(&mut log);
    type End = fn(&mut Errand<&mut Log>);
    let ends: [(End, Silence); 3] = [
        (|errand| errand.fail(), Silence::Died),
        (|errand| errand.hear("no reply"), Silence::Died),
        (|errand| errand.time_is_up(), Silence::TooLate),
    ];
    for (end, expected) in ends {
        let number = errand.ask(question("a"));
        errand.hear("ready");
        end(&mut errand);
        assert_eq!(outcome(&mut errand, number), Some(Err(expected)));
    }
    // Before it has started a failure means that it cannot.
    let number = errand.ask(question("a"));
    errand.fail();
    assert_eq!(outcome(&mut errand, number), Some(Err(Silence::NotStarted)));
    drop(errand);
    assert_eq!((log.starts, log.stops, log.bell), (4, 4, None));
}

#[test]
fn a_refusal_is_told_and_the_worker_stays() {
    let mut log = Log::default();
    let mut errand = Errand::new(&mut log);
    let number = errand.ask(question("a"));
    errand.hear("ready");
    let refusal = Reply { generation: number, answer: Err(Unanswered::NothingToDecide) };
    errand.hear(&serde_json::to_string(&refusal).unwrap());
    let expected = Silence::Refused(Unanswered::NothingToDecide);
    assert_eq!(outcome(&mut errand, number), Some(Err(expected)));
    drop(errand);
    assert_eq!(log.stops, 0);
}

#[derive(Default)]
struct Bells(AtomicU32);

impl Wake for Bells {
    fn wake(self: Arc<Self>) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

#[test]
fn whoever_waits_is_woken_once() {
    let bells = Arc::new(Bells::default());
    let waker = Waker::from(bells.clone());
    let mut log = Log::default();
    let mut errand = Errand::new(&mut log);
    let number = errand.ask(question("a"));
    assert!(errand.poll(number, &waker).is_pending());
    errand.hear("ready");
    errand.hear(&reply(number, "go"));
    errand.hear(&reply(number, "again"));
    errand.fail();
    assert_eq!(bells.0.load(Ordering::Relaxed), 1);
    assert_eq!(errand.poll(number, &waker), Poll::Ready(Ok(answer("go"))));
}
