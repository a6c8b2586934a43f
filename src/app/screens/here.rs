//! The question of the table's dialog, which seats sit at this device, for views made by hand.

use std::rc::Rc;

use leptos::prelude::*;
use send_wrapper::SendWrapper;

use crate::{
    app::{
        dom::{El, View, all, boxed, el, made},
        shell::{page::button, text::Locale},
        table::here::SeatsHere,
    },
    rules::Seat,
};

/// The switches with a button that goes on.
pub fn ask_seats(
    _: Locale,
    marks: Vec<El>,
    name: Rc<dyn Fn(Seat) -> String>,
    here: Vec<bool>,
    text: impl Fn(&[bool]) -> &'static str + 'static,
    done: impl Fn(Vec<bool>) + 'static,
) -> View {
    let (here, name) = (RwSignal::new(here), SendWrapper::new(name));
    let go =
        button("btn primary", move || done(here.get_untracked())).child(move || here.with(|here| text(here)));
    let marks = marks.into_iter().map(|mark| made(mark).into_any()).collect();
    let name = Callback::new(move |seat: Seat| {
        let name = &**name;
        name(seat)
    });
    let seats = view! { <SeatsHere marks name here /> };
    all([boxed(seats), el("div.choices").child(go)])
}
