//! What lies in the free corners of the sea: the stack, and on phones the hand.

use leptos::prelude::*;

use super::{
    hand::Hand,
    pieces::{CardPicture, TilePicture, WallIcon},
};
use crate::{
    app::{
        games::eruption::{hand::holder, table::EruptionTable},
        shell::{dialog::Dialog, icon::Icon, views::CollectAny},
        table::{TableStore, drawers::use_drawers},
    },
    rules::eruption::{Card, Cards, Kind, PlayerView, Turn},
    t,
};

/// Something of whose hand is shown.
fn own<R>(store: TableStore<EruptionTable>, what: fn(&PlayerView) -> R) -> Option<R> {
    store.view.with(|view| holder(view).map(|seat| what(&view.players[seat.index()])))
}

/// The cards of a hand as a fan: their pictures, and the walls that they trade for.
fn small_cards(hand: Cards) -> AnyView {
    let one = |card: Card| {
        view! {
            <span class="small-card">
                <CardPicture card />
                <WallIcon material=card.trades_for() size=28 />
            </span>
        }
    };
    let all: Vec<Card> = hand.kinds().flat_map(|kind| (0..hand.of(kind)).map(move |_| kind)).collect();
    if all.is_empty() {
        view! { <Icon name="card" /> }.into_any()
    } else {
        all.into_iter().map(one).collect_any()
    }
}

/// The buttons, with how many tiles and cards there are.
#[component]
pub fn Corners(store: TableStore<EruptionTable>) -> impl IntoView {
    let l = store.locale;
    let drawers = use_drawers();
    let hand = RwSignal::new(false);
    let stack = Memo::new(move |_| store.view.with(|view| u32::from(view.stack.len())));
    let hand_size = Memo::new(move |_| own(store, |player| u32::from(player.hand_size)).unwrap_or_default());
    let cards = move || own(store, |player| player.hand).flatten().unwrap_or_default();
    let top = Kind::all().nth(4).map(|kind| kind.tile(Turn::ZERO));
    view! {
        <button
            type="button"
            class="pile"
            aria-label=move || t!(l, eruption::deck::stack, count = stack.get())
            on:click=move |_| drawers.deck.set(true)
        >
            {top.map(|tile| view! { <TilePicture tile size=32 under=2 /> }.into_any())}
            <span class="num">{move || stack.get().to_string()}</span>
        </button>
        <button
            type="button"
            class="fan"
            aria-label=move || t!(l, table::hand_count, count = hand_size.get())
            on:click=move |_| hand.set(true)
        >
            {move || small_cards(cards())}
            <span class="num">{move || hand_size.get().to_string()}</span>
        </button>
        <Dialog open=hand title=t!(l, table::hand).to_owned() class="card">
            <Hand store />
        </Dialog>
    }
}
