//! Which seats sit at this device, in a game that is played by link.

use std::rc::Rc;

use leptos::prelude::*;

use crate::app::shell::text::Locale;
use crate::app::shell::{controls::input_of, page::button};
use crate::{
    app::dom::{El, View, all, el},
    rules::Seat,
    t,
};

/// A switch for each seat, with what has to be known of playing by link.
pub fn seats_here(
    l: Locale,
    marks: Vec<El>,
    name: Rc<dyn Fn(Seat) -> String>,
    here: RwSignal<Vec<bool>>,
) -> El {
    let row = |(at, mark): (usize, El)| {
        let name = name.clone();
        let input = el("input[type=checkbox][role=switch]")
            .prop("checked", move || here.with(|here| here.get(at) == Some(&true)).into())
            .on("change", move |event| {
                let on = input_of(&event).is_some_and(|input| input.checked());
                here.update(|here| {
                    if let Some(seat) = here.get_mut(at) {
                        *seat = on;
                    }
                });
            });
        el("label.opt")
            .child(mark)
            .child(el("span.opt-name").child(move || name(Seat::new(at as u8))))
            .child(input)
            .child(el("i.switch[aria-hidden=true]"))
    };
    el("fieldset.here")
        .child(el("legend").child(t!(l, post::seats)))
        .child(all(marks.into_iter().enumerate().map(row)))
        .child(el("p.muted.small").child(t!(l, post::honest)))
}

/// The switches with a button that goes on.
pub fn ask_seats(
    l: Locale,
    marks: Vec<El>,
    name: Rc<dyn Fn(Seat) -> String>,
    here: Vec<bool>,
    text: impl Fn(&[bool]) -> &'static str + 'static,
    done: impl Fn(Vec<bool>) + 'static,
) -> View {
    let here = RwSignal::new(here);
    let go =
        button("btn primary", move || done(here.get_untracked())).child(move || here.with(|here| text(here)));
    all([seats_here(l, marks, name, here), el("div.choices").child(go)])
}
