//! What is said of the browser's services: a new version and installing on the shelf, all of it in the settings.

use crate::app::reactive::*;
use serde_json::Value;

use super::page::button;
use crate::{
    app::{
        device::{Device, ask, use_device},
        dom::{Content, El, View, el},
        icon::icon,
        settings::use_locale,
        storage::{self, Storage, use_storage},
        text::Locale,
    },
    t,
};

/// Under this key it is remembered that nobody wants to be asked about installing again.
const HINT: &str = "install-hint";

/// A panel that says that a new version waits, with the button that begins it. A game that is not saved comes first.
pub fn update_notice() -> View {
    let (l, device, storage) = (use_locale(), use_device(), use_storage());
    (move || update_panel(l, device, storage)).into_node()
}

fn update_panel(l: Locale, device: Device, storage: Storage) -> Option<El> {
    let unsaved = !storage.unsaved().is_empty();
    let text = match (device.fact("update").as_str(), unsaved) {
        ("", _) => return None,
        (_, true) => t!(l, device::update_unsaved),
        ("others", _) => t!(l, device::update_others),
        _ => t!(l, device::update_ready),
    };
    let now = (!unsaved).then(|| asking("btn", "update", t!(l, device::update_now)));
    Some(notice("update", text, now))
}

/// A panel that says how the app is installed, until somebody does not want to see it again.
pub fn install_hint() -> View {
    let (l, device) = (use_locale(), use_device());
    let wanted = RwSignal::new(storage::recall(HINT) != Value::Bool(false));
    let dismiss = move || {
        storage::remember(HINT, &Value::Bool(false));
        wanted.set(false);
    };
    let panel = move || {
        let (text, install) = installing(l, device).filter(|_| wanted.get())?;
        let never = button("btn quiet", dismiss).child(t!(l, device::not_again));
        Some(notice("install", text, [install.into_node(), never.into_node()]))
    };
    panel.into_node()
}

/// How the app is installed, if it is not yet and can be; with a button where one is enough.
fn installing(l: Locale, device: Device) -> Option<(&'static str, Option<El>)> {
    match device.fact("install").as_str() {
        "ready" => {
            let install = asking("btn", "install", t!(l, device::install));
            Some((t!(l, device::install_text), Some(install)))
        }
        "ios" => Some((t!(l, device::install_ios), None)),
        _ => None,
    }
}

/// A panel with an icon, a sentence and what can be done.
fn notice(class: &'static str, text: &'static str, choices: impl Content) -> El {
    el("aside")
        .class(["panel notice ", class].concat())
        .attr("aria-label", text)
        .child(icon("info"))
        .child(el("p[role=status]").child(text))
        .child(el("div.row").child(choices))
}

fn asking(class: &'static str, what: &'static str, text: &'static str) -> El {
    button(class, move || ask(what)).child(text)
}

/// The part of the settings on what this browser does for the app.
pub fn this_device() -> View {
    let (l, device, storage) = (use_locale(), use_device(), use_storage());
    let line = |text: &'static str| el("p").child(text);
    let kept = move || match device.fact("kept").as_str() {
        "yes" => Some(line(t!(l, device::kept_yes)).into_node()),
        "no" => {
            let keep = asking("btn", "keep", t!(l, device::keep));
            Some([line(t!(l, device::kept_no)), keep].into_node())
        }
        _ => None,
    };
    let offline = move || match device.fact("offline").as_str() {
        "ready" => line(t!(l, device::offline_ready)),
        _ => line(t!(l, device::offline_not)),
    };
    let install = move || match installing(l, device) {
        Some((text, install)) => [line(text).into_node(), install.into_node()].into_node(),
        None if device.fact("install") == "done" => line(t!(l, device::installed)).into_node(),
        None => ().into_node(),
    };
    el("section.panel.device[aria-labelledby=this-device]")
        .child(el("h2[id=this-device]").child(t!(l, device::title)))
        .child(move || update_panel(l, device, storage))
        .child(kept)
        .child(offline)
        .child(install)
        .into_node()
}
