//! Eruption for the table frame.

use leptos::prelude::{GetUntracked, RwSignal, WithUntracked, use_context};

use super::{
    board::board,
    board_art::emblem,
    controls::controls_view,
    deck::deck,
    dice::last_roll,
    facing::Facing,
    hand::hand_view,
    happening, news,
    players::players,
    prompt::{facts_view, prompt_line},
    rules,
    shore::shore,
    ui::{Msg, Situation, Ui, spot_of},
    words::{Words, actor},
};
use crate::{
    app::{
        book::Book,
        dom::{Content, El, View, all, el},
        settings::Settings,
        table::{Desk, News, TableGame},
        text::Locale,
    },
    rules::{
        Game, Pending, Score, Seat,
        eruption::{Action, Clans, Config, Event, ScorePart, State, Village},
    },
    session::Table,
    t,
};

/// Eruption at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EruptionTable;

/// The words of a table.
pub fn words(table: &Table<State>, locale: Locale) -> Words {
    Words {
        locale,
        names: table.seats().iter().map(|seat| seat.name.clone()).collect(),
        villages: Village::in_play(table.state().config().players).to_vec(),
        facing: facing_of(
            table,
            use_context().is_some_and(|settings: RwSignal<Settings>| settings.get_untracked().turned),
        ),
    }
}

/// How the board lies: with the village of whoever acts at the bottom, if the board is to be turned.
pub fn facing_of(table: &Table<State>, turned: bool) -> Facing {
    match table.state().pending() {
        Pending::Decision { seat, .. } if turned => Facing::towards(village_of(table.state().config(), seat)),
        _ => Facing::PRINTED,
    }
}

/// The village of a seat.
fn village_of(config: &Config, seat: Seat) -> Village {
    let villages = Village::in_play(config.players);
    villages[seat.index() % villages.len()]
}

/// Runs something with what the interface needs to know about the pending decision, if there is one.
pub fn with_situation<R>(
    table: &Table<State>,
    legal: &[Action],
    run: impl FnOnce(&Situation<'_>) -> R,
) -> Option<R> {
    let Pending::Decision { prompt, .. } = table.state().pending() else { return None };
    let check = |action| table.state().check(action);
    Some(run(&Situation { prompt, legal, check: &check }))
}

impl TableGame for EruptionTable {
    type Rules = State;
    type Ui = Ui;
    type Msg = Msg;

    const BOOK: Book = rules::BOOK;

    fn place_in_book(desk: Desk<Self>) -> &'static str {
        rules::place(desk.view.with_untracked(|view| view.phase), &desk.ui.get_untracked())
    }

    fn title(locale: Locale) -> &'static str {
        t!(locale, eruption::title)
    }

    fn update(ui: &mut Ui, msg: Msg, table: &Table<State>) -> Option<Action> {
        with_situation(table, &table.actions(), |at| ui.update(msg, at)).flatten()
    }

    fn pick(action: Action) -> Msg {
        let plain =
            spot_of(action).is_none() && action.plays().is_none() && !matches!(action, Action::TradeTwo(..));
        if plain || matches!(action, Action::Move(..)) { Msg::Do(action) } else { Msg::Pick(action) }
    }

    fn describe(table: &Table<State>, locale: Locale, action: Action) -> String {
        let rolls = match action {
            Action::Place(hex, _) => table.state().board().is_shut(hex) == Some(true),
            _ => false,
        };
        words(table, locale).action(action, rolls)
    }

    fn tell(table: &Table<State>, locale: Locale, event: &Event) -> Option<String> {
        words(table, locale).event(event)
    }

    fn actor(event: &Event) -> Option<Seat> {
        actor(event)
    }

    fn refusal(ui: &Ui, table: &Table<State>, locale: Locale) -> Option<String> {
        ui.refusal.map(|why| words(table, locale).refusal(why))
    }

    fn event_picture(event: &Event) -> Option<El> {
        happening::picture(event)
    }

    fn event_place(event: &Event) -> Option<String> {
        happening::place(event)
    }

    fn news(table: &Table<State>, locale: Locale, seat: Seat, from: usize) -> News {
        news::news(table, locale, seat, from)
    }

    fn mark(config: &Config, seat: Seat, size: u16) -> El {
        emblem(village_of(config, seat), size)
    }

    fn curtain(config: &Config, seat: Seat) -> El {
        shore(village_of(config, seat))
    }

    fn players(desk: Desk<Self>) -> View {
        players(desk)
    }

    fn board(desk: Desk<Self>) -> View {
        board(desk)
    }

    fn sheet(desk: Desk<Self>) -> View {
        let place = el("div").class("place").child(facts_view(desk)).child(controls_view(desk));
        all([prompt_line(desk), place, last_roll(desk), hand_view(desk)])
    }

    fn deck(desk: Desk<Self>) -> View {
        deck(desk).into_node()
    }

    fn verdict(table: &Table<State>, locale: Locale) -> String {
        let burnt = table
            .history()
            .iter()
            .flat_map(|step| &step.events)
            .any(|event| matches!(event, Event::BurntOut { .. }));
        let state = table.state();
        let config = state.config();
        let standing = Seat::first(state.seats()).filter(|seat| state.player(*seat).burnt_out == 0);
        let cause = match (config.annihilation, burnt) {
            (true, _)
                if standing.clone().skip(1).all(|seat| {
                    standing.clone().next().is_some_and(|first| config.clans.allied(first, seat))
                }) =>
            {
                t!(locale, eruption::end::cause_last)
            }
            (true, _) => t!(locale, eruption::end::cause_quiet),
            (false, true) => t!(locale, eruption::end::cause_burn),
            (false, false) => t!(locale, eruption::end::cause_stack),
        };
        let order = match (config.annihilation, config.clans == Clans::NONE) {
            (true, _) => t!(locale, eruption::end::longest),
            (false, false) => t!(locale, eruption::end::average),
            (false, true) => t!(locale, eruption::end::lowest),
        };
        format!("{cause} {order}")
    }

    fn score(locale: Locale, score: &Score<ScorePart>) -> (String, String) {
        let of = |wanted: fn(ScorePart) -> bool| -> i32 {
            let parts = score.parts.iter().chain(&score.tie_parts);
            parts.filter(|(part, _)| wanted(*part)).map(|(_, value)| value).sum()
        };
        let own = of(|part| part == ScorePart::Temperature);
        let mates = of(|part| matches!(part, ScorePart::MateTemperature(_)));
        let in_clan = score.parts.iter().any(|(part, _)| matches!(part, ScorePart::MateTemperature(_)));
        let main = match in_clan {
            true => t!(locale, eruption::end::clan, temp = own, total = own + mates),
            false => t!(locale, eruption::end::temperature, temp = own),
        };
        let contacts = of(|part| part == ScorePart::Contacts);
        let tie = score.tie_break - of(|part| matches!(part, ScorePart::MateTieBreak(_)));
        let detail = t!(locale, eruption::end::tie, value = tie, walls = tie - contacts, contacts = contacts);
        (main, detail)
    }
}
