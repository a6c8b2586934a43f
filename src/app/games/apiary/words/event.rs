//! Events in words.

use super::{Words, effect::sentence};
use crate::{
    rules::{
        Seat,
        apiary::{Basket, Cell, Event, Item, Owner, Source, Spot, State},
    },
    t,
};

impl Words {
    /// A player's name, or the Autopilot's.
    pub fn owner(&self, owner: Owner) -> &str {
        match owner {
            Owner::Seat(seat) => self.name(seat),
            Owner::Autopilot => t!(self.locale, apiary::autopilot),
        }
    }

    /// The same where it stands alone.
    pub fn owner_name(&self, owner: Owner) -> &str {
        match owner {
            Owner::Seat(seat) => self.name(seat),
            Owner::Autopilot => t!(self.locale, apiary::autopilot_name),
        }
    }

    /// What a text that takes effect belongs to.
    pub fn source(&self, source: Source) -> String {
        match source {
            Source::Item(item) => self.item(item),
            Source::Hex => t!(self.locale, apiary::log::hex).to_owned(),
            Source::Pod(number) => t!(self.locale, apiary::log::pod_source, number = number),
        }
    }

    /// What happened, in a sentence; nothing for events that another one tells. `state` says what lies where.
    pub fn event(&self, state: &State, event: &Event) -> Option<String> {
        self.of_workers(event)
            .or_else(|| self.of_goods(event))
            .or_else(|| self.of_board(state, event))
            .map(|text| sentence(&text))
    }

    /// What happens to workers, and turns.
    fn of_workers(&self, event: &Event) -> Option<String> {
        let l = self.locale;
        Some(match *event {
            Event::Started { seat } => t!(l, apiary::log::started, name = self.name(seat)),
            Event::TurnBegan { owner, turn } => {
                t!(l, apiary::log::turn, turn = turn, name = self.owner(owner))
            }
            Event::HiveWasEmpty { seat } => t!(l, apiary::log::empty, name = self.name(seat)),
            Event::Placed { owner, act, strength } => {
                t!(l, apiary::log::placed, name = self.owner(owner), strength = strength, act = self.act(act))
            }
            Event::Shifted { owner, act } => {
                t!(l, apiary::log::shifted, name = self.owner(owner), act = self.act(act))
            }
            Event::Bumped { owner, by, strength } if owner == by => {
                t!(l, apiary::log::bumped_self, name = self.owner(owner), strength = strength)
            }
            Event::Bumped { owner, by, strength } => {
                t!(l, apiary::log::bumped, name = self.owner(owner), strength = strength, by = self.owner(by))
            }
            Event::BumpedTo { owner, spot: Spot::Landing, .. } => {
                t!(l, apiary::log::to_landing, name = self.owner(owner))
            }
            Event::BumpedTo { owner, strength, .. } => {
                t!(l, apiary::log::to_pool, name = self.owner(owner), strength = strength)
            }
            Event::ActionLost { act, .. } => t!(l, apiary::log::lost, act = self.act(act)),
            Event::Retrieved { owner, workers } => {
                t!(l, apiary::log::retrieved, name = self.owner(owner), count = workers)
            }
            Event::CameBackStronger { seat, workers } => {
                t!(l, apiary::log::stronger, count = workers, name = self.name(seat))
            }
            Event::Hibernated { owner } => t!(l, apiary::log::hibernated, name = self.owner(owner)),
            Event::PodTaken { owner, pod } => {
                t!(l, apiary::log::pod, name = self.owner(owner), number = pod, effect = self.pod(pod))
            }
            Event::PodMissed { seat } => t!(l, apiary::log::missed, name = self.name(seat)),
            Event::Marked { seat, .. } => t!(l, apiary::log::marked, name = self.name(seat)),
            Event::Strengthened { seat, spot, strength } => {
                t!(
                    l,
                    apiary::log::strengthened,
                    name = self.name(seat),
                    spot = self.spot(spot),
                    strength = strength
                )
            }
            Event::Recalled { seat, strength, .. } => {
                t!(l, apiary::log::recalled, name = self.name(seat), strength = strength)
            }
            Event::WorkerGained { seat, strength } => {
                t!(l, apiary::log::worker, name = self.name(seat), strength = strength)
            }
            Event::EndTriggered { turns } => t!(l, apiary::log::end, count = turns),
            Event::GameOver => t!(l, apiary::log::over).to_owned(),
            _ => return None,
        })
    }

    /// What is gained and paid, and what becomes of seeds.
    fn of_goods(&self, event: &Event) -> Option<String> {
        let l = self.locale;
        let seen = |seat: Seat, seed: Option<Item>| (self.name(seat), seed.map(|seed| self.item(seed)));
        Some(match *event {
            Event::FarmPaid { seat, farm } => {
                t!(l, apiary::log::farm, item = self.item(farm), name = self.name(seat))
            }
            Event::Triggered { source, .. } => t!(l, apiary::log::because, source = self.source(source)),
            Event::Gained { seat, resources } => {
                t!(l, apiary::log::gained, name = self.name(seat), goods = self.goods(resources))
            }
            Event::Paid { seat, resources } => {
                t!(l, apiary::log::paid, name = self.name(seat), goods = self.goods(resources))
            }
            Event::Scored { owner, vp } => t!(l, apiary::log::scored, name = self.owner(owner), vp = vp),
            Event::Favored { seat, favor } => {
                t!(l, apiary::log::favored, name = self.name(seat), favor = favor)
            }
            Event::SeedsShuffled => t!(l, apiary::log::seeds).to_owned(),
            Event::SeedDrawn { seat, seed } => match seen(seat, seed) {
                (name, Some(item)) => t!(l, apiary::log::drew, name = name, item = item),
                (name, None) => t!(l, apiary::log::drew_one, name = name),
            },
            Event::SeedKept { seat, seed } => match seen(seat, seed) {
                (name, Some(item)) => t!(l, apiary::log::kept, name = name, item = item),
                (name, None) => t!(l, apiary::log::kept_one, name = name),
            },
            Event::SeedDiscarded { seat, seed } => {
                t!(l, apiary::log::discarded_seed, name = self.name(seat), item = self.item(seed))
            }
            Event::SeedPlayed { seat, seed } => {
                t!(l, apiary::log::seed, name = self.name(seat), item = self.item(seed))
            }
            Event::SeedSpent { seat, seed, resources } => {
                t!(
                    l,
                    apiary::log::spent,
                    name = self.name(seat),
                    item = self.item(seed),
                    goods = self.goods(resources)
                )
            }
            Event::Planted { seat, seed } => {
                t!(l, apiary::log::planted, name = self.name(seat), item = self.item(seed))
            }
            Event::Converted { seat, paid, got } => {
                t!(
                    l,
                    apiary::log::converted,
                    name = self.name(seat),
                    paid = self.goods(paid),
                    got = self.goods(got)
                )
            }
            Event::Swapped { seat, seed } => {
                t!(l, apiary::log::swapped, name = self.name(seat), item = self.item(seed))
            }
            Event::Danced { seat, dance } => {
                t!(l, apiary::log::danced, name = self.name(seat), item = self.item(dance))
            }
            Event::Taught { seat, dance } => {
                t!(l, apiary::log::taught, name = self.name(seat), item = self.item(dance))
            }
            Event::Discarded { seat, resources } => {
                t!(l, apiary::log::discarded, name = self.name(seat), goods = self.goods(resources))
            }
            _ => return None,
        })
    }

    /// What lies on the table.
    fn of_board(&self, state: &State, event: &Event) -> Option<String> {
        let l = self.locale;
        let place = |cell: Cell| self.place(state, cell);
        Some(match *event {
            Event::TokenLaid { cell, .. } => t!(l, apiary::log::token, place = Words::cell(cell)),
            Event::TileDealt { kind, tile, .. } => {
                t!(l, apiary::log::dealt, item = self.item(tile), kind = self.kind(kind))
            }
            Event::CarvingLaid { carving, .. } => t!(l, apiary::log::carving, item = self.item(carving)),
            Event::DanceLaid { dance, .. } => t!(l, apiary::log::dance, item = self.item(dance)),
            Event::MatTaken { seat, mat } => {
                t!(l, apiary::log::mat, name = self.name(seat), item = self.item(mat))
            }
            Event::FactionOffered { seat, faction } => {
                t!(l, apiary::log::offered, name = self.name(seat), item = self.item(faction))
            }
            Event::Drafted { item } => t!(l, apiary::log::drafted, item = self.item(item)),
            Event::FactionTaken { seat, faction } => {
                t!(l, apiary::log::faction, name = self.name(seat), item = self.item(faction))
            }
            Event::ShipMoved { owner, to, .. } => {
                t!(l, apiary::log::ship, name = self.owner(owner), place = place(to))
            }
            Event::Explored { owner, cell, .. } => {
                t!(l, apiary::log::explored, name = self.owner(owner), place = Words::cell(cell))
            }
            Event::PlanetRevealed { cell, planet } => {
                t!(l, apiary::log::planet, item = self.item(planet), place = Words::cell(cell))
            }
            Event::SlotFilled { owner, cell, resource } => {
                t!(
                    l,
                    apiary::log::slot,
                    name = self.owner(owner),
                    good = self.good(resource),
                    place = place(cell)
                )
            }
            Event::Built { seat, tile, hex, cost: Basket::NONE, .. } => {
                t!(
                    l,
                    apiary::log::built,
                    name = self.name(seat),
                    item = self.item(tile),
                    hex = Words::hex(l, hex)
                )
            }
            Event::Built { seat, tile, hex, cost, .. } => {
                let (name, item, goods) = (self.name(seat), self.item(tile), self.goods(cost));
                t!(
                    l,
                    apiary::log::built_for,
                    name = name,
                    item = item,
                    hex = Words::hex(l, hex),
                    goods = goods
                )
            }
            Event::Reserved { seat, tile } => {
                t!(l, apiary::log::reserved, name = self.name(seat), item = self.item(tile))
            }
            Event::FramePlaced { seat, .. } => t!(l, apiary::log::frame, name = self.name(seat)),
            Event::Upgraded { seat, faction } => {
                t!(l, apiary::log::upgraded, name = self.name(seat), item = self.item(faction))
            }
            Event::RowRefreshed { kind } => t!(l, apiary::log::refreshed, kind = self.kind(kind)),
            Event::TilesShuffled { kind } => t!(l, apiary::log::tiles, kinds = self.kinds(kind)),
            Event::CardsTurned { card, .. } => t!(l, apiary::log::card, number = card),
            Event::TileTaken { tile } => t!(l, apiary::log::taken, item = self.item(tile)),
            Event::TileDropped { tile } => t!(l, apiary::log::dropped, item = self.item(tile)),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::{games::apiary::trial, shell::text::Locale},
        rules::{
            Game, Viewer,
            apiary::{ItemKind, Pack},
        },
        session::Playout,
    };

    fn words(locale: Locale) -> Words {
        let names = ["Aki", "Ben", "Chie", "Dan", "Emi"].map(str::to_owned).to_vec();
        Words { locale, names, pack: Pack::caldera() }
    }

    /// All events of a random game as the table saw them, with the state after each.
    fn events(number: u64, mut see: impl FnMut(&State, &Event)) {
        let Ok(mut game) = State::new(&trial::config(number)) else { return };
        let mut playout = Playout::new(number);
        let mut heard = Vec::new();
        while playout.step(&mut game, &mut heard).is_some() {
            for event in heard.drain(..) {
                see(&game, &event.witnessed_by(Viewer::Table));
            }
        }
    }

    #[test]
    fn a_whole_game_is_told_in_both_languages() {
        let all = Locale::ALL.map(words);
        for number in 0..6 {
            events(number, |state, event| {
                for words in &all {
                    match words.event(state, event) {
                        Some(text) => {
                            assert!(
                                !text.contains(['{', '}', '?']) && !text.contains("  "),
                                "{event:?}: {text}"
                            );
                            assert!(text.ends_with(['.', '。', ':', '：']), "{text}");
                        }
                        None => assert!(matches!(event, Event::TurnEnded { .. }), "{event:?}"),
                    }
                }
            });
        }
    }

    #[test]
    fn what_was_drawn_is_not_said_to_the_table() {
        let words = words(Locale::En);
        let seeds: Vec<String> = words.pack.seeds.iter().map(|seed| words.item(seed.item)).collect();
        assert!(
            seeds.iter().all(|name| !name.is_empty())
                && words.pack.seeds.iter().all(|one| one.item.kind() == ItemKind::Seed)
        );
        for number in 1..4 {
            events(number, |state, event| {
                if let Event::SeedDrawn { .. } | Event::SeedKept { .. } = event {
                    let text = words.event(state, event).unwrap_or_default();
                    assert!(seeds.iter().all(|name| !text.contains(name)), "{text}");
                }
            });
        }
    }
}
