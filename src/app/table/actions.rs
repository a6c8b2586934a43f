//! The list of all legal actions: the way to every action without pointing at the board.

use leptos::prelude::*;

use super::{
    desk::Desk,
    game::{Action, TableGame},
};
use crate::{
    app::dom::{Content, El, View, all, el},
    session::Table,
    t,
};

/// The list. Choosing an action selects it; the control that confirms it is the same as for a tap on the board.
pub fn action_list<T: TableGame>(desk: Desk<T>, open: RwSignal<bool>) -> View {
    let l = desk.locale;
    let rows = move || {
        let legal = desk.legal.get();
        desk.session.with(|session| {
            let mut above = String::new();
            all(legal.into_iter().map(|action| {
                let heading = T::heading(session, l, action);
                let new = (heading != above && !heading.is_empty()).then(|| group(&heading));
                above = heading;
                all([new.into_node(), row(desk, open, session, action).into_node()])
            }))
        })
    };
    all([
        el("p").class("muted small").child(t!(l, table::actions_help)),
        el("ul").class("actions").child(rows),
    ])
}

/// The heading of the actions that follow.
fn group(heading: &str) -> El {
    el("li").class("group").child(el("h3").child(heading))
}

/// One action: in words, with a picture; what has a place on the board shows it while one is on the row.
fn row<T: TableGame>(
    desk: Desk<T>,
    open: RwSignal<bool>,
    session: &Table<T::Rules>,
    action: Action<T>,
) -> El {
    let choose = move |_| {
        open.set(false);
        desk.send(T::pick(action));
    };
    let (picture, place) = T::action_picture(session, action);
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
        .child(el("span").child(T::describe(session, desk.locale, action)))
        .child(picture);
    el("li").child(button)
}
