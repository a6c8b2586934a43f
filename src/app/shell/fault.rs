//! The program's own mistakes. After a panic the page cannot go on: `public/rescue.js` notices the trap that follows and puts
//! its screen in the app's place; here it is told what the panic said.

use std::sync::Once;

use leptos::prelude::*;

/// From now on panics are told to the console and to the screen that is shown after them. The first says what was wrong; others
/// may follow, because what it was doing is never done.
pub fn report_panics() {
    let first = Once::new();
    std::panic::set_hook(Box::new(move |info| {
        console_error_panic_hook::hook(info);
        first.call_once(|| {
            let _ = js_sys::Reflect::set(&window(), &"calderaPanic".into(), &info.to_string().into());
        });
    }));
}
