//! The public notation of a state and of the standings (`docs/records.md`).

use serde_json::{Map, Value, json};

use super::{
    item::ItemKind,
    pack::TileKind,
    resource::{Basket, Resource},
    score::ScorePart,
    set::Copies,
    state::{AUTOPILOT, Bee, NONE, Phase, Planet, State},
};
use crate::rules::Score;

impl State {
    fn id(&self, kind: ItemKind, copy: u8) -> Value {
        if copy == NONE { Value::Null } else { self.pack().item(kind, copy).to_string().into() }
    }

    fn ids(&self, kind: ItemKind, copies: Copies) -> Vec<Value> {
        copies.iter().map(|copy| self.id(kind, copy)).collect()
    }

    pub(super) fn notation_json(&self) -> Value {
        let on_turn = match self.seat {
            NONE => Value::Null,
            AUTOPILOT => 1.into(),
            number => number.into(),
        };
        let bee = |bee: &Option<Bee>| match bee {
            Some(bee) => format!("{}:{}", State::owner_name(bee.owner), bee.strength).into(),
            None => Value::Null,
        };
        let owner = |number: u8| match number {
            NONE => Value::Null,
            AUTOPILOT => 1.into(),
            number => number.into(),
        };
        let spaces: Map<String, Value> = self
            .acts()
            .iter()
            .map(|act| {
                let first = usize::from(act.first_space());
                let spaces = self.spaces[first..first + usize::from(act.spaces())].iter();
                (act.name().into(), spaces.map(bee).collect())
            })
            .collect();
        let per_row = |of: &dyn Fn(TileKind) -> Value| -> Map<String, Value> {
            TileKind::ROWS.into_iter().map(|kind| (kind.name().into(), of(kind))).collect()
        };
        let mut stacks = per_row(&|kind| self.stacks[kind as usize].len().into());
        stacks.insert("seed".into(), self.seeds.len().into());
        stacks.insert("planet".into(), self.planets.len().into());
        let mut discards =
            per_row(&|kind| self.ids(ItemKind::ALL[kind as usize], self.discards[kind as usize]).into());
        discards.insert("seed".into(), self.ids(ItemKind::Seed, self.seed_discards).into());
        let rows = per_row(&|kind| {
            let row = self.rows[kind as usize].iter();
            row.map(|copy| self.id(ItemKind::ALL[kind as usize], *copy)).collect()
        });
        let cells = self.board().cells().enumerate().map(|(place, cell)| {
            let Planet { token, planet, slots } = &self.cells[place];
            let letters: String =
                slots.iter().map(|slot| Resource::ALL[usize::from(*slot) % 5].letter()).collect();
            json!([
                cell.column,
                cell.row,
                self.id(ItemKind::Token, *token),
                self.id(ItemKind::Planet, *planet),
                letters
            ])
        });
        let dances = self.dances.iter().take(self.board().dances.into()).map(|floor| {
            let tokens: Vec<Value> =
                floor.tokens.iter().map(|token| self.id(ItemKind::DanceToken, *token)).collect();
            json!([self.id(ItemKind::Dance, floor.dance), owner(floor.teacher), tokens])
        });
        let carvings = self.slots.iter().take(self.board().carving_slots());
        let mut draft = self.ids(ItemKind::Faction, self.draft[0]);
        draft.extend(self.ids(ItemKind::Mat, self.draft[1]));
        let mut state = json!({
            "turn": self.turn,
            "seat": on_turn,
            "phase": self.phase.name(),
            "must_place": self.must_place,
            "seeds_used": self.seeds_used,
            "last_turns": self.last_turns,
            "spaces": spaces,
            "bumped": bee(&self.bumped),
            "rows": rows,
            "stacks": stacks,
            "discards": discards,
            "looking": self.ids(ItemKind::Seed, self.looking[0].with(self.looking[1])),
            "ship": [self.ship.column, self.ship.row],
            "cells": cells.collect::<Vec<Value>>(),
            "pods": self.pods_in_play().map(|pod| owner(self.pods[pod])).collect::<Vec<Value>>(),
            "carvings": carvings.map(|copy| self.id(ItemKind::Carving, *copy)).collect::<Vec<Value>>(),
            "dances": dances.collect::<Vec<Value>>(),
            "dance_tokens": self.ids(ItemKind::DanceToken, self.dance_tokens),
            "frames": self.frames,
            "draft": draft,
            "players": (0..self.config.players).map(|number| self.player_json(number)).collect::<Vec<Value>>(),
        });
        if self.is_solo() {
            state["autopilot"] = self.autopilot_json();
        }
        state
    }

    /// Explore tokens of an owner, in the order taken.
    fn explored_json(&self, number: u8) -> Vec<Value> {
        let taken = self.explored.iter().filter(|[owner, _]| *owner == number);
        taken.map(|[_, token]| self.id(ItemKind::Token, *token)).collect()
    }

    fn player_json(&self, number: u8) -> Value {
        let player = self.player(number);
        let taught = self.dances.get(usize::from(player.taught)).map_or(NONE, |floor| floor.dance);
        let reserve: Vec<Value> = TileKind::ROWS
            .into_iter()
            .flat_map(|kind| self.ids(ItemKind::ALL[kind as usize], player.reserve[kind as usize]))
            .collect();
        let hive = player.hive.iter().map(|built| {
            let hex = self.site_hex(number, built.site);
            json!([hex.q, hex.r, self.face(built.tile).item.to_string()])
        });
        let frames = player.frames.iter().map(|(hex, turn)| json!([hex.q, hex.r, turn]));
        json!({
            "mat": self.id(ItemKind::Mat, player.mat),
            "faction": self.id(ItemKind::Faction, player.faction),
            "upgraded": player.upgraded,
            "offer": self.ids(ItemKind::Faction, player.offer.iter().copied().collect()),
            "vp": player.vp,
            "favor": player.favor,
            "resources": player.resources.0,
            "supply": player.supply,
            "active": strengths(&player.pool),
            "landing": strengths(&player.landing),
            "marked": self.marked_json(number),
            "tokens": player.tokens,
            "explored": self.explored_json(number),
            "hand": self.ids(ItemKind::Seed, player.hand),
            "planted": self.ids(ItemKind::Seed, player.planted),
            "reserve": reserve,
            "taught": self.id(ItemKind::Dance, taught),
            "hive": hive.collect::<Vec<Value>>(),
            "frames": frames.collect::<Vec<Value>>(),
        })
    }

    /// The places of the marked workers, sorted.
    fn marked_json(&self, number: u8) -> Vec<String> {
        let player = self.player(number);
        let at_home = [("active", player.pool_marked), ("landing", player.landing_marked)];
        let mut marked: Vec<String> =
            at_home.into_iter().flat_map(|(place, count)| vec![place.to_string(); count.into()]).collect();
        for act in self.acts() {
            for place in 0..act.spaces() {
                let space = act.first_space() + place;
                if self.spaces[usize::from(space)].is_some_and(|bee| bee.owner == number && bee.marked) {
                    marked.push(super::space::Spot::At(*act, place).to_string());
                }
            }
        }
        marked.sort();
        marked
    }

    fn autopilot_json(&self) -> Value {
        let [card, next] = self.card_ids();
        let autopilot = &self.autopilot;
        let mut deck: Vec<u8> =
            autopilot.deck.iter().map(|place| self.pack().cards[usize::from(place)].id).collect();
        deck.sort_unstable();
        let tiles: Vec<Value> = TileKind::ALL
            .into_iter()
            .flat_map(|kind| self.ids(ItemKind::ALL[kind as usize], autopilot.tiles[kind as usize]))
            .collect();
        json!({
            "vp": autopilot.vp,
            "tokens": autopilot.tokens,
            "card": card,
            "next": next,
            "deck": deck,
            "ash": strengths(&autopilot.pools[0]),
            "amber": strengths(&autopilot.pools[1]),
            "tiles": tiles,
            "explored": self.explored_json(AUTOPILOT),
        })
    }

    pub(super) fn ranking_json(&self) -> Value {
        let parts = |score: &Score<ScorePart>| -> Map<String, Value> {
            score.parts.iter().map(|(part, vp)| (part.name().into(), (*vp).into())).collect()
        };
        let mut rows: Vec<Value> = self
            .standings()
            .iter()
            .map(|score| {
                let mut row = json!({
                    "seat": score.seat.index(), "rank": score.rank, "vp": score.total, "parts": parts(score),
                });
                if !self.is_solo() {
                    row["workers"] = score.tie_break.into();
                }
                row
            })
            .collect();
        if let Some(score) = self.autopilot_score() {
            rows.push(json!({ "seat": 1, "rank": score.rank, "vp": score.total, "parts": parts(&score) }));
        }
        rows.into()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// The resources of a seat, in the order `P F W X H`.
    pub fn resources(&self, seat: crate::rules::Seat) -> Basket {
        self.players.get(seat.index()).map_or(Basket::NONE, |player| player.resources)
    }
}

/// Strengths, ascending, from the numbers of workers of each.
fn strengths(workers: &[u8; 4]) -> Vec<u8> {
    (1..=4).zip(workers).flat_map(|(strength, count)| vec![strength; usize::from(*count)]).collect()
}
