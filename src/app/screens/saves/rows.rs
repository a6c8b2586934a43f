//! The rows of the list: games in slots, games that live in this page only, and what is damaged.

use leptos::prelude::*;

use super::{
    super::waiting::Who,
    store::{Doomed, HandOut, SavesStore},
};
use crate::{
    app::{
        games::catalog::info,
        shell::{
            files::download, icon::Icon, route::Route, storage::Unsaved, text::Locale, views::CollectAny,
            when,
        },
    },
    session::slots::{Broken, Entry, Quarantined, Slot, SlotId},
    t,
};

/// So many slots are on a page: all of them in one would be as much as a browser shows in a second.
const PAGE: usize = 40;

/// The slots of one page, or an invitation.
#[component]
pub fn Saved(
    store: SavesStore,
    entries: Vec<Entry>,
    /// How many slots come before the page.
    from: usize,
    /// Where another page is asked for.
    at: RwSignal<usize>,
) -> impl IntoView {
    let (l, all) = (store.l, entries.len());
    let from = from.min(all.saturating_sub(1)) / PAGE * PAGE;
    let entries: Vec<Entry> = entries.into_iter().skip(from).take(PAGE).collect();
    if entries.is_empty() {
        return view! {
            <div class="panel empty">
                <Icon name="copy" />
                <p>{t!(l, saves::empty)}</p>
                <a class="btn" href=Route::Shelf.href()>
                    {t!(l, table::to_shelf)}
                </a>
            </div>
        }
        .into_any();
    }
    let rows = entries.into_iter().map(|entry| match entry {
        Entry::Slot(saved) => view! { <SlotRow store saved /> }.into_any(),
        Entry::Broken { id, why, .. } => view! { <BrokenRow store id why /> }.into_any(),
    });
    view! {
        <ul class="rows">{rows.collect_any()}</ul>
        {(all > PAGE).then(|| view! { <Pages l at from all /> }.into_any())}
    }
    .into_any()
}

/// The way to the pages before and after one.
#[component]
fn Pages(l: Locale, at: RwSignal<usize>, from: usize, all: usize) -> impl IntoView {
    let to = (from + PAGE).min(all);
    let turn = move |from: usize| {
        at.set(from);
        window().scroll_to_with_x_and_y(0., 0.);
    };
    view! {
        <nav class="row pages" aria-label=t!(l, saves::pages)>
            <button
                type="button"
                class="btn"
                disabled=from == 0
                on:click=move |_| turn(from.saturating_sub(PAGE))
            >
                {t!(l, saves::newer)}
            </button>
            <p class="num" role="status">
                {t!(l, saves::page, from = from + 1, to = to, all = all)}
            </p>
            <button type="button" class="btn" disabled=to == all on:click=move |_| turn(to)>
                {t!(l, saves::older)}
            </button>
        </nav>
    }
}

#[component]
fn SlotRow(store: SavesStore, saved: Slot) -> impl IntoView {
    let l = store.l;
    let (card, ticket) = (saved.card, saved.ticket);
    let id = ticket.id().clone();
    let known = info(&card.game);
    let title = known.map_or(card.game, |game| (game.title)(l).to_owned());
    let seat = card.summary["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok());
    let turn = seat.and_then(|seat| card.players.get(usize::from(seat)));
    let line = match turn {
        _ if card.over => t!(l, saves::finished, game = title),
        Some(name) => t!(l, shelf::turn_of, game = title, name = name),
        None => title,
    };
    let (name, names) = (card.name, card.players.join(" · "));
    let names = (names != name).then(|| view! { <p>{names}</p> }.into_any());
    let damaged =
        saved.damaged.then(|| view! { <p class="warn">{t!(l, saves::half_damaged)}</p> }.into_any());
    let open = if card.over { Route::End(id.to_string()) } else { Route::Table(id.to_string()) };
    let replay = Route::Replay { save: id.to_string(), step: None };
    let of = |what: &str| label_of(what, &name);
    let copy_name = t!(l, saves::copy_name, name = name);
    let (copied, exported) = (HandOut::Copy(id.clone(), copy_name), HandOut::File(id.clone()));
    let (hidden, doomed) = (card.hidden, Doomed::Slot(id, name.clone()));
    let old = name.clone();
    view! {
        <li class="save panel">
            <div class="what">
                <h2>{name.clone()}</h2>
                {names}
                <Who game=known players=card.players.len() on_turn=seat.filter(|_| !card.over) />
                <p>{line}</p>
                <p class="num">{when::moment(l, card.updated)}</p>
                {damaged}
            </div>
            <div class="row acts">
                <a class="btn" href=open.href() aria-label=of(t!(l, saves::open))>
                    {t!(l, saves::open)}
                </a>
                <a
                    class="btn quiet icon"
                    href=replay.href()
                    title=of(t!(l, replay::title))
                    aria-label=of(t!(l, replay::title))
                >
                    <Icon name="play" />
                </a>
                <Tool
                    icon="pen"
                    label=of(t!(l, saves::rename))
                    act=move |()| store.rename.set(Some((ticket.clone(), old.clone())))
                />
                <Tool
                    icon="copy"
                    label=of(t!(l, saves::duplicate))
                    act=move |()| store.ask(copied.clone(), hidden)
                />
                <Tool icon="export" label=of(t!(l, saves::export)) act=move |()| store.ask(exported.clone(), hidden) />
                <Tool
                    icon="bin"
                    label=of(t!(l, saves::delete))
                    act=move |()| store.delete.set(Some(doomed.clone()))
                />
            </div>
        </li>
    }
}

/// What is done, and to which game.
fn label_of(what: &str, name: &str) -> String {
    [what, ": ", name].concat()
}

/// A button that is a picture.
#[component]
fn Tool(icon: &'static str, label: String, #[prop(into)] act: Callback<()>) -> impl IntoView {
    view! {
        <button
            type="button"
            class="btn quiet icon"
            title=label.clone()
            aria-label=label
            on:click=move |_| act.run(())
        >
            <Icon name=icon />
        </button>
    }
}

/// A row on something that is not as it should be, with what can be done.
#[component]
fn Trouble(
    name: String,
    text: &'static str,
    #[prop(optional)] more: Option<&'static str>,
    children: Children,
) -> impl IntoView {
    view! {
        <li class="save panel broken">
            <div class="what">
                <h2>
                    <Icon name="warning" />
                    {name}
                </h2>
                <p>{text}</p>
                {more.map(|more| view! { <p>{more}</p> }.into_any())}
            </div>
            <div class="row acts">{children()}</div>
        </li>
    }
}

#[component]
fn BrokenRow(store: SavesStore, id: SlotId, why: Broken) -> impl IntoView {
    let l = store.l;
    let name = t!(l, saves::broken_name, id = id.to_string());
    let [export, delete] = [t!(l, saves::export), t!(l, saves::delete)].map(|what| label_of(what, &name));
    let doomed = Doomed::Slot(id.clone(), name.clone());
    view! {
        <Trouble name text=broken_words(l, why) more=t!(l, saves::kept)>
            <Tool icon="export" label=export act=move |()| store.export(&id) />
            <Tool icon="bin" label=delete act=move |()| store.delete.set(Some(doomed.clone())) />
        </Trouble>
    }
}

/// What is wrong with a slot that cannot be read.
fn broken_words(l: Locale, why: Broken) -> &'static str {
    match why {
        Broken::Damaged => t!(l, saves::slot_damaged),
        Broken::Newer => t!(l, saves::slot_newer),
    }
}

/// The games that live in this page only.
#[component]
pub fn UnsavedGames(store: SavesStore, games: Vec<Unsaved>) -> impl IntoView {
    let l = store.l;
    let row = move |game: Unsaved| {
        let [open, delete] =
            [t!(l, saves::open), t!(l, saves::delete)].map(|what| label_of(what, &game.name));
        let doomed = Doomed::Unsaved(game.id.clone(), game.name.clone());
        let to = Route::Table(game.id).href();
        view! {
            <Trouble name=game.name text=t!(l, saves::only_here)>
                <a class="btn" href=to aria-label=open>
                    {t!(l, saves::open)}
                </a>
                <Tool icon="bin" label=delete act=move |()| store.delete.set(Some(doomed.clone())) />
            </Trouble>
        }
    };
    view! { <ul class="rows">{games.into_iter().map(row).collect_any()}</ul> }
}

/// What was damaged and has been put aside.
#[component]
pub fn Quarantine(store: SavesStore, found: Vec<Quarantined>) -> impl IntoView {
    let l = store.l;
    let row = move |text: Quarantined| {
        let name = text.name.clone();
        let [export, delete] = [t!(l, saves::export), t!(l, saves::delete)].map(|what| label_of(what, &name));
        let doomed = Doomed::Quarantined(name.clone());
        view! {
            <li class="save panel broken">
                <div class="what">
                    <h3>{name}</h3>
                </div>
                <div class="row acts">
                    <Tool
                        icon="export"
                        label=export
                        act=move |()| download(&text.export(&when::file_date()))
                    />
                    <Tool
                        icon="bin"
                        label=delete
                        act=move |()| store.delete.set(Some(doomed.clone()))
                    />
                </div>
            </li>
        }
    };
    view! {
        <section class="quarantine">
            <h2>{t!(l, saves::quarantine)}</h2>
            <p class="muted">{t!(l, saves::quarantine_help)}</p>
            <ul class="rows">{found.into_iter().map(row).collect_any()}</ul>
        </section>
    }
}
