//! What lies in the free corners of the sea: the stack, and on phones the hand.

use leptos::prelude::*;

use super::{hand::Hand, pieces::TilePicture};
use crate::{
    app::{
        games::eruption::table::EruptionTable,
        shell::{dialog::Dialog, icon::Icon},
        table::{TableStore, drawers::use_drawers},
    },
    rules::{
        Pending,
        eruption::{Kind, Turn},
    },
    t,
};

/// The buttons, with how many tiles and cards there are.
#[component]
pub fn Corners(store: TableStore<EruptionTable>) -> impl IntoView {
    let l = store.locale;
    let drawers = use_drawers();
    let hand = RwSignal::new(false);
    let stack = Memo::new(move |_| store.view.with(|view| u32::from(view.stack.len())));
    let cards = Memo::new(move |_| {
        store.view.with(|view| match view.pending {
            Pending::Decision { seat, .. } => u32::from(view.players[seat.index()].hand_size),
            _ => 0,
        })
    });
    let top = Kind::all().nth(4).map(|kind| kind.tile(Turn::ZERO));
    view! {
        <button
            type="button"
            class="pile"
            aria-label=move || t!(l, eruption::deck::stack, count = stack.get())
            on:click=move |_| drawers.deck.set(true)
        >
            {top.map(|tile| view! { <TilePicture tile size=32 under=2 /> })}
            <span class="num">{move || stack.get().to_string()}</span>
        </button>
        <button
            type="button"
            class="fan"
            aria-label=move || t!(l, table::hand_count, count = cards.get())
            on:click=move |_| hand.set(true)
        >
            <Icon name="card" />
            <span class="num">{move || cards.get().to_string()}</span>
        </button>
        <Dialog open=hand title=t!(l, table::hand).to_owned() class="card">
            <Hand store />
        </Dialog>
    }
}
