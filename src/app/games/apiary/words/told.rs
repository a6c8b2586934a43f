//! What is told of a beat, in sentences that begin with the name of whose doing it is: for captions, and without the name for
//! the log.

use super::{Words, effect::sentence, thing::rule_of};
use crate::{
    app::{
        games::apiary::animation::{Declined, Gains, Said, Scene},
        shell::text::Locale,
    },
    rules::apiary::{Basket, Event, Item, ItemKind, Owner, Source, Spot, State},
    t,
};

/// Several words in a row.
pub fn join(l: Locale, words: impl IntoIterator<Item = String>) -> String {
    words.into_iter().collect::<Vec<_>>().join(if l == Locale::Ja { "、" } else { ", " })
}

/// A sentence after another one.
pub fn append(l: Locale, text: &mut String, more: &str) {
    if l == Locale::En && !text.is_empty() {
        text.push(' ');
    }
    text.push_str(more);
}

impl Words {
    /// What is said of a beat: a sentence or two. `state` says what lies where; `row` are the events of the beat, if they are known.
    pub fn told(&self, state: &State, said: &Said, row: &[Event]) -> Vec<String> {
        let (l, gains) = (self.locale, said.gains);
        let name = said.owner.map_or("", |owner| self.owner(owner));
        let mut rest = gains;
        let main = match (said.scene, said.event) {
            (Scene::Gains, _) => None,
            (Scene::Declined(why), _) => Some(self.declined(name, why)),
            (Scene::Part(part), _) => {
                Some(t!(l, apiary::told::part, part = self.part(part), rule = rule_of(part)))
            }
            (Scene::Standings, _) => Some(t!(l, apiary::told::standings).to_owned()),
            (_, Event::FramePlaced { .. }) if !gains.paid.is_empty() => {
                rest = Gains::default();
                Some(t!(l, apiary::told::frame_for, name = name, goods = self.goods(gains.paid)))
            }
            (_, Event::WorkerGained { strength, .. }) if !gains.paid.is_empty() => {
                rest = Gains::default();
                let goods = self.goods(gains.paid);
                Some(t!(l, apiary::told::worker_for, name = name, strength = strength, goods = goods))
            }
            (_, Event::FarmPaid { farm, .. }) => {
                let item = self.item(farm);
                rest = Gains { paid: gains.paid, ..Gains::default() };
                Some(match self.gained(gains) {
                    goods if goods.is_empty() => t!(l, apiary::told::farm, name = name, item = item),
                    goods => t!(l, apiary::told::farm_for, name = name, item = item, goods = goods),
                })
            }
            (_, Event::Built { .. }) => {
                rest.paid = Basket::NONE;
                self.event(state, &said.event)
            }
            (_, Event::SeedSpent { resources, .. }) => {
                rest.resources = rest.resources.less(resources);
                self.event(state, &said.event)
            }
            // In the set-up all that is laid out is said in one.
            (_, Event::TileDealt { .. }) if row.is_empty() && state.turn() == 0 => {
                Some(t!(l, apiary::told::laid).to_owned())
            }
            (_, event) => self.in_place(name, said, event, row).or_else(|| self.event(state, &event)),
        };
        let (goods, is_paid) = (self.gained(rest), !rest.paid.is_empty());
        let more = match (is_paid, goods.is_empty()) {
            (false, true) => None,
            (false, false) => Some(t!(l, apiary::log::gained, name = name, goods = goods)),
            (true, true) => Some(t!(l, apiary::log::paid, name = name, goods = self.goods(rest.paid))),
            (true, false) => {
                Some(t!(l, apiary::told::traded, name = name, paid = self.goods(rest.paid), goods = goods))
            }
        };
        main.into_iter().chain(more).map(|text| sentence(&text)).collect()
    }

    /// Everything gained, "2 pollen, 1 VP".
    pub fn gained(&self, gains: Gains) -> String {
        let l = self.locale;
        let parts = [
            (!gains.resources.is_empty()).then(|| self.goods(gains.resources)),
            (gains.vp > 0).then(|| t!(l, apiary::effect::vp, count = gains.vp)),
            (gains.favor > 0).then(|| t!(l, apiary::effect::favor, count = gains.favor)),
        ];
        join(l, parts.into_iter().flatten())
    }

    /// Because of which text it happens; nothing where that is not sure. What a tile gives at once comes after the texts that hear
    /// of it, without a sign of its own: only what the text can give is said to come from it.
    pub fn because(&self, said: &Said) -> Option<Source> {
        let is_given = matches!(said.event, Event::SeedDrawn { .. } | Event::WorkerGained { .. })
            && said.gains.is_empty();
        let source = said.cause.filter(|_| said.scene == Scene::Gains || is_given)?;
        self.gives(source, said).then_some(source)
    }

    /// The words for that, to stand before a sentence.
    pub fn cause(&self, source: Source) -> String {
        let l = self.locale;
        let name = match source {
            Source::Item(item) if item.kind() == ItemKind::Token => t!(l, apiary::told::token).to_owned(),
            _ => self.source(source),
        };
        sentence(&t!(l, apiary::log::because, source = name))
    }

    /// A sentence as it stands where the name it begins with is not needed, with a small letter.
    pub fn unnamed(&self, text: &str, owner: Option<Owner>) -> String {
        let name = owner.map(|owner| sentence(self.owner(owner))).unwrap_or_default();
        let rest = text.strip_prefix(&name).filter(|rest| !name.is_empty() && !rest.is_empty());
        match (rest, self.locale) {
            (Some(rest), Locale::En) if rest.starts_with(' ') => rest.trim_start().to_owned(),
            (Some(rest), Locale::Ja) => rest.strip_prefix(['は', 'が', 'の']).unwrap_or(rest).to_owned(),
            _ => text.to_owned(),
        }
    }

    /// The names of components in a row.
    pub fn items(&self, items: impl IntoIterator<Item = Item>) -> String {
        join(self.locale, items.into_iter().map(|item| self.item(item)))
    }

    /// What is said in other words than alone: the name comes first, and what belongs together is counted.
    fn in_place(&self, name: &str, said: &Said, event: Event, row: &[Event]) -> Option<String> {
        let l = self.locale;
        Some(match event {
            Event::Started { .. } => t!(l, apiary::told::started, name = name),
            Event::Bumped { owner, by, strength } if owner != by => {
                t!(l, apiary::told::bumps, name = name, owner = self.owner(owner), strength = strength)
            }
            Event::BumpedTo { spot: Spot::Landing, .. } => t!(l, apiary::told::to_landing, name = name),
            Event::BumpedTo { strength, .. } => {
                t!(l, apiary::told::to_pool, name = name, strength = strength)
            }
            Event::HiveWasEmpty { .. } => t!(l, apiary::told::empty, name = name),
            Event::ActionLost { act, .. } => t!(l, apiary::told::lost, name = name, act = self.act(act)),
            Event::CameBackStronger { workers, .. } => {
                t!(l, apiary::told::stronger, name = name, count = workers)
            }
            Event::Hibernated { .. } => t!(l, apiary::told::slept, name = name),
            Event::PodTaken { pod, .. } => {
                t!(l, apiary::told::pod, name = name, number = pod, sector = self.sector(pod))
            }
            Event::PodMissed { .. } => t!(l, apiary::told::missed, name = name),
            Event::Marked { .. } => t!(l, apiary::told::marked, name = name),
            Event::Strengthened { spot, strength, .. } => {
                t!(l, apiary::told::strengthened, name = name, spot = self.spot(spot), strength = strength)
            }
            Event::Discarded { resources, .. } => {
                t!(l, apiary::told::discards, name = name, goods = self.goods(resources))
            }
            Event::CardsTurned { card, .. } => t!(l, apiary::told::card, name = name, number = card),
            Event::SeedDrawn { .. } if said.count > 1 => match self.seeds(row, said.count) {
                Some(items) => t!(l, apiary::told::drew_these, name = name, items = items),
                None => t!(l, apiary::told::drew, name = name, count = said.count),
            },
            Event::SeedDiscarded { .. } if said.count > 1 => match self.seeds(row, said.count) {
                Some(items) => t!(l, apiary::told::tossed_these, name = name, items = items),
                None => t!(l, apiary::told::tossed, name = name, count = said.count),
            },
            Event::TileDealt { .. } if row.is_empty() => t!(l, apiary::told::rows).to_owned(),
            Event::TileDealt { .. } => {
                let tiles = row.iter().filter_map(|event| match *event {
                    Event::TileDealt { tile, .. } => Some(tile),
                    _ => None,
                });
                t!(l, apiary::told::dealt, items = self.items(tiles))
            }
            Event::TokenLaid { .. } | Event::CarvingLaid { .. } | Event::DanceLaid { .. } => {
                t!(l, apiary::told::laid).to_owned()
            }
            Event::MatTaken { .. } | Event::FactionOffered { .. } if said.count > 1 => {
                t!(l, apiary::told::hands).to_owned()
            }
            Event::Drafted { .. } if !row.is_empty() => {
                let items = row.iter().filter_map(|event| match *event {
                    Event::Drafted { item } => Some(item),
                    _ => None,
                });
                t!(l, apiary::told::drafted, items = self.items(items))
            }
            _ => return None,
        })
    }

    /// The seeds of a row, if all are seen.
    fn seeds(&self, row: &[Event], count: u8) -> Option<String> {
        let seeds: Vec<Item> = row
            .iter()
            .filter_map(|event| match *event {
                Event::SeedDrawn { seed, .. } => seed,
                Event::SeedDiscarded { seed, .. } => Some(seed),
                _ => None,
            })
            .collect();
        (seeds.len() == usize::from(count)).then(|| self.items(seeds))
    }

    /// The sector that a pod is in.
    fn sector(&self, pod: u8) -> &'static str {
        let sector = self.pack.pods.get(usize::from(pod.max(1) - 1)).map(|pod| pod.sector);
        let sector = sector.and_then(|sector| self.pack.sectors.get(sector));
        sector.map_or("", |sector| self.named(&sector.name))
    }

    /// What the Autopilot does not do.
    fn declined(&self, name: &str, why: Declined) -> String {
        let l = self.locale;
        match why {
            Declined::Retrieve { workers, limit } => {
                t!(l, apiary::told::no_retrieve, name = name, count = workers, number = limit)
            }
            Declined::Carve { has_four: false } => t!(l, apiary::told::no_four, name = name),
            Declined::Carve { has_four: true } => t!(l, apiary::told::no_carving, name = name),
        }
    }
}
