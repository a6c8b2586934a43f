//! The games that can be continued or looked at again, as the shelf shows them.

use leptos::prelude::*;

use crate::{
    app::{
        games::{
            catalog::{GameInfo, info},
            with_game::WhenHere,
        },
        shell::{
            icon::Icon,
            page::Alert,
            route::Route,
            settings::use_locale,
            storage::{Unsaved, use_storage},
            text::Locale,
            when,
        },
        table::autosave::store_words,
    },
    rules::Seat,
    session::slots::{Card, Entry},
    t,
};

/// So many games are on the shelf; all are on the page of saves.
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
    over: bool,
    when: String,
}

impl Row {
    fn saved(l: Locale, id: String, card: Card) -> Row {
        let seat = card.summary["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok());
        let when = when::moment(l, card.updated);
        let away = card.summary["away"] == true;
        Row { id, name: card.name, game: card.game, players: card.players, seat, away, over: card.over, when }
    }

    fn unsaved(l: Locale, game: &Unsaved) -> Row {
        Row {
            id: game.id.clone(),
            name: game.name.clone(),
            game: game.game.to_owned(),
            players: game.players.clone(),
            seat: None,
            away: false,
            over: false,
            when: t!(l, table::not_saved).to_owned(),
        }
    }
}

/// The games that were played last, in this page or saved: those under way, then those that are over.
#[component]
pub fn WaitingGames() -> impl IntoView {
    let (l, storage) = (use_locale(), use_storage());
    move || {
        storage.elsewhere.track();
        let unsaved = storage.unsaved();
        let held = unsaved.iter().map(|game| Row::unsaved(l, game));
        let entries = match storage.slots().list() {
            Ok(entries) => entries,
            Err(error) => {
                let rows = held.collect();
                return view! {
                    <Alert>{store_words(l, error)}</Alert>
                    <UnderWay rows />
                }
                .into_any();
            }
        };
        let broken = entries.iter().any(|entry| matches!(entry, Entry::Broken { .. }));
        let saved = entries.into_iter().filter_map(|entry| match entry {
            Entry::Slot(slot) => Some(Row::saved(l, slot.ticket.id().to_string(), slot.card)),
            Entry::Broken { .. } => None,
        });
        let saved = saved.filter(|row| unsaved.iter().all(|game| game.id != row.id));
        let (over, open): (Vec<Row>, Vec<Row>) = saved.partition(|row| row.over);
        let rows = held.chain(open).take(RECENT).collect();
        view! {
            {broken.then(|| view! { <Broken /> })}
            <UnderWay rows />
            {(!over.is_empty()).then(|| view! { <Finished rows=over /> })}
        }
        .into_any()
    }
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
    let rows = rows.into_iter().map(|row| view! { <WaitingGame row /> });
    view! { <ul class="rows">{rows.collect_view()}</ul> }.into_any()
}

/// The games that are over, to be looked at again.
#[component]
fn Finished(rows: Vec<Row>) -> impl IntoView {
    let l = use_locale();
    let rows = rows.into_iter().take(RECENT).map(|row| view! { <WaitingGame row /> });
    view! {
        <div class="head">
            <h2>{t!(l, shelf::finished)}</h2>
        </div>
        <ul class="rows finished">{rows.collect_view()}</ul>
    }
}

#[component]
fn WaitingGame(row: Row) -> impl IntoView {
    let l = use_locale();
    let Row { id, name, game, players, seat, away, over, when } = row;
    let known = info(&game);
    let title = known.map_or(game, |game| (game.title)(l).to_owned());
    let turn = seat.and_then(|seat| players.get(usize::from(seat)));
    let line = match turn {
        Some(name) if away => t!(l, shelf::waiting_for, game = title, name = name),
        Some(name) => t!(l, shelf::turn_of, game = title, name = name),
        None => title,
    };
    let (to, label) = if over {
        (Route::Replay { save: id.clone(), step: None }, t!(l, shelf::replay_of, name = name))
    } else {
        (Route::Table(id.clone()), t!(l, shelf::go_on_with, name = name))
    };
    let end = over.then(|| {
        view! {
            <a
                class="btn quiet icon"
                href=Route::End(id.clone()).href()
                aria-label=t!(l, shelf::end_of, name = name)
            >
                <Icon name="check" />
            </a>
        }
    });
    let picture = known.map(|game| {
        view! { <WhenHere game let:part>{part.picture(&id)}</WhenHere> }
    });
    view! {
        <li class="save panel">
            <div class="thumb">{picture}</div>
            <div class="what">
                <h3>{name}</h3>
                <Who game=known players=players.len() on_turn=seat />
                <p>{line}</p>
                <p class="num">{when}</p>
            </div>
            <div class="ways">
                {end} <a class="btn icon go-on" href=to.href() aria-label=label>
                    <Icon name="play" />
                </a>
            </div>
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
                        view! { <span class=now.then_some("now")>{part.mark(players, seat, 24)}</span> }
                    })
                    .collect_view()}
            </WhenHere>
        }
    });
    view! {
        <div class="who" aria-hidden="true">
            {marks}
        </div>
    }
}
