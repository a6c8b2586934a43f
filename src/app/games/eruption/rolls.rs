//! The rolls for walls, as everybody sees them.

use crate::{
    rules::eruption::{Die, Event, Material, State},
    session::Table,
};

/// One wall's roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roll {
    /// What the wall was made of.
    pub material: Material,
    /// Its die.
    pub wall: Die,
    /// The lava's.
    pub lava: Die,
    /// Whether it held.
    pub holds: bool,
}

impl Roll {
    /// The roll that an event tells of, if it does.
    pub fn of(event: &Event) -> Option<Roll> {
        match *event {
            Event::WallRolled { material, wall, lava, holds, .. } => {
                Some(Roll { material, wall, lava, holds })
            }
            _ => None,
        }
    }

    /// What was rolled, in figures: the wall's die and its bonus against the lava's die.
    pub fn sum(self) -> String {
        let sign = if self.holds { " > " } else { " ≤ " };
        let (wall, bonus, lava) = (self.wall.pips(), self.material.bonus(), self.lava.pips());
        [&wall.to_string(), "+", &bonus.to_string(), sign, &lava.to_string()].concat()
    }
}

/// The rolls of the last time that dice were thrown, in their order: one for each wall.
pub fn last_rolls(table: &Table<State>) -> Vec<Roll> {
    let steps = table.history().iter().rev().map(|step| step.events.iter().find_map(Roll::of));
    let mut rolls: Vec<Roll> = steps.skip_while(Option::is_none).map_while(|roll| roll).collect();
    rolls.reverse();
    rolls
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_says_what_beats_what() {
        let die = |pips: usize| Die::ALL[pips - 1];
        let roll =
            |wall, lava, holds| Roll { material: Material::Wood, wall: die(wall), lava: die(lava), holds };
        let bonus = Material::Wood.bonus();
        assert_eq!(roll(4, 3, true).sum(), format!("4+{bonus} > 3"));
        assert_eq!(roll(1, 6, false).sum(), format!("1+{bonus} ≤ 6"));
    }
}
