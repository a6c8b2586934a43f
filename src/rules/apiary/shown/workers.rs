//! Workers in what is shown: placed, bumped, back, asleep.

use super::{
    super::{
        autopilot::curve,
        event::Owner,
        hex::Cell,
        space::{Act, Spot},
        state::{Bee, GROUPS, NONE, Phase, Player, WORKERS},
    },
    Shown, lose, number, place,
};
use crate::rules::{Seat, apiary::set::Copies};

impl Shown {
    /// A11: once all factions are known, the first workers come.
    pub(super) fn settle_in(&mut self) {
        let seats = self.state.config.players;
        let known = |own: &Player| own.mat != NONE && own.faction != NONE;
        if !(0..seats).all(|seat| known(self.state.player(seat))) {
            return;
        }
        self.state.draft = [Copies::NONE; 2];
        for seat in 0..seats {
            let faction = &self.state.pack().factions[usize::from(self.state.player(seat).faction)];
            let own = self.state.player_mut(seat);
            faction.workers.iter().for_each(|strength| own.pool[place(*strength)] += 1);
            own.supply = WORKERS.saturating_sub(faction.workers.len() as u8);
        }
    }

    pub(super) fn gain_worker(&mut self, seat: Seat, strength: u8) {
        let own = self.player(seat);
        lose(&mut own.supply, 1);
        own.pool[place(strength)] += 1;
    }

    /// A24: the worker on its space, the others one further; who has none any more is nowhere until its owner says.
    pub(super) fn place(&mut self, owner: Owner, act: Act, strength: u8) {
        let (from, bee) = match owner {
            Owner::Seat(seat) => (&mut self.player(seat).pool, number(seat)),
            Owner::Autopilot => {
                let group = self.group();
                (&mut self.state.autopilot.pools[group], GROUPS[group])
            }
        };
        lose(&mut from[place(strength)], 1);
        let first = usize::from(act.first_space());
        let state = &mut self.state;
        if owner != Owner::Autopilot {
            (state.phase, state.running) = (Phase::Main, act.first_space());
        }
        let shifted = state.spaces[first].replace(Bee::new(bee, strength));
        state.bumped = match shifted {
            Some(_) if act.spaces() > 1 => std::mem::replace(&mut state.spaces[first + 1], shifted),
            other => other,
        };
    }

    /// The group of the Autopilot that acts in its turn: the support side names it (A108).
    pub(super) fn group(&self) -> usize {
        let card = self.state.pack().cards.get(usize::from(self.state.autopilot.next));
        card.is_some_and(|card| card.amber).into()
    }

    /// A32; the Autopilot takes back the workers of a group (A109).
    pub(super) fn retrieve(&mut self, owner: Owner) {
        let Owner::Seat(seat) = owner else {
            let group = self.group();
            for space in 0..self.state.spaces.len() {
                if let Some(bee) = self.state.spaces[space].take_if(|bee| bee.owner == GROUPS[group]) {
                    self.state.autopilot.pools[group][usize::from(bee.strength & 3)] += 1;
                }
            }
            return;
        };
        let mut back = std::mem::take(&mut self.player(seat).landing);
        for space in &mut self.state.spaces {
            if let Some(bee) = space.take_if(|bee| bee.owner == number(seat)) {
                back[place(bee.strength)] += 1;
            }
        }
        let own = self.player(seat);
        own.pool.iter_mut().zip(back).for_each(|(pool, returned)| *pool += returned);
        own.pool_marked += back[3];
        own.landing_marked = 0;
        self.returned = [back[0], back[1], back[2]];
        (self.state.phase, self.state.running) = (Phase::Main, NONE);
    }

    /// A36, A112: the worker leaves where it is.
    pub(super) fn hibernate(&mut self, owner: Owner) {
        let bumped = self.state.bumped.take();
        match owner {
            Owner::Seat(seat) => {
                let own = self.state.player_mut(number(seat));
                own.supply += 1;
                if bumped.is_some() {
                } else if own.pool_marked > 0 {
                    own.pool_marked -= 1;
                    lose(&mut own.pool[3], 1);
                } else if own.landing_marked > 0 {
                    own.landing_marked -= 1;
                    lose(&mut own.landing[3], 1);
                } else {
                    let marked = |bee: &&mut Option<Bee>| {
                        bee.is_some_and(|bee| bee.owner == number(seat) && bee.marked)
                    };
                    if let Some(space) = self.state.spaces.iter_mut().find(marked) {
                        *space = None;
                    }
                }
            }
            Owner::Autopilot => {
                let group = match bumped {
                    Some(bee) => usize::from(bee.owner == GROUPS[1]),
                    None => {
                        let group = self.group();
                        let four = |bee: &Bee| bee.owner == GROUPS[group] && bee.strength == 4;
                        let mut spaces = self.state.spaces.iter_mut();
                        if let Some(space) = spaces.find(|space| space.as_ref().is_some_and(four)) {
                            *space = None;
                        }
                        group
                    }
                };
                let gained = self.state.level().gained;
                self.state.autopilot.pools[group][place(gained)] += 1;
            }
        }
    }

    /// A worker gets that strength, or a mark at strength 4.
    pub(super) fn push_worker(&mut self, seat: Seat, spot: Spot, strength: Option<u8>) {
        let own = self.state.player_mut(number(seat));
        let (workers, marked) = match spot {
            Spot::Active => (&mut own.pool, &mut own.pool_marked),
            Spot::Landing => (&mut own.landing, &mut own.landing_marked),
            Spot::At(..) => {
                let space = spot.space().and_then(|space| self.state.spaces.get_mut(usize::from(space)));
                if let Some(Some(bee)) = space {
                    bee.marked |= strength.is_none();
                    bee.strength = strength.unwrap_or(4);
                }
                return;
            }
        };
        match strength {
            None => *marked += 1,
            Some(strength) => {
                lose(&mut workers[place(strength.saturating_sub(1))], 1);
                workers[place(strength)] += 1;
            }
        }
    }

    /// The cells that the ship passes on the Autopilot's walk to a planet (A109), both ends included.
    pub fn autopilot_course(&self, to: Cell) -> Vec<Cell> {
        let (state, board) = (&self.state, self.state.board());
        let wanted = board.planet_at(to);
        let leads = |up: &bool| state.autopilot_walk(*up, state.placed_strength()) == wanted;
        let up = [false, true].into_iter().find(leads).unwrap_or(false);
        let cells: Vec<Cell> = curve(board.columns, board.rows, up).collect();
        let mut course = vec![state.ship];
        let Some(mut at) = cells.iter().position(|cell| *cell == state.ship) else { return course };
        let mut forward = true;
        // There and back again: no walk is longer.
        for _ in 0..2 * cells.len() {
            if forward && at + 1 == cells.len() || !forward && at == 0 {
                forward = !forward;
            }
            at = if forward { at + 1 } else { at.saturating_sub(1) };
            course.extend(cells.get(at));
            if cells.get(at) == Some(&to) {
                break;
            }
        }
        course
    }
}
