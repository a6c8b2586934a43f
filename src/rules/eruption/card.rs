//! The action cards (rules page 1.8), in the alphabetical order of their names in the notation.

use std::{fmt, str::FromStr};

use super::material::Material;
use crate::rules::NotationError;

/// One of the eight action cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// Turn one tile; its walls go (E50).
    Aftershock,
    /// Draw and place one more lava tile (E44).
    LavaFlow,
    /// Draw a tile and put it in place of one on the board (E51).
    Quake,
    /// The own village cools by 30° (E47).
    Rain,
    /// Build one wall now (E45).
    Reinforce,
    /// Rearrange the walls inside the own village (E46).
    Relocate,
    /// Remove one tile and its walls (E48).
    Sinkhole,
    /// Remove one wall anywhere (E49).
    VolcanicBomb,
}

/// Name, how many there are, what a card trades for.
const TABLE: [(&str, u8, Material); 8] = [
    ("aftershock", 5, Material::Stone),
    ("lava-flow", 3, Material::Straw),
    ("quake", 5, Material::Stone),
    ("rain", 4, Material::Wood),
    ("reinforce", 6, Material::Straw),
    ("relocate", 5, Material::Straw),
    ("sinkhole", 4, Material::Wood),
    ("volcanic-bomb", 4, Material::Wood),
];

impl Card {
    /// All eight, in alphabetical order.
    pub const ALL: [Card; 8] = [
        Card::Aftershock,
        Card::LavaFlow,
        Card::Quake,
        Card::Rain,
        Card::Reinforce,
        Card::Relocate,
        Card::Sinkhole,
        Card::VolcanicBomb,
    ];

    /// 0 to 7.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// How many the box holds.
    pub const fn count(self) -> u8 {
        TABLE[self as usize].1
    }

    /// The material of the wall it trades for.
    pub const fn trades_for(self) -> Material {
        TABLE[self as usize].2
    }

    /// Its name in the notation.
    pub const fn name(self) -> &'static str {
        TABLE[self as usize].0
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Card {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Card, NotationError> {
        let found = Card::ALL.into_iter().find(|card| card.name() == text);
        found.ok_or_else(|| NotationError::new(text, "a card, such as lava-flow"))
    }
}

/// How many of each card, in a hand or a pile; four bits for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cards(u32);

impl Cards {
    /// The whole deck, with or without the Rain cards (E47).
    pub fn deck(rain: bool) -> Cards {
        let kinds = Card::ALL.into_iter().filter(|card| rain || *card != Card::Rain);
        Cards(kinds.map(|card| u32::from(card.count()) << (4 * card.index())).sum())
    }

    /// How many of this card.
    pub const fn of(self, card: Card) -> u8 {
        (self.0 >> (4 * card.index()) & 15) as u8
    }

    /// How many cards.
    pub fn len(self) -> u8 {
        let pairs = (self.0 & 0x0f0f_0f0f) + (self.0 >> 4 & 0x0f0f_0f0f);
        (pairs.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds one.
    pub const fn add(&mut self, card: Card) {
        self.0 += 1 << (4 * card.index());
    }

    /// Takes one away, if there is one.
    pub const fn take(&mut self, card: Card) {
        if self.of(card) > 0 {
            self.0 -= 1 << (4 * card.index());
        }
    }

    /// The kinds of card in it, in order, each once: the lowest bit of each group of four that has one set.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let pairs = self.0 | self.0 >> 1;
        let mut left = (pairs | pairs >> 2) & 0x1111_1111;
        std::iter::from_fn(move || {
            let next = left.trailing_zeros() / 4;
            left &= left.wrapping_sub(1);
            Card::ALL.get(next as usize).copied()
        })
    }

    /// Every card in it, in order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, self.of(card).into()))
    }
}

impl std::ops::AddAssign for Cards {
    fn add_assign(&mut self, other: Cards) {
        self.0 += other.0;
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Cards {
        let mut out = Cards::default();
        cards.into_iter().for_each(|card| out.add(card));
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thirty_six_cards_thirty_two_without_rain() {
        assert_eq!(Cards::deck(true).len(), 36);
        assert_eq!(Cards::deck(false).len(), 32);
        assert_eq!(Cards::deck(false).of(Card::Rain), 0);
        assert!(Cards::deck(false).kinds().eq(Card::ALL.into_iter().filter(|card| *card != Card::Rain)));
    }

    #[test]
    fn cards_are_added_and_taken_one_by_one() {
        let mut pile: Cards = [Card::Rain, Card::Quake, Card::Rain].into_iter().collect();
        pile += [Card::Rain].into_iter().collect();
        assert_eq!((pile.len(), pile.of(Card::Rain), pile.of(Card::Quake)), (4, 3, 1));
        pile.take(Card::Quake);
        pile.take(Card::Quake);
        assert!(pile.iter().eq([Card::Rain; 3]), "what is not there cannot be taken");
        for count in 1..=15 {
            let many: Cards = std::iter::repeat_n(Card::Quake, count).collect();
            assert!(many.kinds().eq([Card::Quake]), "{count}");
        }
    }

    #[test]
    fn cards_stand_in_the_order_of_their_names() {
        assert!(TABLE.is_sorted_by_key(|row| row.0));
        assert!(Card::ALL.iter().all(|card| card.name().parse() == Ok(*card)));
    }
}
