//! What the browser can do for the app beside showing it: take in a new version, install it, keep the saves. The doing is in
//! `public/device.js`, which says how the two talk; here are its facts as a signal, and the questions to it.

use leptos::prelude::*;

/// The facts, from any component.
#[derive(Clone, Copy)]
pub struct Device {
    /// Counts how often one has changed.
    changes: RwSignal<u32>,
}

impl Device {
    /// A fact, such as `ready` for `update`; nothing as long as it is not known.
    pub fn fact(self, name: &str) -> String {
        self.changes.track();
        let root = document().document_element();
        root.and_then(|root| root.get_attribute(&["data-", name].concat())).unwrap_or_default()
    }
}

/// Asks for something: `update`, `install`, `keep`; or says that a first game has been `saved`.
pub fn ask(what: &str) {
    if let Ok(event) = web_sys::Event::new(&["caldera:", what].concat()) {
        let _ = window().dispatch_event(&event);
    }
}

/// The facts, for all components.
pub fn provide_device() {
    let changes = RwSignal::new(0);
    provide_context(Device { changes });
    let changed =
        window_event_listener_untyped("caldera:fact", move |_| changes.update(|changes| *changes += 1));
    on_cleanup(move || changed.remove());
}

/// The facts.
pub fn use_device() -> Device {
    expect_context()
}
