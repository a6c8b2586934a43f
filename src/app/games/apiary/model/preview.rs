//! What each action would be for a worker, before it is placed (A24 to A28, A46 to A48, A61, A64, A66, A69).

use crate::{
    app::games::apiary::situation::{Situation, asked},
    rules::apiary::{Act, Action, Cell, Foreseen, Illegal, Worker},
};

/// What an action would be.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the fields are named after what they say")]
pub struct Preview {
    pub act: Act,
    /// The strength of the worker.
    pub worker: u8,
    /// The strengths of other workers that count.
    pub others: Vec<u8>,
    /// The lower space is empty, which counts one.
    pub empty: bool,
    /// What clauses add.
    pub modifier: u8,
    /// The sum.
    pub strength: u8,
    pub shifted: Option<Worker>,
    pub bumped: Option<Worker>,
    pub gives: Gives,
    pub refused: Option<Illegal>,
}

/// What it would give.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Gives {
    /// Cells that the ship reaches, and those that it would reach with so much more strength.
    Cells { now: Vec<Cell>, farther: Vec<(Cell, u8)> },
    /// Columns of the rows that open.
    Columns(u8),
    /// What could be bought now.
    Grow { workers: u8, frames: u8 },
    Seeds { draw: u8, keep: u8 },
    Conversions(u8),
    /// Carvings that could be paid.
    Carvings(u8),
}

/// How much more strength is looked ahead at.
const FARTHER: u8 = 2;

/// What each action on the board would be for a worker of that strength of whoever decides.
pub fn previews(at: &Situation<'_>, worker: u8) -> Vec<Preview> {
    let Some((seat, _)) = asked(at.view) else { return Vec::new() };
    let state = &at.view.state;
    let mut acts: Vec<Act> = state.spaces().map(|(act, ..)| act).collect();
    acts.dedup();
    let preview = |act: Act| {
        let of = state.foresee(seat, act, worker)?;
        let Foreseen { strength, other, empty, modifier, shifted, bumped, .. } = of.clone();
        let gives = match act {
            Act::Explore => cells(at, strength),
            Act::Advance | Act::AdvanceFarm | Act::AdvanceGuild => Gives::Columns(of.columns),
            Act::Grow => Gives::Grow { workers: of.workers, frames: of.frames },
            Act::Research => Gives::Seeds { draw: of.draw, keep: of.keep.min(of.draw) },
            Act::Convert => Gives::Conversions(strength),
            Act::Carve => Gives::Carvings(of.carvings),
        };
        let refused = (at.check)(Action::Place(act, worker)).err();
        let others = other.into_iter().collect();
        Some(Preview { act, worker, others, empty, modifier, strength, shifted, bumped, gives, refused })
    };
    acts.into_iter().filter_map(preview).collect()
}

/// A43: every cell but the start and the ship's own that is near enough.
fn cells(at: &Situation<'_>, strength: u8) -> Gives {
    let state = &at.view.state;
    let (ship, start) = (state.ship(), state.board().start);
    let (mut now, mut farther) = (Vec::new(), Vec::new());
    for cell in state.board().cells().filter(|cell| *cell != ship && *cell != start) {
        match ship.distance(cell).saturating_sub(strength) {
            0 => now.push(cell),
            more if more <= FARTHER => farther.push((cell, more)),
            _ => {}
        }
    }
    Gives::Cells { now, farther }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::games::apiary::trial::decisions,
        rules::{
            Game, Pending,
            apiary::{Event, Prompt, State},
        },
    };

    /// What is asked once the action has begun, as far as no bump or event comes before it.
    fn begun(game: &State, action: Action) -> Option<(State, Prompt)> {
        let (mut then, mut events) = (game.clone(), Vec::new());
        then.play(action, &mut events).ok()?;
        let quiet = events.iter().all(|event| matches!(event, Event::Placed { .. } | Event::Shifted { .. }));
        match then.pending() {
            Pending::Decision { prompt, .. } if quiet => Some((then, prompt)),
            _ => None,
        }
    }

    #[test]
    fn what_is_shown_before_is_what_is_asked_then() {
        let mut seen = [0; 6];
        for number in 1..20 {
            decisions(number, |game, at| {
                if at.prompt() != Some(Prompt::Turn) {
                    return;
                }
                let Some(worker) = at.strongest() else { return };
                for preview in previews(at, worker) {
                    let action = Action::Place(preview.act, worker);
                    assert_eq!(preview.refused.is_none(), at.allows(action), "{preview:?}");
                    let Some((then, prompt)) = begun(game, action) else { continue };
                    match (prompt, &preview.gives) {
                        (Prompt::Ship { steps }, Gives::Cells { now, .. }) => {
                            assert_eq!(steps, preview.strength);
                            let mut legal = Vec::new();
                            then.actions(&mut legal);
                            let ends: Vec<_> = legal.iter().filter(|one| matches!(one, Action::Ship(_))).collect();
                            assert_eq!(ends.len(), now.len());
                            seen[0] += 1;
                        }
                        (Prompt::Grow { left }, Gives::Grow { .. }) => {
                            assert_eq!(left, preview.strength);
                            seen[1] += 1;
                        }
                        (Prompt::Convert { left }, Gives::Conversions(count)) => {
                            assert_eq!(left, *count);
                            seen[2] += 1;
                        }
                        (Prompt::Build { .. }, Gives::Columns(columns)) => {
                            assert!((1..=3).contains(columns));
                            seen[3] += 1;
                        }
                        (Prompt::Build { .. }, Gives::Carvings(count)) => {
                            assert!(*count > 0);
                            seen[4] += 1;
                        }
                        _ => seen[5] += 1,
                    }
                }
            });
        }
        assert!(seen[..5].iter().all(|count| *count > 0), "{seen:?}");
    }
}
