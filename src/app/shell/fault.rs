//! The program's own mistakes. After a panic the page cannot go on: `public/rescue.js` notices the trap that follows and puts
//! its screen in the app's place; here it is told what the panic said.

use leptos::prelude::*;

/// From now on panics are told to the console and to the screen that is shown after them.
pub fn report_panics() {
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        let _ = js_sys::Reflect::set(&window(), &"calderaPanic".into(), &info.to_string().into());
    }));
}
