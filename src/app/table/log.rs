//! The log in words, with a mark for each player, newest first; and what is announced to screen readers.

use leptos::prelude::*;

use super::{
    desk::Desk,
    game::{Config, Event, TableGame},
};
use crate::{
    app::dom::{Content, El, View, all, each, el, memo},
    rules::{Game, Seat, Viewer},
    session::Table,
    t,
};

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its number among all events of the game.
    pub number: usize,
    /// Whose doing it was.
    pub seat: Option<Seat>,
    /// What happened.
    pub text: String,
    /// Whether a player who returns should be told this first.
    pub notable: bool,
    /// How many steps had been played before.
    pub step: usize,
}

/// All that happened from a step on, as the viewer saw it, oldest first.
pub fn lines<T: TableGame>(
    session: &Table<T::Rules>,
    viewer: Viewer,
    from: usize,
    locale: crate::app::text::Locale,
) -> Vec<Line> {
    let steps = session.history();
    let mut number = steps.iter().take(from).map(|step| step.events.len()).sum();
    let mut lines = Vec::new();
    for (index, step) in steps.iter().enumerate().skip(from) {
        for event in &step.events {
            number += 1;
            let Some(event): Option<Event<T>> = T::Rules::witness(event, viewer) else { continue };
            if let Some(text) = T::tell(session, locale, &event) {
                lines.push(Line {
                    number,
                    seat: T::actor(&event),
                    text,
                    notable: T::is_notable(&event),
                    step: index,
                });
            }
        }
    }
    lines
}

/// A line as a row, with the mark of whose doing it was.
pub fn line_row<T: TableGame>(config: &Config<T>, line: &Line) -> El {
    let mark = line.seat.map(|seat| T::mark(config, seat, 18));
    el("li").child(el("span").class("line-mark").child(mark)).child(el("span").child(line.text.as_str()))
}

/// The log with its filter by player.
pub fn log<T: TableGame>(desk: Desk<T>) -> View {
    let l = desk.locale;
    let only = RwSignal::new(None::<Seat>);
    let lines = memo(move || desk.session.with(|session| lines::<T>(session, desk.viewer.get(), 0, l)));
    let is_shown = move |line: &&Line| only.get().is_none_or(|seat| line.seat == Some(seat));
    // The text is part of the key: what another viewer may see of an event is another line.
    let key = |line: &Line| [line.number.to_string(), line.text.clone()].join(" ");
    let keys = move || lines.with(|lines| lines.iter().rev().filter(is_shown).map(key).collect::<Vec<_>>());
    let (config, seats) =
        desk.session.with_untracked(|session| (session.state().config().clone(), session.state().seats()));
    let marks = config.clone();
    let row = move |wanted: String| {
        let found = lines.with_untracked(|lines| lines.iter().find(|line| key(line) == wanted).cloned());
        found.map_or_else(|| el("li"), |line| line_row::<T>(&config, &line))
    };
    let choice = move |seat: Option<Seat>| {
        el("button")
            .attr("type", "button")
            .attr("aria-pressed", move || (only.get() == seat).to_string())
            .on("click", move |_| only.set(seat))
    };
    let players = Seat::first(seats).map(|seat| {
        choice(Some(seat)).attr("aria-label", move || desk.name(seat)).child(T::mark(&marks, seat, 24))
    });
    let filter = el("div")
        .class("filter")
        .attr("role", "group")
        .attr("aria-label", t!(l, table::filter))
        .child(choice(None).child(t!(l, table::filter_all)))
        .child(all(players));
    let empty = move || {
        let nothing = lines.with(|lines| !lines.iter().any(|line| is_shown(&line)));
        nothing.then(|| el("p").class("muted small").child(t!(l, table::log_empty)))
    };
    let list = el("ol")
        .class("lines")
        .attr("tabindex", "0")
        .attr("aria-label", t!(l, table::log))
        .child(each(keys, row));
    el("div").class("log").child(filter).child(empty).child(list).into_node()
}

/// Reads out what has happened since the last announcement, and short messages. Politely: never in the middle of a word.
pub fn announcer<T: TableGame>(desk: Desk<T>) -> El {
    let told = StoredValue::new(desk.session.with_untracked(|session| session.history().len()));
    let text = Memo::new(move |before: Option<&String>| {
        let news = desk.session.with(|session| {
            let from = told.get_value().min(session.history().len());
            told.set_value(session.history().len());
            lines::<T>(session, desk.viewer.get(), from, desk.locale)
        });
        let notice = desk.notice.get();
        if !notice.is_empty() {
            return notice;
        }
        if news.is_empty() {
            // Behind the curtain even what was read out goes.
            return if desk.curtain.get().is_some() {
                String::new()
            } else {
                before.cloned().unwrap_or_default()
            };
        }
        news.into_iter().map(|line| line.text).collect::<Vec<_>>().join(" ")
    });
    el("p").class("sr").attr("role", "status").attr("aria-live", "polite").child(move || text.get())
}
