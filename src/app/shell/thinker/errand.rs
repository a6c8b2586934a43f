//! What is asked of the worker and what comes of it, without a browser: it is told what happens, and says what is to be done.

use std::task::{Poll, Waker};

use super::Silence;
use crate::bots::{Answer, Ask, Effort, Reply};

/// As long a worker may take to start, in milliseconds.
const STARTING: u32 = 8_000;
/// So much longer than it was told to think it may take to answer: it reads the record first, and the device may be busy.
const LATENESS: u32 = 8_000;
/// As long it may take for any number of iterations.
const COUNTING: u32 = 60_000;
/// What it says when it can be asked.
const READY: &str = "ready";

/// A worker, and a clock to watch it by.
pub(super) trait Host {
    /// Starts a worker; whether that was possible at all. Whether it will run is heard later.
    fn start(&mut self) -> bool;
    /// Ends the worker, whatever it does.
    fn stop(&mut self);
    /// Tells it something.
    fn post(&mut self, text: &str);
    /// Rings the bell ([`Errand::time_is_up`]) after so many milliseconds; it forgets about an earlier bell, and `None` is no bell.
    fn ring(&mut self, millis: Option<u32>);
}

/// How the worker is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// There is none.
    Off,
    /// It is being fetched and has not been heard.
    Starting,
    /// The same, and nobody waits for it any longer. It can be asked if it comes after all, and is started anew if it is asked before.
    Late,
    /// It can be asked.
    Ready,
}

/// A worker and the one question that it may have.
pub(super) struct Errand<H> {
    host: H,
    phase: Phase,
    generation: u32,
    question: Option<Question>,
}

/// A question under way. When what came of it has been fetched it is gone.
struct Question {
    /// As long as it could not be told to the worker.
    unsaid: Option<String>,
    /// How long the worker may take.
    patience: u32,
    outcome: Option<Result<Answer, Silence>>,
    waker: Option<Waker>,
}

impl<H: Host> Errand<H> {
    pub(super) const fn new(host: H) -> Errand<H> {
        Errand { host, phase: Phase::Off, generation: 0, question: None }
    }

    /// Starts the worker, if there is none, so that it is there when it is asked.
    pub(super) fn begin(&mut self) -> bool {
        if self.phase == Phase::Off && self.host.start() {
            self.phase = Phase::Starting;
        }
        self.phase != Phase::Off
    }

    /// Asks; gives the number of the question. One that was asked before is not wanted any more.
    pub(super) fn ask(&mut self, ask: Ask) -> u32 {
        self.cancel();
        self.generation = self.generation.wrapping_add(1);
        let patience = match ask.effort {
            Effort::Millis(millis) => millis.saturating_add(LATENESS),
            Effort::Iterations(_) => COUNTING,
        };
        // There is nothing in a question that JSON cannot say.
        let text = serde_json::to_string(&Ask { generation: self.generation, ..ask }).unwrap_or_default();
        self.question = Some(Question { unsaid: Some(text), patience, outcome: None, waker: None });
        if self.phase == Phase::Late {
            // Perhaps it never comes: the network may have been away when it was fetched.
            self.stop();
        }
        self.begin();
        match self.phase {
            Phase::Off | Phase::Late => self.settle(Err(Silence::NotStarted)),
            Phase::Starting => self.host.ring(Some(STARTING)),
            Phase::Ready => self.say(),
        }
        self.generation
    }

    /// Tells the worker the question that waits, if one does.
    fn say(&mut self) {
        let Some(question) = &mut self.question else { return };
        if let Some(text) = question.unsaid.take() {
            self.host.post(&text);
            self.host.ring(Some(question.patience));
        }
    }

    /// What came of the question, once: it is not asked any more.
    fn settle(&mut self, outcome: Result<Answer, Silence>) {
        self.host.ring(None);
        if let Some(question) = self.question.as_mut().filter(|question| question.outcome.is_none()) {
            question.unsaid = None;
            question.outcome = Some(outcome);
            if let Some(waker) = question.waker.take() {
                waker.wake();
            }
        }
    }

    fn stop(&mut self) {
        self.host.stop();
        self.phase = Phase::Off;
    }

    /// The question is not wanted any more. A worker that thinks about it cannot be told, so it is ended.
    pub(super) fn cancel(&mut self) {
        let Some(question) = self.question.as_ref().filter(|question| question.outcome.is_none()) else {
            return;
        };
        if question.unsaid.is_none() {
            self.stop();
        }
        self.settle(Err(Silence::Unwanted));
    }

    /// The worker has said something. What is about another question is dropped.
    pub(super) fn hear(&mut self, text: &str) {
        if text == READY {
            self.phase = Phase::Ready;
            return self.say();
        }
        match serde_json::from_str::<Reply>(text) {
            Ok(Reply { generation, answer }) if generation == self.generation => {
                self.settle(answer.map_err(Silence::Refused));
            }
            Ok(_) => {}
            Err(_) => self.fail(),
        }
    }

    /// The worker could not start, or has died.
    pub(super) fn fail(&mut self) {
        let started = self.phase == Phase::Ready;
        self.stop();
        self.settle(Err(if started { Silence::Died } else { Silence::NotStarted }));
    }

    /// The bell rings.
    pub(super) fn time_is_up(&mut self) {
        match self.phase {
            Phase::Ready => {
                self.stop();
                self.settle(Err(Silence::TooLate));
            }
            Phase::Starting => {
                self.phase = Phase::Late;
                self.settle(Err(Silence::NotStarted));
            }
            Phase::Off | Phase::Late => {}
        }
    }

    /// What came of the question of that number, when it is known.
    pub(super) fn poll(&mut self, number: u32, waker: &Waker) -> Poll<Result<Answer, Silence>> {
        if number != self.generation {
            return Poll::Ready(Err(Silence::Unwanted));
        }
        let Some(question) = &mut self.question else { return Poll::Ready(Err(Silence::Unwanted)) };
        if let Some(outcome) = question.outcome.take() {
            self.question = None;
            return Poll::Ready(outcome);
        }
        question.waker = Some(waker.clone());
        Poll::Pending
    }

    /// Nobody waits for that question any more.
    pub(super) fn drop_question(&mut self, number: u32) {
        if number == self.generation {
            self.cancel();
        }
    }
}
