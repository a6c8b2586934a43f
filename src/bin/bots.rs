//! The bots' module: rules and search, for a worker of the browser. `public/thinker.js` starts it, and hands it the questions of the
//! page (`app::shell::thinker`), one after the other.

use std::cell::RefCell;

use caldera::bots::Mind;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the worker was started.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

thread_local! {
    static MIND: RefCell<Mind> = RefCell::default();
}

/// The reply to a question, both as JSON.
#[wasm_bindgen]
pub fn reply(question: &str) -> String {
    MIND.with_borrow_mut(|mind| mind.reply(question, &now))
}

fn main() {}
