//! The shelf: the games, and those that are waiting to be continued.

use super::{
    device::{install_hint, update_notice},
    page::{alert, heading, learn_link, link, name_page},
};
use crate::{
    app::{
        dom::{Content, El, View, all, el, svg},
        games::{BoxedGame, GAMES, game},
        icon::icon,
        route::Route,
        settings::use_locale,
        storage::{Unsaved, use_storage},
        table::keeper::store_words,
        text::Locale,
        when,
    },
    rules::Seat,
    session::slots::{Card, Entry},
    t,
};

/// So many games to continue are on the shelf; all are on the page of saves.
const RECENT: usize = 3;

/// The first screen.
pub fn shelf() -> View {
    let (l, storage) = (use_locale(), use_storage());
    name_page(t!(l, common::caldera));
    let waiting = move || {
        let _ = storage.elsewhere.get();
        let unsaved = storage.unsaved();
        match storage.slots().list() {
            Ok(entries) => waiting(l, &unsaved, entries),
            Err(error) => {
                let rows = unsaved.iter().map(|game| Row::unsaved(l, game)).collect();
                all([alert(store_words(l, error)).into_node(), row_list(l, rows)])
            }
        }
    };
    let tool = |name: &'static str, label: &'static str, to: Route| {
        link("btn quiet icon", &to).attr("aria-label", label).child(icon(name))
    };
    let nav = el("nav").attr("aria-label", t!(l, common::menu)).child([
        tool("list", t!(l, shelf::all_saves), Route::Saves),
        tool("gear", t!(l, table::settings), Route::Settings),
        tool("info", t!(l, about::title), Route::About),
    ]);
    let name = el("span.logo").child(logo()).child(t!(l, common::caldera));
    let games = GAMES.into_iter().enumerate().map(|(place, game)| game_box(l, game, place == 0));
    let go_on = el("div.head").child([
        el("h2[id=continue]").child(t!(l, shelf::go_on)),
        link("btn quiet", &Route::Saves).child(t!(l, shelf::all_saves)),
    ]);
    el("main.screen.shelf")
        .child(el("header.page-head").child(heading(name)).child(nav))
        .child(update_notice())
        .child(el("ul.games").child(all(games)))
        .child(el("section.continue[aria-labelledby=continue]").child(go_on).child(waiting))
        .child(install_hint())
        .into_node()
}

/// A game's box on the plank, with what it is.
fn game_box(l: Locale, game: &'static dyn BoxedGame, first: bool) -> El {
    let new = Route::Setup(game.id().to_owned());
    let lid = link("lid", &new).attr("tabindex", "-1").attr("aria-hidden", "true").child(game.lid(l));
    let facts = game.facts(l).map(|fact| el("span").child(fact));
    let start = link(if first { "btn primary" } else { "btn" }, &new)
        .attr("aria-label", t!(l, shelf::new_game_of, game = game.title(l)))
        .child(t!(l, shelf::new_game));
    let rules = link("btn quiet", &Route::Rules { game: game.id().to_owned(), at: String::new() })
        .attr("aria-label", t!(l, book::title, game = game.title(l)))
        .child(icon("book"))
        .child(t!(l, book::rules));
    let label = el("div.label").child([
        el("h2").child(game.title(l)),
        el("p.line").child(game.tagline(l)),
        el("p.facts.num").child(facts),
        el("div.row").child([start, rules]).child(learn_link(l, game, "btn quiet learn")),
    ]);
    el("li.game").child(lid).child(label)
}

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

fn waiting(l: Locale, unsaved: &[Unsaved], entries: Vec<Entry>) -> View {
    let held = |id: &str| unsaved.iter().any(|game| game.id == id);
    let broken = entries.iter().any(|entry| matches!(entry, Entry::Broken { .. }));
    let saved = entries.into_iter().filter_map(|entry| match entry {
        Entry::Slot(slot) if !held(&slot.ticket.id().to_string()) => {
            Some(Row::saved(l, slot.ticket.id().to_string(), slot.card))
        }
        _ => None,
    });
    let (over, open): (Vec<Row>, Vec<Row>) = saved.partition(|row| row.over);
    let rows = unsaved.iter().map(|game| Row::unsaved(l, game)).chain(open).take(RECENT).collect();
    let notice = broken.then(|| {
        let more = el("a").attr("href", Route::Saves.href()).child(t!(l, shelf::broken));
        el("p.panel.alert").child(icon("warning")).child(more)
    });
    all([notice.into_node(), row_list(l, rows), finished(l, over)])
}

/// The games that are over, to be looked at again.
fn finished(l: Locale, rows: Vec<Row>) -> View {
    if rows.is_empty() {
        return ().into_node();
    }
    let rows = rows.into_iter().take(RECENT).map(|row| row_view(l, row));
    let head = el("div.head").child(el("h2").child(t!(l, shelf::finished)));
    all([head, el("ul.rows.finished").child(all(rows))])
}

fn row_list(l: Locale, rows: Vec<Row>) -> View {
    if rows.is_empty() {
        let invitation = [icon("play"), el("p").child(t!(l, shelf::empty))];
        return el("div.panel.empty").child(invitation).into_node();
    }
    let rows = rows.into_iter().map(|row| row_view(l, row));
    el("ul.rows").child(all(rows)).into_node()
}

fn row_view(l: Locale, row: Row) -> El {
    let known = game(&row.game);
    let title = known.map_or(row.game.clone(), |game| game.title(l).to_owned());
    let turn = row.seat.and_then(|seat| row.players.get(usize::from(seat)));
    let line = match turn {
        Some(name) if row.away => t!(l, shelf::waiting_for, game = title, name = name),
        Some(name) => t!(l, shelf::turn_of, game = title, name = name),
        None => title,
    };
    let picture = known.and_then(|game| game.picture(&row.id));
    let what = el("div.what").child([
        el("h3").child(row.name.as_str()),
        who(known, row.players.len(), row.seat),
        el("p").child(line),
        el("p.num").child(row.when),
    ]);
    let end = row.over.then(|| {
        link("btn quiet icon", &Route::End(row.id.clone()))
            .attr("aria-label", t!(l, shelf::end_of, name = row.name))
            .child(icon("check"))
    });
    let (to, label) = if row.over {
        (Route::Replay { save: row.id, step: None }, t!(l, shelf::replay_of, name = row.name))
    } else {
        (Route::Table(row.id), t!(l, shelf::go_on_with, name = row.name))
    };
    let open = link("btn icon go-on", &to).attr("aria-label", label).child(icon("play"));
    let thumb = el("div.thumb").child(picture);
    el("li.save.panel").child([thumb, what, el("div.ways").child(end).child(open)])
}

/// The marks of all seats; the one whose turn it is stands out.
pub(super) fn who(game: Option<&'static dyn BoxedGame>, players: usize, on_turn: Option<u8>) -> El {
    let line = el("div.who[aria-hidden=true]");
    // A card may say anything.
    let players = u8::try_from(players).ok();
    let Some((game, players)) = game.zip(players).filter(|(game, players)| game.players().contains(players))
    else {
        return line;
    };
    line.child(all(Seat::first(players).map(|seat| {
        let now = on_turn.is_some_and(|on_turn| usize::from(on_turn) == seat.index());
        el("span").class(now.then_some("now")).child(game.mark(players, seat, 24))
    })))
}

/// The mountain.
fn logo() -> El {
    let art = r#"<path class="logo-dark" d="M2 36L17 9Q23 4 29 9L44 36Q23 42 2 36Z"/><path class="logo-shade" d="M29 9L44 36Q34 39 24 39L22 8Z"/><path class="logo-lava" d="M15 12Q23 17 31 12 27 19 30 25L26 33 23 24 18 30 19 20Z"/><path class="logo-hot" d="M18 11Q23 14 28 11L25 20 23 26 21 18Z"/><ellipse class="logo-hot" cx="23" cy="9.5" rx="7.5" ry="2.6"/>"#;
    svg("svg[viewBox=0 0 46 40][aria-hidden=true]").constant_markup(art)
}
