//! Eruption in words.

use super::{
    happening::{self, tile_after},
    news,
    notes::notes,
    table::{EruptionTable, words},
    ui::Ui,
    words::{actor, phase_number},
};
use crate::{
    app::{
        shell::text::Locale,
        table::contract::{Narration, News, Note},
    },
    rules::{
        Seat, Viewer,
        eruption::{Action, Edge, Event, State},
    },
    session::Table,
    t,
};

impl Narration for EruptionTable {
    fn describe(table: &Table<State>, locale: Locale, action: Action) -> String {
        let rolls = match action {
            Action::Place(hex, _) => table.state().board().is_shut(hex) == Some(true),
            _ => false,
        };
        words(table, locale).action(action, tile_after(table.state(), action), rolls)
    }

    fn heading(table: &Table<State>, l: Locale, action: Action) -> String {
        match action {
            Action::Wall(Edge::Village(_), _) => t!(l, eruption::group::village).to_owned(),
            Action::Wall(Edge::Lava { .. }, _) => t!(l, eruption::group::lava).to_owned(),
            Action::Trade(_) | Action::TradeTwo(..) => t!(l, eruption::group::trade).to_owned(),
            Action::Discard(_) => t!(l, eruption::group::discard).to_owned(),
            Action::Done | Action::End => t!(l, eruption::group::go_on).to_owned(),
            _ => action.plays().map(|card| words(table, l).card(card)).unwrap_or_default().to_owned(),
        }
    }

    fn tell(table: &Table<State>, _: usize, locale: Locale, event: &Event) -> Option<String> {
        words(table, locale).event(event)
    }

    fn notes(
        table: &Table<State>,
        _: usize,
        locale: Locale,
        seat: Option<Seat>,
        events: &[Event],
    ) -> Vec<Note> {
        notes(&words(table, locale), seat, events)
    }

    fn heads(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn actor(event: &Event) -> Option<Seat> {
        actor(event)
    }

    fn event_place(event: &Event) -> Option<String> {
        happening::place(event)
    }

    fn refusal(ui: &Ui, table: &Table<State>, locale: Locale) -> Option<String> {
        ui.refusal.map(|why| words(table, locale).refusal(why))
    }

    fn news(table: &Table<State>, locale: Locale, seat: Seat, last: usize) -> News {
        news::news(table, locale, seat, last)
    }

    fn moment(table: &Table<State>, locale: Locale) -> String {
        let phase = table.view(Viewer::Table).phase;
        let name = |phase| {
            let number = t!(locale, table::phase_of, phase = phase_number(phase));
            [&number, " · ", words(table, locale).phase(phase)].concat()
        };
        phase.map(name).unwrap_or_default()
    }

    fn action_place(_: &Table<State>, action: Action) -> Option<String> {
        happening::action_place(action)
    }
}
