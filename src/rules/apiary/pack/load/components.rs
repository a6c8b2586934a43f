//! Factions, tiles, seeds, planets, explore tokens and dances.

use super::{
    super::{Dance, DanceToken, Face, Faction, Planet, Problem, Seed, TileKind, Token, raw},
    Loader,
    entries::Listed,
    texts::Place,
};
use crate::rules::apiary::item::{Item, ItemKind};

impl Loader<'_> {
    pub(super) fn factions(&mut self) -> Listed<Faction> {
        let read = |loader: &mut Self, place: &str, raw: raw::Faction, item| {
            loader.bound(&format!("{place}.workers"), raw.workers.len(), 1, 4);
            for strength in &raw.workers {
                loader.bound(&format!("{place}.workers"), (*strength).into(), 1, 4);
            }
            let mut spots = loader.spots(place, "a", &raw.a);
            spots.extend(loader.spots(place, "b", &raw.b));
            Faction {
                item,
                name: raw.name,
                starter: raw.starter,
                interactive: raw.interactive,
                workers: raw.workers,
                resources: loader.basket(place, "resources", &raw.resources),
                spots,
                start: loader.effect(place, "start", &raw.start, Place::Game),
                clauses: [
                    loader.clauses(place, "normal", &raw.normal),
                    loader.clauses(place, "upgraded", &raw.upgraded),
                ],
            }
        };
        self.list("factions", ItemKind::Faction, read, |raw: &raw::Faction| (&raw.id, 1))
    }

    pub(super) fn tiles(&mut self, key: &'static str, kind: TileKind) -> Listed<Face> {
        let read =
            move |loader: &mut Self, place: &str, raw: raw::Tile, item| loader.face(place, raw, item, kind);
        let item_kind = ItemKind::ALL[kind as usize];
        self.list(key, item_kind, read, |raw: &raw::Tile| (&raw.id, raw.count))
    }

    fn face(&mut self, place: &str, raw: raw::Tile, item: Item, kind: TileKind) -> Face {
        // What each kind of tile has: spots and income, clauses, an effect, or an end text.
        let texts = [
            ("spots", raw.spots, kind == TileKind::Farm),
            ("income", raw.income, kind == TileKind::Farm),
            ("clauses", raw.clauses, kind == TileKind::Recruit),
            ("effect", raw.effect, kind == TileKind::Development),
            ("end", raw.end, kind == TileKind::Carving),
        ];
        let [spots, income, clauses, effect, end] = texts.map(|(key, text, has)| {
            if text.is_some() != has {
                let problem = if has { "is missing" } else { "is no key of this kind" };
                self.wrong(format!("{place}.{key}"), Problem::Shape(problem.into()));
            }
            text.unwrap_or_default()
        });
        if raw.vp.is_none() && matches!(kind, TileKind::Recruit | TileKind::Development) {
            self.wrong(format!("{place}.vp"), Problem::Shape("is missing".into()));
        }
        let vp = raw.vp.unwrap_or(u8::from(kind == TileKind::Farm));
        self.bound(&format!("{place}.vp"), vp.into(), 0, 30);
        Face {
            item,
            name: raw.name,
            kind,
            interactive: raw.interactive,
            cost: self.basket(place, "cost", &raw.cost),
            vp,
            spots: self.spots(place, "spots", &spots),
            effect: match kind {
                TileKind::Carving => self.effect(place, "end", &end, Place::End),
                TileKind::Development => self.effect(place, "effect", &effect, Place::Game),
                _ => self.effect(place, "income", &income, Place::Game),
            },
            clauses: self.clauses(place, "clauses", &clauses),
        }
    }

    pub(super) fn seeds(&mut self) -> Listed<Seed> {
        let read = |loader: &mut Self, place: &str, raw: raw::Seed, item| Seed {
            item,
            name: raw.name,
            interactive: raw.interactive,
            effect: loader.effect(place, "effect", &raw.effect, Place::Game),
            end: loader.effect(place, "end", &raw.end, Place::End),
        };
        self.list("seeds", ItemKind::Seed, read, |raw: &raw::Seed| (&raw.id, raw.count))
    }

    pub(super) fn planets(&mut self) -> Listed<Planet> {
        let read = |loader: &mut Self, place: &str, raw: raw::Planet, item| {
            loader.bound(&format!("{place}.slots"), raw.slots.into(), 0, 6);
            Planet {
                item,
                name: raw.name,
                printed: loader.effect(place, "printed", &raw.printed, Place::Planet),
                slots: raw.slots,
                bonus: loader.effect(place, "bonus", &raw.bonus, Place::Game),
            }
        };
        self.list("planets", ItemKind::Planet, read, |raw: &raw::Planet| (&raw.id, raw.count))
    }

    pub(super) fn tokens(&mut self) -> Listed<Token> {
        let read = |loader: &mut Self, place: &str, raw: raw::Token, item| Token {
            item,
            name: raw.name,
            effect: loader.effect(place, "effect", &raw.effect, Place::Game),
            two_seed: raw.two_seed,
        };
        self.list("tokens", ItemKind::Token, read, |raw: &raw::Token| (&raw.id, raw.count))
    }

    pub(super) fn dances(&mut self) -> Listed<Dance> {
        let read = |loader: &mut Self, place: &str, raw: raw::Dance, item| {
            loader.bound(&format!("{place}.spots"), raw.spots.into(), 1, 3);
            Dance {
                item,
                name: raw.name,
                cost: loader.cost(place, "cost", &raw.cost),
                gain: loader.effect(place, "gain", &raw.gain, Place::Game),
                spots: raw.spots,
            }
        };
        self.list("dances", ItemKind::Dance, read, |raw: &raw::Dance| (&raw.id, 1))
    }

    pub(super) fn dance_tokens(&mut self) -> Listed<DanceToken> {
        let read = |loader: &mut Self, place: &str, raw: raw::DanceToken, item| DanceToken {
            item,
            name: raw.name,
            gain: loader.effect(place, "gain", &raw.gain, Place::Game),
        };
        self.list("dance_tokens", ItemKind::DanceToken, read, |raw: &raw::DanceToken| (&raw.id, raw.count))
    }
}
