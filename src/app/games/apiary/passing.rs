//! What is not asked: what is the only thing that can be done, costs nothing and reveals nothing; and bumps with a standing
//! answer.

use super::ui::Ui;
use crate::rules::{
    Game, Pending,
    apiary::{Action, Event, Prompt, State},
};

/// What is played without being asked, after a decision of the same seat.
pub fn passed(ui: &Ui, state: &State) -> Option<Action> {
    let Pending::Decision { seat, prompt } = state.pending() else { return None };
    if let Prompt::Bumped { .. } = prompt {
        return ui.standing_answer(seat);
    }
    let mut legal = Vec::new();
    state.actions(&mut legal);
    match (prompt, &legal[..]) {
        // A turn begins and ends with somebody's word.
        (Prompt::Turn | Prompt::End, _) => None,
        (_, [action]) => Some(*action).filter(|action| is_harmless(*action, state)),
        _ => None,
    }
}

/// Whether an action costs nothing, and nothing comes to light.
fn is_harmless(action: Action, state: &State) -> bool {
    let (mut after, mut events) = (state.clone(), Vec::new());
    let costs = |event: &Event| {
        matches!(
            event,
            Event::Paid { .. }
                | Event::Converted { .. }
                | Event::Discarded { .. }
                | Event::SeedDiscarded { .. }
                | Event::Placed { .. }
                | Event::RowRefreshed { .. }
        )
    };
    after.play(action, &mut events).is_ok()
        && !matches!(after.pending(), Pending::Chance(_))
        && !events.iter().any(costs)
}

#[cfg(test)]
mod tests {
    use super::{
        super::{
            table::ApiaryTable,
            trial::{decisions, played},
            ui::Standing,
        },
        *,
    };
    use crate::{
        app::table::contract::Interaction,
        rules::{Seat, apiary::Owner},
        session::Level,
    };

    #[test]
    fn only_what_is_alone_and_harmless_is_passed() {
        let mut passes = 0;
        for number in 0..15 {
            decisions(number, |game, at| {
                let Some(action) = passed(&Ui::default(), game) else { return };
                assert_eq!(at.legal, [action]);
                let mut after = game.clone();
                after.play(action, &mut ()).unwrap();
                assert!(!matches!(after.pending(), Pending::Chance(_)));
                assert!(!matches!(action, Action::Place(..) | Action::Retrieve | Action::End(_)), "{action}");
                let own = |state: &State| {
                    Seat::first(state.seats())
                        .map(|seat| state.sheet(seat).map(|sheet| (sheet.resources(), sheet.supply())))
                        .collect::<Vec<_>>()
                };
                let (before, after) = (own(game), own(&after));
                for (before, after) in before.iter().flatten().zip(after.iter().flatten()) {
                    assert!(after.0.holds(before.0), "{action}");
                }
                passes += 1;
            });
        }
        assert!(passes > 20, "{passes}");
    }

    /// Who gives up the seat takes their standing answer along.
    #[test]
    fn a_bot_decides_for_itself_whatever_the_person_before_it_has_said() {
        let mut bumps = 0;
        for number in 1..30 {
            let table = played(number);
            for steps in 0..table.history().len() {
                let mut table = table.at(steps).unwrap();
                let Pending::Decision { seat, prompt: Prompt::Bumped { .. } } = table.pending() else {
                    continue;
                };
                let mut ui = Ui::default();
                ui.standing[seat.index()] = Standing::Landing;
                assert_eq!(ApiaryTable::passes_at(&ui, &table), Some(Action::Landing));
                table.seats_mut()[seat.index()].bot = Some(Level::Fair);
                assert_eq!(ApiaryTable::passes_at(&ui, &table), None);
                bumps += 1;
            }
        }
        assert!(bumps > 10, "{bumps}");
    }

    #[test]
    fn a_standing_answer_is_given_to_every_bump_of_its_seat_only() {
        let (mut bumps, mut pods) = (0, 0);
        for number in 0..30 {
            decisions(number, |game, _| {
                let Pending::Decision { seat, prompt } = game.pending() else { return };
                let Prompt::Bumped { .. } = prompt else {
                    let own = game.on_turn() == Some(Owner::Seat(seat));
                    assert!(!(own && game.asks_openly()), "what is asked in one's own turn is not (A30)");
                    if prompt == Prompt::Pod && !own {
                        assert!(
                            game.asks_openly(),
                            "a worker of strength 4 that is bumped hibernates on the table"
                        );
                        pods += 1;
                    }
                    return;
                };
                let own = game.on_turn() == Some(Owner::Seat(seat));
                assert_eq!(game.asks_openly(), !own, "seeds may be played in one's own turn");
                let mut ui = Ui::default();
                assert_eq!(passed(&ui, game), None);
                ui.standing[(seat.index() + 1) % 5] = Standing::Landing;
                assert_eq!(passed(&ui, game), None);
                ui.standing[seat.index()] = Standing::Active;
                assert_eq!(passed(&ui, game), Some(Action::Active));
                bumps += 1;
            });
        }
        assert!(bumps > 10 && pods > 3, "{bumps} {pods}");
    }
}
