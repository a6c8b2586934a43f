//! VOLCANO in words.

use super::{
    model, news,
    notes::notes,
    situation::cell_of,
    table::{VolcanoTable, words, words_at},
    ui::Ui,
    words::{Words, actor},
};
use crate::{
    app::{
        shell::text::Locale,
        table::contract::{Narration, News, Note},
    },
    rules::{
        Game, Seat, Viewer,
        volcano::{Action, Event, Island, State},
    },
    session::Table,
    t,
};

impl Narration for VolcanoTable {
    fn describe(table: &Table<State>, locale: Locale, action: Action) -> String {
        words(table, locale).action(action)
    }

    fn heading(_: &Table<State>, l: Locale, action: Action) -> String {
        match action {
            Action::Turn(..) => t!(l, volcano::group::turn),
            Action::Sail(_) => t!(l, volcano::group::sail),
            Action::Go | Action::Stay => t!(l, volcano::group::vote),
            _ => "",
        }
        .to_owned()
    }

    fn tell(table: &Table<State>, step: usize, locale: Locale, event: &Event) -> Option<String> {
        words_at(table, step, locale).event(event)
    }

    fn notes(
        table: &Table<State>,
        step: usize,
        locale: Locale,
        seat: Option<Seat>,
        events: &[Event],
    ) -> Vec<Note> {
        notes(&words_at(table, step, locale), seat, events)
    }

    fn heads(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn actor(event: &Event) -> Option<Seat> {
        actor(event)
    }

    fn event_place(event: &Event) -> Option<String> {
        Some(match *event {
            Event::CurrentTurned { cell, .. } | Event::Drifted { to: cell, .. } => Words::cell(cell),
            Event::DriftStopped { at, .. } => Words::cell(at),
            Event::PawnPlaced { island: to, .. }
            | Event::Gathered { to, .. }
            | Event::Sailed { to, .. }
            | Event::Fled { to, .. }
            | Event::Gained { island: to, .. }
            | Event::Hit { island: to, .. }
            | Event::Added { island: to, .. } => to.name().to_owned(),
            Event::Erupted { .. } => Island::Volcano.name().to_owned(),
            _ => return None,
        })
    }

    fn refusal(ui: &Ui, table: &Table<State>, locale: Locale) -> Option<String> {
        ui.refusal.map(|why| words(table, locale).refusal(why))
    }

    fn news(table: &Table<State>, locale: Locale, seat: Seat, last: usize) -> News {
        news::news(table, locale, seat, last)
    }

    fn moment(table: &Table<State>, locale: Locale) -> String {
        model::step(&table.view(Viewer::Table), &words(table, locale))
    }

    fn deck_title(locale: Locale) -> &'static str {
        t!(locale, volcano::deck)
    }

    fn action_place(table: &Table<State>, action: Action) -> Option<String> {
        cell_of(action, &table.state().view(Viewer::Table)).map(Words::cell)
    }
}
