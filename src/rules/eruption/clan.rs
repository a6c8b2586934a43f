//! Clans (E76): who plays with whom.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::config::ConfigError;
use crate::rules::{NotationError, Seat};

/// One of up to three clans.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clan(u8);

impl Clan {
    /// A, B and C.
    pub const ALL: [Clan; 3] = [Clan(0), Clan(1), Clan(2)];

    /// 0 to 2.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    const fn letter(self) -> char {
        (b'A' + self.0) as char
    }
}

impl fmt::Display for Clan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// The clan of each seat; two bits for each seat, 0 for none. In a record it is a letter for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Clans(u16);

impl Clans {
    /// Everybody for oneself.
    pub const NONE: Clans = Clans(0);
    const SEATS: usize = 8;

    /// Neighbours on the same side, enemies across the island: the first half of the seats against the second.
    pub fn halves(players: u8) -> Clans {
        let half = players / 2;
        Clans::of_seats((0..players).map(|seat| Clan(u8::from(seat >= half))))
    }

    /// Three pairs of neighbours.
    pub fn pairs(players: u8) -> Clans {
        Clans::of_seats((0..players).map(|seat| Clan(seat / 2 % 3)))
    }

    /// These clans, seat by seat; what is beyond the eighth is left out.
    pub fn of_seats(clans: impl IntoIterator<Item = Clan>) -> Clans {
        let mut bits = 0;
        for (seat, clan) in clans.into_iter().take(Clans::SEATS).enumerate() {
            bits |= u16::from(clan.0 + 1) << (2 * seat);
        }
        Clans(bits)
    }

    /// The clans after everybody has moved one seat on, with their clan.
    pub fn rotated(self, players: u8) -> Clans {
        let from = |seat: u8| self.of(Seat::new((seat + players - 1) % players));
        Clans::of_seats((0..players).filter_map(from))
    }

    /// From a letter for each seat: `AABB`.
    pub(super) fn parse(letters: &str) -> Option<Clans> {
        let known = letters.bytes().all(|letter| (b'A'..=b'C').contains(&letter));
        let fits = (1..=Clans::SEATS).contains(&letters.len());
        (known && fits).then(|| Clans::of_seats(letters.bytes().map(|letter| Clan(letter - b'A'))))
    }

    /// A letter for each seat.
    pub fn letters(self) -> String {
        Seat::first(Clans::SEATS as u8).filter_map(|seat| self.of(seat)).map(Clan::letter).collect()
    }

    /// The seat's clan; `None` where everybody plays for oneself.
    pub const fn of(self, seat: Seat) -> Option<Clan> {
        match self.bits(seat) {
            0 => None,
            clan => Some(Clan(clan - 1)),
        }
    }

    /// Whether two seats are on one side: of one clan, or the same seat.
    pub const fn allied(self, one: Seat, two: Seat) -> bool {
        one.index() == two.index() || (self.bits(one) != 0 && self.bits(one) == self.bits(two))
    }

    const fn bits(self, seat: Seat) -> u8 {
        let shift = 2 * seat.index();
        if shift < 16 { (self.0 >> shift & 3) as u8 } else { 0 }
    }

    /// E76: two or three clans of equal size, with 4 or 6 players.
    pub(super) fn check(self, players: u8) -> Result<(), ConfigError> {
        if self == Clans::NONE {
            return Ok(());
        }
        if players != 4 && players != 6 {
            return Err(ConfigError::ClansForFourOrSix(players));
        }
        let mut sizes = [0; 3];
        for clan in Seat::first(Clans::SEATS as u8).filter_map(|seat| self.of(seat)) {
            sizes[clan.index()] += 1;
        }
        let assigned = sizes.iter().sum();
        let all_seated = Seat::first(players).all(|seat| self.of(seat).is_some());
        if assigned != players || !all_seated {
            return Err(ConfigError::ClanForEverySeat { assigned, players });
        }
        if sizes.contains(&players) {
            return Err(ConfigError::OneClan);
        }
        let size = sizes.iter().copied().max().unwrap_or_default();
        match sizes.iter().all(|other| *other == size || *other == 0) {
            true => Ok(()),
            false => Err(ConfigError::UnequalClans { sizes }),
        }
    }
}

impl From<Clans> for String {
    fn from(clans: Clans) -> String {
        clans.letters()
    }
}

impl TryFrom<String> for Clans {
    type Error = NotationError;

    fn try_from(letters: String) -> Result<Clans, NotationError> {
        Clans::parse(&letters)
            .ok_or_else(|| NotationError::new(&letters, "a letter from A to C for each seat"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(letters: &str, players: u8) -> Result<(), ConfigError> {
        Clans::parse(letters).expect("letters").check(players)
    }

    #[test]
    fn letters_round_trip() {
        for letters in ["AABB", "ABCABC", "CCAACC", "B"] {
            assert_eq!(Clans::parse(letters).map(Clans::letters).as_deref(), Some(letters));
        }
        assert_eq!(Clans::halves(4).letters(), "AABB");
        assert_eq!(Clans::halves(6).letters(), "AAABBB");
        assert_eq!(Clans::pairs(6).letters(), "AABBCC");
        assert_eq!(Clans::NONE.letters(), "");
        assert_eq!(Clans::parse("AABC").unwrap().rotated(4).letters(), "CAAB");
        assert_eq!(Clans::NONE.rotated(5), Clans::NONE);
        assert_eq!(Clan::ALL.map(|clan| clan.to_string()), ["A", "B", "C"]);
        assert_eq!(Clans::halves(6).of(Seat::new(8)), None, "no table has so many seats");
    }

    #[test]
    fn e76_clans_are_equal_and_everybody_has_one() {
        for (letters, players) in [("AABB", 4), ("ABAB", 4), ("CAAC", 4), ("AAABBB", 6), ("ABCCBA", 6)] {
            assert_eq!(check(letters, players), Ok(()), "{letters}");
        }
        assert_eq!(check("AB", 2), Err(ConfigError::ClansForFourOrSix(2)));
        assert_eq!(check("AABBC", 5), Err(ConfigError::ClansForFourOrSix(5)));
        assert_eq!(check("AAB", 4), Err(ConfigError::ClanForEverySeat { assigned: 3, players: 4 }));
        assert_eq!(check("AABBCC", 4), Err(ConfigError::ClanForEverySeat { assigned: 6, players: 4 }));
        assert_eq!(check("AAAA", 4), Err(ConfigError::OneClan));
        assert_eq!(check("AAAB", 4), Err(ConfigError::UnequalClans { sizes: [3, 1, 0] }));
        assert_eq!(check("ABBC", 4), Err(ConfigError::UnequalClans { sizes: [1, 2, 1] }));
        assert_eq!(check("AABBBB", 6), Err(ConfigError::UnequalClans { sizes: [2, 4, 0] }));
    }

    #[test]
    fn nobody_is_allied_without_clans_but_with_oneself() {
        let (one, two) = (Seat::new(0), Seat::new(1));
        assert!(Clans::NONE.allied(one, one) && !Clans::NONE.allied(one, two));
        assert!(Clans::halves(4).allied(one, two) && !Clans::halves(4).allied(two, Seat::new(2)));
    }
}
