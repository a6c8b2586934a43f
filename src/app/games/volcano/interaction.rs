//! What is tapped in VOLCANO, and which action comes of it.

use super::{
    model, rules,
    situation::Situation,
    table::{VolcanoTable, seen},
    ui::{Msg, Ui},
};
use crate::{
    app::table::contract::Interaction,
    rules::{
        Game, Pending,
        volcano::{Action, Prompt, State, View},
    },
    session::Table,
};

impl Interaction for VolcanoTable {
    type Ui = Ui;
    type Msg = Msg;

    fn update(ui: &mut Ui, msg: Msg, table: &Table<State>) -> Option<Action> {
        let (view, legal) = (seen(table), table.actions());
        let check = |action| table.state().check(action);
        ui.update(msg, &Situation { view: &view, legal: &legal, check: &check })
    }

    fn pick(action: Action) -> Msg {
        match action {
            // One press lays the card.
            Action::Go | Action::Stay => Msg::Do(action),
            _ => Msg::Pick(action),
        }
    }

    fn only_looks(msg: Msg) -> bool {
        matches!(msg, Msg::Move(_) | Msg::Ahead(_))
    }

    fn asks_in_secret(state: &State) -> bool {
        matches!(state.pending(), Pending::Decision { prompt: Prompt::Act { .. }, .. })
    }

    fn kept(ui: &Ui) -> Ui {
        ui.kept()
    }

    fn place_in_rulebook(view: &View, ui: &Ui) -> &'static str {
        rules::place(model::phase(view), ui)
    }
}
