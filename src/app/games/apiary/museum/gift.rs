//! What a component gives.

use super::Exhibit;
use crate::{
    app::games::apiary::words::Words,
    rules::apiary::{
        Item, ItemKind, Pack, Resource,
        pack::{Atom, Clause, Effect, Modifier, Step},
    },
    t,
};

/// Something that components give.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gift {
    /// That resource, also as one of choice.
    Good(Resource),
    /// VP, now or at the end.
    Vp,
    /// Queen's Favor.
    Favor,
    /// Seeds, or what has to do with planting them.
    Seed,
    /// New workers, or workers back from their actions.
    Worker,
    /// Strength.
    Strength,
    /// Tiles, frames and upgrades, or a lower price for them.
    Building,
    /// Anything else.
    Other,
}

impl Gift {
    /// All of them, in the order of their buttons.
    pub const ALL: [Gift; 12] = [
        Gift::Good(Resource::Pollen),
        Gift::Good(Resource::Fibre),
        Gift::Good(Resource::Water),
        Gift::Good(Resource::Wax),
        Gift::Good(Resource::Honey),
        Gift::Vp,
        Gift::Favor,
        Gift::Seed,
        Gift::Worker,
        Gift::Strength,
        Gift::Building,
        Gift::Other,
    ];

    const fn bit(self) -> u16 {
        1 << match self {
            Gift::Good(one) => one as u16,
            Gift::Vp => 5,
            Gift::Favor => 6,
            Gift::Seed => 7,
            Gift::Worker => 8,
            Gift::Strength => 9,
            Gift::Building => 10,
            Gift::Other => 11,
        }
    }

    /// What it is called.
    pub fn name(self, words: &Words) -> &'static str {
        let l = words.locale;
        match self {
            Gift::Good(one) => words.good(one),
            Gift::Vp => t!(l, apiary::museum::gift::g5),
            Gift::Favor => t!(l, apiary::museum::gift::g6),
            Gift::Seed => t!(l, apiary::museum::gift::g7),
            Gift::Worker => t!(l, apiary::museum::gift::g8),
            Gift::Strength => t!(l, apiary::museum::gift::g9),
            Gift::Building => t!(l, apiary::museum::gift::g10),
            Gift::Other => t!(l, apiary::museum::gift::g11),
        }
    }
}

/// A set of gifts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gifts(u16);

impl Gifts {
    /// Whether it is in it.
    pub const fn has(self, gift: Gift) -> bool {
        self.0 & gift.bit() != 0
    }

    fn add(&mut self, gift: Gift) {
        self.0 |= gift.bit();
    }
}

/// What a component gives; nothing is nowhere: whatever gives none of the others gives something else.
pub fn gifts(pack: &Pack, exhibit: Exhibit) -> Gifts {
    let mut gifts = Gifts::default();
    match exhibit {
        Exhibit::Item(item) => of_item(pack, item, &mut gifts),
        Exhibit::Pod(number) => {
            if let Some(pod) = pack.pods.get(usize::from(number).saturating_sub(1)) {
                of_effect(pack, pod.effect, &mut gifts);
            }
        }
        Exhibit::Frame => pack.frame.bonus.iter().for_each(|bonus| of_effect(pack, *bonus, &mut gifts)),
    }
    if gifts == Gifts::default() {
        gifts.add(Gift::Other);
    }
    gifts
}

/// The effects of a component, one after the other; those of clauses are not among them.
fn effects(pack: &Pack, item: Item) -> Vec<Effect> {
    match item.kind() {
        ItemKind::Farm | ItemKind::Recruit | ItemKind::Development | ItemKind::Carving => {
            pack.tile(item).map(|face| vec![face.effect])
        }
        ItemKind::Faction => pack.factions.iter().find(|one| one.item == item).map(|one| vec![one.start]),
        ItemKind::Mat => pack.mats.iter().find(|one| one.item == item).map(|one| one.bonus.clone()),
        ItemKind::Seed => pack.seeds.iter().find(|one| one.item == item).map(|one| vec![one.effect, one.end]),
        ItemKind::Planet => {
            pack.planets.iter().find(|one| one.item == item).map(|one| vec![one.printed, one.bonus])
        }
        ItemKind::Token => pack.tokens.iter().find(|one| one.item == item).map(|one| vec![one.effect]),
        ItemKind::Dance => pack.dances.iter().find(|one| one.item == item).map(|one| vec![one.gain]),
        ItemKind::DanceToken => {
            pack.dance_tokens.iter().find(|one| one.item == item).map(|one| vec![one.gain])
        }
    }
    .unwrap_or_default()
}

fn of_item(pack: &Pack, item: Item, gifts: &mut Gifts) {
    for effect in effects(pack, item) {
        of_effect(pack, effect, gifts);
    }
    let faction = pack.factions.iter().find(|one| one.item == item);
    let clauses = pack.tile(item).map(|face| face.clauses).into_iter();
    for clauses in clauses.chain(faction.into_iter().flat_map(|faction| faction.clauses)) {
        for clause in pack.clauses(clauses) {
            match *clause {
                Clause::On(_, effect) | Clause::End(effect) => of_effect(pack, effect, gifts),
                Clause::Change(modifier, _) => gifts.add(of_modifier(modifier)),
                Clause::CostOfTiles(..) | Clause::CostOfFrames(_) => gifts.add(Gift::Building),
                Clause::CostOfWorkers(_) => gifts.add(Gift::Worker),
            }
        }
    }
}

fn of_modifier(modifier: Modifier) -> Gift {
    match modifier {
        Modifier::Draw | Modifier::Keep | Modifier::Plants | Modifier::SeedBasic => Gift::Seed,
        Modifier::CarveAt | Modifier::Advance => Gift::Building,
        Modifier::Grow => Gift::Worker,
        Modifier::Steps | Modifier::Converts => Gift::Other,
    }
}

fn of_effect(pack: &Pack, effect: Effect, gifts: &mut Gifts) {
    for step in pack.steps(effect) {
        match *step {
            Step::Do(atom)
            | Step::PerCount { atom, .. }
            | Step::If { atom, .. }
            | Step::IfMost { atom, .. } => of_atom(atom, gifts),
            Step::Choice(options) => {
                pack.options(options).iter().for_each(|option| of_effect(pack, *option, gifts));
            }
            Step::Trade { gain, .. } => of_effect(pack, gain, gifts),
        }
    }
}

fn of_atom(atom: Atom, gifts: &mut Gifts) {
    match atom {
        Atom::Gain(one, _) => gifts.add(Gift::Good(one)),
        Atom::Basic(_) => Resource::BASIC.into_iter().for_each(|one| gifts.add(Gift::Good(one))),
        Atom::Refined(_) => Resource::REFINED.into_iter().for_each(|one| gifts.add(Gift::Good(one))),
        Atom::Vp(_) | Atom::Copy => gifts.add(Gift::Vp),
        Atom::Favor(_) => gifts.add(Gift::Favor),
        Atom::Draw(_) | Atom::Look { .. } | Atom::Plant => gifts.add(Gift::Seed),
        Atom::Worker(_) | Atom::Recall(_) => gifts.add(Gift::Worker),
        Atom::Strengthen(_) => gifts.add(Gift::Strength),
        Atom::Build { .. } | Atom::Reserve(_) | Atom::Frame(_) | Atom::Upgrade | Atom::Less(..) => {
            gifts.add(Gift::Building);
        }
        Atom::Income(_)
        | Atom::Harvest
        | Atom::Convert(_)
        | Atom::Refresh(_)
        | Atom::RefreshAny
        | Atom::Others(_) => gifts.add(Gift::Other),
    }
}
