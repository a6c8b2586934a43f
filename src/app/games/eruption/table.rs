//! Eruption for the table frame.

use super::{
    board::board,
    board_art::emblem,
    controls::controls_view,
    deck::deck,
    dice::last_roll,
    hand::hand_view,
    players::players,
    prompt::{facts_view, prompt_line},
    shore::shore,
    stage::{moment, stage},
    telling::{Beat, beats},
    ui::{Msg, Situation, Ui, spot_of},
    words::{Words, actor},
};
use crate::{
    app::{
        dom::{Content, El, View, all, el},
        table::{Desk, TableGame},
        text::Locale,
    },
    rules::{
        Game, Pending, Score, Seat,
        eruption::{Action, Config, Event, ScorePart, State, Village},
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
    type Beat = Beat;

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

    fn is_notable(event: &Event) -> bool {
        matches!(
            event,
            Event::Heated { .. }
                | Event::Cooled { .. }
                | Event::TilePlaced { .. }
                | Event::TileRemoved { .. }
                | Event::TileTurned { .. }
                | Event::TileReplaced { .. }
                | Event::WallRolled { holds: false, .. }
                | Event::EruptionTaken { .. }
                | Event::BurntOut { .. }
                | Event::FinalRound { .. }
        )
    }

    fn beats(before: &State, events: Vec<Event>) -> Vec<Beat> {
        beats(before, &events)
    }

    fn length(beat: &Beat) -> u32 {
        beat.length()
    }

    fn mark(config: &Config, seat: Seat, size: u16) -> El {
        emblem(village_of(config, seat), size)
    }

    fn curtain(config: &Config, seat: Seat) -> El {
        shore(village_of(config, seat))
    }

    fn stage(desk: Desk<Self>) -> View {
        stage(desk)
    }

    fn moment(desk: Desk<Self>) -> View {
        moment(desk)
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
        let cause = if burnt {
            t!(locale, eruption::end::cause_burn)
        } else {
            t!(locale, eruption::end::cause_stack)
        };
        format!("{cause} {}", t!(locale, eruption::end::lowest))
    }

    fn score(locale: Locale, score: &Score<ScorePart>) -> (String, String) {
        let main = t!(locale, eruption::end::temperature, temp = score.total);
        let contacts: i32 = score
            .tie_parts
            .iter()
            .filter(|(part, _)| *part == ScorePart::Contacts)
            .map(|(_, value)| value)
            .sum();
        let detail = t!(
            locale,
            eruption::end::tie,
            value = score.tie_break,
            walls = score.tie_break - contacts,
            contacts = contacts
        );
        (main, detail)
    }
}
