//! The list of all legal actions: the way to every action without pointing at the board.

use leptos::prelude::*;

use super::{desk::Desk, game::TableGame};
use crate::{
    app::dom::{View, all, el},
    t,
};

/// The list. Choosing an action selects it; the control that confirms it is the same as for a tap on the board.
pub fn action_list<T: TableGame>(desk: Desk<T>, open: RwSignal<bool>) -> View {
    let l = desk.locale;
    let texts = move || {
        let legal = desk.legal.get();
        desk.session.with(|session| {
            legal.into_iter().map(|action| (action, T::describe(session, l, action))).collect::<Vec<_>>()
        })
    };
    let rows = move || {
        all(texts().into_iter().map(|(action, text)| {
            let choose = move |_| {
                open.set(false);
                desk.send(T::pick(action));
            };
            let button =
                el("button").attr("type", "button").class("btn quiet").on("click", choose).child(text);
            el("li").child(button)
        }))
    };
    all([
        el("p").class("muted small").child(t!(l, table::actions_help)),
        el("ul").class("actions").child(rows),
    ])
}
