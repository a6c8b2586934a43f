//! The course of a game in numbers: everybody's score after each turn as if the game had ended then, the workers by strength, what
//! went through the hands, and who bumped whom.

use super::score_now::{Standing, standings};
use crate::{
    rules::{
        Game, Seat,
        apiary::{Basket, Event, Owner, Resource, ScorePart, State},
    },
    session::Table,
};

/// A game in numbers, turn by turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// The seats, then the Autopilot if it plays: everything else is in this order.
    pub owners: Vec<Owner>,
    /// What was when each turn ended.
    pub turns: Vec<Moment>,
    /// How many workers of strength 1 to 4 each has placed.
    pub placed: Vec<[u16; 4]>,
    /// What each has gained, and paid or discarded, by kind of resource. Nothing of the Autopilot.
    pub goods: Vec<[[u16; 5]; 2]>,
    /// How often each has bumped a worker of each.
    pub bumps: Vec<Vec<u16>>,
}

/// The end of a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// Whose turn it was.
    pub owner: Owner,
    /// What each score would have been made of.
    pub parts: Vec<Vec<(ScorePart, i32)>>,
    /// Workers that each had, by strength from 1, wherever they were.
    pub workers: Vec<[u8; 4]>,
}

impl Moment {
    /// What the score of one of them would have been.
    pub fn total(&self, owner: usize) -> i32 {
        self.parts.get(owner).map_or(0, |parts| parts.iter().map(|(_, vp)| vp).sum())
    }

    /// A part of it.
    pub fn part(&self, owner: usize, part: ScorePart) -> i32 {
        let parts = self.parts.get(owner).map_or(&[][..], Vec::as_slice);
        parts.iter().find(|(one, _)| *one == part).map_or(0, |(_, vp)| *vp)
    }
}

/// The course of a game so far; it is played again for that.
pub fn course(table: &Table<State>) -> Option<Course> {
    let mut game = State::new(table.state().config()).ok()?;
    let seats = game.seats();
    let mut owners: Vec<Owner> = Seat::first(seats).map(Owner::Seat).collect();
    owners.extend(game.autopilot_score().map(|_| Owner::Autopilot));
    let count = owners.len();
    let mut course = Course {
        turns: Vec::new(),
        placed: vec![[0; 4]; count],
        goods: vec![[[0; 5]; 2]; usize::from(seats)],
        bumps: vec![vec![0; count]; count],
        owners,
    };
    let mut running = None;
    for step in table.history() {
        game.play(step.action, &mut ()).ok()?;
        for event in &step.events {
            course.count(event);
            let next = match *event {
                Event::TurnBegan { owner, .. } => Some(owner),
                Event::GameOver => None,
                _ => continue,
            };
            if let Some(owner) = std::mem::replace(&mut running, next) {
                course.turns.push(moment(&game, owner, &course.owners));
            }
        }
    }
    Some(course)
}

fn moment(game: &State, owner: Owner, owners: &[Owner]) -> Moment {
    let scores = standings(game);
    let parts_of = |of: &Owner| {
        let own = scores.iter().find(|score: &&Standing| score.owner == *of);
        own.map_or_else(Vec::new, |score| score.parts.clone())
    };
    Moment {
        owner,
        parts: owners.iter().map(parts_of).collect(),
        workers: owners.iter().map(|owner| workers(game, *owner)).collect(),
    }
}

/// All workers of an owner, by strength from 1.
fn workers(game: &State, owner: Owner) -> [u8; 4] {
    let mut all = match owner {
        Owner::Seat(seat) => {
            let [pool, landing] =
                game.sheet(seat).map_or([[0; 4]; 2], |sheet| [sheet.pool(), sheet.landing()]);
            std::array::from_fn(|place| pool[place] + landing[place])
        }
        Owner::Autopilot => {
            let [ash, amber] = [false, true].map(|amber| game.autopilot_pool(amber));
            std::array::from_fn(|place| ash[place] + amber[place])
        }
    };
    let out = game.spaces().filter_map(|(.., worker)| worker).chain(game.bumped_worker());
    for worker in out.filter(|worker| worker.owner == owner) {
        all[place(worker.strength)] += 1;
    }
    all
}

fn place(strength: u8) -> usize {
    usize::from(strength.clamp(1, 4) - 1)
}

impl Course {
    fn at(&self, owner: Owner) -> Option<usize> {
        self.owners.iter().position(|other| *other == owner)
    }

    fn count(&mut self, event: &Event) {
        match *event {
            Event::Placed { owner, strength, .. } => {
                if let Some(own) = self.at(owner).and_then(|at| self.placed.get_mut(at)) {
                    own[place(strength)] += 1;
                }
            }
            Event::Bumped { owner, by, .. } => {
                if let (Some(by), Some(of)) = (self.at(by), self.at(owner)) {
                    self.bumps[by][of] += 1;
                }
            }
            Event::Gained { seat, resources } => self.add(seat, 0, resources),
            Event::Paid { seat, resources } | Event::Discarded { seat, resources } => {
                self.add(seat, 1, resources);
            }
            Event::Converted { seat, paid, got } => {
                self.add(seat, 1, paid);
                self.add(seat, 0, got);
            }
            _ => {}
        }
    }

    fn add(&mut self, seat: Seat, way: usize, resources: Basket) {
        let Some(own) = self.goods.get_mut(seat.index()) else { return };
        for (count, one) in own[way].iter_mut().zip(Resource::ALL) {
            *count += u16::from(resources.get(one));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games::apiary::trial::played;

    #[test]
    fn the_last_turn_is_the_end_and_what_went_through_the_hands_is_what_is_left() {
        let mut bumps = 0;
        for number in 0..20 {
            let table = played(number);
            let (course, game) = (course(&table).unwrap(), table.state());
            let all = standings(game);
            assert_eq!(course.owners.len(), all.len());
            assert_eq!(course.turns.len(), usize::from(game.turn()));
            let last = course.turns.last().unwrap();
            for (at, owner) in course.owners.iter().enumerate() {
                let own = all.iter().find(|one| one.owner == *owner).unwrap();
                assert_eq!((own.total, &own.parts), (last.total(at), &last.parts[at]));
                assert!(course.placed[at].iter().sum::<u16>() > 0);
                let Owner::Seat(seat) = *owner else { continue };
                for (kind, one) in Resource::ALL.into_iter().enumerate() {
                    let [come, gone] = course.goods[at].map(|way| i32::from(way[kind]));
                    let left = i32::from(game.sheet(seat).unwrap().resources().get(one));
                    // What the faction brings is there from the start.
                    let start = left - (come - gone);
                    assert!((0..=9).contains(&start), "{one:?} {come} {gone} {left}");
                }
                bumps += course.bumps[at].iter().sum::<u16>();
            }
        }
        assert!(bumps > 100, "{bumps}");
    }
}
