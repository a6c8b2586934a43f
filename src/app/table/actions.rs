//! The list of all legal actions: the way to every action without pointing at the board.

use leptos::prelude::*;

use super::{contract::Action, scenes::Scenes, store::TableStore};
use crate::t;

/// The list. Choosing an action selects it; the control that confirms it is the same as for a tap on the board.
#[component]
pub fn ActionList<T: Scenes>(
    store: TableStore<T>,
    /// Whether the list is open: it closes with a choice.
    open: RwSignal<bool>,
) -> impl IntoView {
    let l = store.locale;
    let rows = move || {
        let mut above = String::new();
        let legal = store.legal.get();
        let headings = store
            .session
            .with(|session| legal.iter().map(|action| T::heading(session, l, *action)).collect::<Vec<_>>());
        let row = |(action, heading): (Action<T>, String)| {
            let new = (heading != above && !heading.is_empty()).then(|| heading.clone());
            above = heading;
            view! {
                {new.map(|heading| view! { <li class="group"><h3>{heading}</h3></li> })}
                <Row store open action />
            }
        };
        legal.into_iter().zip(headings).map(row).collect_view()
    };
    view! {
        <p class="muted small">{t!(l, table::actions_help)}</p>
        <ul class="actions">{rows}</ul>
    }
}

/// One action: in words, with a picture; what has a place on the board shows it while one is on the row.
#[component]
fn Row<T: Scenes>(store: TableStore<T>, open: RwSignal<bool>, action: Action<T>) -> impl IntoView {
    let (text, picture, place) = store.session.with_untracked(|session| {
        (
            T::describe(session, store.locale, action),
            T::action_picture(session, action),
            T::action_place(session, action).unwrap_or_default(),
        )
    });
    let choose = move |_| {
        open.set(false);
        store.send(T::pick(action));
    };
    let over = place.clone();
    view! {
        <li>
            <button
                type="button"
                class="btn quiet"
                on:click=choose
                on:focus=move |_| store.point_at(place.clone())
                on:mouseenter=move |_| store.point_at(over.clone())
            >
                <span>{text}</span>
                {picture.map(|picture| view! { <span class="line-picture" aria-hidden="true">{picture}</span> })}
            </button>
        </li>
    }
}
