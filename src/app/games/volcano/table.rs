//! VOLCANO for the table frame.

use leptos::prelude::*;

use super::{art, board, model::Model, ui::Situation, words::Words};
use crate::{
    app::{
        dom::{Content, El},
        shell::text::Locale,
        table::{Desk, TableGame},
    },
    rules::{
        Game, Pending, Viewer,
        volcano::{Board, State, View as GameView},
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
pub fn seen(table: &Table<State>) -> GameView {
    match table.state().pending() {
        Pending::Decision { seat, .. } => table.view(Viewer::Seat(seat)),
        _ => table.view(Viewer::Table),
    }
}

impl TableGame for VolcanoTable {
    type Rules = State;

    const TURNS: bool = false;

    fn title(locale: Locale) -> &'static str {
        t!(locale, volcano::title)
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
