//! How long a game of Eruption goes on: what heat there is yet to come, and how sure it is who will win.
//!
//! A game ends soon after somebody has burnt out (E68), after four or five turns of each with four seats, long before the stack is empty.
//! So the hottest village tells how long it takes. The numbers are fitted to games of greedy bots with two and four seats.

use crate::rules::{
    Game, Seat,
    eruption::{Material, State},
};

/// The space of the burn-out, in degrees (E12).
pub(super) const BURN_OUT: f64 = 290.0;
/// So many turns of each seat are left when the hottest village is at 290°, and for each degree below.
const TURNS: f64 = 2.5;
const TURNS_PER_DEGREE: f64 = 0.0175;
/// By so much less for the seat whose turn comes last than for the one whose turn comes next.
const LATER_SEAT: f64 = 0.9;

/// Heat counts half when so many turns times the number of seats are left beside the last one.
const HALVED: f64 = 0.5;
/// Degrees for each turn.
const SPREAD: f64 = 12.0;

/// What a contact counts in the damage phase but one, the one after that by its square, and so on: by then it has been helped, or
/// everybody has as many.
const LATER: f64 = 0.1;
/// The damage phases that are reckoned.
const PHASES: usize = 12;

/// By the material of the wall (last: none) and the number of damage phases to come: the expected heat of a contact, in degrees (E8, E9).
const CONTACT: [[f64; PHASES + 2]; 4] = {
    let holds = [15.0 / 36.0, 21.0 / 36.0, 26.0 / 36.0];
    let mut heat = [[0.0; PHASES + 2]; 4];
    let mut phases = 1;
    while phases < PHASES + 2 {
        heat[3][phases] = 20.0 + LATER * heat[3][phases - 1];
        let mut material = 0;
        while material < 3 {
            let (kept, lost) = (holds[material], 1.0 - holds[material]);
            heat[material][phases] =
                lost * (10.0 + LATER * heat[3][phases - 1]) + kept * LATER * heat[material][phases - 1];
            material += 1;
        }
        phases += 1;
    }
    heat
};

/// The expected heat of a contact behind that wall over so many damage phases, not all of them whole.
pub(super) fn heat_of_contact(wall: Option<Material>, phases: f64) -> f64 {
    let row = &CONTACT[wall.map_or(3, Material::index)];
    let whole = (phases as usize).min(PHASES);
    row[whole] + (phases - whole as f64) * (row[whole + 1] - row[whole])
}

/// How much heat counts, from 0 to 1, with so many turns to come: all of it in the last one and hardly any early in a game. Who is
/// hotter draws more cards (E15) and is attacked less, and nearly all villages end at 290° or as much below it as their Rain takes.
pub(super) fn share_of_heat(turns: f64, seats: u8) -> f64 {
    let before = f64::max(turns - 1.0, 0.0) / (HALVED * f64::from(seats));
    let square = before * before;
    1.0 / (1.0 + square * square)
}

/// By how many degrees what one seat is worth may turn out otherwise, with so many turns before it: about one standard deviation.
pub(super) fn spread_of(turns: f64) -> f64 {
    1.0 + SPREAD * turns
}

impl State {
    /// How many turns with damage a seat may expect after the one that runs; it is sure of 0, and of 1 in the final round.
    pub(super) fn turns_left(&self, seat: Seat) -> f64 {
        let degrees = |one: Seat| f64::from(self.player(one).temperature.get());
        if !self.has_a_turn_left(seat) || (seat == self.seat() && degrees(seat) >= BURN_OUT) {
            return 0.0;
        }
        if self.is_final_round() || self.stack().is_empty() {
            return 1.0;
        }
        let seats = self.seats();
        let alive = Seat::first(seats).filter(|one| self.player(*one).burnt_out == 0);
        let hottest = alive.map(degrees).fold(0.0, f64::max);
        let turns = TURNS + TURNS_PER_DEGREE * (BURN_OUT - hottest);
        let next = (1..=seats).find(|on| self.seat().on(*on, seats) == seat).unwrap_or(seats);
        let order = 0.5 - f64::from(next) / f64::from(seats);
        let rounds = usize::from(self.stack().len()) / usize::from(seats) + 2;
        (turns + LATER_SEAT * order).clamp(1.0, rounds.min(PHASES) as f64)
    }
}
