//! Who is who on the screen: emblem, colours, and the pattern of the workers.

use crate::{
    app::board::emblems,
    rules::{Seat, apiary::Owner},
};

/// Moon, leaf, shell, fish, sail: neighbours have colours that are far apart.
const EMBLEMS: [usize; 5] = [1, 2, 4, 3, 5];

/// The emblem of a seat.
pub fn emblem_of(seat: Seat) -> usize {
    EMBLEMS[seat.index() % EMBLEMS.len()]
}

/// The class of an owner's colours; the Autopilot's groups have classes of their own.
pub fn class_of(owner: Owner) -> &'static str {
    match owner {
        Owner::Seat(seat) => emblems::class(emblem_of(seat)),
        Owner::Autopilot => "ap-ash",
    }
}

/// The pattern of an owner's workers.
pub fn pattern_of(owner: Owner) -> u8 {
    match owner {
        Owner::Seat(seat) => seat.index() as u8,
        Owner::Autopilot => 5,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_seats_look_alike() {
        let seats: Vec<Owner> = Seat::first(5).map(Owner::Seat).collect();
        for (number, one) in seats.iter().enumerate() {
            for other in &seats[..number] {
                assert!(class_of(*one) != class_of(*other) && pattern_of(*one) != pattern_of(*other));
            }
        }
    }
}
