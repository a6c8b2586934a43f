//! How likely the volcano is to erupt: the danger level, the checks of a turn, and the event table that may void one.

use std::fmt;

use crate::rules::Die;

/// The danger level: 1 to 4 (V5, V16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Danger(u8);

impl Danger {
    /// The level at the start and after an eruption.
    pub const LOWEST: Danger = Danger(1);
    /// It rises no further.
    pub const HIGHEST: Danger = Danger(4);

    /// 1 to 4.
    pub const fn level(self) -> u8 {
        self.0
    }

    /// V6: the highest roll that means an eruption.
    pub const fn threshold(self) -> u8 {
        1 + self.0
    }

    /// V6: whether that roll means an eruption.
    pub const fn erupts(self, die: Die) -> bool {
        die.pips() <= self.threshold()
    }

    /// V16: the level of the next turn if nothing erupted.
    pub(super) const fn risen(self) -> Danger {
        if self.0 < Danger::HIGHEST.0 { Danger(self.0 + 1) } else { self }
    }
}

impl fmt::Display for Danger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What is known of this turn's eruption.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outlook {
    /// The check has not been rolled.
    Open,
    /// The check has missed (V6).
    Calm,
    /// The check has hit (V6).
    Due,
    /// The check is void and will be rolled again before resource gain (V7).
    Again,
}

/// The event of a turn (V7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Incident {
    /// 1–2: the check is void and comes again before resource gain.
    CheckAgain,
    /// 3: the parent may turn two currents.
    TwoCurrents,
    /// 4: all move to the parent's island.
    Gathering,
    /// 5: two islands swap places.
    Swap,
    /// 6: two resources are added to an island.
    Bounty,
}

impl Incident {
    /// The event table.
    pub const fn of(die: Die) -> Incident {
        match die.pips() {
            1 | 2 => Incident::CheckAgain,
            3 => Incident::TwoCurrents,
            4 => Incident::Gathering,
            5 => Incident::Swap,
            _ => Incident::Bounty,
        }
    }
}

/// A chance: so many of equally likely cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// The cases in which it happens.
    pub cases: u8,
    /// All cases.
    pub of: u8,
}

impl Odds {
    /// The chance that the volcano erupts in this turn, by all that is known: `incident` is this turn's, if it was rolled.
    pub const fn of_eruption(danger: Danger, outlook: Outlook, incident: Option<Incident>) -> Odds {
        let threshold = danger.threshold();
        match (outlook, incident) {
            (Outlook::Open | Outlook::Again, _) => Odds { cases: threshold, of: 6 },
            // The event is yet to come: two of its six faces void the check, and then six faces are rolled again.
            (Outlook::Due, None) => Odds { cases: 12 + threshold, of: 18 },
            (Outlook::Calm, None) => Odds { cases: threshold, of: 18 },
            (Outlook::Due, Some(_)) => Odds { cases: 6, of: 6 },
            (Outlook::Calm, Some(_)) => Odds { cases: 0, of: 6 },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_danger_rises_to_four() {
        let levels: Vec<u8> = std::iter::successors(Some(Danger::LOWEST), |danger| Some(danger.risen()))
            .map(Danger::level)
            .take(6)
            .collect();
        assert_eq!(levels, [1, 2, 3, 4, 4, 4]);
    }

    #[test]
    fn the_odds_of_a_turn_are_those_of_its_check_until_it_is_rolled() {
        // Two of three events leave the check as it is, the third has it rolled again: the sum over both faces is the same.
        let danger = Danger::LOWEST.risen();
        let odds = |outlook, incident| Odds::of_eruption(danger, outlook, incident);
        assert_eq!(odds(Outlook::Open, None), Odds { cases: 3, of: 6 });
        assert_eq!(odds(Outlook::Due, None), Odds { cases: 15, of: 18 });
        assert_eq!(odds(Outlook::Calm, None), Odds { cases: 3, of: 18 });
        // 3/6 of 15/18 and 3/6 of 3/18 are 9/18.
        assert_eq!((15 + 3) * 3 * 6, 3 * 18 * 6);
        assert_eq!(odds(Outlook::Due, Some(Incident::Swap)), Odds { cases: 6, of: 6 });
        assert_eq!(odds(Outlook::Calm, Some(Incident::Bounty)), Odds { cases: 0, of: 6 });
        assert_eq!(odds(Outlook::Again, Some(Incident::CheckAgain)), Odds { cases: 3, of: 6 });
    }
}
