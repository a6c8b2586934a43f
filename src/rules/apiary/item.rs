//! The ids of components: two letters for the kind and a number.

use std::{fmt, str::FromStr};

use super::NotationError;

/// What an id names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum ItemKind {
    Farm,
    Recruit,
    Development,
    Carving,
    Faction,
    Mat,
    Seed,
    Planet,
    Token,
    Dance,
    DanceToken,
}

impl ItemKind {
    /// All kinds, in pack order.
    pub const ALL: [ItemKind; 11] = [
        ItemKind::Farm,
        ItemKind::Recruit,
        ItemKind::Development,
        ItemKind::Carving,
        ItemKind::Faction,
        ItemKind::Mat,
        ItemKind::Seed,
        ItemKind::Planet,
        ItemKind::Token,
        ItemKind::Dance,
        ItemKind::DanceToken,
    ];

    /// The two letters that its ids begin with.
    pub const fn letters(self) -> &'static str {
        ["ft", "rc", "dv", "cv", "fa", "hm", "se", "pl", "xt", "dt", "dk"][self as usize]
    }
}

/// The id of a component: `ft01`, `dt3`. A number up to 255, in one to three digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Item {
    kind: ItemKind,
    digits: u8,
    number: u8,
}

impl Item {
    /// What it names.
    pub const fn kind(self) -> ItemKind {
        self.kind
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.number
    }

    /// Reads an id of that kind.
    pub(super) fn parse(text: &str, kind: ItemKind) -> Result<Item, NotationError> {
        let wrong = || NotationError::new(text, "an id of that kind");
        text.parse::<Item>().ok().filter(|item| item.kind == kind).ok_or_else(wrong)
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:0width$}", self.kind.letters(), self.number, width = usize::from(self.digits))
    }
}

impl fmt::Debug for Item {
    /// As it is written: in lists of events there are many of them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Item {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Item, NotationError> {
        let wrong = || NotationError::new(text, "an id such as ft01");
        let (letters, digits) = text.split_at_checked(2).ok_or_else(wrong)?;
        let kind = ItemKind::ALL.into_iter().find(|kind| kind.letters() == letters).ok_or_else(wrong)?;
        if !(1..=3).contains(&digits.len()) || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(wrong());
        }
        let number = digits.parse().map_err(|_| wrong())?;
        Ok(Item { kind, digits: digits.len() as u8, number })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_as_they_are_written() {
        for text in ["ft01", "dt3", "se045", "hm0", "xt255"] {
            assert_eq!(text.parse::<Item>().unwrap().to_string(), text);
        }
        for text in ["", "f", "ft", "ft256", "ft1234", "zz1", "ft-1", "ft+1", "FT01", "ft01 ", "é1"] {
            assert!(text.parse::<Item>().is_err(), "{text:?}");
        }
        assert!(Item::parse("ft01", ItemKind::Farm).is_ok() && Item::parse("ft01", ItemKind::Seed).is_err());
    }
}
