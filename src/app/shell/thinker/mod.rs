//! Bots think in a worker of the browser, so that the page never waits for them. The worker is `public/thinker.js`, what it is asked is
//! [`Ask`]; here is the page's end of it.
//!
//! It is fetched and started when it is first needed. One question is under way at a time; whoever asks another one, stops waiting, or
//! leaves, ends the worker in the middle of its thought, and the next question starts it anew. Whatever goes wrong is told as a
//! [`Silence`]: then the page plays by itself ([`simple`](crate::bots::simple)).

mod errand;
#[cfg(test)]
mod tests;

use std::{
    cell::RefCell,
    fmt,
    future::Future,
    pin::Pin,
    rc::{Rc, Weak},
    task::{Context, Poll},
    time::Duration,
};

use gloo_events::{EventListener, EventListenerOptions};
use leptos::{leptos_dom::helpers::TimeoutHandle, prelude::*};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::bots::{Answer, Ask, Unanswered};
use errand::{Errand, Host};

/// Why no answer came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Silence {
    /// The worker cannot be started, or it is not here yet.
    NotStarted,
    /// It has failed.
    Died,
    /// It took far longer than it was told.
    TooLate,
    /// It cannot answer this question.
    Refused(Unanswered),
    /// The question is not wanted any more: nobody need be told.
    Unwanted,
}

impl fmt::Display for Silence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Silence::NotStarted => "the bots' worker did not start",
            Silence::Died => "the bots' worker failed",
            Silence::TooLate => "the bots' worker did not answer",
            Silence::Refused(_) => "the bots' worker could not read the game",
            Silence::Unwanted => "another question was asked",
        })
    }
}

impl std::error::Error for Silence {}

/// A worker for the bots of one screen. Copied freely; it ends with its owner.
#[derive(Clone, Copy)]
pub struct Thinker(StoredValue<Rc<RefCell<Errand<Browser>>>, LocalStorage>);

impl Thinker {
    /// A worker that is not started yet.
    pub fn new() -> Thinker {
        let errand = Rc::new_cyclic(|errand| {
            RefCell::new(Errand::new(Browser { errand: errand.clone(), worker: None, bell: None }))
        });
        Thinker(StoredValue::new_local(errand))
    }

    /// Starts it, if it is not running: a bot has sat down.
    pub fn start(self) {
        self.with(Errand::begin);
    }

    /// Asks what a bot would do. The number of the question is not the asker's to choose.
    pub fn ask(self, ask: Ask) -> impl Future<Output = Result<Answer, Silence>> {
        Asked { thinker: self, number: self.with(|errand| errand.ask(ask)) }
    }

    /// What has been asked is not wanted any more.
    pub fn cancel(self) {
        self.with(Errand::cancel);
    }

    /// Nothing, if the screen has been left. Nothing that is called here comes back to the thinker.
    fn with<V>(self, what: impl FnOnce(&mut Errand<Browser>) -> V) -> Option<V> {
        self.0.try_with_value(|errand| what(&mut errand.borrow_mut()))
    }
}

impl Default for Thinker {
    fn default() -> Thinker {
        Thinker::new()
    }
}

/// A question under way. If it is dropped nobody wants to know any more.
struct Asked {
    thinker: Thinker,
    /// None if the screen had been left already.
    number: Option<u32>,
}

impl Future for Asked {
    type Output = Result<Answer, Silence>;

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let poll = |number| self.thinker.with(|errand| errand.poll(number, context.waker()));
        self.number.and_then(poll).unwrap_or(Poll::Ready(Err(Silence::Unwanted)))
    }
}

impl Drop for Asked {
    fn drop(&mut self) {
        if let Some(number) = self.number {
            self.thinker.with(|errand| errand.drop_question(number));
        }
    }
}

/// The worker as the browser has it.
struct Browser {
    /// Where what happens is told.
    errand: Weak<RefCell<Errand<Browser>>>,
    worker: Option<Running>,
    bell: Option<TimeoutHandle>,
}

/// A worker that has been started, with its listeners.
struct Running {
    worker: Worker,
    _listeners: [EventListener; 3],
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        self.ring(None);
    }
}

impl Browser {
    fn started(&self) -> Result<Running, JsValue> {
        // The build names it with its hash.
        let named = document().query_selector("meta[name=thinker]")?;
        let path = named.and_then(|meta| meta.get_attribute("content")).ok_or(JsValue::NULL)?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&path, &options)?;
        let tell = |what: fn(&mut Errand<Browser>, &web_sys::Event)| {
            let errand = self.errand.clone();
            move |event: &web_sys::Event| {
                if let Some(errand) = errand.upgrade() {
                    what(&mut errand.borrow_mut(), event);
                }
            }
        };
        let hear = tell(|errand, event| {
            let data = event.dyn_ref::<MessageEvent>().and_then(|message| message.data().as_string());
            errand.hear(&data.unwrap_or_default());
        });
        let fail = || {
            tell(|errand, event| {
                // Else it would be an error of the page, which is given up then.
                event.prevent_default();
                errand.fail();
            })
        };
        let active = EventListenerOptions::enable_prevent_default();
        let listeners = [
            EventListener::new(&worker, "message", hear),
            EventListener::new_with_options(&worker, "error", active, fail()),
            EventListener::new_with_options(&worker, "messageerror", active, fail()),
        ];
        Ok(Running { worker, _listeners: listeners })
    }
}

impl Host for Browser {
    fn start(&mut self) -> bool {
        self.worker = self.started().ok();
        self.worker.is_some()
    }

    fn stop(&mut self) {
        // One of its listeners may be what has called this: they are dropped later.
        if let Some(running) = self.worker.take() {
            running.worker.terminate();
            set_timeout(move || drop(running), Duration::ZERO);
        }
    }

    fn post(&mut self, text: &str) {
        // A text can always be told.
        if let Some(running) = &self.worker {
            let _ = running.worker.post_message(&JsValue::from_str(text));
        }
    }

    fn ring(&mut self, millis: Option<u32>) {
        if let Some(bell) = self.bell.take() {
            bell.clear();
        }
        let Some(millis) = millis else { return };
        let errand = self.errand.clone();
        let ring = move || {
            if let Some(errand) = errand.upgrade() {
                errand.borrow_mut().time_is_up();
            }
        };
        self.bell = set_timeout_with_handle(ring, Duration::from_millis(millis.into())).ok();
    }
}
