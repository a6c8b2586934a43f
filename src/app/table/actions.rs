//! The list of all legal actions: the way to every action without pointing at the board.

use leptos::prelude::*;

use super::any::{AnyDesk, Choice};
use crate::{
    app::dom::{Content, El, View, all, el},
    t,
};

/// The list. Choosing an action selects it; the control that confirms it is the same as for a tap on the board.
pub fn action_list(desk: AnyDesk, open: RwSignal<bool>) -> View {
    let l = desk.locale;
    let rows = move || {
        let mut above = String::new();
        all(desk.game().choices().into_iter().map(|mut choice| {
            let heading = std::mem::take(&mut choice.heading);
            let new = (heading != above && !heading.is_empty()).then(|| group(&heading));
            above = heading;
            all([new.into_node(), row(desk, open, choice).into_node()])
        }))
    };
    all([el("p.muted.small").child(t!(l, table::actions_help)), el("ul.actions").child(rows)])
}

/// The heading of the actions that follow.
fn group(heading: &str) -> El {
    el("li.group").child(el("h3").child(heading))
}

/// One action: in words, with a picture; what has a place on the board shows it while one is on the row.
fn row(desk: AnyDesk, open: RwSignal<bool>, choice: Choice) -> El {
    let Choice { text, picture, place, choose, .. } = choice;
    let choose = move |_| {
        open.set(false);
        choose();
    };
    let place = place.unwrap_or_default();
    let over = place.clone();
    let picture = picture.map(|picture| el("span.line-picture[aria-hidden=true]").child(picture));
    let button = el("button.btn.quiet[type=button]")
        .on("click", choose)
        .on("focus", move |_| desk.point_at(place.clone()))
        .on("mouseenter", move |_| desk.point_at(over.clone()))
        .child(el("span").child(text))
        .child(picture);
    el("li").child(button)
}
