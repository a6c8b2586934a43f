//! The rules of VOLCANO to read: which place in them speaks of what is going on, and their pictures, drawn by the board's own
//! code.

use super::{
    board::{Drawn, high_marks, low_marks, sea, trail_ends},
    model::Model,
    stage::event_card,
    ui::{Situation, Ui},
    words::Words,
};
use crate::app::{
    shell::text::Locale,
    table::rulebook::{Book, texts},
};
use crate::{
    app::{
        board::{dice::DieKind, pieces::die_face},
        dom::{Content, El, all, el, made},
    },
    rules::{
        Game, Pending, Refusal, Seat, Viewer,
        volcano::{Action, Board, Cell, Config, Danger, Dir, Event, Island, Prompt, State, View},
    },
};
use leptos::prelude::*;

/// The rules.
pub const BOOK: Book = Book { game: State::ID, texts: texts::VOLCANO, picture: drawn };

/// Where the rules speak of what is going on.
pub fn place(phase: u8, ui: &Ui) -> &'static str {
    match (ui.refusal, phase) {
        (Some(why), _) => why.rule(),
        (_, 0) => "V4",
        (_, 2) => "event",
        (_, 3) => "act",
        (_, 5) => "erupt",
        _ => "goal",
    }
}

/// The picture of that name.
fn drawn(name: &str, l: Locale) -> Option<AnyView> {
    picture(name, l).map(|picture| made(picture).into_any())
}

fn picture(name: &str, l: Locale) -> Option<El> {
    let words = Words { locale: l, names: Vec::new() };
    Some(match name {
        "event-cards" => {
            let cards = (1..=6).map(|face| el("li").child(event_card(&words, face, true)));
            el("ul.events").child(all(cards))
        }
        "odds" => {
            let top = Danger::LOWEST.threshold() + 1;
            let face = |pips| {
                let class = if pips <= top { "hit" } else { "" };
                el("span").class(class).child(die_face(DieKind::Wall, pips, 40))
            };
            el("div.faces").child(all((1..=6).map(face)))
        }
        _ => seascape(name, &words)?,
    })
}

/// A scene: its name, the currents row by row, where the six islands lie, and how many GO are looked ahead.
type Scene = (&'static str, &'static str, [(u8, u8); 6], u8);

/// Where the islands begin.
const START: [(u8, u8); 6] = [(1, 1), (5, 1), (1, 5), (5, 5), (3, 4), (3, 3)];
/// On which islands the four pawns are.
const PAWNS: [Island; 4] = [Island::Three, Island::Two, Island::Five, Island::Volcano];
/// The currents of most scenes.
const CURRENTS: &str = "ESWSWNEESWNWSWNNEENWNWSEN";

const SCENES: [Scene; 4] = [
    ("sea", CURRENTS, START, 0),
    ("current", CURRENTS, START, 0),
    ("drift", "EESWWNSESWNWSENNEWNWEESNN", START, 2),
    ("blast", CURRENTS, [(1, 1), (4, 2), (1, 5), (5, 5), (2, 4), (3, 3)], 0),
];

/// What the parent, whose pawn is on island 3, sees in phase 3 of a scene.
fn scene(name: &str) -> Option<(View, u8)> {
    let (_, currents, cells, go) = SCENES.iter().find(|(known, ..)| *known == name)?;
    let game = State::new(&Config::new(4)).ok()?;
    let (seat, mut view) = (Seat::new(0), game.view(Viewer::Table));
    for (cell, letter) in Cell::all().zip(currents.chars()) {
        view.board.follow(&Event::CurrentDealt { cell, dir: Dir::ALL["NESW".find(letter)?] });
    }
    for (island, (column, row)) in Island::ALL.into_iter().zip(cells) {
        let (from, to) = (view.board.chart().cell(island), Cell::at(*column, *row)?);
        view.board.follow(&Event::Drifted { island, step: 1, from, to });
    }
    for (seat, island) in Seat::first(4).zip(PAWNS) {
        view.board.follow(&Event::PawnPlaced { seat, island });
    }
    view.pending = Pending::Decision { seat, prompt: Prompt::Act { turns: 1, turned: None, sailed: false } };
    Some((view, *go))
}

/// A board before the first turn.
pub fn sea_at_start() -> Option<Board> {
    scene("sea").map(|(view, _)| view.board)
}

fn seascape(name: &str, words: &Words) -> Option<El> {
    let (view, ahead) = scene(name)?;
    let legal: Vec<Action> = view.reachable(Seat::new(0)).iter().map(Action::Sail).collect();
    let situation = Situation { view: &view, legal: &legal, check: &|_| Ok(()) };
    let ui = Ui { ahead, ..Ui::default() };
    let mut model = Model::new(&view, &ui, Some(&situation), words);
    if name != "current" {
        model.path.clear();
        model.cards.iter_mut().for_each(|card| card.lit = false);
    }
    let board = view.board;
    let picture = sea(Drawn {
        board: Box::new(move || board),
        bump: Box::new(|_| false),
        players: 4,
        low: low_marks(&model),
        ends: trail_ends(&model),
        high: high_marks(&model),
        above: ().into_node(),
    });
    Some(el("div.seascape").child(picture.attr("aria-hidden", "true")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::table::rulebook::{Block, Kind as Piece},
        rules::volcano::{Odds, Outlook},
    };

    fn blocks(l: Locale) -> Vec<Block> {
        BOOK.blocks(l).collect()
    }

    fn rule(l: Locale, number: &str) -> &'static str {
        blocks(l).into_iter().find(|block| block.place == number).unwrap().text
    }

    #[test]
    fn every_rule_is_stated_once_in_both_languages() {
        for l in Locale::ALL {
            let stated = blocks(l).into_iter().filter(|block| block.kind == Piece::Paragraph);
            let mut numbers: Vec<u8> =
                stated.filter_map(|block| block.place.strip_prefix('V')?.parse().ok()).collect();
            numbers.sort_unstable();
            assert_eq!(numbers, (1..=18).collect::<Vec<_>>(), "{l:?}");
        }
    }

    #[test]
    fn places_are_there_once_and_nothing_leads_nowhere() {
        for l in Locale::ALL {
            let of_text = |block: &Block| block.kind != Piece::Picture && !block.place.is_empty();
            let places: Vec<_> = blocks(l).into_iter().filter(of_text).map(|block| block.place).collect();
            for (at, place) in places.iter().enumerate() {
                assert!(!places[..at].contains(place), "{place} twice");
            }
            for phase in 0..=6 {
                assert!(places.contains(&place(phase, &Ui::default())), "phase {phase}");
            }
            for why in [crate::rules::volcano::Illegal::Sailed, crate::rules::volcano::Illegal::NotOnVolcano]
            {
                assert!(places.contains(&place(3, &Ui { refusal: Some(why), ..Ui::default() })));
            }
            assert!(places.contains(&"options"));
        }
    }

    #[test]
    fn every_picture_can_be_drawn_and_shows_what_is_said() {
        for l in Locale::ALL {
            let pictures: Vec<_> =
                blocks(l).into_iter().filter(|block| block.kind == Piece::Picture).collect();
            let drawn = |name: &str| matches!(name, "event-cards" | "odds") || scene(name).is_some();
            assert!(pictures.iter().all(|block| drawn(block.place) && !block.text.is_empty()));
            assert!(SCENES.iter().all(|(name, ..)| pictures.iter().any(|block| block.place == *name)));
        }
        let (current, _) = scene("current").unwrap();
        let chart = current.board.chart();
        assert_eq!(chart.connected(Island::Three), Some(Island::One));
        assert_eq!(chart.downstream(Island::Three).count(), 4, "three cards, and the island");
        let (blast, _) = scene("blast").unwrap();
        assert!(
            [Island::Two, Island::Five, Island::Volcano].into_iter().eq(blast.board.chart().blast().iter())
        );
        let (drift, go) = scene("drift").unwrap();
        let moved = drift.board.forecast(go);
        let before = drift.board.chart();
        assert!(
            Island::ALL.iter().filter(|island| moved.cell(**island) != before.cell(**island)).count() >= 4
        );
    }

    #[test]
    fn odds_and_amounts_are_those_of_the_game() {
        for l in Locale::ALL {
            let rows = blocks(l).into_iter().filter(|block| block.kind == Piece::Row);
            let rows: Vec<Vec<_>> = rows.map(|row| row.texts().collect()).skip(1).collect();
            let mut levels = vec![Danger::LOWEST];
            for seed in 0..50 {
                let mut playout = crate::session::Playout::new(seed);
                let mut game = State::new(&Config::new(4)).unwrap();
                while playout.step(&mut game, &mut ()).is_some() {
                    let level = game.board().danger();
                    if !levels.contains(&level) {
                        levels.push(level);
                    }
                }
            }
            assert_eq!((levels.len(), levels.last()), (rows.len(), Some(&Danger::HIGHEST)));
            for (row, level) in rows.iter().zip(levels) {
                let odds = Odds::of_eruption(level, Outlook::Open, None);
                let top = ["1–", &level.threshold().to_string()].concat();
                assert_eq!(*row, [level.to_string(), top, [&odds.cases.to_string(), "/6"].concat()]);
            }
            for (number, amounts) in [("V5", ["1", "1"]), ("V16", ["1", "4"])] {
                assert!(amounts.iter().all(|amount| rule(l, number).contains(amount)), "{number}");
            }
        }
    }
}
