use super::{State, material::Material, wall::Edge};
use crate::rules::{Score, Seat, rank};

/// What scores and tie-breaks are made of (E74 to E77).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScorePart {
    /// The temperature: the lowest wins.
    Temperature,
    /// The temperature of a clanmate: clans are of equal size, so the lowest sum is the lowest average (E76).
    MateTemperature(Seat),
    /// Annihilation: 1000 for each side that lasted longer, so that whoever lasts is ahead of whoever does not (E77).
    BurntOut,
    /// Walls of this material in the supply, by their worth.
    Supply(Material),
    /// Walls of this material on the own village, by their worth.
    Village(Material),
    /// Contacts on the own village, minus one each.
    Contacts,
    /// The tie-break of a clanmate (E76).
    MateTieBreak(Seat),
}

impl State {
    /// E74: the lowest temperature wins. E75: then walls less contacts; still tied, the rank is shared. E76: a clan counts as
    /// one. E77: whoever lasts longer is ahead.
    pub(super) fn standings(&self) -> Vec<Score<ScorePart>> {
        let mut scores: Vec<_> = Seat::first(self.config.players).map(|seat| self.score(seat)).collect();
        rank(&mut scores, |a, b| a.total.cmp(&b.total).then(b.tie_break.cmp(&a.tie_break)));
        scores
    }

    fn score(&self, seat: Seat) -> Score<ScorePart> {
        let temperature = |seat| i32::from(self.player(seat).temperature.get());
        let mates = || self.side(seat).filter(move |mate| *mate != seat);
        let mut parts = Vec::with_capacity(4);
        parts.push((ScorePart::Temperature, temperature(seat)));
        parts.extend(mates().map(|mate| (ScorePart::MateTemperature(mate), temperature(mate))));
        if self.config.annihilation {
            parts.push((ScorePart::BurntOut, 1000 * self.outlasted_by(seat)));
        }
        let mut tie_parts = Vec::from(self.tie_parts(seat));
        tie_parts.extend(mates().map(|mate| (ScorePart::MateTieBreak(mate), self.tie_break(mate))));
        Score {
            seat,
            rank: 1,
            total: parts.iter().map(|(_, value)| value).sum(),
            parts,
            tie_break: tie_parts.iter().map(|(_, value)| value).sum(),
            tie_parts,
        }
    }

    /// E75.
    fn tie_parts(&self, seat: Seat) -> [(ScorePart, i32); 7] {
        let (player, village) = (self.player(seat), self.village(seat));
        let mut on_village = [0; 3];
        for wall in village.slots().filter_map(|slot| self.board.wall(Edge::Village(slot))) {
            on_village[wall.index()] += wall.worth();
        }
        let supply = |material: Material| {
            (ScorePart::Supply(material), i32::from(player.walls(material)) * material.worth())
        };
        let walls = |material: Material| (ScorePart::Village(material), on_village[material.index()]);
        let [straw, wood, stone] = Material::ALL;
        let contacts = (ScorePart::Contacts, -(self.board.contacts(village).count() as i32));
        [supply(stone), walls(stone), supply(wood), walls(wood), supply(straw), walls(straw), contacts]
    }

    /// The seat's own tie-break (E75): the walls in its supply and on its village by their worth, less one for each contact.
    pub fn tie_break(&self, seat: Seat) -> i32 {
        self.tie_parts(seat).iter().map(|(_, value)| value).sum()
    }

    /// E77: when the last village of the seat's side burnt out, counted from 1; later than all while one stands.
    fn lasted(&self, seat: Seat) -> u8 {
        let out = |seat: Seat| match self.player(seat).burnt_out {
            0 => u8::MAX,
            order => order,
        };
        self.side(seat).map(out).max().unwrap_or_default()
    }

    /// How many sides lasted longer; each is counted by its first seat.
    fn outlasted_by(&self, seat: Seat) -> i32 {
        let first = |seat: &Seat| self.side(*seat).next() == Some(*seat);
        let sides = Seat::first(self.config.players).filter(first);
        sides.filter(|side| self.lasted(*side) > self.lasted(seat)).count() as i32
    }
}
