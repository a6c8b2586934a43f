use std::fmt;

/// A temperature on the burn meter: a multiple of 10 from 0 to 290 (1.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Degrees(u16);

impl Degrees {
    /// START.
    pub const ZERO: Degrees = Degrees(0);
    /// The burn-out space.
    pub const BURN_OUT: Degrees = Degrees(290);
    /// The eruption spaces (E14).
    pub const ERUPTION_SPACES: [Degrees; 3] = [Degrees(50), Degrees(120), Degrees(200)];

    /// The number on the meter.
    pub const fn get(self) -> u16 {
        self.0
    }

    /// How many of the danger zones have been reached: 0 to 3.
    pub fn zone(self) -> u8 {
        Degrees::ERUPTION_SPACES.iter().filter(|space| self >= **space).count() as u8
    }

    /// Hotter, up to 290° (E12).
    pub fn heated(self, by: u16) -> Degrees {
        Degrees(self.0.saturating_add(by).min(Degrees::BURN_OUT.0))
    }

    /// Cooler, down to 0° (E47).
    pub(super) fn cooled(self, by: u16) -> Degrees {
        Degrees(self.0.saturating_sub(by))
    }
}

impl fmt::Display for Degrees {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zones_begin_at_the_eruption_spaces() {
        let zone = |degrees| Degrees(degrees).zone();
        assert_eq!([0, 40, 50, 110, 120, 190, 200, 290].map(zone), [0, 0, 1, 1, 2, 2, 3, 3]);
    }

    #[test]
    fn the_meter_ends_at_290_and_at_0() {
        assert_eq!(Degrees(280).heated(20), Degrees::BURN_OUT);
        assert_eq!(Degrees(20).cooled(30), Degrees::ZERO);
        assert_eq!(Degrees::BURN_OUT.to_string(), "290");
    }
}
