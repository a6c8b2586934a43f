//! The lava stack by kind, and the three stacks of Forecast.

use leptos::prelude::*;

use crate::{
    app::{
        games::eruption::{
            components::pieces::TilePicture,
            model::percent,
            table::{EruptionTable, words},
            words::Words,
        },
        shell::views::CollectAny,
        table::TableStore,
    },
    rules::eruption::{Kind, Turn},
    t,
};

/// The lava stack by kind; in the drawer with the chance of each to be drawn. With Forecast (E78) tops are chosen, not drawn.
#[component]
pub fn Stack(store: TableStore<EruptionTable>, in_drawer: bool) -> impl IntoView {
    let l = store.locale;
    let words = StoredValue::new(store.session.with_untracked(|table| words(table, l)));
    let odds = in_drawer && store.view.with_untracked(|view| view.stack.heights().is_none());
    let count = move || store.view.with(|view| u32::from(view.stack.len()));
    let title = move || t!(l, eruption::deck::stack, count = count());
    let title = if in_drawer {
        view! { <h3>{move || title()}</h3> }.into_any()
    } else {
        view! { <h2>{move || title()}</h2> }.into_any()
    };
    view! {
        {title}
        <div>{move || piles(store, words)}</div>
        <ul class="kinds">{Kind::all().map(|kind| view! { <KindRow store words kind odds /> }.into_any()).collect_any()}</ul>
    }
}

/// A kind of tile: how many are left.
#[component]
fn KindRow(
    store: TableStore<EruptionTable>,
    words: StoredValue<Words>,
    kind: Kind,
    odds: bool,
) -> impl IntoView {
    let l = store.locale;
    let left = move || store.view.with(|view| view.stack.of(kind));
    let chance = move || {
        let total = store.view.with(|view| view.stack.len());
        percent(left().into(), u32::from(total).max(1))
    };
    let label = move || {
        let name = words.with_value(|words| words.kind(kind));
        match odds {
            true => t!(l, eruption::deck::kind, kind = name, count = left(), percent = chance()),
            false => t!(l, eruption::deck::kind_left, kind = name, count = left()),
        }
    };
    let shown = odds.then(|| {
        view! {
            <span class="num odd" aria-hidden="true">
                {move || t!(l, common::percent, value = chance())}
            </span>
        }
        .into_any()
    });
    view! {
        <li class:none=move || left() == 0>
            <TilePicture tile=kind.tile(Turn::ZERO) size=32 />
            <span class="num" aria-hidden="true">
                {move || left().to_string()}
            </span>
            {shown}
            <span class="sr">{move || label()}</span>
        </li>
    }
}

/// The three stacks of Forecast: the top of each, and how high it is.
fn piles(store: TableStore<EruptionTable>, words: StoredValue<Words>) -> Option<impl IntoView + use<>> {
    let stack = store.view.with(|view| view.stack);
    let pile = |(at, count)| view! { <Pile store words at top=stack.top(at) count /> };
    let piles = stack.heights()?.into_iter().enumerate().map(pile).collect_any();
    Some(view! { <ul class="piles">{piles}</ul> }.into_any())
}

#[component]
fn Pile(
    store: TableStore<EruptionTable>,
    words: StoredValue<Words>,
    at: usize,
    #[prop(optional_no_strip)] top: Option<Kind>,
    count: u8,
) -> impl IntoView {
    let (l, number) = (store.locale, at + 1);
    let said = match top {
        Some(kind) => {
            let kind = words.with_value(|words| words.kind(kind));
            t!(l, eruption::deck::pile, number = number, kind = kind, count = count)
        }
        None => t!(l, eruption::deck::pile_empty, number = number),
    };
    let under = count.saturating_sub(1).min(2);
    view! {
        <li class:none=count == 0>
            <span class="xs" aria-hidden="true">
                {number}
            </span>
            {top.map(|kind| view! { <TilePicture tile=kind.tile(Turn::ZERO) size=52 under /> }.into_any())}
            <span class="num" aria-hidden="true">
                {["×", &count.to_string()].concat()}
            </span>
            <span class="sr">{said}</span>
        </li>
    }
}
