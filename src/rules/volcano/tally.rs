//! What the events of a game add up to, seat by seat.

use super::{config::Config, danger::Incident, event::Event, island::Island};
use crate::rules::{Seat, Seats};

/// What one seat did, and what was done to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatTally {
    /// Points now.
    pub points: u32,
    /// Points taken from islands.
    pub from_islands: u32,
    /// Points taken from the volcano.
    pub from_volcano: u32,
    /// Points lost to eruptions.
    pub lost: u32,
    /// How often it was hit.
    pub hits: u16,
    /// Moves in the action phase.
    pub moves: u16,
    /// Currents turned.
    pub turned: u16,
    /// How often it chose GO.
    pub go: u16,
    /// How often it chose anything.
    pub votes: u16,
    /// Eruption checks rolled as parent; one that the event has made void is none (V7).
    pub checks: u16,
    /// How many of them hit.
    pub check_hits: u16,
    /// How many could be expected to hit, in sixths: exact.
    pub expected: u32,
}

/// The tallies of all seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// By seat.
    pub seats: Vec<SeatTally>,
    /// The most points that anybody ever had.
    pub peak: u32,
    /// The check of the turn, until it is known whether it counts.
    check: Option<(Seat, u8, bool)>,
}

impl Tally {
    pub(super) fn new(config: &Config) -> Tally {
        Tally { seats: vec![SeatTally::default(); config.players.into()], peak: 0, check: None }
    }

    fn of(&mut self, seat: Seat) -> &mut SeatTally {
        &mut self.seats[seat.index()]
    }

    fn checked(&mut self) {
        let Some((parent, threshold, hits)) = self.check.take() else { return };
        let tally = self.of(parent);
        tally.checks += 1;
        tally.check_hits += u16::from(hits);
        tally.expected += u32::from(threshold);
    }

    fn voted(&mut self, go: Seats) {
        for (seat, tally) in Seat::first(6).zip(&mut self.seats) {
            tally.votes += 1;
            tally.go += u16::from(go.has(seat));
        }
    }

    pub(super) fn count(&mut self, event: &Event) {
        match *event {
            Event::Checked { parent, threshold, hits, again, .. } => {
                self.check = Some((parent, threshold, hits));
                if again {
                    self.checked();
                }
            }
            Event::IncidentRolled { incident: Incident::CheckAgain, .. } => self.check = None,
            Event::IncidentRolled { .. } => self.checked(),
            Event::CurrentTurned { seat, .. } => self.of(seat).turned += 1,
            Event::Sailed { seat, .. } => self.of(seat).moves += 1,
            // Not from the votes themselves: what was chosen is known to all only now.
            Event::Revealed { go, .. } => self.voted(go),
            Event::Hit { seat, lost, points, .. } => {
                let tally = self.of(seat);
                tally.hits += 1;
                tally.lost += lost;
                tally.points = points;
            }
            Event::Gained { seat, island, amount, points, .. } => {
                let tally = self.of(seat);
                tally.points = points;
                match island {
                    Island::Volcano => tally.from_volcano += amount,
                    _ => tally.from_islands += amount,
                }
                self.peak = self.peak.max(points);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{
            Counted, Die, Game,
            volcano::{Cell, Dir, State, Vote, Way},
        },
        session::Playout,
    };

    #[test]
    fn what_was_gained_less_what_was_lost_is_what_is_there() {
        for seed in 0..40 {
            let config = Config::new(2 + (seed % 5) as u8);
            let (mut game, mut playout, mut events) =
                (State::new(&config).unwrap(), Playout::new(seed), Vec::new());
            while playout.step(&mut game, &mut events).is_some() {}
            let mut tally = State::tally(&config);
            events.iter().for_each(|event| State::count(&mut tally, event));
            let turns = events.iter().filter(|event| State::turn_of(event).is_some()).count();
            for score in game.scores() {
                let own = tally.seats[score.seat.index()];
                assert_eq!(own.points as i32, score.total);
                assert_eq!(
                    State::level(&tally, score.seat),
                    score.total,
                    "what the course of the game shows"
                );
                assert_eq!(own.from_islands + own.from_volcano - own.lost, own.points);
                assert_eq!(i32::from(own.hits), score.tie_break);
                assert!(own.go <= own.votes && usize::from(own.votes) == turns && tally.peak >= own.points);
            }
            let checks: u16 = tally.seats.iter().map(|own| own.checks).sum();
            let landmarks = events.iter().filter(|event| State::is_landmark(event)).count();
            assert!(usize::from(checks) == turns && landmarks == 3);
            let hits: u16 = tally.seats.iter().map(|own| own.check_hits).sum();
            assert_eq!(hits, 3, "as many checks hit as there were eruptions");
        }
    }

    #[test]
    fn everything_is_counted_for_the_seat_that_did_it() {
        let [one, other] = [0, 1].map(Seat::new);
        let [from, to] = [Island::One, Island::Two];
        let (cell, way) = (Cell::known(1, 1), Way::Beside);
        let check = |parent, threshold, hits| Event::Checked {
            parent,
            die: Die::ALL[0],
            threshold,
            hits,
            again: false,
        };
        let rolled = |parent, incident| Event::IncidentRolled { parent, die: Die::ALL[0], incident };
        let gained = |seat, island, amount, points| Event::Gained { seat, island, amount, points, left: 0 };
        let mut tally = Tally::new(&Config::new(2));
        for event in [
            check(one, 2, false),
            rolled(one, Incident::Swap),
            check(one, 3, true),
            rolled(one, Incident::Bounty),
            check(one, 4, true),
            rolled(one, Incident::CheckAgain),
            check(other, 5, true),
            rolled(other, Incident::Gathering),
            Event::CurrentTurned { seat: one, cell, from: Dir::N, to: Dir::S },
            Event::CurrentTurned { seat: one, cell, from: Dir::S, to: Dir::E },
            Event::Sailed { seat: one, from, to, way },
            Event::Sailed { seat: one, from: to, to: from, way },
            Event::Sailed { seat: one, from, to, way },
            Event::Voted { seat: one, vote: Some(Vote::Go) },
            Event::Revealed { go: Seats::of(one), count: 1 },
            Event::Revealed { go: Seats::of(one), count: 1 },
            Event::Revealed { go: Seats::NONE, count: 0 },
            gained(one, from, 4, 4),
            gained(one, to, 5, 9),
            gained(one, Island::Volcano, 2, 11),
            gained(one, Island::Volcano, 1, 12),
            Event::Hit { seat: one, island: from, lost: 6, points: 6 },
            Event::Hit { seat: one, island: from, lost: 3, points: 3 },
        ] {
            tally.count(&event);
        }
        let own = SeatTally {
            points: 3,
            from_islands: 9,
            from_volcano: 3,
            lost: 9,
            hits: 2,
            moves: 3,
            turned: 2,
            go: 2,
            votes: 3,
            checks: 2,
            check_hits: 1,
            expected: 5,
        };
        let theirs = SeatTally { votes: 3, checks: 1, check_hits: 1, expected: 5, ..SeatTally::default() };
        assert_eq!(tally, Tally { seats: vec![own, theirs], peak: 12, check: None });
    }
}
