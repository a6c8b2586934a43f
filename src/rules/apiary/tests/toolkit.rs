//! A game on the table, brought quickly to where a rule can be seen.

use super::super::{
    Act, Config, Hex, Item, ItemKind, Resource, Setup, State,
    pack::TileKind,
    state::{Bee, Built, NONE, Tile},
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

/// A new game in its first turn; seat 0 begins, and these ids are dealt where they can come.
pub(super) fn table(config: Config, wanted: &str) -> Trial<State> {
    let mut trial = Trial::new_game(&config);
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
    fn out(&mut self, seat: u8, act: &str, strength: u8) -> &mut Self;
    fn build(&mut self, seat: u8, tile: &str) -> &mut Self;
    fn vp(&self, seat: u8) -> u16;
    fn favor(&self, seat: u8) -> u8;
    fn has(&self, seat: u8) -> [u8; 5];
    fn pool(&self, seat: u8) -> [u8; 4];
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

    /// Puts a worker of the supply on the first space of an action.
    fn out(&mut self, seat: u8, act: &str, strength: u8) -> &mut Self {
        let act: Act = act.parse().expect("an action");
        self.state.players[usize::from(seat)].supply -= 1;
        self.state.spaces[usize::from(act.first_space())] = Some(Bee::new(seat, strength));
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
