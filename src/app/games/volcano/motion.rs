//! How islands and pawns move in a step of the animation.

use super::animation::AnimationStep;
use crate::rules::{
    Seats,
    volcano::{Dir, Event, Island, IslandSet},
};

/// How islands and pawns move in a step, beside gliding to their places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Motion {
    /// Not at all.
    #[default]
    Rest,
    /// An island drifts that way, and leaves a wake.
    Drifts(Island, Dir),
    /// An island runs against something that way.
    Bumps(Island, Dir),
    /// The volcano shakes and bursts; these islands rock under its bombs.
    Erupts(IslandSet),
    /// These pawns are struck.
    Strikes(Seats),
}

impl Motion {
    /// The class of an island, and of the pawns on it.
    pub fn class(self, island: Island) -> &'static str {
        let way =
            |at, classes: [&'static str; 4], dir: Dir| if at == island { classes[dir.index()] } else { "" };
        match self {
            Motion::Drifts(at, dir) => way(at, ["drifts n", "drifts e", "drifts s", "drifts w"], dir),
            Motion::Bumps(at, dir) => way(at, ["bumps n", "bumps e", "bumps s", "bumps w"], dir),
            Motion::Erupts(_) if island == Island::Volcano => "shakes",
            Motion::Erupts(struck) if struck.has(island) => "rocks",
            _ => "",
        }
    }
}

impl AnimationStep {
    /// How islands and pawns move.
    pub fn motion(&self) -> Motion {
        let chart = self.board.chart();
        match self.event {
            Event::Drifted { island, from, to, .. } => Dir::ALL
                .into_iter()
                .find(|dir| from.beyond(*dir) == Some(to))
                .map_or(Motion::Rest, |dir| Motion::Drifts(island, dir)),
            Event::DriftStopped { island, at, .. } => Motion::Bumps(island, chart.currents().dir(at)),
            Event::Erupted { .. } => Motion::Erupts(chart.blast()),
            Event::Hit { .. } if self.last => Motion::Strikes(self.board.hit()),
            _ => Motion::Rest,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{super::animation::tests::told, *};

    #[test]
    fn an_island_that_drifts_or_stops_knows_its_way() {
        let (mut drifts, mut bumps) = (0, 0);
        for step in (0..4).flat_map(|seed| told(4, seed)) {
            match step.motion() {
                Motion::Drifts(island, _) => {
                    assert!(step.motion().class(island).starts_with("drifts "));
                    drifts += 1;
                }
                Motion::Bumps(island, dir) => {
                    assert!(step.motion().class(island).starts_with("bumps "));
                    let cell = step.board.chart().cell(island);
                    assert!(cell.beyond(dir).is_none_or(|next| step.board.chart().island(next).is_some()));
                    bumps += 1;
                }
                _ => {}
            }
        }
        assert!(drifts > 10 && bumps > 3, "{drifts} {bumps}");
    }
}
