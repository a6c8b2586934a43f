//! The five resources, and a number of each.

use std::fmt;

use super::NotationError;

/// So many letters a step of a record has at most.
pub(super) const MOST_LETTERS: u8 = 40;

/// A resource (chapter 2 of the component pages): three basic ones, then two refined ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Resource {
    Pollen,
    Fibre,
    Water,
    Wax,
    Honey,
}

impl Resource {
    /// All five, in the order of the notation: `P F W X H`.
    pub const ALL: [Resource; 5] =
        [Resource::Pollen, Resource::Fibre, Resource::Water, Resource::Wax, Resource::Honey];
    /// Pollen, fibre, water.
    pub const BASIC: [Resource; 3] = [Resource::Pollen, Resource::Fibre, Resource::Water];
    /// Wax and honey.
    pub const REFINED: [Resource; 2] = [Resource::Wax, Resource::Honey];

    /// Its letter.
    pub const fn letter(self) -> char {
        ['P', 'F', 'W', 'X', 'H'][self as usize]
    }

    /// The resource with that letter.
    pub fn of_letter(letter: char) -> Option<Resource> {
        Resource::ALL.into_iter().find(|resource| resource.letter() == letter)
    }

    /// Whether it is pollen, fibre or water.
    pub const fn is_basic(self) -> bool {
        (self as u8) < 3
    }

    /// Reads a letter of the notation.
    pub(super) fn parse(text: &str) -> Result<Resource, NotationError> {
        let mut letters = text.chars();
        let resource = letters.next().and_then(Resource::of_letter);
        match (resource, letters.next()) {
            (Some(resource), None) => Ok(resource),
            _ => Err(NotationError::new(text, "one of P F W X H")),
        }
    }

    /// Reads a letter of a basic resource.
    pub(super) fn parse_basic(text: &str) -> Result<Resource, NotationError> {
        Resource::parse(text)
            .ok()
            .filter(|resource| resource.is_basic())
            .ok_or_else(|| NotationError::new(text, "one of P F W"))
    }
}

impl fmt::Display for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// So many of each resource, in the order `P F W X H`. Counters stop at 255, far beyond any game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Basket(pub [u8; 5]);

impl Basket {
    /// Nothing.
    pub const NONE: Basket = Basket([0; 5]);

    /// So many of one resource.
    pub const fn of(resource: Resource, amount: u8) -> Basket {
        let mut basket = Basket::NONE;
        basket.0[resource as usize] = amount;
        basket
    }

    /// How many of that resource.
    pub const fn get(self, resource: Resource) -> u8 {
        self.0[resource as usize]
    }

    /// Puts resources in.
    pub const fn add(&mut self, other: Basket) {
        let mut at = 0;
        while at < 5 {
            self.0[at] = self.0[at].saturating_add(other.0[at]);
            at += 1;
        }
    }

    /// What is left when the others are taken away; what is not there cannot be taken.
    #[must_use]
    pub const fn less(mut self, other: Basket) -> Basket {
        let mut at = 0;
        while at < 5 {
            self.0[at] = self.0[at].saturating_sub(other.0[at]);
            at += 1;
        }
        self
    }

    /// Both together.
    #[must_use]
    pub const fn with(mut self, other: Basket) -> Basket {
        self.add(other);
        self
    }

    /// Whether all of the other is in it.
    pub const fn holds(self, other: Basket) -> bool {
        let mut at = 0;
        while at < 5 {
            if self.0[at] < other.0[at] {
                return false;
            }
            at += 1;
        }
        true
    }

    /// How many pollen, fibre and water together.
    pub const fn basics(self) -> u16 {
        self.0[0] as u16 + self.0[1] as u16 + self.0[2] as u16
    }

    /// How many wax and honey together.
    pub const fn refined(self) -> u16 {
        self.0[3] as u16 + self.0[4] as u16
    }

    /// How many in all.
    pub const fn total(self) -> u16 {
        self.basics() + self.refined()
    }

    /// Whether nothing is in it.
    pub fn is_empty(self) -> bool {
        self == Basket::NONE
    }

    /// Reads letters in the order `P F W X H`, each as often as it is meant.
    pub(super) fn parse_letters(text: &str) -> Result<Basket, NotationError> {
        let wrong = || NotationError::new(text, "letters in the order P F W X H");
        let (mut basket, mut last) = (Basket::NONE, Resource::Pollen);
        for letter in text.chars() {
            let resource =
                Resource::of_letter(letter).filter(|resource| *resource >= last).ok_or_else(wrong)?;
            basket.add(Basket::of(resource, 1));
            last = resource;
        }
        if basket.is_empty() || text.len() > usize::from(MOST_LETTERS) { Err(wrong()) } else { Ok(basket) }
    }

    /// Reads letters with a number each, as in `P1W2`.
    pub(super) fn parse_amounts(text: &str) -> Result<Basket, NotationError> {
        let wrong = || NotationError::new(text, "resources with their numbers in the order P F W X H");
        let (mut basket, mut rest, mut last) = (Basket::NONE, text, None);
        while let Some(resource) = rest.chars().next().and_then(Resource::of_letter) {
            rest = &rest[1..];
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let amount: u8 = rest[..digits].parse().map_err(|_| wrong())?;
            if amount == 0 || rest.starts_with('0') || last >= Some(resource) {
                return Err(wrong());
            }
            basket.add(Basket::of(resource, amount));
            (rest, last) = (&rest[digits..], Some(resource));
        }
        if !rest.is_empty() || basket.is_empty() { Err(wrong()) } else { Ok(basket) }
    }

    /// Writes each letter as often as it is meant: `PPW`.
    pub(super) fn letters(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for resource in Resource::ALL {
            for _ in 0..self.get(resource) {
                write!(f, "{resource}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Basket {
    /// Letters with their numbers: `P1W2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for resource in Resource::ALL {
            match self.get(resource) {
                0 => {}
                amount => write!(f, "{resource}{amount}")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn baskets_are_read_as_they_are_written() {
        for text in ["P1W2", "X12", "P1F2W3X4H5"] {
            assert_eq!(Basket::parse_amounts(text).unwrap().to_string(), text);
        }
        for text in ["", "P", "P0", "W1P1", "P1P1", "P01", "P256", "Q1", "P1 "] {
            assert!(Basket::parse_amounts(text).is_err(), "{text:?}");
        }
        assert_eq!(Basket::parse_letters("PPW"), Ok(Basket([2, 0, 1, 0, 0])));
        for text in ["", "WP", "PA", "p"] {
            assert!(Basket::parse_letters(text).is_err(), "{text:?}");
        }
    }
}
