//! The list of all legal actions: the way to every action without pointing at the board.

use crate::app::reactive::*;

use super::any::{AnyDesk, Choice};
use crate::{
    app::dom::{El, View, all, el},
    t,
};

/// The list. Choosing an action selects it; the control that confirms it is the same as for a tap on the board.
pub fn action_list(desk: AnyDesk, open: RwSignal<bool>) -> View {
    let l = desk.locale;
    let rows = move || all(desk.game().choices().into_iter().map(|choice| row(desk, open, choice)));
    all([
        el("p").class("muted small").child(t!(l, table::actions_help)),
        el("ul").class("actions").child(rows),
    ])
}

/// One action: in words, with a picture; what has a place on the board shows it while one is on the row.
fn row(desk: AnyDesk, open: RwSignal<bool>, choice: Choice) -> El {
    let Choice { text, picture, place, choose } = choice;
    let choose = move |_| {
        open.set(false);
        choose();
    };
    let place = place.unwrap_or_default();
    let over = place.clone();
    let picture =
        picture.map(|picture| el("span").class("line-picture").attr("aria-hidden", "true").child(picture));
    let button = el("button")
        .attr("type", "button")
        .class("btn quiet")
        .on("click", choose)
        .on("focus", move |_| desk.point_at(place.clone()))
        .on("mouseenter", move |_| desk.point_at(over.clone()))
        .child(el("span").child(text))
        .child(picture);
    el("li").child(button)
}
