//! What a position of VOLCANO is worth, in points.

mod ends;

use super::judged::{Budgets, Judged, PerSeat, SEATS, fingerprint};
use crate::rules::{
    Game, Pending, Seat, Viewer,
    volcano::{Action, Ballot, CellSet, Chance, Incident, Prompt, State, Vote},
};

/// What a player is judged by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Points that are safe until the next eruption.
    Points,
    /// What an eruption of this turn would take, by its odds and by the numbers of GO that are possible.
    Blast,
    /// What the islands will give at the end of this turn, likewise.
    Islands,
    /// What will be within reach in the turn after.
    Place,
}

/// Points count the less the more there are, for the next eruption takes half of them: of ten about seven count.
const FADING: f64 = 0.045;
/// To have been hit once more: the tie-break, in points.
const HIT: f64 = 0.4;
/// A resource that can be had in the turn after.
const REACH: f64 = 0.3;
/// By how many points two players are likely to differ at the end of the game, by the eruptions so far.
const SPREADS: [f64; 3] = [30.0, 15.0, 8.0];

impl Judged for State {
    type Part = Part;
    const PARTS: &'static [Part] = &[Part::Points, Part::Blast, Part::Islands, Part::Place];
    const RIVALRY: f64 = 0.6;
    const GLANCE: usize = 2;
    const STUDY: usize = 16;
    const SAMPLES: usize = 1;
    const WEIGHT: u32 = 1;

    fn budgets(_: u8) -> Budgets {
        Budgets { sharp: 200, fierce: 10_000 }
    }

    fn judge(&self, seat: Seat, viewer: Viewer, tell: &mut impl FnMut(Part, f64)) {
        let pawn = self.board().pawn(seat);
        let now = held(pawn.points, pawn.hits);
        let [mut blast, mut islands, mut place] = [0.0; 3];
        self.ends(viewer, &mut |end| {
            let (of, hits) = (&end.seats[seat.index()], end.seats[seat.index()].hits);
            let kept = held(of.kept, hits);
            blast += end.chance * (kept - now);
            islands += end.chance * (held(of.points, hits) - kept);
            place += end.chance * REACH * of.reach;
        });
        tell(Part::Points, now);
        tell(Part::Blast, blast);
        tell(Part::Islands, islands);
        tell(Part::Place, place);
    }

    fn worths(&self, viewer: Viewer) -> PerSeat {
        let mut worths = [0.0; SEATS];
        self.ends(viewer, &mut |end| {
            for (worth, own) in worths.iter_mut().zip(end.worths()) {
                *worth += end.chance * own;
            }
        });
        worths
    }

    fn spread(&self) -> f64 {
        spread(self.board().eruptions())
    }

    /// Whoever leads has won if the turn ends with the last eruption; how far one may fall behind depends on how it ends.
    fn chances_by(&self, viewer: Viewer, spread: f64) -> PerSeat {
        if self.pending() == Pending::Over {
            return self.chances_of_scores();
        }
        let (mut chances, wider) = ([0.0; SEATS], spread / self.spread());
        self.ends(viewer, &mut |end| {
            for (chance, own) in chances.iter_mut().zip(end.chances(self, wider)) {
                *chance += end.chance * own;
            }
        });
        chances
    }

    fn is_settled(&self, seat: Seat) -> bool {
        match self.pending() {
            Pending::Decision { seat: asked, prompt: Prompt::Act { .. } } => asked != seat,
            Pending::Chance(Chance::Check { again }) => !again,
            _ => true,
        }
    }

    fn can_stop(&self) -> bool {
        true
    }

    /// A current that neither moves an island in this turn nor lies on the way from one to another is turned for nothing.
    fn group(&self, actions: &mut Vec<Action>) {
        if !actions.iter().any(|action| matches!(action, Action::Turn(..))) {
            return;
        }
        let used = self.waters();
        actions.retain(|action| match action {
            Action::Turn(cell, _) => used.has(*cell),
            _ => true,
        });
    }

    /// The choice ends the actions; currents and moves before it are looked at when there is time.
    fn glance(&self, actions: &mut Vec<Action>) {
        if actions.contains(&Action::Go) {
            actions.retain(|action| matches!(action, Action::Go | Action::Stay));
        }
    }

    fn rolls(chance: &Chance) -> bool {
        matches!(chance, Chance::Check { .. } | Chance::Event)
    }

    /// Dice count by what they bring; a choice lies face down until the last one is made.
    fn sight(&self, action: Action, viewer: Viewer) -> u64 {
        match (self.pending(), action) {
            (Pending::Chance(_), Action::Check(die)) => fingerprint(self.board().danger().erupts(die)),
            (Pending::Chance(_), Action::Event(die)) => fingerprint(Incident::of(die)),
            (Pending::Decision { seat, .. }, Action::Go | Action::Stay) => {
                if self.yet_to_choose() == 1 {
                    let votes: u64 = Seat::first(self.seats()).fold(1, |votes, seat| {
                        votes << 1
                            | u64::from(self.ballot(seat, Viewer::Everything) == Ballot::Known(Vote::Go))
                    });
                    fingerprint((action, votes))
                } else if viewer.sees(seat) {
                    fingerprint(action)
                } else {
                    0
                }
            }
            _ => fingerprint(action),
        }
    }
}

impl State {
    /// How many have not chosen GO or STAY yet in this turn. Who has is seen by all.
    fn yet_to_choose(&self) -> usize {
        let waits = |seat: &Seat| self.ballot(*seat, Viewer::Everything) == Ballot::None;
        Seat::first(self.seats()).filter(waits).count()
    }

    /// The cells whose currents can matter in this turn: under islands and where these can drift to, and down the currents
    /// from the acting player's island.
    fn waters(&self) -> CellSet {
        let chart = self.board().chart();
        let mut used = chart.occupied();
        for go in 1..=self.seats() {
            let chart = self.board().outcome(go).chart;
            chart.occupied().iter().for_each(|cell| used.add(cell));
        }
        if let Pending::Decision { seat, .. } = self.pending()
            && let Some(at) = self.board().pawn(seat).at
        {
            chart.downstream(at).for_each(|cell| used.add(cell));
        }
        used
    }
}

/// What points and hits are worth.
fn held(points: u32, hits: u8) -> f64 {
    let points = f64::from(points);
    points / (1.0 + FADING * points) + HIT * f64::from(hits)
}

fn spread(eruptions: u8) -> f64 {
    SPREADS[usize::from(eruptions).min(SPREADS.len() - 1)]
}
