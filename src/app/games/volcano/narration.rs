//! VOLCANO in words.

use super::{VolcanoTable, happening, model, news, table::words, ui::Ui, words::actor};
use crate::{
    app::{
        shell::text::Locale,
        table::contract::{Narration, News},
    },
    rules::{
        Seat, Viewer,
        volcano::{Action, Event, State},
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

    fn tell(table: &Table<State>, locale: Locale, event: &Event) -> Option<String> {
        words(table, locale).event(event)
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
        model::step(&table.view(Viewer::Table), &words(table, locale))
    }

    fn deck_title(locale: Locale) -> &'static str {
        t!(locale, volcano::deck)
    }

    fn action_place(table: &Table<State>, action: Action) -> Option<String> {
        happening::action_place(table.state(), action)
    }
}
