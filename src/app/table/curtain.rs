//! The hand-off curtain: up whenever the next player to decide has secrets that are not on the screen yet. While it is up
//! nothing private is in the page at all: beside the card that asks for the next player lies the board as everybody sees it.

use js_sys::Date;
use leptos::{ev::MouseEvent, html, prelude::*};

use super::{context::use_table, contract::News, kept::KeptSign, share::HandOn};
use crate::{
    app::shell::{icon::Icon, views::CollectAny},
    rules::Seat,
    t,
};

/// How many turns of others the curtain tells of at most: one of each other player.
const NEWS: usize = 5;
/// For how long a key does nothing to the button once the curtain has closed, in milliseconds.
const DEAF: f64 = 400.0;

/// The curtain before that seat's decision. If the seat is at another device, it stays closed and has the link for it.
#[component]
pub fn Curtain(
    seat: Seat,
    /// The id of the save, for addresses.
    save: String,
) -> impl IntoView {
    let table = use_table();
    let to_shelf = t!(table.locale, table::to_shelf);
    let said = if untrack(|| table.is_away(seat)) {
        view! { <HandOn seat save /> }.into_any()
    } else {
        view! { <HandOver seat /> }.into_any()
    };
    view! {
        <main class="curtain">
            <div class="theatre" aria-hidden="true">
                {table.game().stage()}
            </div>
            <a class="btn leave" href="#/" aria-label=to_shelf>
                <Icon name="back" />
                <span>{to_shelf}</span>
            </a>
            <div class="say">
                <div class="big">{table.mark(seat, 64)}</div>
                {said}
                <div class="sight" aria-hidden="true">
                    {table.game().curtain_picture(seat)}
                </div>
            </div>
        </main>
    }
}

/// What is said to one who sits here: the button that opens the curtain, and what has happened.
#[component]
fn HandOver(seat: Seat) -> impl IntoView {
    let table = use_table();
    let (l, name) = (table.locale, untrack(|| table.name(seat)));
    let here = NodeRef::<html::Button>::new();
    here.on_load(|here| drop(here.focus()));
    let title = match untrack(|| table.is_by_link()) {
        true => t!(l, play_by_link::your_turn, name = name),
        false => t!(l, table::curtain_hand, name = name),
    };
    let order = Seat::first(table.seats)
        .map(|other| {
            view! { <span class=(other == seat).then_some("on")>{table.mark(other, 28)}</span> }.into_any()
        })
        .collect_any();
    // A game may change behind the curtain: another tab's moves are taken over, a teaching game goes back.
    let news = Memo::new(move |_| table.game().news(seat));
    let told = move || match news.get() {
        None => view! { <p>{t!(l, table::since_nothing)}</p> }.into_any(),
        Some(news) => view! { <NewsList seat news /> }.into_any(),
    };
    // What is told has a heading; that it is the first turn needs none.
    let since = move || {
        let text = match table.game().has_acted(seat) {
            true => t!(l, table::since),
            false => t!(l, table::so_far),
        };
        news.read().is_some().then(|| view! { <h2>{text}</h2> }.into_any())
    };
    let closed = Date::now();
    let open = move |event: MouseEvent| {
        // The press that ended the turn of another may have been a double one. Of fingers the style sheet takes care.
        let by_key = event.detail() == 0;
        if !by_key || Date::now() - closed >= DEAF {
            table.game().reveal();
        }
    };
    view! {
        <div class="to">
            <h1>{title}</h1>
            <p class="small">{t!(l, table::curtain_private)}</p>
        </div>
        <button type="button" class="btn primary" node_ref=here on:click=open>
            <Icon name="eye" />
            {t!(l, table::curtain_button, name = name)}
        </button>
        <section class="news">
            {move || since()}
            {move || told()}
            <Again />
        </section>
        <div class="order" aria-hidden="true">
            {order}
        </div>
        <KeptSign />
    }
}

/// Tells once more what has just happened, if anything has.
#[component]
fn Again() -> impl IntoView {
    let table = use_table();
    untrack(|| table.can_tell_again()).then(|| {
        view! {
            <button type="button" class="btn quiet again" on:click=move |_| table.tell_again()>
                <Icon name="play" />
                {t!(table.locale, table::tell_again)}
            </button>
        }
        .into_any()
    })
}

/// How the player stands, and a line for each turn of another since the own last one.
#[component]
fn NewsList(seat: Seat, news: News) -> impl IntoView {
    let table = use_table();
    if news == News::default() {
        return view! { <p>{t!(table.locale, table::since_same)}</p> }.into_any();
    }
    let line = move |(seat, text): (Seat, String)| {
        view! {
            <li>
                <span class="line-mark">{table.mark(seat, 22)}</span>
                <span>{text}</span>
            </li>
        }
    };
    let own = news.own.map(|own| view! { <ol class="own">{line((seat, own))}</ol> }.into_any());
    let shown = news.turns[news.turns.len().saturating_sub(NEWS)..].to_vec();
    let turns = (!shown.is_empty())
        .then(|| view! { <ol>{shown.into_iter().map(line).collect_any()}</ol> }.into_any());
    (own, turns).into_any()
}
