//! What one tab tells the others where local storage, which does that by itself, is denied: each change of a text, by its key.

use std::cell::RefCell;

use gloo_events::EventListener;
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};

/// The channel between the tabs.
const NAME: &str = "caldera";

thread_local! {
    static CHANNEL: RefCell<Option<(BroadcastChannel, EventListener)>> = const { RefCell::new(None) };
}

/// From now on this hears what other tabs change: the key, and the text if it is not gone. The first one stays.
pub fn hear(change: impl Fn(&str, Option<&str>) + 'static) {
    if CHANNEL.with_borrow(Option::is_some) {
        return;
    }
    let Ok(channel) = BroadcastChannel::new(NAME) else { return };
    let listener = EventListener::new(&channel, "message", move |event| {
        let said = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().dyn_into::<Array>().ok());
        let Some(said) = said else { return };
        if let Some(key) = said.get(0).as_string() {
            change(&key, said.get(1).as_string().as_deref());
        }
    });
    CHANNEL.set(Some((channel, listener)));
}

/// Tells the other tabs of a change. One that cannot be told is found by them when their page is loaded anew.
pub fn tell(key: &str, text: Option<&str>) {
    CHANNEL.with_borrow(|channel| {
        if let Some((channel, _)) = channel {
            let text = text.map_or(JsValue::NULL, JsValue::from);
            let _ = channel.post_message(&Array::of2(&key.into(), &text));
        }
    });
}
