//! Dice: the walls' die is a square, the lava's an octagon.

/// Which die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DieKind {
    /// The lava's.
    Lava,
    /// The wall's.
    Wall,
}

impl DieKind {
    /// The classes of the whole die.
    pub fn class(self) -> &'static str {
        match self {
            DieKind::Lava => "die die-lava",
            DieKind::Wall => "die die-wall",
        }
    }

    /// The outline in the box `-20 -20 40 40`.
    pub fn outline(self) -> &'static str {
        match self {
            DieKind::Lava => "M-9-17H9L18-9V9L9 17H-9L-18 9V-9Z",
            DieKind::Wall => {
                "M-11-17H11A6 6 0 0 1 17-11V11A6 6 0 0 1 11 17H-11A6 6 0 0 1-17 11V-11A6 6 0 0 1-11-17Z"
            }
        }
    }
}

const PIPS: [&[(i8, i8)]; 6] = [
    &[(0, 0)],
    &[(-7, -7), (7, 7)],
    &[(-8, -8), (0, 0), (8, 8)],
    &[(-7, -7), (7, -7), (-7, 7), (7, 7)],
    &[(-8, -8), (8, -8), (0, 0), (-8, 8), (8, 8)],
    &[(-7, -9), (7, -9), (-7, 0), (7, 0), (-7, 9), (7, 9)],
];

/// Where the pips of a number are; none for what is no face.
pub fn pips(number: u8) -> &'static [(i8, i8)] {
    PIPS.get(usize::from(number).wrapping_sub(1)).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_face_has_its_number_of_pips() {
        assert!((1..=6).all(|n| pips(n).len() == usize::from(n)));
        assert!(pips(0).is_empty() && pips(7).is_empty());
    }
}
