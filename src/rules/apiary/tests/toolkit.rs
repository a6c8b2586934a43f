//! A game on the table, brought quickly to where a rule can be seen.

use serde_json::Value;

use super::super::{
    Action, Basket, Cell, Config, Event, Hex, Item, ItemKind, Pack, PackChoice, Resource, ScorePart, Setup,
    Spot, State,
    few::Few,
    pack::TileKind,
    state::{Bee, Built, NONE, Planet, Tile},
    task::Task,
};
use crate::rules::{
    Game, Pending,
    trial::{Drawn, Trial},
};

impl Drawn for State {
    fn drawing(&self) -> String {
        serde_json::to_string_pretty(&self.state_json()).expect("JSON")
    }
}

/// Plays the set-up and all chance after it: what is wanted comes if it can, anything else in pack order.
pub(super) fn deal(trial: &mut Trial<State>, wanted: &str) {
    let mut wanted: Vec<&str> = wanted.split_whitespace().collect();
    let mut outcomes = Vec::new();
    loop {
        match trial.state.pending() {
            Pending::Chance(_) => {
                trial.state.outcomes(&mut outcomes);
                let texts: Vec<String> = outcomes.iter().map(|(action, _)| action.to_string()).collect();
                let named = |text: &String, id: &str| text.split(' ').nth(1) == Some(id);
                let found = wanted.iter().position(|id| texts.iter().any(|text| named(text, id)));
                let choice = match found {
                    Some(place) => {
                        let id = wanted.remove(place);
                        texts.iter().find(|text| named(text, id)).cloned()
                    }
                    // Nothing that is wanted later is given away.
                    None => texts.iter().find(|text| !wanted.iter().any(|id| named(text, id))).cloned(),
                };
                trial.play(&choice.unwrap_or_else(|| texts[0].clone()));
            }
            Pending::Decision { .. } if wanted_decision(trial, &mut wanted) => {}
            _ => return,
        }
    }
}

/// In the set-up a wanted faction is kept, and the first one otherwise.
fn wanted_decision(trial: &mut Trial<State>, wanted: &mut Vec<&str>) -> bool {
    let options = trial.options();
    if !trial.asks().starts_with("keep-faction") {
        return false;
    }
    let fits = |id: &&str| options.iter().any(|option| option.ends_with(*id));
    let step = match wanted.iter().position(fits) {
        Some(place) => format!("keep {}", wanted.remove(place)),
        None => options[0].clone(),
    };
    trial.play(&step);
    true
}

/// A new game before its first step. What is not played with a pack of its own is played with the first edition of the set: the
/// tests name its numbers, which do not change any more.
pub(super) fn begun(mut config: Config) -> Trial<State> {
    if config.pack.0 == Pack::caldera() {
        config.pack = PackChoice(Pack::first_edition());
    }
    Trial::new_game(&config)
}

/// A new game in its first turn; seat 0 begins, and these ids are dealt where they can come.
pub(super) fn table(config: Config, wanted: &str) -> Trial<State> {
    let mut trial = begun(config);
    if config.players > 1 {
        trial.play("start 0");
    }
    deal(&mut trial, wanted);
    trial
}

/// A game without choice of factions: `mats_and_factions` are those of the seats in turn order.
pub(super) fn dealt(players: u8, mats_and_factions: &str, rows: &str) -> Trial<State> {
    let config = Config { setup: Setup::Random, ..Config::new(players) };
    table(config, &format!("{mats_and_factions} {rows}"))
}

/// What a seat has, set by hand.
pub(super) trait Arrange {
    fn give(&mut self, seat: u8, amounts: [u8; 5]) -> &mut Self;
    fn workers(&mut self, seat: u8, pool: [u8; 4]) -> &mut Self;
    fn hand(&mut self, seat: u8, seeds: &str) -> &mut Self;
    fn out(&mut self, seat: u8, spot: &str, strength: u8) -> &mut Self;
    fn land(&mut self, seat: u8, strength: u8) -> &mut Self;
    fn planted(&mut self, seat: u8, seeds: &str) -> &mut Self;
    fn reserve(&mut self, seat: u8, tile: &str) -> &mut Self;
    fn frame(&mut self, seat: u8, anchor: &str, turn: u8) -> &mut Self;
    fn planet(&mut self, known: &str) -> &mut Self;
    fn ship(&mut self, cell: &str) -> &mut Self;
    fn spots(&mut self, seat: u8, spots: &[u8]) -> &mut Self;
    fn build(&mut self, seat: u8, tile: &str) -> &mut Self;
    fn vp(&self, seat: u8) -> u16;
    fn favor(&self, seat: u8) -> u8;
    fn has(&self, seat: u8) -> [u8; 5];
    fn pool(&self, seat: u8) -> [u8; 4];
    fn part(&self, seat: u8, part: ScorePart) -> i32;
    fn total(&self, seat: u8) -> i32;
    fn json(&self, key: &str) -> Value;
    fn asked(&self) -> Option<u8>;
}

impl Arrange for Trial<State> {
    /// Sets the resources.
    fn give(&mut self, seat: u8, amounts: [u8; 5]) -> &mut Self {
        self.state.players[usize::from(seat)].resources.0 = amounts;
        self
    }

    /// Sets the active pool, by strength; all workers that are not out are in it or in the supply.
    fn workers(&mut self, seat: u8, pool: [u8; 4]) -> &mut Self {
        let out = self.state.spaces.iter().flatten().filter(|bee| bee.owner == seat).count() as u8;
        let player = &mut self.state.players[usize::from(seat)];
        player.pool = pool;
        player.supply = 4 - out - player.landing.iter().sum::<u8>() - pool.iter().sum::<u8>();
        self
    }

    /// Puts seeds from the stack into the hand.
    fn hand(&mut self, seat: u8, seeds: &str) -> &mut Self {
        for seed in seeds.split_whitespace() {
            let item = Item::parse(seed, ItemKind::Seed).expect("a seed");
            let copy = self.state.pack().copies(item).within(self.state.seeds).first().expect("in the stack");
            self.state.seeds.remove(copy);
            self.state.players[usize::from(seat)].hand.add(copy);
        }
        self
    }

    /// Puts a worker of the supply on a space, as `grow` or `explore.2`.
    fn out(&mut self, seat: u8, spot: &str, strength: u8) -> &mut Self {
        let spot: Spot = spot.parse().expect("a space");
        self.state.players[usize::from(seat)].supply -= 1;
        self.state.spaces[usize::from(spot.space().expect("a space"))] = Some(Bee::new(seat, strength));
        self
    }

    /// Puts a worker of the supply into the landing area.
    fn land(&mut self, seat: u8, strength: u8) -> &mut Self {
        let player = &mut self.state.players[usize::from(seat)];
        player.supply -= 1;
        player.landing[usize::from(strength - 1)] += 1;
        self
    }

    /// Plants seeds of the stack.
    fn planted(&mut self, seat: u8, seeds: &str) -> &mut Self {
        self.hand(seat, seeds);
        for seed in seeds.split_whitespace() {
            let item = Item::parse(seed, ItemKind::Seed).expect("a seed");
            let player = &mut self.state.players[usize::from(seat)];
            let copy = self.state.config.pack.0.copies(item).within(player.hand).first().expect("in hand");
            player.hand.remove(copy);
            player.planted.add(copy);
        }
        self
    }

    /// Puts a tile of the stack into the reserve.
    fn reserve(&mut self, seat: u8, tile: &str) -> &mut Self {
        let item: Item = tile.parse().expect("a tile");
        let row = item.kind() as usize;
        let copy = self.state.pack().copies(item).within(self.state.stacks[row]).first().expect("a tile");
        self.state.stacks[row].remove(copy);
        self.state.players[usize::from(seat)].reserve[row].add(copy);
        self
    }

    /// Lays a frame beside the hive, for nothing.
    fn frame(&mut self, seat: u8, anchor: &str, turn: u8) -> &mut Self {
        let anchor = Hex::parse(anchor).expect("a hex");
        let tasks = self.state.tasks;
        self.state.tasks.push(Task::Frame { seat, units: 0 });
        self.state.check_action(Action::Frame(anchor, turn, Basket::NONE)).expect("a legal frame");
        self.state.place_frame(anchor, turn, Basket::NONE, &mut ());
        self.state.tasks = tasks;
        self
    }

    /// Lays a known planet on a cell, with these resources on its slots, as `2,2 pl01 PW`.
    fn planet(&mut self, known: &str) -> &mut Self {
        let mut words = known.split(' ');
        let cell = Cell::parse(words.next().expect("a cell")).expect("a cell");
        let item: Item = words.next().expect("a planet").parse().expect("a planet");
        let planet = self.state.pack().copies(item).first().expect("a planet");
        let place = self.state.board().planet_at(cell).expect("a planet cell");
        self.state.planets.remove(planet);
        let mut slots = Few::new();
        for letter in words.next().unwrap_or("").chars() {
            slots.push(Resource::ALL.iter().position(|r| r.letter() == letter).expect("a resource") as u8);
        }
        self.state.cells[place] = Planet { token: NONE, planet, slots };
        self
    }

    /// Puts the queen ship on a cell.
    fn ship(&mut self, cell: &str) -> &mut Self {
        self.state.ship = Cell::parse(cell).expect("a cell");
        self
    }

    /// Storage spots of these kinds, each a set of resources, instead of those of the hive.
    fn spots(&mut self, seat: u8, spots: &[u8]) -> &mut Self {
        let mut room = [0; 32];
        for takes in spots {
            for (set, count) in room.iter_mut().enumerate() {
                *count += u8::from(usize::from(*takes) & set != 0);
            }
        }
        self.state.players[usize::from(seat)].room = room;
        self
    }

    /// Builds a tile of the stack or the row for free, without anything that follows.
    fn build(&mut self, seat: u8, tile: &str) -> &mut Self {
        let (item, hex) = tile.split_once(' ').expect("a tile and a hex");
        let (item, hex): (Item, Hex) = (item.parse().expect("a tile"), Hex::parse(hex).expect("a hex"));
        let kind = TileKind::ALL[item.kind() as usize];
        let copy = self.state.pack().copies(item).first().expect("a tile");
        if kind == TileKind::Carving {
            self.state.carvings.remove(copy);
            self.state.slots.iter_mut().filter(|slot| **slot == copy).for_each(|slot| *slot = NONE);
        } else {
            self.state.stacks[kind as usize].remove(copy);
            self.state.rows[kind as usize]
                .iter_mut()
                .filter(|lying| **lying == copy)
                .for_each(|lying| *lying = NONE);
        }
        let site = self.state.site_at(seat, hex).expect("a site");
        let beside = self.state.sites_beside(seat, site);
        let player = &mut self.state.players[usize::from(seat)];
        player.hive.push(Built { site, tile: Tile::new(kind, copy) });
        player.covered.add(site);
        player.beside = player.beside.with(beside);
        self.state.storage_changed(seat);
        self.state.clauses_changed(seat);
        self
    }

    fn vp(&self, seat: u8) -> u16 {
        self.state.player(seat).vp
    }

    fn favor(&self, seat: u8) -> u8 {
        self.state.player(seat).favor
    }

    fn has(&self, seat: u8) -> [u8; 5] {
        Resource::ALL.map(|resource| self.state.player(seat).resources.get(resource))
    }

    fn pool(&self, seat: u8) -> [u8; 4] {
        self.state.player(seat).pool
    }

    fn part(&self, seat: u8, part: ScorePart) -> i32 {
        let score = &self.state.scores()[usize::from(seat)];
        score.parts.iter().find(|(named, _)| *named == part).map_or(0, |(_, vp)| *vp)
    }

    fn total(&self, seat: u8) -> i32 {
        self.state.scores()[usize::from(seat)].total
    }

    fn json(&self, key: &str) -> Value {
        self.state.state_json()[key].clone()
    }

    fn asked(&self) -> Option<u8> {
        self.state.asked()
    }
}

/// The place of the first event like this; panics if there is none.
pub(super) fn place_of(trial: &Trial<State>, which: impl Fn(&Event) -> bool) -> usize {
    trial.events.iter().position(which).unwrap_or_else(|| panic!("no such event: {:?}", trial.events))
}

/// The first edition of the set with something changed in it.
pub(super) fn changed_pack(change: impl FnOnce(&mut Value)) -> PackChoice {
    let mut pack: Value = serde_json::from_slice(include_bytes!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/fixtures/caldera-first-edition.json"
    )))
    .expect("JSON");
    change(&mut pack);
    PackChoice(Pack::load(pack.to_string().as_bytes()).expect("a pack"))
}

/// Plays steps and all chance that follows, preferring what is wanted; `end` is any legal way to end the turn.
pub(super) fn go(trial: &mut Trial<State>, steps: &str, wanted: &str) {
    for step in steps.split(';').map(str::trim) {
        if step == "end" && !trial.allows("end") {
            let first = trial.options_for("end")[0].clone();
            trial.play(&first);
        } else {
            trial.play(step);
        }
        deal(trial, wanted);
    }
}
