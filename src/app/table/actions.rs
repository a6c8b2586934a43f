//! The list of all legal actions: the way to every action without pointing at the board.

use leptos::prelude::*;

use crate::app::shell::views::CollectAny;

use super::{context::use_table, game::ListedAction};
use crate::t;

/// The list. Choosing an action selects it; the control that confirms it is the same as for a tap on the board.
#[component]
pub fn ActionList(
    /// Whether the list is open: it closes with a choice.
    open: RwSignal<bool>,
) -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    let rows = move || {
        let mut above = String::new();
        let row = |(number, mut action): (usize, ListedAction)| {
            let heading = std::mem::take(&mut action.heading);
            let new = (heading != above && !heading.is_empty()).then(|| heading.clone());
            above = heading;
            view! {
                {new.map(|heading| view! { <li class="group"><h3>{heading}</h3></li> }.into_any())}
                <Row open number action />
            }
        };
        table.game().actions().into_iter().enumerate().map(row).collect_any()
    };
    view! {
        <p class="muted small">{t!(l, table::actions_help)}</p>
        <ul class="actions">{move || rows()}</ul>
    }
}

/// One action: in words, with a picture; what has a place on the board shows it while one is on the row.
#[component]
fn Row(
    open: RwSignal<bool>,
    /// Its number in the list.
    number: usize,
    action: ListedAction,
) -> impl IntoView {
    let table = use_table();
    let ListedAction { text, picture, place, .. } = action;
    let choose = move |_| {
        open.set(false);
        table.game().pick(number);
    };
    let over = place.clone();
    view! {
        <li>
            <button
                type="button"
                class="btn quiet"
                on:click=choose
                on:focus=move |_| table.point_at(place.clone())
                on:mouseenter=move |_| table.point_at(over.clone())
            >
                <span>{text}</span>
                {picture.map(|picture| view! { <span class="line-picture" aria-hidden="true">{picture}</span> }.into_any())}
            </button>
        </li>
    }
}
