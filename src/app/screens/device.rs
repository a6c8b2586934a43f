//! What is said of the browser's services: a new version and installing on the shelf, all of it in the settings.

use leptos::prelude::*;
use serde_json::Value;

use crate::{
    app::shell::{
        device::{Device, ask, use_device},
        icon::Icon,
        settings::use_locale,
        storage::{self, use_storage},
        text::Locale,
        views::live,
    },
    t,
};

/// Under this key it is remembered that nobody wants to be asked about installing again.
const HINT: &str = "install-hint";

/// A panel that says that a new version waits, with the button that begins it. A game that is not saved comes first.
#[component]
pub fn UpdateNotice() -> impl IntoView {
    let (l, device, storage) = (use_locale(), use_device(), use_storage());
    live(move || {
        let unsaved = !storage.unsaved().is_empty();
        let text = match (device.fact("update").as_str(), unsaved) {
            ("", _) => return None,
            (_, true) => t!(l, device::update_unsaved),
            ("others", _) => t!(l, device::update_others),
            _ => t!(l, device::update_ready),
        };
        let now =
            (!unsaved).then(|| view! { <Asking what="update" text=t!(l, device::update_now) /> }.into_any());
        Some(view! { <Notice class="panel notice update" text>{now}</Notice> }.into_any())
    })
}

/// A panel that says how the app is installed, until somebody does not want to see it again.
#[component]
pub fn InstallHint() -> impl IntoView {
    let (l, device, storage) = (use_locale(), use_device(), use_storage());
    let dismissed = RwSignal::new(false);
    let dismiss = move |_| {
        storage::remember(HINT, &false);
        dismissed.set(true);
    };
    let wanted = move || {
        storage.elsewhere.track();
        !dismissed.get() && storage::recall(HINT) != Value::Bool(false)
    };
    live(move || {
        let Installing { text, asks } = Installing::now(l, device).filter(|_| wanted())?;
        Some(
            view! {
                <Notice class="panel notice install" text>
                    {asks.then(|| view! { <Asking what="install" text=t!(l, device::install) /> }.into_any())}
                    <button type="button" class="btn quiet" on:click=dismiss>
                        {t!(l, device::not_again)}
                    </button>
                </Notice>
            }
            .into_any(),
        )
    })
}

/// How the app is installed.
struct Installing {
    text: &'static str,
    /// Whether a button is enough.
    asks: bool,
}

impl Installing {
    /// If the app is not installed yet, and can be.
    fn now(l: Locale, device: Device) -> Option<Installing> {
        match device.fact("install").as_str() {
            "ready" => Some(Installing { text: t!(l, device::install_text), asks: true }),
            "ios" => Some(Installing { text: t!(l, device::install_ios), asks: false }),
            _ => None,
        }
    }
}

/// A panel with an icon, a sentence and what can be done.
#[component]
fn Notice(class: &'static str, text: &'static str, children: Children) -> impl IntoView {
    view! {
        <aside class=class aria-label=text>
            <Icon name="info" />
            <p role="status">{text}</p>
            <div class="row">{children()}</div>
        </aside>
    }
}

/// A button that asks the browser for something.
#[component]
fn Asking(what: &'static str, text: &'static str) -> impl IntoView {
    view! {
        <button type="button" class="btn" on:click=move |_| ask(what)>
            {text}
        </button>
    }
}

/// The part of the settings on what this browser does for the app.
#[component]
pub fn ThisDevice() -> impl IntoView {
    let (l, device) = (use_locale(), use_device());
    let kept = move || match device.fact("kept").as_str() {
        "yes" => view! { <p>{t!(l, device::kept_yes)}</p> }.into_any(),
        "no" => view! {
            <p>{t!(l, device::kept_no)}</p>
            <Asking what="keep" text=t!(l, device::keep) />
        }
        .into_any(),
        _ => ().into_any(),
    };
    let offline = move || match device.fact("offline").as_str() {
        "ready" => t!(l, device::offline_ready),
        _ => t!(l, device::offline_not),
    };
    let install = move || match Installing::now(l, device) {
        Some(Installing { text, asks }) => view! {
            <p>{text}</p>
            {asks.then(|| view! { <Asking what="install" text=t!(l, device::install) /> }.into_any())}
        }
        .into_any(),
        None if device.fact("install") == "done" => view! { <p>{t!(l, device::installed)}</p> }.into_any(),
        None => ().into_any(),
    };
    view! {
        <section class="panel device" aria-labelledby="this-device">
            <h2 id="this-device">{t!(l, device::title)}</h2>
            <UpdateNotice />
            {move || kept()}
            <p>{move || offline()}</p>
            {move || install()}
        </section>
    }
}
