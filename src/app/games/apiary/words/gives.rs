//! What a text can give at most: what comes after it and is more than that, or something else, has another cause.

use super::Words;
use crate::{
    app::games::apiary::animation::Said,
    rules::apiary::{
        Event, Item, ItemKind, Source,
        pack::{Atom, Clause, Effect, Step},
    },
};

/// So much at most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Most {
    goods: u32,
    vp: u32,
    favor: u32,
    seeds: u32,
    workers: u32,
}

impl Most {
    fn add(&mut self, other: Most, times: u32) {
        self.goods += other.goods * times;
        self.vp += other.vp * times;
        self.favor += other.favor * times;
        self.seeds += other.seeds * times;
        self.workers += other.workers * times;
    }

    /// Whether all of the other is in it.
    const fn holds(self, other: Most) -> bool {
        self.goods >= other.goods
            && self.vp >= other.vp
            && self.favor >= other.favor
            && self.seeds >= other.seeds
            && self.workers >= other.workers
    }

    /// Whether it is of one kind.
    fn is_single(self) -> bool {
        let kinds = [self.goods, self.vp, self.favor, self.seeds, self.workers];
        kinds.iter().filter(|count| **count > 0).count() == 1
    }
}

/// More than any text gives.
const MANY: u32 = 200;

impl Words {
    /// Whether that text can give what is said.
    pub(super) fn gives(&self, source: Source, said: &Said) -> bool {
        let gains = said.gains;
        let given = Most {
            goods: gains.resources.total().into(),
            vp: gains.vp.into(),
            favor: gains.favor.into(),
            seeds: if matches!(said.event, Event::SeedDrawn { .. }) { said.count.into() } else { 0 },
            workers: matches!(said.event, Event::WorkerGained { .. }).into(),
        };
        match source {
            Source::Pod(number) => {
                let pod = self.pack.pods.get(usize::from(number.max(1) - 1));
                pod.is_some_and(|pod| self.most(pod.effect).holds(given))
            }
            // Which hex it was is not told; each of them gives one thing.
            Source::Hex => {
                let mats = self.pack.mats.iter().flat_map(|mat| &mat.bonus);
                let mut bonus = mats.chain(&self.pack.frame.bonus).map(|effect| self.most(*effect));
                given.is_single() && bonus.any(|most| most.holds(given))
            }
            Source::Item(item) => self.most_of(item).holds(given),
        }
    }

    fn most_of(&self, item: Item) -> Most {
        let pack = self.pack;
        let mut most = Most::default();
        let mut add = |effect: Effect| most.add(self.most(effect), 1);
        match item.kind() {
            ItemKind::Farm | ItemKind::Recruit | ItemKind::Development | ItemKind::Carving => {
                let Some(face) = pack.tile(item) else { return most };
                add(face.effect);
                for clause in pack.clauses(face.clauses) {
                    if let Clause::On(_, effect) = clause {
                        add(*effect);
                    }
                }
            }
            ItemKind::Faction => {
                let Some(faction) = pack.factions.iter().find(|one| one.item == item) else { return most };
                add(faction.start);
                for clause in faction.clauses.iter().flat_map(|clauses| pack.clauses(*clauses)) {
                    if let Clause::On(_, effect) = clause {
                        add(*effect);
                    }
                }
            }
            ItemKind::Seed => {
                pack.seeds.iter().filter(|one| one.item == item).for_each(|one| add(one.effect))
            }
            ItemKind::Token => {
                pack.tokens.iter().filter(|one| one.item == item).for_each(|one| add(one.effect))
            }
            // Its slots pay too, and the tokens of a dance make its gain.
            ItemKind::Planet | ItemKind::Dance | ItemKind::DanceToken => {
                return Most { goods: MANY, vp: MANY, favor: MANY, seeds: MANY, workers: MANY };
            }
            ItemKind::Mat => {}
        }
        most
    }

    fn most(&self, effect: Effect) -> Most {
        let mut most = Most::default();
        for step in self.pack.steps(effect) {
            match *step {
                Step::Do(atom) | Step::If { atom, .. } | Step::IfMost { atom, .. } => {
                    most.add(self.most_of_atom(atom), 1);
                }
                Step::PerCount { atom, .. } => most.add(self.most_of_atom(atom), MANY),
                Step::Choice(options) => {
                    for option in self.pack.options(options) {
                        most.add(self.most(*option), 1);
                    }
                }
                Step::Trade { gain, times, .. } => most.add(self.most(gain), times.into()),
            }
        }
        most
    }

    fn most_of_atom(&self, atom: Atom) -> Most {
        let none = Most::default();
        match atom {
            Atom::Gain(_, number) | Atom::Basic(number) | Atom::Refined(number) => {
                Most { goods: number.into(), ..none }
            }
            Atom::Vp(number) => Most { vp: number.into(), ..none },
            Atom::Favor(number) => Most { favor: number.into(), ..none },
            Atom::Draw(number) | Atom::Look { draw: number, .. } => Most { seeds: number.into(), ..none },
            Atom::Worker(_) => Most { workers: 1, ..none },
            Atom::Harvest => Most { goods: MANY, vp: MANY, favor: MANY, seeds: MANY, workers: MANY },
            Atom::Others(effect) => self.most(effect),
            _ => none,
        }
    }
}
