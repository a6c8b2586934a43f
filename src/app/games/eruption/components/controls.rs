//! The buttons that answer the prompt. Each keeps its place in the page as long as it stays in the list, so that the focus
//! stays where it is.

use leptos::prelude::*;

use crate::{
    app::{
        games::eruption::{
            components::pieces::{TilePicture, WallIcon},
            controls::{Control, Look, controls},
            model::hold_percent,
            table::{EruptionTable, with_situation, words},
            ui::Msg,
        },
        shell::{icon::Icon, keyed::keyed},
        table::{TableStore, hint::HintButton, notice::Notice},
    },
    rules::{
        Game,
        eruption::{Action, Material, Turn},
    },
    t,
};

/// The buttons on the screen.
#[component]
pub fn Controls(store: TableStore<EruptionTable>) -> impl IntoView {
    let l = store.locale;
    let list = Memo::new(move |_| {
        let (view, ui, legal) = (store.view.get(), store.ui.get(), store.legal.get());
        store.session.with(|table| {
            let words = words(table, l);
            with_situation(table, &legal, |at| controls(&view, &ui, at, &words)).unwrap_or_default()
        })
    });
    let key = |control: &Control| (control.id, face(control.look));
    view! {
        <div class="controls">
            {keyed(move || list.get(), key, move |first| view! { <Button store list first /> }.into_any())}
            <HintButton />
        </div>
    }
}

/// Looks between which a button cannot change in place.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Face {
    Words,
    Icon,
    /// How many walls.
    Material(u8),
    Trade,
    /// The kind, and how many lie there.
    Tile(usize, u8),
}

fn face(look: Look) -> Face {
    match look {
        Look::Primary | Look::Plain => Face::Words,
        Look::Icon(_) => Face::Icon,
        Look::Material(_, stock) => Face::Material(stock),
        Look::Trade(_) => Face::Trade,
        Look::Tile(kind, count) => Face::Tile(kind.index(), count),
    }
}

fn class(look: Look) -> &'static str {
    match look {
        Look::Primary => "btn primary",
        Look::Plain => "btn",
        Look::Trade(_) => "btn trade",
        Look::Icon(_) => "btn icon",
        Look::Material(Material::Straw, _) => "btn material straw",
        Look::Material(Material::Wood, _) => "btn material wood",
        Look::Material(Material::Stone, _) => "btn material stone",
        Look::Tile(..) => "btn material stack",
    }
}

/// The number of the stack that a control is for.
fn which(id: &str) -> &'static str {
    match id {
        "take0" => "1",
        "take1" => "2",
        _ => "3",
    }
}

/// One button: `first` is the control as it was when it came into the list.
#[component]
fn Button(store: TableStore<EruptionTable>, list: Memo<Vec<Control>>, first: Control) -> impl IntoView {
    let (id, look) = (first.id, first.look);
    // It is drawn once more while it goes.
    let now = Memo::new(move |_| {
        list.with(|list| list.iter().find(|control| control.id == id).cloned())
            .unwrap_or_else(|| first.clone())
    });
    let text = move || now.read().text.clone();
    let way = move || {
        let (number, msg) = store.hint.meant.get()?;
        (msg == now.read().msg).then_some(number)
    };
    let (is_icon, is_trade) = (matches!(look, Look::Icon(_)), matches!(look, Look::Trade(_)));
    view! {
        <button
            type="button"
            class=move || class(now.read().look)
            data-control=id
            data-way=way
            aria-disabled=move || (!now.read().on).to_string()
            aria-pressed=move || now.read().pressed.map(|pressed| pressed.to_string())
            aria-label=move || (is_icon || is_trade).then(text)
            title=move || is_icon.then(text)
            on:click=move |_| press(store, &now.get_untracked())
        >
            <ButtonFace store id look text=Signal::derive(text) />
        </button>
    }
}

/// What is on a button.
#[component]
fn ButtonFace(
    store: TableStore<EruptionTable>,
    id: &'static str,
    look: Look,
    text: Signal<String>,
) -> impl IntoView {
    match look {
        Look::Icon(name) => view! { <Icon name /> }.into_any(),
        Look::Material(material, stock) => view! {
            <span class="pic">
                <WallIcon material size=60 />
            </span>
            <span class="name">{move || text.get()}</span>
            <span class="num">{["×", &stock.to_string()].concat()}</span>
            <span class="odds">
                {hold_percent(material).to_string()} "% "
                <small>{t!(store.locale, eruption::r#do::holds)}</small>
            </span>
        }
        .into_any(),
        Look::Trade(material) => view! {
            <WallIcon material size=34 />
            {t!(store.locale, eruption::r#do::take)}
        }
        .into_any(),
        // Said in one sentence, seen in pieces.
        Look::Tile(kind, count) => view! {
            <span class="sr">{move || text.get()}</span>
            <TilePicture tile=kind.tile(Turn::ZERO) size=56 under=count.saturating_sub(1) />
            <span class="which num" aria-hidden="true">
                {which(id)}
            </span>
            <span class="num" aria-hidden="true">
                {["×", &count.to_string()].concat()}
            </span>
        }
        .into_any(),
        Look::Primary | Look::Plain => text.into_any(),
    }
}

/// Sends what the button says; one that is off answers with the reason.
fn press(store: TableStore<EruptionTable>, control: &Control) {
    if control.on {
        store.send(control.msg);
    } else {
        match control.msg {
            Msg::Do(action) => refuse(store, action),
            Msg::TurnGhost { .. } => {
                store.notice.set(Notice::Refusal(t!(store.locale, eruption::facts::only_turn).to_owned()))
            }
            _ => {}
        }
    }
}

fn refuse(store: TableStore<EruptionTable>, action: Action) {
    let why = store.session.with_untracked(|table| table.state().check(action).err());
    store.ui.update(|ui| ui.refusal = why);
    let words = store.session.with_untracked(|table| words(table, store.locale));
    store.notice.set(Notice::refusal(why.map(|why| words.refusal(why))));
}
