//! Back from a line of the log: the game goes to just before the decision of that line, if what has happened since may be
//! taken back; whether it may or not, another game can go on from there.

use leptos::prelude::*;

use super::any::AnyDesk;
use crate::app::shell::{dialog::dialog, page::button};
use crate::{
    app::dom::{Content, El, View, all, el, watch},
    session::Way,
    t,
};

/// The question, asked as long as `at` is the step of a decision.
pub fn back_dialog(desk: AnyDesk, at: RwSignal<Option<usize>>) -> El {
    let l = desk.locale;
    let open = RwSignal::new(false);
    // Whatever closes it, nothing is asked any more.
    watch(move || {
        let asked = at.get().is_some();
        if open.get_untracked() != asked {
            open.set(asked);
        }
    });
    watch(move || {
        if !open.get() && at.get_untracked().is_some() {
            at.set(None);
        }
    });
    dialog(open, move || t!(l, table::back_title).to_owned(), "card back", move || question(desk, at))
}

fn question(desk: AnyDesk, at: RwSignal<Option<usize>>) -> View {
    let l = desk.locale;
    let Some(step) = at.get_untracked() else { return ().into_node() };
    let (line, refusal) = desk.game().return_to(step);
    let back = move || desk.game().travel(Way::Before(step));
    let back = refusal.is_none().then(|| choice("btn primary", t!(l, table::back_here), at, Box::new(back)));
    let branch = move || {
        if let Some(other) = desk.game().branch(step) {
            desk.keeper.branch(l, other);
        }
    };
    let new = choice("btn", t!(l, table::back_new), at, Box::new(branch));
    let stay = choice("btn quiet", t!(l, common::cancel), at, Box::new(|| ()));
    let why = refusal.unwrap_or_else(|| t!(l, table::back_help).to_owned());
    all([
        el("blockquote").child(line),
        el("p").child(why),
        el("p.muted.small").child(t!(l, table::back_new_help)),
        el("div.choices").child(back).child([new, stay]),
    ])
}

/// A button that closes the question and does something.
fn choice(class: &'static str, text: &'static str, at: RwSignal<Option<usize>>, act: Box<dyn Fn()>) -> El {
    let press = move || {
        at.set(None);
        act();
    };
    button(class, press).child(text)
}
