//! The hand-off curtain: up whenever the next player to decide has secrets that are not on the screen yet. While it is up
//! nothing private is in the page at all; the table behind it is not drawn.

use leptos::{html, prelude::*};

use super::{
    contract::{News, PlayedGame},
    scenes::Scenes,
    share::HandOn,
    store::TableStore,
};
use crate::{
    app::shell::icon::Icon,
    rules::{Game, Seat},
    session::{By, Step},
    t,
};

/// How many turns of others the curtain tells of at most: one of each other player.
const NEWS: usize = 5;

/// The curtain before that seat's decision. If the seat is at another device, it stays closed and has the link for it.
#[component]
pub fn Curtain<T: Scenes>(
    store: TableStore<T>,
    seat: Seat,
    /// The id of the save, for addresses.
    save: String,
) -> impl IntoView {
    let l = store.locale;
    // What has just happened is told above; the buttons work all the while.
    let staged = store.animation.clock.at.get_untracked().is_some();
    let stage = staged.then(|| {
        view! {
            <div class="theatre" aria-hidden="true">
                {T::stage(store)}
            </div>
        }
    });
    let said = if store.session.with_untracked(|session| session.is_away(seat)) {
        view! {
            <HandOn store seat save />
            {staged.then(|| view! { <Again store /> })}
        }
        .into_any()
    } else {
        view! { <HandOver store seat staged /> }.into_any()
    };
    view! {
        <main class="curtain" class:staged=staged>
            {stage}
            <div class="say">
                <div class="big">{store.mark(seat, 120)}</div>
                {said}
                <a class="btn quiet" href="#/">
                    {t!(l, table::to_shelf)}
                </a>
            </div>
            {(!staged).then(|| store.session.with_untracked(|session| T::curtain(session.state().config(), seat)))}
        </main>
    }
}

/// What is said to one who sits here: the button that opens the curtain, and what has happened.
#[component]
fn HandOver<T: Scenes>(store: TableStore<T>, seat: Seat, staged: bool) -> impl IntoView {
    let (l, name) = (store.locale, untrack(|| store.name(seat)));
    let here = NodeRef::<html::Button>::new();
    here.on_load(|here| drop(here.focus()));
    let title = match store.session.with_untracked(|session| session.options().by_link) {
        true => t!(l, play_by_link::your_turn, name = name),
        false => t!(l, table::curtain_hand, name = name),
    };
    let order = Seat::first(store.seats())
        .map(|other| view! { <span class=(other == seat).then_some("on")>{store.mark(other, 28)}</span> })
        .collect_view();
    // A game may change behind the curtain: another tab's moves are taken over, a teaching game goes back.
    let news = Memo::new(move |_| news_of(store, seat));
    let told = move || match news.get() {
        None => view! { <p>{t!(l, table::since_nothing)}</p> }.into_any(),
        Some(news) => view! { <NewsList store seat news /> }.into_any(),
    };
    view! {
        <h1>{title}</h1>
        <p class="small">{t!(l, table::curtain_private)}</p>
        <button type="button" class="btn primary" node_ref=here on:click=move |_| store.reveal()>
            <Icon name="eye" />
            {t!(l, table::curtain_button, name = name)}
        </button>
        {staged.then(|| view! { <Again store /> })}
        <div class="order" aria-hidden="true">
            {order}
        </div>
        <section class="news">
            <h2>{t!(l, table::since)}</h2>
            {told}
        </section>
    }
}

/// Tells once more what has just happened.
#[component]
fn Again<T: PlayedGame>(store: TableStore<T>) -> impl IntoView {
    view! {
        <button type="button" class="btn quiet again" on:click=move |_| store.tell_again()>
            <Icon name="play" />
            {t!(store.locale, table::tell_again)}
        </button>
    }
}

/// What a player who comes back wants to know; nothing before the first own step.
fn news_of<T: PlayedGame>(store: TableStore<T>, seat: Seat) -> Option<News> {
    store.session.with(|session| {
        let own = |step: &Step<T::Rules>| matches!(step.by, By::Seat(by) if by == seat);
        let last = session.history().iter().rposition(own)?;
        Some(T::news(session, store.locale, seat, last))
    })
}

/// How the player stands, and a line for each turn of another since the own last one.
#[component]
fn NewsList<T: Scenes>(store: TableStore<T>, seat: Seat, news: News) -> impl IntoView {
    if news == News::default() {
        return view! { <p>{t!(store.locale, table::since_same)}</p> }.into_any();
    }
    let line = move |(seat, text): (Seat, String)| {
        view! {
            <li>
                <span class="line-mark">{store.mark(seat, 22)}</span>
                <span>{text}</span>
            </li>
        }
    };
    let own = news.own.map(|own| view! { <ol class="own">{line((seat, own))}</ol> });
    let shown = news.turns[news.turns.len().saturating_sub(NEWS)..].to_vec();
    let turns = (!shown.is_empty()).then(|| view! { <ol>{shown.into_iter().map(line).collect_view()}</ol> });
    (own, turns).into_any()
}
