//! What is tapped in Eruption, and which action comes of it.

use super::{
    passing::passed,
    table::{EruptionTable, with_situation},
    ui::{Msg, Ui, spot_of},
};
use crate::{
    app::table::contract::Interaction,
    rules::{
        Refusal,
        eruption::{Action, Phase, State, View},
    },
    session::Table,
};

impl Interaction for EruptionTable {
    type Ui = Ui;
    type Msg = Msg;

    fn update(ui: &mut Ui, msg: Msg, table: &Table<State>) -> Option<Action> {
        with_situation(table, &table.actions(), |at| ui.update(msg, at)).flatten()
    }

    fn pick(action: Action) -> Msg {
        let plain =
            spot_of(action).is_none() && action.plays().is_none() && !matches!(action, Action::TradeTwo(..));
        if plain || matches!(action, Action::Move(..)) { Msg::Do(action) } else { Msg::Pick(action) }
    }

    fn only_looks(msg: Msg) -> bool {
        matches!(msg, Msg::Move(_))
    }

    fn passes(ui: &Ui, state: &State) -> Option<Action> {
        passed(ui, state)
    }

    fn place_in_rulebook(view: &View, ui: &Ui) -> &'static str {
        place(view.phase, ui)
    }
}

/// Where the rulebook speaks of what is going on.
pub fn place(phase: Option<Phase>, ui: &Ui) -> &'static str {
    match (ui.refusal, ui.card, phase) {
        (Some(why), ..) => why.rule(),
        (_, Some(card), _) => card.name(),
        (.., Some(Phase::Damage)) => "damage",
        (.., Some(Phase::Eruption)) => "erupting",
        (.., Some(Phase::Lava)) => "lava",
        (.., Some(Phase::Cards)) => "cards",
        (.., Some(Phase::Walls)) => "walls",
        (.., None) => "end",
    }
}
