//! The hand on the screen. Each card shows both uses; one that cannot be played says why.

use leptos::prelude::*;

use crate::{
    app::{
        games::eruption::{
            components::{
                pieces::{CardFace, CardTexts},
                sheet::cancel,
            },
            hand::{self, HandCard, hand},
            table::{EruptionTable, words},
            ui::{CardUse, Msg},
        },
        shell::{icon::Icon, keyed::keyed},
        table::{TableStore, notice::Notice},
    },
    rules::eruption::{Action, Card},
    t,
};

/// The hand of the player whose decision is due, or of the only person while bots decide.
#[component]
pub fn Hand(store: TableStore<EruptionTable>) -> impl IntoView {
    let l = store.locale;
    let cards = Memo::new(move |_| {
        let (view, ui) = (store.view.get(), store.seen_ui.get());
        store.session.with(|table| hand(table, &view, &ui, &words(table, l)))
    });
    let count = move || cards.read().len();
    view! {
        <section on:keydown=move |event| cancel(store, &event) class="hand" class:phase=move || asks_for_cards(store) class:none=move || count() == 0 aria-label=t!(l, table::hand)>
            <ul class="cards" data-many=move || (count() > 3).then(|| count().to_string()) style:--of=move || count().to_string()>
                {keyed(
                    move || cards.get(),
                    |card| (card.card.name(), card.copy),
                    move |first| view! { <Held store cards card=first.card copy=first.copy /> }.into_any(),
                )}
            </ul>
        </section>
    }
}

fn asks_for_cards(store: TableStore<EruptionTable>) -> bool {
    store.view.with(hand::asks_for_cards)
}

/// One card; `copy` is its number among equal ones.
#[component]
fn Held(
    store: TableStore<EruptionTable>,
    cards: Memo<Vec<HandCard>>,
    card: Card,
    copy: usize,
) -> impl IntoView {
    let l = store.locale;
    let is_it = move |one: &HandCard| one.card == card && one.copy == copy;
    let now = Memo::new(move |_| cards.with(|cards| cards.iter().find(|one| is_it(one)).cloned()));
    let is_chosen = move || now.read().as_ref().is_some_and(|card| card.selected);
    let why = move || now.read().as_ref().and_then(|card| card.blocked.clone());
    let words = store.session.with_untracked(|table| words(table, l));
    let texts = CardTexts {
        title: words.card(card).to_owned(),
        effect: words.effect(card).to_owned(),
        or: t!(l, eruption::or).to_owned(),
        trade: words.wall(card.trades_for()),
    };
    let tap = move || {
        if !asks_for_cards(store) {
            return;
        }
        if is_chosen() {
            return store.send(Msg::Unpick(card));
        }
        let why = why();
        store.send(Msg::Card(card));
        if let (Some(why), CardUse::One) = (why, store.ui.get_untracked().card_use) {
            store.notice.set(Notice::Refusal(why));
        }
    };
    // Whoever holds too many lays one aside in one tap.
    let goes = move || store.legal.with(|legal| legal.contains(&Action::Discard(card)));
    let label = t!(l, eruption::action::discard, card = words.card(card));
    let discard = move || {
        let label = label.clone();
        goes().then(|| {
            view! {
                <button
                    type="button"
                    class="btn icon discard"
                    data-control="discard"
                    aria-label=label.clone()
                    title=label
                    on:click=move |_| store.send(Msg::Do(Action::Discard(card)))
                >
                    <Icon name="close" />
                </button>
            }
            .into_any()
        })
    };
    // Where it stands in the fan.
    let place = move || cards.with(|cards| cards.iter().position(is_it)).unwrap_or(0);
    view! {
        <li style:--place=move || place().to_string()>
            <CardFace
                card
                texts
                blocked=Signal::derive(move || why().is_some())
                selected=Signal::derive(is_chosen)
                attr:aria-description=why
                on:click=move |_| untrack(tap)
            />
            {move || discard()}
        </li>
    }
}
