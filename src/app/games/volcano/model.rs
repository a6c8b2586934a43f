//! What is to be seen at the VOLCANO table, as plain data: the board with its marks and labels, the question, the buttons, the
//! danger, the look ahead. Pure, and tested natively. Nothing in it knows more than the view it is made from.

use super::{
    ui::{Msg, Situation, Ui, cell_of},
    words::{Words, join},
};
use crate::app::shell::text::keys::volcano as say;
use crate::app::shell::text::word;
use crate::{
    app::table::controls::Control,
    rules::{
        Pending, Seat,
        volcano::{
            Action, Board, Cell, Dir, Event, Forecast, Incident, Island, IslandSet, Outlook, Prompt, View,
            Vote, Way,
        },
    },
    t,
};

/// A card of the sea.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Card {
    /// It can be chosen as an island.
    pub lit: bool,
    /// It is what is chosen.
    pub chosen: bool,
    /// It is beside the volcano.
    pub blast: bool,
    /// In words.
    pub label: String,
}

/// What the players gain and lose at a number of GO.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ahead {
    /// The number.
    pub go: u8,
    /// "if 2 say GO".
    pub when: String,
    /// Who would be in the blast.
    pub blast: Vec<Seat>,
    /// By seat, without an eruption; nothing if it is sure to come.
    pub calm: Option<Vec<String>>,
    /// By seat, with one; nothing if it cannot come.
    pub erupts: Option<Vec<String>>,
    /// All of it in words, with where the islands would be.
    pub spoken: String,
}

/// Everything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// The board as it is.
    pub board: Board,
    /// Its 25 cards.
    pub cards: Vec<Card>,
    /// The current that may be turned, as it would be.
    pub ghost: Option<(Cell, Dir)>,
    /// The way of the current from the acting player's island, with the island it leads to at its end.
    pub path: Vec<Cell>,
    /// Where islands would drift: their cards from the first to the last.
    pub trails: Vec<(Island, Vec<Cell>)>,
    /// The cursor.
    pub cursor: Option<Cell>,
    /// Who decides.
    pub active: Option<Seat>,
    /// The phase, and the question.
    pub question: [String; 2],
    /// The buttons.
    pub controls: Vec<Control<Msg>>,
    /// The look ahead, while it helps.
    pub ahead: Option<Ahead>,
    /// What the chosen action would change.
    pub facts: Vec<String>,
    /// The danger level, and what it means in this turn.
    pub danger: [String; 2],
    /// The faces of the die that mean an eruption, if it is still to be rolled or was: up to this one.
    pub top: u8,
}

impl Model {
    /// What a view is to look like; `at` is what is asked, if anything is.
    pub fn new(view: &View, ui: &Ui, at: Option<&Situation<'_>>, words: &Words) -> Model {
        let board = view.board;
        let seat = match view.pending {
            Pending::Decision { seat, .. } => Some(seat),
            _ => None,
        };
        let prompt = at.and_then(Situation::prompt);
        let chosen = at.and_then(|at| ui.ready(at));
        let after = chosen.map_or(board, |action| after(view, seat, action));
        let looks = matches!(prompt, Some(Prompt::Swap | Prompt::Add | Prompt::Act { .. }))
            || at.is_none() && view.incident.is_some();
        let forecast = looks.then(|| after.forecast(ui.ahead));
        let path = match (prompt, seat) {
            (Some(Prompt::Act { sailed: false, .. }), Some(seat)) => path(&after, seat),
            _ => Vec::new(),
        };
        Model {
            board,
            cards: Cell::all().map(|cell| card(view, ui, at, words, cell)).collect(),
            ghost: chosen.and_then(|action| match action {
                Action::Turn(cell, dir) => Some((cell, dir)),
                _ => None,
            }),
            path,
            trails: forecast.as_ref().map(|forecast| trails(&after, forecast)).unwrap_or_default(),
            cursor: ui.cursor,
            active: seat,
            question: [step(view, words), question(view, ui, chosen, words)],
            controls: at.map(|at| controls(at, ui, words)).unwrap_or_default(),
            ahead: forecast.map(|forecast| ahead(view, &forecast, words)),
            facts: chosen.map(|action| facts(view, &after, seat, action, words)).unwrap_or_default(),
            danger: danger(view, words),
            top: board.danger().threshold(),
        }
    }
}

/// The board after an action that changes it, as far as it can be known.
fn after(view: &View, seat: Option<Seat>, action: Action) -> Board {
    let mut board = view.board;
    let chart = *board.chart();
    let (seat, parent) = (seat.unwrap_or(board.parent()), board.parent());
    let here = board.pawn(seat).at.unwrap_or(Island::Volcano);
    board.follow(&match action {
        Action::Turn(cell, to) => Event::CurrentTurned { seat, cell, from: chart.currents().dir(cell), to },
        Action::Sail(to) => Event::Sailed { seat, from: here, to, way: Way::Beside },
        Action::Swap(a, b) => {
            Event::Swapped { parent, islands: [a, b], cells: [chart.cell(b), chart.cell(a)] }
        }
        Action::Add(island) => Event::Added { parent, island, amount: 2, now: board.resources(island) + 2 },
        _ => return board,
    });
    board
}

/// The cards that the current leads over from a player's island, if it leads to another one.
fn path(board: &Board, seat: Seat) -> Vec<Cell> {
    let (Some(from), chart) = (board.pawn(seat).at, board.chart()) else { return Vec::new() };
    match chart.connected(from) {
        Some(_) => [chart.cell(from)].into_iter().chain(chart.downstream(from)).collect(),
        None => Vec::new(),
    }
}

fn trails(board: &Board, forecast: &Forecast) -> Vec<(Island, Vec<Cell>)> {
    let trail = |island: Island| {
        let mut cells = vec![board.chart().cell(island)];
        cells.extend(forecast.drift.iter().filter_map(|event| match *event {
            Event::Drifted { island: one, to, .. } if one == island => Some(to),
            _ => None,
        }));
        (cells.len() > 1).then_some((island, cells))
    };
    Island::ALL.into_iter().filter_map(trail).collect()
}

fn card(view: &View, ui: &Ui, at: Option<&Situation<'_>>, words: &Words, cell: Cell) -> Card {
    use say::cell_label as label;
    let (l, chart) = (words.locale, view.board.chart());
    let island = chart.island(cell);
    let lit = at.is_some_and(|at| ui.is_lit(cell, at));
    let is_swapped = |island: Island| chart.cell(island) == cell;
    let chosen = match at.and_then(|at| ui.ready(at)) {
        Some(Action::Swap(a, b)) => is_swapped(a) || is_swapped(b),
        Some(action) => cell_of(action, view) == Some(cell),
        None => ui.first.is_some_and(is_swapped),
    };
    let blast = chart.cell(Island::Volcano).around().has(cell);
    let dir = words.dir(chart.currents().dir(cell));
    let mut parts = vec![label::current { cell: word(&Words::cell(cell)), dir: word(&dir) }.text(l)];
    if let Some(island) = island {
        parts.push(words.island(island));
        if island != Island::Volcano {
            parts.push(label::resources { count: word(&view.board.resources(island)) }.text(l));
        }
        let seats = view.board.players_on(IslandSet::from_iter([island]));
        parts.extend(seats.iter().map(|seat| words.name(seat).to_owned()));
    }
    for (is, text) in
        [(blast, label::blast {}.text(l)), (lit, label::lit {}.text(l)), (chosen, label::chosen {}.text(l))]
    {
        if is {
            parts.push(text.to_owned());
        }
    }
    Card { lit, chosen, blast, label: join(l, parts) }
}

/// The phase of the turn that something is asked in.
pub fn phase(view: &View) -> u8 {
    match view.pending {
        Pending::Decision { prompt: Prompt::Start, .. } => 0,
        Pending::Decision { prompt: Prompt::Swap | Prompt::Add, .. } => 2,
        Pending::Decision { prompt: Prompt::Act { .. }, .. } => 3,
        Pending::Decision { prompt: Prompt::Flee { .. }, .. } => 5,
        Pending::Chance(_) | Pending::Over => 6,
    }
}

/// Where in its turn the game stands; nothing before the first and after the last.
pub fn step(view: &View, words: &Words) -> String {
    match (phase(view), view.pending) {
        (0, _) | (_, Pending::Over | Pending::Chance(_)) => String::new(),
        (phase, _) => t!(words.locale, volcano::phase_of, phase = phase, name = words.phase(phase)),
    }
}

fn question(view: &View, ui: &Ui, chosen: Option<Action>, words: &Words) -> String {
    use say::prompt as ask;
    let l = words.locale;
    let Pending::Decision { seat, prompt } = view.pending else { return ask::over {}.text(l).to_owned() };
    let name = words.name(seat);
    let island = |island| words.island(island);
    match (chosen, prompt) {
        (Some(Action::Start(to)), _) => {
            ask::start_one { name: word(&name), island: word(&island(to)) }.text(l)
        }
        (Some(Action::Swap(a, b)), _) => {
            ask::swap_two { name: word(&name), a: word(&island(a)), b: word(&island(b)) }.text(l)
        }
        (Some(Action::Add(to)), _) => ask::add_one { name: word(&name), island: word(&island(to)) }.text(l),
        (Some(Action::Turn(cell, dir)), _) => {
            ask::turn { name: word(&name), cell: word(&Words::cell(cell)), dir: word(&words.dir(dir)) }
                .text(l)
        }
        (Some(Action::Sail(to)), _) => ask::sail { name: word(&name), island: word(&island(to)) }.text(l),
        (Some(Action::Go), _) => ask::vote { name: word(&name), card: word(&words.card(Vote::Go)) }.text(l),
        (Some(Action::Stay), _) => {
            ask::vote { name: word(&name), card: word(&words.card(Vote::Stay)) }.text(l)
        }
        (Some(Action::Flee(to)), _) => ask::flee_one { name: word(&name), island: word(&island(to)) }.text(l),
        (_, Prompt::Start) => ask::start { name: word(&name) }.text(l),
        (_, Prompt::Swap) if ui.first.is_some() => ask::swap_one { name: word(&name) }.text(l),
        (_, Prompt::Swap) => ask::swap { name: word(&name) }.text(l),
        (_, Prompt::Add) => ask::add { name: word(&name) }.text(l),
        (_, Prompt::Act { turns: 1.., sailed: false, .. }) => ask::act { name: word(&name) }.text(l),
        (_, Prompt::Act { turns: 1.., .. }) => ask::act_turn { name: word(&name) }.text(l),
        (_, Prompt::Act { sailed: false, .. }) if !view.reachable(seat).iter().eq([]) => {
            ask::act_sail { name: word(&name) }.text(l)
        }
        (_, Prompt::Act { .. }) => ask::act_vote { name: word(&name) }.text(l),
        (_, Prompt::Flee { .. }) => ask::flee { name: word(&name) }.text(l),
    }
}

fn controls(at: &Situation<'_>, ui: &Ui, words: &Words) -> Vec<Control<Msg>> {
    use say::r#do as button;
    let l = words.locale;
    let chosen = ui.ready(at);
    let mut list = Vec::new();
    let mut push = |id, class, icon, text: String, msg, pressed| {
        list.push(Control { id, class, icon, text, msg, on: true, pressed });
    };
    match (at.prompt(), chosen) {
        (Some(Prompt::Act { .. }), None | Some(Action::Go | Action::Stay)) => {
            for (id, action, vote) in [("go", Action::Go, Vote::Go), ("stay", Action::Stay, Vote::Stay)] {
                let pressed = Some(chosen == Some(action));
                push(id, "btn vote", "", words.card(vote).to_owned(), Msg::Pick(action), pressed);
            }
        }
        (Some(Prompt::Flee { at: home }), None) => {
            let text = button::stay_on { island: word(&words.island(home)) }.text(l);
            push("flee", "btn", "", text, Msg::Do(Action::Flee(home)), None);
        }
        (_, Some(Action::Turn(..))) => {
            let turn = |clockwise| Msg::Turn { clockwise };
            push("left", "btn icon", "anticlockwise", button::left {}.text(l).to_owned(), turn(false), None);
            push("right", "btn icon", "clockwise", button::right {}.text(l).to_owned(), turn(true), None);
        }
        (_, Some(Action::Sail(to))) if at.options(at.view.board.chart().cell(to)).len() > 1 => {
            let text = button::turn_instead {}.text(l).to_owned();
            push("right", "btn icon", "clockwise", text, Msg::Turn { clockwise: true }, None);
        }
        _ => {}
    }
    if let Some(action) = chosen {
        let text = match (at.prompt(), action) {
            (Some(Prompt::Flee { at: home }), Action::Flee(to)) if home == to => {
                button::stay_on { island: word(&words.island(home)) }.text(l)
            }
            _ => words.action(action),
        };
        push("confirm", "btn primary", "", text, Msg::Confirm, None);
    }
    if chosen.is_some() || ui.first.is_some() {
        push("cancel", "btn icon", "close", button::cancel {}.text(l).to_owned(), Msg::Cancel, None);
    }
    list
}

/// A number with its sign.
fn signed(sign: &str, value: u32) -> String {
    [sign, &value.to_string()].concat()
}

fn ahead(view: &View, forecast: &Forecast, words: &Words) -> Ahead {
    use say::ahead as text;
    let (l, odds) = (words.locale, view.odds());
    let seats = || Seat::first(view.config.players);
    let when = match forecast.go {
        0 => text::none {}.text(l).to_owned(),
        go => text::r#if { count: word(&go) }.text(l),
    };
    let calm: Vec<String> = seats().map(|seat| signed("+", forecast.calm[seat.index()])).collect();
    let shaken = |seat: Seat| match forecast.hit.has(seat) {
        true => signed("−", forecast.lost[seat.index()]),
        false => signed("+", forecast.erupting[seat.index()]),
    };
    let erupts: Vec<String> = seats().map(shaken).collect();
    let blast: Vec<Seat> = forecast.hit.iter().collect();
    let of = |amounts: &[String]| {
        join(l, seats().zip(amounts).map(|(seat, amount)| [words.name(seat), " ", amount].concat()))
    };
    let hit = match &blast[..] {
        [] => text::nobody {}.text(l).to_owned(),
        hit => join(l, hit.iter().map(|seat| words.name(*seat).to_owned())),
    };
    let place = |island: Island| {
        text::at { island: word(&words.island(island)), cell: word(&Words::cell(forecast.cell(island))) }
            .text(l)
    };
    let places = join(l, Island::ALL.into_iter().map(place));
    let spoken = text::spoken {
        when: word(&when),
        blast: word(&hit),
        calm: word(&of(&calm)),
        erupts: word(&of(&erupts)),
        r#where: word(&places),
    }
    .text(l);
    let (calm, erupts) = ((odds.cases < odds.of).then_some(calm), (odds.cases > 0).then_some(erupts));
    Ahead { go: forecast.go, when, blast, calm, erupts, spoken }
}

/// What turning a current, or a swap, changes: who could go where, and which islands would drift otherwise.
fn facts(view: &View, after: &Board, seat: Option<Seat>, action: Action, words: &Words) -> Vec<String> {
    use say::ahead as text;
    let l = words.locale;
    if !matches!(action, Action::Turn(..) | Action::Swap(..)) {
        return Vec::new();
    }
    let mut facts = Vec::new();
    let may_sail =
        matches!(view.pending, Pending::Decision { prompt: Prompt::Act { sailed: false, .. }, .. });
    if let Some((seat, from)) = seat.and_then(|seat| Some((seat, after.pawn(seat).at?)))
        && may_sail
    {
        let reach = after.chart().reachable(from, view.config.adjacent);
        if reach != view.reachable(seat) {
            facts.push(match reach == IslandSet::EMPTY {
                true => text::no_reach {}.text(l).to_owned(),
                false => text::reach { islands: word(&words.islands(reach)) }.text(l),
            });
        }
    }
    let ends =
        |board: &Board| (1..=view.config.players).map(|go| board.forecast(go).cells).collect::<Vec<_>>();
    let (before, now) = (ends(&view.board), ends(after));
    let changed = |island: &Island| {
        let own = |all: &[[Cell; 6]]| all.iter().map(|cells| cells[island.index()]).collect::<Vec<_>>();
        own(&before) != own(&now)
    };
    let changed: IslandSet = Island::ALL.into_iter().filter(changed).collect();
    facts.push(match changed == IslandSet::EMPTY {
        true => text::same {}.text(l).to_owned(),
        false => text::changes { islands: word(&words.islands(changed)) }.text(l),
    });
    facts
}

fn danger(view: &View, words: &Words) -> [String; 2] {
    use say::danger as text;
    let (l, odds, top) = (words.locale, view.odds(), view.board.danger().threshold());
    let percent = (u32::from(odds.cases) * 100 + u32::from(odds.of) / 2) / u32::from(odds.of.max(1));
    let means = match (view.outlook, view.incident) {
        (Outlook::Again, _) | (_, Some(Incident::CheckAgain)) if view.outlook == Outlook::Again => {
            text::again { top: word(&top), percent: word(&percent) }.text(l)
        }
        (Outlook::Due, _) => text::due {}.text(l).to_owned(),
        (Outlook::Calm, _) => text::calm {}.text(l).to_owned(),
        _ => text::open { top: word(&top), percent: word(&percent) }.text(l),
    };
    [text::level { level: word(&view.board.danger()) }.text(l), means]
}

#[cfg(test)]
mod tests {
    use super::{super::ui::tests::*, *};
    use crate::{
        app::shell::text::Locale,
        rules::{Game, Viewer, volcano::State},
        session::Playout,
    };

    fn words(locale: Locale) -> Words {
        Words { locale, names: (1..=6).map(|number| format!("P{number}")).collect() }
    }

    fn model(game: &State, ui: &Ui) -> Model {
        with(game, |at| Model::new(at.view, ui, Some(at), &words(Locale::En)))
    }

    #[test]
    fn the_look_ahead_shows_where_the_islands_will_be_if_nothing_else_happens() {
        for seed in 0..30 {
            let mut game = game_at(4, seed, "act");
            let go = (seed % 5) as u8;
            let shown = model(&game, &Ui { ahead: go, ..Ui::default() });
            let mut ends = *shown.board.chart();
            ends.drift(go, &mut ());
            for (island, cells) in &shown.trails {
                assert_eq!(cells.last(), Some(&ends.cell(*island)));
            }
            for seat in 0..4 {
                game.apply(if seat < go { Action::Go } else { Action::Stay }).unwrap();
            }
            // Second checks and gains do not move islands.
            assert!(
                Island::ALL.iter().all(|island| game.board().chart().cell(*island) == ends.cell(*island))
            );
        }
    }

    #[test]
    fn no_choice_of_another_player_changes_anything_that_is_shown() {
        for seed in 0..20 {
            let mut game = game_at(5, seed, "act");
            let mut other = game;
            game.apply(Action::Go).unwrap();
            other.apply(Action::Stay).unwrap();
            for ahead in 0..=5 {
                let ui = Ui { ahead, ..Ui::default() };
                assert_eq!(model(&game, &ui), model(&other, &ui));
            }
            let table = |game: &State| {
                Model::new(&game.view(Viewer::Table), &Ui::default(), None, &words(Locale::En))
            };
            assert_eq!(table(&game), table(&other));
        }
    }

    #[test]
    fn a_turned_current_tells_what_it_changes() {
        let game = game_at(4, 3, "act");
        let mut told = 0;
        with(&game, |at| {
            for action in at.legal.iter().filter(|action| matches!(action, Action::Turn(..))) {
                let shown = Model::new(
                    at.view,
                    &Ui { chosen: Some(*action), ..Ui::default() },
                    Some(at),
                    &words(Locale::En),
                );
                assert!(shown.ghost.is_some() && !shown.facts.is_empty());
                assert_eq!(shown.board, at.view.board, "a ghost changes nothing");
                told += usize::from(shown.facts.iter().any(|fact| fact.contains("otherwise: ")));
            }
        });
        assert!(told > 5);
    }

    #[test]
    fn islands_are_lit_with_the_way_to_them_and_the_blast_is_eight_cards() {
        let mut ways = 0;
        for seed in 0..30 {
            let game = game_at(4, seed, "act");
            let shown = model(&game, &Ui::default());
            let seat = shown.active.unwrap();
            let reach = game.view(Viewer::Seat(seat)).reachable(seat);
            let lit: Vec<Cell> = Cell::all().filter(|cell| shown.cards[cell.index()].lit).collect();
            assert_eq!(lit.len(), reach.iter().count());
            assert!(lit.iter().all(|cell| reach.has(shown.board.chart().island(*cell).unwrap())));
            if let Some(end) = shown.path.last() {
                assert!(lit.contains(end));
                ways += 1;
            }
            let around = shown.board.chart().cell(Island::Volcano).around();
            assert!(Cell::all().all(|cell| shown.cards[cell.index()].blast == around.has(cell)));
        }
        assert!(ways > 3);
    }

    #[test]
    fn every_moment_of_a_game_has_a_question_and_nothing_is_left_unsaid() {
        for locale in Locale::ALL {
            let mut playout = Playout::new(8);
            let mut game = State::new(&crate::rules::volcano::Config::new(6)).unwrap();
            loop {
                if matches!(game.pending(), Pending::Decision { .. }) {
                    with(&game, |at| {
                        let shown = Model::new(at.view, &Ui::default(), Some(at), &words(locale));
                        let texts = shown.question.iter().chain(&shown.danger).chain(&shown.facts);
                        assert!(
                            texts
                                .chain(shown.cards.iter().map(|card| &card.label))
                                .all(|text| !text.contains('{'))
                        );
                        assert!(!shown.question[1].is_empty());
                        let ids: Vec<_> = shown.controls.iter().map(|control| control.id).collect();
                        if let Some(Prompt::Act { .. }) = at.prompt() {
                            assert_eq!(ids, ["go", "stay"]);
                            assert!(shown.ahead.is_some());
                        }
                    });
                }
                if playout.step(&mut game, &mut ()).is_none() {
                    break;
                }
            }
        }
    }
}
