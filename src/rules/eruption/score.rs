use super::{
    State,
    wall::{Edge, Material},
};
use crate::rules::{Score, Seat, rank};

/// What scores and tie-breaks are made of (E74, E75).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScorePart {
    /// The temperature: the lowest wins.
    Temperature,
    /// Walls of this material in the supply, by their worth.
    Supply(Material),
    /// Walls of this material on the own village, by their worth.
    Village(Material),
    /// Contacts on the own village, minus one each.
    Contacts,
}

impl State {
    /// E74: the lowest temperature wins. E75: then walls less contacts; still tied, the rank is shared.
    pub(super) fn standings(&self) -> Vec<Score<ScorePart>> {
        let mut scores: Vec<_> = Seat::first(self.config.players).map(|seat| self.score(seat)).collect();
        rank(&mut scores, |a, b| a.total.cmp(&b.total).then(b.tie_break.cmp(&a.tie_break)));
        scores
    }

    fn score(&self, seat: Seat) -> Score<ScorePart> {
        let (player, village) = (self.player(seat), self.village(seat));
        let total = i32::from(player.temperature.get());
        let mut tie_parts = Vec::with_capacity(7);
        for material in Material::ALL.into_iter().rev() {
            let on_village = village
                .slots()
                .filter(|slot| self.board.wall(Edge::Village(*slot)) == Some(material))
                .count();
            tie_parts
                .push((ScorePart::Supply(material), i32::from(player.walls(material)) * material.worth()));
            tie_parts.push((ScorePart::Village(material), on_village as i32 * material.worth()));
        }
        tie_parts.push((ScorePart::Contacts, -(self.board.contacts(village).count() as i32)));
        Score {
            seat,
            rank: 1,
            total,
            parts: vec![(ScorePart::Temperature, total)],
            tie_break: tie_parts.iter().map(|(_, value)| value).sum(),
            tie_parts,
        }
    }
}
