//! The parts of a review, on a phone as cards that are swiped, with arrows and a row of dots; the turning points have their numbers.

use leptos::{ev, html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};

use super::work::Work;
use crate::{
    app::{
        shell::{
            icon::Icon,
            views::{CollectAny, live},
        },
        table::context::use_table,
    },
    t,
};

/// The parts.
#[component]
pub fn Pager(work: Work, children: Children) -> impl IntoView {
    let l = use_table().locale;
    let cards = NodeRef::<html::Div>::new();
    // Of each card its name, and the number if it is a turning point.
    let (card, names) = (RwSignal::new(0), RwSignal::new(Vec::<[String; 2]>::new()));
    let look = move || {
        let Some(element) = cards.try_get_untracked().flatten() else { return };
        let all = all(&element);
        if let Some(first) = all.first() {
            let each = f64::from(first.offset_width() + 8).max(1.0);
            let place = (f64::from(element.scroll_left()) / each).round() as usize;
            card.try_set(place.min(all.len() - 1));
        }
        let said = |card: &HtmlElement| {
            ["aria-label", "data-number"].map(|name| card.get_attribute(name).unwrap_or_default())
        };
        let found: Vec<[String; 2]> = all.iter().map(said).collect();
        if names.try_get_untracked().is_some_and(|known| known != found) {
            names.try_set(found);
        }
    };
    // Cards come as they are found.
    Effect::new(move |_| {
        work.review.track();
        work.standing.track();
        request_animation_frame(look);
    });
    let resized = window_event_listener(ev::resize, move |_| look());
    on_cleanup(move || resized.remove());
    let go = move |to: usize| {
        if let Some(card) = cards.get_untracked().and_then(|element| all(&element).into_iter().nth(to)) {
            let options = ScrollIntoViewOptions::new();
            options.set_inline(ScrollLogicalPosition::Center);
            options.set_block(ScrollLogicalPosition::Nearest);
            card.scroll_into_view_with_scroll_into_view_options(&options);
        }
    };
    let arrow = move |on: bool| {
        let there = move || if on { card.get() + 1 >= names.read().len() } else { card.get() == 0 };
        let label = if on { t!(l, review::card_next) } else { t!(l, review::card_before) };
        view! {
            <button
                type="button"
                class="btn quiet icon"
                aria-label=label
                aria-disabled=move || there().to_string()
                on:click=move |_| {
                    let at = card.get_untracked();
                    go(if on { at + 1 } else { at.saturating_sub(1) });
                }
            >
                <Icon name=if on { "forward" } else { "back" } />
            </button>
        }
        .into_any()
    };
    let dots = move || {
        let (names, at) = (names.get(), card.get());
        let dot = move |(place, [_, number]): (usize, [String; 2])| {
            let numbered = !number.is_empty();
            view! { <li class:on=place == at class:n=numbered>{number}</li> }.into_any()
        };
        names.into_iter().enumerate().map(dot).collect_any()
    };
    let place = move || {
        let (names, at) = (names.read(), card.get());
        let name = names.get(at).map(|[name, _]| name.clone()).unwrap_or_default();
        t!(l, review::card, number = at + 1, all = names.len(), name = name)
    };
    view! {
        <div class="parts" node_ref=cards on:scroll=move |_| look()>
            {children()}
        </div>
        <nav class="pager" aria-label=t!(l, review::cards)>
            {arrow(false)}
            <ol aria-hidden="true">{live(dots)}</ol>
            <p class="sr" role="status">{place}</p>
            {arrow(true)}
        </nav>
    }
}

/// All cards, in order.
fn all(element: &web_sys::Element) -> Vec<HtmlElement> {
    let Ok(found) = element.query_selector_all(".card") else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.item(at)?.dyn_into().ok()).collect()
}
