//! What is tapped in Apiary, and which action comes of it.

use super::{
    passing::passed,
    situation::{Situation, asked},
    table::{ApiaryTable, seen},
    ui::{Msg, Ui},
};
use crate::{
    app::table::contract::Interaction,
    rules::{
        Game, Pending, Refusal,
        apiary::{Action, Prompt, State, View},
    },
    session::Table,
};

impl Interaction for ApiaryTable {
    type Ui = Ui;
    type Msg = Msg;

    fn update(ui: &mut Ui, msg: Msg, table: &Table<State>) -> Option<Action> {
        let (view, legal) = (seen(table), table.actions());
        let check = |action| table.state().check(action);
        ui.update(msg, &Situation { view: &view, legal: &legal, check: &check })
    }

    fn pick(action: Action) -> Msg {
        Msg::Pick(action)
    }

    fn only_looks(msg: Msg) -> bool {
        matches!(msg, Msg::Page(_))
    }

    /// The seeds that whoever decides holds or looks at are on the screen: one who had none until now has not yet said that
    /// nobody else looks. The owner of a bumped worker answers without them.
    fn asks_in_secret(state: &State) -> bool {
        match state.pending() {
            Pending::Decision { seat, .. } => !state.asks_openly() && state.has_secrets(seat),
            _ => false,
        }
    }

    fn passes(ui: &Ui, state: &State) -> Option<Action> {
        passed(ui, state)
    }

    fn kept(ui: &Ui) -> Ui {
        ui.kept()
    }

    fn place_in_rulebook(view: &View, ui: &Ui) -> &'static str {
        match (ui.refusal, asked(view)) {
            (Some(why), _) => why.rule(),
            (None, Some((_, prompt))) => rule_of(prompt),
            (None, None) => "A92",
        }
    }
}

/// The rule that a question comes from.
pub fn rule_of(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::Draft => "A8",
        Prompt::KeepFaction => "A6",
        Prompt::Turn => "A15",
        Prompt::End => "A72",
        Prompt::Bumped { .. } => "A29",
        Prompt::Pod => "A36",
        Prompt::Income { .. } => "A33",
        Prompt::Ship { .. } => "A42",
        Prompt::Bonus { .. } => "A46",
        Prompt::Slot { .. } => "A45",
        Prompt::Build { optional: false } => "A50",
        Prompt::Build { optional: true } => "A54",
        Prompt::Grow { .. } => "A61",
        Prompt::Keep { .. } => "A64",
        Prompt::Plant => "A85",
        Prompt::Convert { .. } => "A66",
        Prompt::Teach => "A68",
        Prompt::Gain { .. } | Prompt::Choice | Prompt::Trade { .. } => "A22",
        Prompt::Strengthen { .. } | Prompt::Recall { .. } => "A37",
        Prompt::Reserve { .. } => "A53",
        Prompt::Frame { .. } => "A77",
        Prompt::Upgrade => "A62",
        Prompt::Refresh => "A59",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::games::apiary::trial::config,
        rules::apiary::Owner,
        session::{Options, Playout, SeatInfo},
    };

    #[test]
    fn whole_games_are_played_by_picking_and_confirming() {
        for number in 0..8 {
            let config = config(number);
            let seats = (0..config.players).map(|seat| SeatInfo::new(format!("P{seat}"))).collect();
            let mut table = Table::<State>::new(&config, seats, Options::default(), number).unwrap();
            table.deal();
            let (mut playout, mut ui) = (Playout::new(number), Ui::default());
            while let Some(action) = playout.choose(table.state()) {
                assert_eq!(ApiaryTable::update(&mut ui, ApiaryTable::pick(action), &table), None);
                assert_eq!(ApiaryTable::update(&mut ui, Msg::Confirm, &table), Some(action));
                table.play(action).unwrap();
                assert!(!ApiaryTable::place_in_rulebook(&seen(&table), &ui).is_empty());
                ui = ApiaryTable::kept(&ui);
            }
            assert!(table.is_over());
        }
    }

    #[test]
    fn whoever_decides_with_seeds_answers_in_secret_but_for_a_bump_by_another() {
        let (mut kinds, mut open) = ([0; 2], 0);
        for number in 0..5 {
            crate::app::games::apiary::trial::decisions(number, |game, at| {
                let secret = ApiaryTable::asks_in_secret(game);
                let holds = at.sheet().is_some_and(|sheet| sheet.hand().next().is_some());
                let Pending::Decision { seat, prompt } = game.pending() else { return };
                // A30: with all that a bump brings to its owner in the turn of another.
                let of_a_bump = match prompt {
                    Prompt::Bumped { .. }
                    | Prompt::Pod
                    | Prompt::Gain { .. }
                    | Prompt::Choice
                    | Prompt::Strengthen { .. } => game.on_turn() != Some(Owner::Seat(seat)),
                    _ => false,
                };
                if of_a_bump {
                    assert!(!secret);
                    open += usize::from(holds);
                    return;
                }
                assert!(secret || !holds && !matches!(prompt, Prompt::Keep { .. } | Prompt::Plant));
                kinds[usize::from(secret)] += 1;
            });
        }
        assert!(kinds.iter().all(|count| *count > 50) && open > 0, "{kinds:?} {open}");
    }
}
