//! Files that the player takes away or brings.

use std::time::Duration;

use gloo_file::{Blob, ObjectUrl, futures::read_as_bytes};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlAnchorElement, HtmlInputElement};

use crate::session::slots::File;

/// The longest file that is read, in bytes: all saved games of a device may be in one. How long one game may be is said by
/// [`MAX_BYTES`](crate::session::MAX_BYTES).
const LONGEST: f64 = (64 << 20) as f64;

/// How long the browser is given to begin to read what it downloads.
const READ_WITHIN: Duration = Duration::from_secs(30);

/// Offers a file for download.
pub fn download(file: &File) {
    let kind = if file.name.ends_with(".json") { "application/json" } else { "text/plain" };
    let address = ObjectUrl::from(Blob::new_with_options(&file.bytes[..], Some(kind)));
    let link = document().create_element("a").ok();
    if let Some(link) = link.and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok()) {
        link.set_href(&address);
        link.set_download(&file.name);
        link.click();
    }
    set_timeout(move || drop(address), READ_WITHIN);
}

/// Why a chosen file was not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unread {
    /// It is far larger than any game.
    TooLarge,
    /// The browser could not read it.
    Unreadable,
}

/// The file that is chosen in an input, which is emptied, so that the same file can be chosen again.
pub fn chosen(input: &HtmlInputElement) -> Option<web_sys::File> {
    let file = input.files().and_then(|files| files.get(0));
    input.set_value("");
    file
}

/// The bytes of a file.
pub async fn read(file: web_sys::File) -> Result<Vec<u8>, Unread> {
    if file.size() > LONGEST {
        return Err(Unread::TooLarge);
    }
    read_as_bytes(&file.into()).await.map_err(|_| Unread::Unreadable)
}
