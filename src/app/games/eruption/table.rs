//! Eruption for the table frame.

use leptos::prelude::*;

use super::{
    art::village,
    board::board,
    board_art::{emblem, flame_icon},
    controls::controls_view,
    deck::{deck, full_deck},
    dice::last_roll,
    facing::Facing,
    hand::hand_view,
    happening, lesson, news,
    players::players,
    prompt::{facts_view, number, prompt_line},
    report, rules,
    stage::{great_moment, stage},
    telling::{Beat, beats},
    ui::{Msg, Situation, Ui, spot_of},
    verdict,
    words::{Words, actor},
};
use crate::app::{
    shell::{settings::Settings, sound::Sound, text::Locale},
    table::rulebook::Book,
};
use crate::{
    app::{
        board::shore::shore,
        dom::{Content, El, View, all, el},
        games::quarters,
        table::{
            Desk, News, TableGame,
            game::{Report, Team},
            lesson::Lesson,
        },
    },
    rules::{
        Game, Pending, Score, Seat, Viewer,
        eruption::{Action, Config, Edge, Event, ScorePart, State, Tally, Village},
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
            use_context().is_some_and(|settings: RwSignal<Settings>| settings.get_untracked().turns_boards()),
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
    type Beat = Beat;

    const BOOK: Book = rules::BOOK;
    const LESSON: Option<&'static Lesson> = Some(&lesson::LESSON);

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
        emblem(village_of(config, seat), size)
    }

    fn side(config: &Config, seat: Seat) -> u8 {
        quarters(village_of(config, seat).index())
    }

    fn curtain(config: &Config, seat: Seat) -> El {
        shore(village_of(config, seat).index())
    }

    fn stage(desk: Desk<Self>) -> View {
        stage(desk)
    }

    fn great_moment(desk: Desk<Self>) -> View {
        great_moment(desk)
    }

    fn players(desk: Desk<Self>) -> View {
        players(desk)
    }

    fn board(desk: Desk<Self>) -> View {
        board(desk)
    }

    fn sheet(desk: Desk<Self>) -> View {
        let place = el("div.place").child(facts_view(desk)).child(controls_view(desk));
        all([prompt_line(desk), place, last_roll(desk), hand_view(desk)])
    }

    fn deck(desk: Desk<Self>, full: bool) -> View {
        if full { full_deck(desk).into_node() } else { deck(desk).into_node() }
    }

    fn action_picture(table: &Table<State>, action: Action) -> (Option<El>, Option<String>) {
        (happening::action_picture(table.state(), action), happening::action_place(action))
    }

    fn only_looks(msg: Msg) -> bool {
        matches!(msg, Msg::Move(_))
    }

    fn moment(table: &Table<State>, locale: Locale) -> String {
        let phase = table.view(Viewer::Table).phase;
        let name = |phase| {
            t!(locale, table::phase_of, phase = number(phase), name = words(table, locale).phase(phase))
        };
        phase.map(name).unwrap_or_default()
    }

    fn watched(desk: Desk<Self>) -> View {
        report::watched(desk)
    }

    fn report(table: &Table<State>, tally: &Tally, scores: &[Score<ScorePart>], locale: Locale) -> Report {
        report::report(table, tally, scores, locale)
    }

    fn tie_break(locale: Locale, score: &Score<ScorePart>) -> View {
        report::tie_break(locale, score)
    }

    fn team(config: &Config, score: &Score<ScorePart>, locale: Locale) -> Option<Team> {
        verdict::team(config.clans, score, locale)
    }

    fn swapped(config: &Config) -> Config {
        Config { clans: config.clans.rotated(config.players), ..*config }
    }

    fn level(locale: Locale, value: i32) -> String {
        report::level(locale, value)
    }

    fn landmark(size: u16) -> El {
        flame_icon(size)
    }

    fn class(config: &Config, seat: Seat) -> &'static str {
        village::class(village_of(config, seat))
    }
}
