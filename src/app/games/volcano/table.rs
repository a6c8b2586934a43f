//! VOLCANO for the table frame.

use leptos::prelude::*;

use super::{
    art, board,
    board::{board, emblem_of},
    happening, lesson,
    model::{self, Model},
    news, players, report, rules, sheet, stage,
    telling::{Beat, beats},
    ui::{Msg, Situation, Ui},
    words::{Words, actor},
};
use crate::app::{
    shell::{sound::Sound, text::Locale},
    table::rulebook::Book,
};
use crate::{
    app::{
        board::{
            emblems,
            pieces::{emblem, flame_icon},
            shore::shore,
        },
        dom::{Content, El, View},
        games::quarters,
        table::{Desk, News, TableGame, game::Report, lesson::Lesson},
    },
    rules::{
        Game, Pending, Score, Seat, Viewer,
        volcano::{Action, Board, Config, Event, Prompt, ScorePart, State, Tally, View as GameView},
    },
    session::Table,
    t,
};

/// VOLCANO at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VolcanoTable;

/// The words of a table.
pub fn words(table: &Table<State>, locale: Locale) -> Words {
    Words { locale, names: table.seats().iter().map(|seat| seat.name.clone()).collect() }
}

/// Everything that is to be seen at a desk.
pub fn model(desk: Desk<VolcanoTable>) -> Memo<Model> {
    Memo::new(move |_| {
        let (ui, legal) = (desk.ui.get(), desk.legal.get());
        desk.session.with(|table| {
            let words = words(table, desk.locale);
            desk.view.with(|view| {
                let check = |action| table.state().check(action);
                let situation = Situation { view, legal: &legal, check: &check };
                // Where nobody may act, nothing is asked.
                let asked = (!legal.is_empty()).then_some(&situation);
                Model::new(view, &ui, asked, &words)
            })
        })
    })
}

/// How whoever decides sees the game: what they may choose does not depend on what others have chosen.
fn seen(table: &Table<State>) -> GameView {
    match table.state().pending() {
        Pending::Decision { seat, .. } => table.view(Viewer::Seat(seat)),
        _ => table.view(Viewer::Table),
    }
}

impl TableGame for VolcanoTable {
    type Rules = State;
    type Ui = Ui;
    type Msg = Msg;
    type Beat = Beat;

    const BOOK: Book = rules::BOOK;
    const TURNS: bool = false;
    const LESSON: Option<&'static Lesson> = Some(&lesson::LESSON);

    fn place_in_book(desk: Desk<Self>) -> &'static str {
        rules::place(desk.view.with_untracked(model::phase), &desk.ui.get_untracked())
    }

    fn title(locale: Locale) -> &'static str {
        t!(locale, volcano::title)
    }

    fn asks_in_secret(state: &State) -> bool {
        matches!(state.pending(), Pending::Decision { prompt: Prompt::Act { .. }, .. })
    }

    fn kept(ui: &Ui) -> Ui {
        ui.kept()
    }

    fn update(ui: &mut Ui, msg: Msg, table: &Table<State>) -> Option<Action> {
        let (view, legal) = (seen(table), table.actions());
        let check = |action| table.state().check(action);
        ui.update(msg, &Situation { view: &view, legal: &legal, check: &check })
    }

    fn pick(action: Action) -> Msg {
        Msg::Pick(action)
    }

    fn only_looks(msg: Msg) -> bool {
        matches!(msg, Msg::Move(_) | Msg::Ahead(_))
    }

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

    fn refusal(ui: &Ui, table: &Table<State>, locale: Locale) -> Option<String> {
        ui.refusal.map(|why| words(table, locale).refusal(why))
    }

    fn event_picture(event: &Event) -> Option<El> {
        happening::picture(event)
    }

    fn event_place(event: &Event) -> Option<String> {
        happening::place(event)
    }

    fn news(table: &Table<State>, locale: Locale, seat: Seat, last: usize) -> News {
        news::news(table, locale, seat, last)
    }

    fn beats(before: &State, events: Vec<Event>) -> Vec<Beat> {
        beats(before, &events)
    }

    fn length(beat: &Beat) -> u32 {
        beat.length()
    }

    fn sound(beat: &Beat) -> Option<Sound> {
        beat.sound()
    }

    fn mark(config: &Config, seat: Seat, size: u16) -> El {
        emblem(emblem_of(config.players, seat), size)
    }

    fn class(config: &Config, seat: Seat) -> &'static str {
        emblems::class(emblem_of(config.players, seat))
    }

    fn side(config: &Config, seat: Seat) -> u8 {
        quarters(emblem_of(config.players, seat))
    }

    fn curtain(config: &Config, seat: Seat) -> El {
        shore(emblem_of(config.players, seat))
    }

    fn stage(desk: Desk<Self>) -> View {
        stage::stage(desk)
    }

    fn great_moment(desk: Desk<Self>) -> View {
        stage::great_moment(desk)
    }

    fn players(desk: Desk<Self>) -> View {
        players::players(desk)
    }

    fn board(desk: Desk<Self>) -> View {
        board(desk)
    }

    fn sheet(desk: Desk<Self>) -> View {
        sheet::sheet(desk)
    }

    fn deck(desk: Desk<Self>, full: bool) -> View {
        sheet::deck(desk, full).into_node()
    }

    fn deck_title(locale: Locale) -> &'static str {
        t!(locale, volcano::deck)
    }

    fn action_picture(table: &Table<State>, action: Action) -> (Option<El>, Option<String>) {
        happening::action(table.state(), action)
    }

    fn moment(table: &Table<State>, locale: Locale) -> String {
        model::step(&table.view(Viewer::Table), &words(table, locale))
    }

    fn watched(desk: Desk<Self>) -> View {
        sheet::watched(desk)
    }

    fn report(table: &Table<State>, tally: &Tally, scores: &[Score<ScorePart>], locale: Locale) -> Report {
        report::report(table, tally, scores, locale)
    }

    fn tie_break(locale: Locale, score: &Score<ScorePart>) -> View {
        report::tie_break(locale, score)
    }

    fn level(_: Locale, value: i32) -> String {
        value.to_string()
    }

    fn landmark(size: u16) -> El {
        flame_icon(size)
    }
}

/// A small picture of a board, with nothing that moves.
pub fn picture(board: Board, players: u8) -> El {
    let none = || ().into_node();
    board::sea(board::Drawn {
        board: Box::new(move || board),
        bump: Box::new(|_| false),
        players,
        low: none(),
        ends: none(),
        high: none(),
        above: none(),
    })
    .attr("viewBox", art::FRAME)
}
