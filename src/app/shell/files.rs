//! Files that the player takes away or brings.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, closure::Closure};

use crate::session::{MAX_BYTES, slots::File};

/// Offers a file for download.
pub fn download(file: &File) {
    let bytes = js_sys::Array::of1(&js_sys::Uint8Array::from(&file.bytes[..]).into());
    let kind = web_sys::BlobPropertyBag::new();
    kind.set_type(if file.name.ends_with(".json") { "application/json" } else { "text/plain" });
    let Ok(blob) = web_sys::Blob::new_with_u8_array_sequence_and_options(&bytes, &kind) else { return };
    let Ok(address) = web_sys::Url::create_object_url_with_blob(&blob) else { return };
    let link = document()
        .create_element("a")
        .ok()
        .and_then(|link| link.dyn_into::<web_sys::HtmlAnchorElement>().ok());
    if let Some(link) = link {
        link.set_href(&address);
        link.set_download(&file.name);
        link.click();
    }
    // The browser needs the address until it has begun to read.
    set_timeout(
        move || {
            let _ = web_sys::Url::revoke_object_url(&address);
        },
        std::time::Duration::from_secs(30),
    );
}

/// Why a chosen file was not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unread {
    /// It is far larger than any game.
    TooLarge,
    /// The browser could not read it.
    Unreadable,
}

/// Reads the file that was chosen in an input and hands over its bytes; the input is emptied, so that the same file can be
/// chosen again.
pub fn read(input: &web_sys::HtmlInputElement, then: impl Fn(Result<Vec<u8>, Unread>) + 'static) {
    let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
    input.set_value("");
    if file.size() > MAX_BYTES as f64 {
        return then(Err(Unread::TooLarge));
    }
    let Ok(reader) = web_sys::FileReader::new() else { return then(Err(Unread::Unreadable)) };
    let done = reader.clone();
    let finished = Closure::once_into_js(move || {
        then(match done.result() {
            Ok(buffer) if !buffer.is_null() => Ok(js_sys::Uint8Array::new(&buffer).to_vec()),
            _ => Err(Unread::Unreadable),
        });
    });
    reader.set_onloadend(Some(finished.unchecked_ref()));
    let _ = reader.read_as_array_buffer(&file);
}
