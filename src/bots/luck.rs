//! What luck has done in a game: of every outcome of chance, how much better or worse it was for each seat than what was to be
//! expected, by the evaluation over all outcomes. Nothing is drawn at random here, and nothing searched.

use serde::{Deserialize, Serialize};

use super::judged::{Judged, PerSeat, SEATS};
use crate::{
    rules::{Seat, Viewer},
    session::{By, Table},
};

/// Less than this, in the units of the game, is not told.
const LEAST: f64 = 0.05;

/// What one outcome of chance was worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fortune {
    /// The step in the history, from 0.
    pub step: usize,
    /// Whether dice were rolled; else something was drawn.
    pub dice: bool,
    /// How likely what came was, from 0 to 1; what looks alike counts as one.
    pub odds: f64,
    /// By seat: its worth after it against what was to be expected, in the units of the game; more is better.
    pub off: Vec<f64>,
}

/// What luck has done in a game since somebody first decided. What changed nothing is left out.
pub fn luck<G: Judged>(table: &Table<G>) -> Vec<Fortune> {
    let (mut found, mut list) = (Vec::new(), Vec::new());
    let Some(mut game) = table.state_at(0) else { return found };
    let mut begun = false;
    for (number, step) in table.history().iter().enumerate() {
        begun |= step.seat().is_some();
        if let By::Chance(chance) = &step.by
            && begun
            && let Some((odds, off)) = against_expected(&game, step.action, &mut list)
            && off.iter().any(|off| off.abs() >= LEAST)
        {
            found.push(Fortune { step: number, dice: G::rolls(chance), odds: rounded(odds), off });
        }
        if game.play(step.action, &mut ()).is_err() {
            break;
        }
    }
    found
}

/// How likely an outcome was, and by seat what it was worth against the mean over all outcomes. Nothing if there was no choice.
fn against_expected<G: Judged>(
    game: &G,
    came: G::Action,
    list: &mut Vec<(G::Action, u32)>,
) -> Option<(f64, Vec<f64>)> {
    game.outcomes(list);
    // What looks alike to everybody is worth the same: by its looks, its weight and one outcome of it.
    let mut kinds: Vec<(u64, u32, G::Action)> = Vec::new();
    for (outcome, weight) in &*list {
        let looks = game.sight(*outcome, Viewer::Everything);
        match kinds.iter_mut().find(|(known, ..)| *known == looks) {
            Some((_, sum, _)) => *sum += weight,
            None => kinds.push((looks, *weight, *outcome)),
        }
    }
    let whole: u32 = kinds.iter().map(|(_, weight, _)| weight).sum();
    let looks = game.sight(came, Viewer::Everything);
    let (_, weight, _) = kinds.iter().find(|(known, ..)| *known == looks)?;
    if kinds.len() < 2 {
        return None;
    }
    let odds = f64::from(*weight) / f64::from(whole);
    let (mut mean, mut own): (PerSeat, PerSeat) = ([0.0; SEATS], [0.0; SEATS]);
    for (kind, weight, outcome) in &kinds {
        let mut next = game.clone();
        next.play(*outcome, &mut ()).ok()?;
        let worths = next.counted(Viewer::Everything);
        mean.iter_mut().zip(worths).for_each(|(sum, worth)| {
            *sum += f64::from(*weight) / f64::from(whole) * worth;
        });
        if *kind == looks {
            own = worths;
        }
    }
    let off = Seat::first(game.seats()).map(|seat| rounded(own[seat.index()] - mean[seat.index()]));
    Some((odds, off.collect()))
}

/// To a hundredth: what is kept need not be longer.
fn rounded(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}
