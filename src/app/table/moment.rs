//! What a telling shows besides the board: the line over it, and the moment that takes the whole screen.

use crate::app::{
    board::pieces::flame_icon,
    dom::{Content, El, all, el},
};

/// What is being told, in a line over the board, with the mark of whose doing it is. Screen readers have it from the
/// announcements.
pub fn caption(line: impl Fn() -> Option<(Option<El>, String)> + 'static) -> El {
    let line = move || {
        let (mark, text) = line()?;
        Some(el("p.caption").child(mark).child(el("span").child(text)))
    };
    el("div.captions[aria-hidden=true]").child(line)
}

/// A picture and a few words over the whole screen, if it burns in flames.
pub fn moment(class: String, picture: impl Content, text: String, burns: bool) -> El {
    let flames = burns.then(|| el("div.flames").child(all((0..9).map(|_| flame_icon(120)))));
    let said = el("div.moment-text").child(picture).child(el("p.display").child(text));
    el("div").class(class).attr("aria-hidden", "true").child(flames).child(said)
}
