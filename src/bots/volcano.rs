//! What a position of VOLCANO is worth, in points.

use super::judged::{Judged, PerSeat, SEATS, fingerprint};
use crate::rules::{
    Game, Pending, Seat, Viewer,
    volcano::{Action, Ballot, CellSet, Chance, Danger, Incident, Island, Prompt, State, Vote},
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
    /// What the place promises, or threatens, for the turn after.
    Place,
}

/// A turn more on the island where the pawn would be: what lies there, shared, and half of the points if it is in the blast.
const NEXT: f64 = 0.45;
const NEXT_BLAST: f64 = 0.25;
/// What is to be gained by being hit more often: the tie-break.
const HIT: f64 = 0.02;

/// The parts of every seat.
#[derive(Clone, Copy, Default)]
struct Prospects {
    blast: PerSeat,
    islands: PerSeat,
    place: PerSeat,
}

impl Judged for State {
    type Part = Part;
    const PARTS: &'static [Part] = &[Part::Points, Part::Blast, Part::Islands, Part::Place];
    const RIVALRY: f64 = 0.6;
    const GLANCE: usize = 2;
    const STUDY: usize = 16;
    const SAMPLES: usize = 1;
    const WEIGHT: u32 = 1;

    fn judge(&self, seat: Seat, viewer: Viewer, tell: &mut impl FnMut(Part, f64)) {
        let prospects = self.prospects(viewer);
        let pawn = self.board().pawn(seat);
        tell(Part::Points, f64::from(pawn.points) + HIT * f64::from(pawn.hits));
        tell(Part::Blast, prospects.blast[seat.index()]);
        tell(Part::Islands, prospects.islands[seat.index()]);
        tell(Part::Place, prospects.place[seat.index()]);
    }

    fn worths(&self, viewer: Viewer) -> PerSeat {
        let prospects = self.prospects(viewer);
        let mut worths = [0.0; SEATS];
        for seat in Seat::first(self.seats()) {
            let (pawn, index) = (self.board().pawn(seat), seat.index());
            worths[index] = f64::from(pawn.points)
                + HIT * f64::from(pawn.hits)
                + prospects.blast[index]
                + prospects.islands[index]
                + prospects.place[index];
        }
        worths
    }

    fn spread(&self) -> f64 {
        5.0 + 5.0 * f64::from(3_u8.saturating_sub(self.board().eruptions()))
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
                let cast = |seat| self.ballot(seat, Viewer::Everything) != Ballot::None;
                if Seat::first(self.seats()).filter(|seat| !cast(*seat)).count() == 1 {
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
    /// What this turn and the next will bring if nobody turns a current or moves any more.
    fn prospects(&self, viewer: Viewer) -> Prospects {
        let mut prospects = Prospects::default();
        match self.pending() {
            Pending::Over | Pending::Chance(Chance::Current(_) | Chance::Parent) => return prospects,
            // What erupts has erupted; where one stands counts for the turn to come.
            Pending::Decision { prompt: Prompt::Flee { .. }, .. } => {
                self.add_turn(0, 1.0, odds(Danger::LOWEST), &mut prospects);
                return prospects;
            }
            // The islands have drifted.
            Pending::Chance(Chance::Check { again: true }) => {
                self.add_turn(0, 1.0, odds(self.board().danger()), &mut prospects);
                return prospects;
            }
            _ => {}
        }
        let (mut go, mut open) = (0, 0);
        for seat in Seat::first(self.seats()) {
            match self.ballot(seat, viewer) {
                Ballot::Known(Vote::Go) => go += 1,
                Ballot::Known(Vote::Stay) => {}
                Ballot::None | Ballot::FaceDown => open += 1,
            }
        }
        let erupts = self.odds();
        let erupts = f64::from(erupts.cases) / f64::from(erupts.of);
        // Each choice that is not known is GO in one of two cases.
        let mut chance = 1.0 / f64::from(1_u32 << open);
        for more in 0..=open {
            self.add_turn(go + more, chance, erupts, &mut prospects);
            chance *= f64::from(open - more) / f64::from(more + 1);
        }
        prospects
    }

    fn add_turn(&self, go: u8, chance: f64, erupts: f64, prospects: &mut Prospects) {
        let outcome = self.board().outcome(go);
        let crowd = |island: Island| {
            Seat::first(self.seats())
                .filter(|seat| self.board().pawn(*seat).at == Some(island))
                .count()
                .max(1)
        };
        let calm_danger = f64::from((self.board().danger().threshold() + 1).min(5)) / 6.0;
        for seat in Seat::first(self.seats()) {
            let (pawn, index) = (self.board().pawn(seat), seat.index());
            let gain =
                (1.0 - erupts) * f64::from(outcome.calm[index]) + erupts * f64::from(outcome.erupting[index]);
            prospects.islands[index] += chance * gain;
            prospects.blast[index] -= chance * erupts * f64::from(outcome.lost[index]);
            let Some(at) = pawn.at else { continue };
            let hit = outcome.hit.has(seat);
            // Whoever is hit may go anywhere; who is not finds one new resource on the island.
            let here = match at {
                Island::Volcano => {
                    f64::from((self.board().danger().level() + 1).min(4)) * (1.0 - calm_danger)
                }
                _ => 1.0 / crowd(at) as f64,
            };
            let threat = if hit { calm_danger * (f64::from(pawn.points) + gain) / 2.0 } else { 0.0 };
            let calm = NEXT * here - NEXT_BLAST * threat;
            let after = if hit { NEXT * 1.2 } else { NEXT * here };
            prospects.place[index] += chance * ((1.0 - erupts) * calm + erupts * after);
        }
    }

    /// The cells whose currents can matter in this turn: under islands and where these can drift to, and down the currents
    /// from the acting player's island.
    fn waters(&self) -> CellSet {
        let chart = self.board().chart();
        let mut used = chart.occupied();
        for go in 1..=self.seats() {
            let cells = self.board().outcome(go).cells;
            cells.into_iter().for_each(|cell| used.add(cell));
        }
        if let Pending::Decision { seat, .. } = self.pending()
            && let Some(at) = self.board().pawn(seat).at
        {
            chart.downstream(at).for_each(|cell| used.add(cell));
        }
        used
    }
}

fn odds(danger: Danger) -> f64 {
    f64::from(danger.threshold()) / 6.0
}
