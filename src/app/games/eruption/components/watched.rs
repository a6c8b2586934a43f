//! What a replay shows beside the board: the dice, the tile in hand, and the hands as far as they may be seen.

use leptos::prelude::*;

use crate::{
    app::{
        games::eruption::{
            components::{
                dice::LastRoll,
                pieces::{EmblemMark, TilePicture},
            },
            table::{EruptionTable, words},
            words::{Words, join},
        },
        table::TableStore,
    },
    rules::eruption::{Cards, PlayerView, Turn},
    t,
};

/// What a replay shows beside the board.
#[component]
pub fn Watched(store: TableStore<EruptionTable>) -> impl IntoView {
    let l = store.locale;
    let words = StoredValue::new(store.session.with_untracked(|table| words(table, l)));
    let drawn = move || {
        let kind = store.view.with(|view| view.in_hand)?;
        let text = words.with_value(|words| t!(l, eruption::deck::drawn, kind = words.kind(kind)));
        Some(
            view! {
                <p class="drawn">
                    <TilePicture tile=kind.tile(Turn::ZERO) size=40 />
                    {text}
                </p>
            }
            .into_any(),
        )
    };
    let hands = move || {
        let open: Vec<_> =
            store.view.with(|view| view.players.iter().filter_map(|player| hand(words, player)).collect());
        let covered =
            open.is_empty().then(|| view! { <p class="small muted">{t!(l, replay::covered)}</p> }.into_any());
        view! {
            <ul class="hands small">{open}</ul>
            {covered}
        }
    };
    view! {
        <LastRoll store />
        {move || drawn()}
        <section aria-label=t!(l, replay::hands)>{move || hands()}</section>
    }
}

/// A player's cards, if they may be seen.
fn hand(words: StoredValue<Words>, player: &PlayerView) -> Option<impl IntoView + use<>> {
    let cards = player.hand.map(|hand| words.with_value(|words| card_names(words, hand)))?;
    let village = player.village;
    Some(
        view! {
            <li>
                <EmblemMark village size=24 />
                <span>{cards}</span>
            </li>
        }
        .into_any(),
    )
}

fn card_names(words: &Words, hand: Cards) -> String {
    let name = |card| match hand.of(card) {
        1 => words.card(card).to_owned(),
        count => [words.card(card), " ×", &count.to_string()].concat(),
    };
    if hand.is_empty() {
        return t!(words.locale, replay::no_cards).to_owned();
    }
    join(words.locale, hand.kinds().map(name))
}
