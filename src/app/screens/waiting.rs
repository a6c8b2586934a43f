//! The games that can be continued, as the shelf shows them.

use leptos::prelude::*;

use crate::{
    app::{
        games::{
            catalog::{GameInfo, info},
            with_game::WhenHere,
        },
        shell::{
            icon::Icon,
            mirror::Kept,
            page::{Alert, mark_root},
            route::Route,
            settings::use_locale,
            storage::{Unsaved, use_storage},
            text::Locale,
            views::{CollectAny, live},
            when,
        },
        table::autosave::store_words,
    },
    rules::Seat,
    session::slots::{Card, Entry},
    t,
};

/// So many games are on the shelf, where there is room; all are on the page of saves.
const RECENT: usize = 3;

/// A game that can be continued.
struct Row {
    id: String,
    name: String,
    game: String,
    players: Vec<String>,
    seat: Option<u8>,
    /// Whether that seat is at another device.
    away: bool,
    when: String,
}

impl Row {
    fn saved(l: Locale, id: String, card: Card) -> Row {
        let seat = card.summary["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok());
        let when = when::moment(l, card.updated);
        let away = card.summary["away"] == true;
        Row { id, name: card.name, game: card.game, players: card.players, seat, away, when }
    }

    fn unsaved(l: Locale, game: &Unsaved) -> Row {
        Row {
            id: game.id.clone(),
            name: game.name.clone(),
            game: game.game.clone(),
            players: game.players.clone(),
            seat: None,
            away: false,
            when: t!(l, table::not_saved).to_owned(),
        }
    }
}

/// The games under way that were played last, in this page or saved.
#[component]
pub fn WaitingGames() -> impl IntoView {
    let (l, storage) = (use_locale(), use_storage());
    let mut first = true;
    live(move || {
        storage.elsewhere.track();
        let unsaved = storage.unsaved();
        let held = unsaved.iter().map(|game| Row::unsaved(l, game));
        let (entries, denied) = match storage.list(std::mem::take(&mut first)) {
            Ok(entries) => (entries, None),
            // Until IndexedDB has answered it may be what keeps them.
            Err(error) => {
                let denied = storage.kept.get() != Kept::Writing;
                (Vec::new(), denied.then(|| store_words(l, error)))
            }
        };
        let broken = entries.iter().any(|entry| matches!(entry, Entry::Broken { .. }));
        let saved = entries.into_iter().filter_map(|entry| match entry {
            Entry::Slot(slot) if !slot.card.over => {
                Some(Row::saved(l, slot.ticket.id().to_string(), slot.card))
            }
            _ => None,
        });
        let saved = saved.filter(|row| unsaved.iter().all(|game| game.id != row.id));
        let rows: Vec<Row> = held.chain(saved).take(RECENT).collect();
        mark_root("data-running", !rows.is_empty());
        view! {
            {denied.map(|why| view! { <Alert>{why}</Alert> }.into_any())}
            <UnderWay rows />
            {broken.then(|| view! { <Broken /> }.into_any())}
        }
        .into_any()
    })
}

/// There is a save that cannot be read.
#[component]
fn Broken() -> impl IntoView {
    let l = use_locale();
    view! {
        <p class="panel alert">
            <Icon name="warning" />
            <a href=Route::Saves.href()>{t!(l, shelf::broken)}</a>
        </p>
    }
}

/// The games under way, or an invitation.
#[component]
fn UnderWay(rows: Vec<Row>) -> impl IntoView {
    let l = use_locale();
    if rows.is_empty() {
        return view! {
            <div class="panel empty">
                <Icon name="play" />
                <p>{t!(l, shelf::empty)}</p>
            </div>
        }
        .into_any();
    }
    let rows = rows.into_iter().map(|row| view! { <WaitingGame row /> }.into_any());
    view! { <ul class="rows">{rows.collect_any()}</ul> }.into_any()
}

#[component]
fn WaitingGame(row: Row) -> impl IntoView {
    let l = use_locale();
    let Row { id, name, game, players, seat, away, when } = row;
    let known = info(&game);
    let title = known.map_or(game, |game| (game.title)(l).to_owned());
    let turn = seat.and_then(|seat| players.get(usize::from(seat)));
    // Where nobody is known to be asked, as in a game that is not saved, that is said in the same line: there is room for no other
    // on a phone.
    let (line, when) = match turn {
        Some(name) if away => (t!(l, shelf::waiting_for, game = title, name = name), Some(when)),
        Some(name) => (t!(l, shelf::turn_of, game = title, name = name), Some(when)),
        None => ([&title, " · ", &when].concat(), None),
    };
    let label = t!(l, shelf::go_on_with, name = name);
    let to = Route::Table(id.clone()).href();
    let picture =
        known.map(|game| view! { <WhenHere game let:part>{part.picture(&id)}</WhenHere> }.into_any());
    view! {
        <li class="save panel">
            <div class="thumb">{picture}</div>
            <div class="what">
                <h3>{name}</h3>
                <Who game=known players=players.len() on_turn=seat />
                <p>{line}</p>
                {when.map(|when| view! { <p class="num when">{when}</p> }.into_any())}
            </div>
            <a class="btn start go-on" href=to aria-label=label>
                <Icon name="play" />
                <span>{t!(l, shelf::go_on)}</span>
            </a>
        </li>
    }
}

/// The marks of all seats; the one whose turn it is stands out.
#[component]
pub(super) fn Who(
    /// The game, if it is known.
    game: Option<&'static GameInfo>,
    /// How many play, as a card says: that may be anything.
    players: usize,
    /// Whose turn it is.
    on_turn: Option<u8>,
) -> impl IntoView {
    let players = u8::try_from(players).ok();
    let known = game.zip(players).filter(|(game, players)| game.players.contains(players));
    let marks = known.map(|(game, players)| {
        view! {
            <WhenHere game let:part>
                {Seat::first(players)
                    .map(|seat| {
                        let now = on_turn.is_some_and(|on_turn| usize::from(on_turn) == seat.index());
                        view! { <span class=now.then_some("now")>{part.mark(players, seat, 24)}</span> }.into_any()
                    })
                    .collect_any()}
            </WhenHere>
        }.into_any()
    });
    view! {
        <div class="who" aria-hidden="true">
            {marks}
        </div>
    }
}
