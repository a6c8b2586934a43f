//! What walls are made of.

use std::{fmt, str::FromStr};

use crate::rules::NotationError;

/// What a wall is made of, the weakest first (1.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Material {
    /// Bonus 0; holds 15 times in 36.
    Straw,
    /// Bonus 1; holds 21 times in 36.
    Wood,
    /// Bonus 2; holds 26 times in 36.
    Stone,
}

impl Material {
    /// All three, the weakest first.
    pub const ALL: [Material; 3] = [Material::Straw, Material::Wood, Material::Stone];
    const NAMES: [&'static str; 3] = ["straw", "wood", "stone"];

    /// 0 to 2.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// How many walls the box holds.
    pub const fn stock(self) -> u8 {
        [18, 15, 15][self as usize]
    }

    /// What is added to the wall die.
    pub const fn bonus(self) -> u8 {
        self as u8
    }

    /// Whether a wall of this holds against that roll: the wall die with the bonus must beat the lava die.
    pub const fn holds(self, wall: u8, lava: u8) -> bool {
        wall + self.bonus() > lava
    }

    /// In how many of the 36 rolls it holds.
    pub fn odds(self) -> u8 {
        let rolls = (1..=6).flat_map(|wall| (1..=6).map(move |lava| (wall, lava)));
        rolls.filter(|(wall, lava)| self.holds(*wall, *lava)).count() as u8
    }

    /// One step weaker (E60).
    pub const fn weaker(self) -> Option<Material> {
        match self {
            Material::Straw => None,
            Material::Wood => Some(Material::Straw),
            Material::Stone => Some(Material::Wood),
        }
    }

    /// What it counts in the tie-break (E75).
    pub const fn worth(self) -> i32 {
        self as i32 + 1
    }
}

impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Material::NAMES[self.index()])
    }
}

impl FromStr for Material {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Material, NotationError> {
        let found = Material::ALL.into_iter().find(|material| Material::NAMES[material.index()] == text);
        found.ok_or_else(|| NotationError::new(text, "a material: straw, wood or stone"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_cases_of_the_rules_page() {
        assert!(!Material::Straw.holds(6, 6));
        assert!(Material::Wood.holds(6, 6));
        assert!(Material::Stone.holds(1, 2));
        assert!(!Material::Stone.holds(1, 3));
        assert!(Material::Straw.holds(2, 1));
        assert_eq!(Material::ALL.map(Material::odds), [15, 21, 26]);
    }
}
