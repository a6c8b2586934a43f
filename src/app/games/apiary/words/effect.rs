//! The effect grammar in words: an effect, a clause or a cost as a sentence, made from the same parsed text as the icons of
//! `art::phrase`, so that a face and its sentence cannot disagree.

use super::Words;
use crate::{
    app::shell::text::{Locale, Word, keys::apiary as say},
    rules::apiary::{
        Basket, Resource,
        pack::{
            Atom, Clause, Clauses, Comparison, Cost, Count, Effect, Modifier, Off, Step, TileKind, TileKinds,
            Trigger,
        },
    },
    t,
};

/// What stands between steps, clauses and goods.
fn joined(l: Locale, parts: impl IntoIterator<Item = String>, signs: [&str; 2]) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(signs[l as usize])
}

const STEPS: [&str; 2] = [", ", "、"];
const CLAUSES: [&str; 2] = ["; ", "。"];

/// Goods and kinds.
impl Words {
    /// A resource.
    pub fn good(&self, one: Resource) -> &'static str {
        let l = self.locale;
        match one {
            Resource::Pollen => t!(l, apiary::good::r0),
            Resource::Fibre => t!(l, apiary::good::r1),
            Resource::Water => t!(l, apiary::good::r2),
            Resource::Wax => t!(l, apiary::good::r3),
            Resource::Honey => t!(l, apiary::good::r4),
        }
    }

    /// So many of each resource, "2 pollen, 1 wax"; "nothing" if there is none.
    pub fn goods(&self, basket: Basket) -> String {
        match basket == Basket::NONE {
            true => t!(self.locale, apiary::effect::nothing).to_owned(),
            false => joined(self.locale, self.each_good(basket), STEPS),
        }
    }

    fn each_good(&self, basket: Basket) -> impl Iterator<Item = String> {
        let some = Resource::ALL.into_iter().filter(move |one| basket.get(*one) > 0);
        some.map(move |one| {
            t!(self.locale, apiary::effect::goods, count = basket.get(one), good = self.good(one))
        })
    }

    /// What is paid.
    pub fn cost(&self, cost: Cost) -> String {
        let l = self.locale;
        let some = |number: u8, text: String| (number > 0).then_some(text);
        let chosen = [
            some(cost.basic, t!(l, apiary::effect::basic, count = cost.basic)),
            some(cost.refined, t!(l, apiary::effect::refined, count = cost.refined)),
            some(cost.seeds, t!(l, apiary::effect::seeds, count = cost.seeds)),
        ];
        joined(l, self.each_good(cost.fixed).chain(chosen.into_iter().flatten()), STEPS)
    }

    /// A kind of tiles, one of them.
    pub fn kind(&self, kind: TileKind) -> &'static str {
        let l = self.locale;
        match kind {
            TileKind::Farm => t!(l, apiary::kind::k0),
            TileKind::Recruit => t!(l, apiary::kind::k1),
            TileKind::Development => t!(l, apiary::kind::k2),
            TileKind::Carving => t!(l, apiary::kind::k3),
        }
    }

    /// Tiles of a kind.
    pub fn kinds(&self, kind: TileKind) -> &'static str {
        let l = self.locale;
        match kind {
            TileKind::Farm => t!(l, apiary::kinds::k0),
            TileKind::Recruit => t!(l, apiary::kinds::k1),
            TileKind::Development => t!(l, apiary::kinds::k2),
            TileKind::Carving => t!(l, apiary::kinds::k3),
        }
    }

    /// A tile of one of these kinds.
    fn one_of(&self, kinds: TileKinds) -> &'static str {
        let mut all = kinds.iter();
        match (all.next(), all.next()) {
            (Some(one), None) => self.kind(one),
            _ => t!(self.locale, apiary::kind::any),
        }
    }

    /// Tiles of these kinds.
    fn all_of(&self, kinds: TileKinds) -> &'static str {
        let mut all = kinds.iter();
        match (all.next(), all.next()) {
            (Some(one), None) => self.kinds(one),
            _ => t!(self.locale, apiary::kinds::any),
        }
    }
}

/// Effects.
impl Words {
    /// An effect; empty if it has no step.
    pub fn effect(&self, effect: Effect) -> String {
        joined(self.locale, self.pack.steps(effect).iter().map(|step| self.step(step)), STEPS)
    }

    /// The same if it is scored at the end of the game.
    pub fn at_end(&self, effect: Effect) -> String {
        t!(self.locale, apiary::effect::end, effect = self.effect(effect))
    }

    fn step(&self, step: &Step) -> String {
        let l = self.locale;
        match *step {
            Step::Do(atom) => self.atom(atom),
            Step::PerCount { atom, count, per, most } => {
                let (effect, what) = (self.atom(atom), self.counted(count, per));
                let text = match per {
                    1 => t!(l, apiary::effect::per, effect = effect, what = what),
                    _ => t!(l, apiary::effect::per_some, effect = effect, number = per, what = what),
                };
                match most {
                    u8::MAX => text,
                    _ => t!(l, apiary::effect::most, effect = text, count = most),
                }
            }
            Step::If { atom, count, comparison, bound } => {
                let (effect, what) = (self.atom(atom), self.counted(count, bound));
                match (comparison, bound) {
                    (Comparison::AtLeast, _) => {
                        t!(l, apiary::effect::at_least, effect = effect, number = bound, what = what)
                    }
                    (Comparison::Exactly | Comparison::AtMost, 0) => {
                        t!(l, apiary::effect::none, effect = effect, what = what)
                    }
                    (Comparison::AtMost, _) => {
                        t!(l, apiary::effect::at_most, effect = effect, number = bound, what = what)
                    }
                    (Comparison::Exactly, _) => {
                        t!(l, apiary::effect::exactly, effect = effect, number = bound, what = what)
                    }
                }
            }
            Step::IfMost { atom, count } => {
                t!(l, apiary::effect::if_most, effect = self.atom(atom), what = self.counted(count, 2))
            }
            Step::Choice(options) => {
                let texts: Vec<_> =
                    self.pack.options(options).iter().map(|option| self.effect(*option)).collect();
                match texts.as_slice() {
                    [] => String::new(),
                    [only] => only.clone(),
                    [some @ .., last] => {
                        let first = some
                            .iter()
                            .cloned()
                            .reduce(|a, b| t!(l, apiary::effect::or, first = a, second = b));
                        t!(l, apiary::effect::either, first = first.unwrap_or_default(), second = last)
                    }
                }
            }
            Step::Trade { cost, gain, times } => {
                let trade = t!(l, apiary::effect::trade, cost = self.cost(cost), effect = self.effect(gain));
                match times {
                    1 => trade,
                    _ => t!(l, apiary::effect::times, trade = trade, count = times),
                }
            }
        }
    }

    fn atom(&self, atom: Atom) -> String {
        let l = self.locale;
        match atom {
            Atom::Gain(one, number) => t!(l, apiary::effect::goods, count = number, good = self.good(one)),
            Atom::Basic(number) => t!(l, apiary::effect::basic, count = number),
            Atom::Refined(number) => t!(l, apiary::effect::refined, count = number),
            Atom::Vp(number) => t!(l, apiary::effect::vp, count = number),
            Atom::Favor(number) => t!(l, apiary::effect::favor, count = number),
            Atom::Draw(number) => t!(l, apiary::effect::draw, count = number),
            Atom::Look { draw, keep } => t!(l, apiary::effect::look, draw = draw, count = keep),
            Atom::Worker(strength) => t!(l, apiary::effect::worker, strength = strength),
            Atom::Strengthen(times) => t!(l, apiary::effect::strengthen, count = times),
            Atom::Recall(number) => t!(l, apiary::effect::recall, count = number),
            Atom::Income(number) => t!(l, apiary::effect::income, count = number),
            Atom::Harvest => t!(l, apiary::effect::harvest).to_owned(),
            Atom::Plant => t!(l, apiary::effect::plant).to_owned(),
            Atom::Build { kinds, off, here } => {
                let kind = self.one_of(kinds);
                let text = match off {
                    Off::Free => t!(l, apiary::effect::build_free, kind = kind),
                    Off::Units(0) => t!(l, apiary::effect::build_at, kind = kind),
                    Off::Units(units) => t!(l, apiary::effect::build_less, kind = kind, count = units),
                };
                match here {
                    true => t!(l, apiary::effect::beside, effect = text),
                    false => text,
                }
            }
            Atom::Reserve(number) => t!(l, apiary::effect::reserve, count = number),
            Atom::Frame(Off::Free) => t!(l, apiary::effect::frame_free).to_owned(),
            Atom::Frame(Off::Units(0)) => t!(l, apiary::effect::frame_at).to_owned(),
            Atom::Frame(Off::Units(units)) => t!(l, apiary::effect::frame_less, count = units),
            Atom::Upgrade => t!(l, apiary::effect::upgrade).to_owned(),
            Atom::Convert(times) => t!(l, apiary::effect::convert, count = times),
            Atom::Refresh(kind) => t!(l, apiary::effect::refresh, kind = self.kind(kind)),
            Atom::RefreshAny => t!(l, apiary::effect::refresh_any).to_owned(),
            Atom::Less(kind, basket) => {
                t!(l, apiary::effect::less, kinds = self.kinds(kind), cost = self.goods(basket))
            }
            Atom::Others(effect) => t!(l, apiary::effect::others, effect = self.effect(effect)),
            Atom::Copy => t!(l, apiary::effect::copy).to_owned(),
        }
    }

    /// What is counted, as it is called if there are so many.
    fn counted(&self, count: Count, number: u8) -> String {
        let (l, count_of) = (self.locale, Word::Number(number.into()));
        let of = |kind: TileKind| if number == 1 { self.kind(kind) } else { self.kinds(kind) };
        macro_rules! named {
            ($($kind:ident => $key:ident),* $(,)?) => {
                match count {
                    $(Count::$kind => say::count::$key { count: count_of }.text(l),)*
                    Count::Built(kind) => of(kind).to_owned(),
                    Count::Resource(one) => self.good(one).to_owned(),
                    Count::Adjacent(kind) => t!(l, apiary::count::adj, what = of(kind)),
                    Count::Group(kind) => t!(l, apiary::count::group, what = of(kind)),
                    Count::AdjacentTile => {
                        let what = if number == 1 { t!(l, apiary::kind::any) } else { t!(l, apiary::kinds::any) };
                        t!(l, apiary::count::adj, what = what)
                    }
                }
            };
        }
        named! {
            Tile => tile, Set => set, Frame => frame, Full => full, Planted => planted, Hand => hand, Explored => explored,
            Pod => pod, Sector => sector, Worker => worker, Worker4 => worker4, Strength => strength, Favor => favor,
            Basic => basic, Refined => refined, Resources => resource, Spot => spot, Empty => empty, Bonus => bonus,
            Outer => outer, Taught => taught, AdjacentVp => adjvp, AdjacentKinds => adjkinds, AdjacentFaction => adjfaction,
        }
    }
}

/// Clauses.
impl Words {
    /// The clauses of a recruit or a faction.
    pub fn clauses(&self, clauses: Clauses) -> String {
        joined(self.locale, self.pack.clauses(clauses).iter().map(|clause| self.clause(clause)), CLAUSES)
    }

    /// One clause.
    pub fn clause(&self, clause: &Clause) -> String {
        let l = self.locale;
        match *clause {
            Clause::On(trigger, effect) => {
                t!(l, apiary::clause::on, event = self.trigger(trigger), effect = self.effect(effect))
            }
            Clause::Change(modifier, number) => self.change(modifier, number),
            Clause::CostOfTiles(kinds, basket) => {
                t!(l, apiary::clause::cost, kinds = self.all_of(kinds), cost = self.goods(basket))
            }
            Clause::CostOfFrames(number) => t!(l, apiary::clause::frames, number = number),
            Clause::CostOfWorkers(number) => t!(l, apiary::clause::workers, number = number),
            Clause::End(effect) => self.at_end(effect),
        }
    }

    fn change(&self, modifier: Modifier, number: u8) -> String {
        let l = self.locale;
        match modifier {
            Modifier::Steps => t!(l, apiary::clause::steps, number = number),
            Modifier::Advance => t!(l, apiary::clause::advance, number = number),
            Modifier::Draw => t!(l, apiary::clause::draw, number = number),
            Modifier::Keep => t!(l, apiary::clause::keep, number = number),
            Modifier::Converts => t!(l, apiary::clause::converts, count = number),
            Modifier::Grow => t!(l, apiary::clause::grow, number = number),
            Modifier::CarveAt => t!(l, apiary::clause::carve_at, number = number),
            Modifier::Plants => t!(l, apiary::clause::plants, count = number),
            Modifier::SeedBasic => t!(l, apiary::clause::seed_basic, number = number),
        }
    }

    /// When a clause is heard.
    pub fn trigger(&self, trigger: Trigger) -> &'static str {
        let l = self.locale;
        macro_rules! named {
            ($($kind:ident => $key:ident),* $(,)?) => { match trigger { $(Trigger::$kind => t!(l, apiary::event::$key),)* } };
        }
        named! {
            Explore => e0, Discover => e1, Advance => e2, BuildFarm => e3, BuildRecruit => e4, BuildDevelopment => e5, BuildCarving => e6,
            BuildAny => e7, Grow => e8, GainWorker => e9, Frame => e10, Research => e11, Plant => e12, Convert => e13, Dance => e14,
            Carve => e15, Retrieve => e16, Bumped => e17, Bump => e18, Hibernate => e19, Seed => e20, Place1 => e21, Place2 => e22,
            Place3 => e23, Place4 => e24, Teach => e25, Upgrade => e26,
        }
    }
}

/// The first letter of a sentence is a capital where the language has them.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::rules::apiary::Pack;

    fn words(locale: Locale) -> Words {
        Words { locale, names: Vec::new(), pack: Pack::caldera() }
    }

    /// Every effect and clause of the pack with its words.
    fn all(words: &Words) -> Vec<String> {
        let pack = words.pack;
        let tiles = pack.tiles.iter().flatten();
        let effects = tiles
            .clone()
            .map(|face| face.effect)
            .chain(pack.seeds.iter().flat_map(|seed| [seed.effect, seed.end]));
        let more = pack
            .planets
            .iter()
            .flat_map(|planet| [planet.printed, planet.bonus])
            .chain(pack.tokens.iter().map(|token| token.effect));
        let effects = effects
            .chain(more)
            .chain(pack.pods.iter().map(|pod| pod.effect))
            .chain(pack.factions.iter().map(|faction| faction.start))
            .chain(pack.mats.iter().flat_map(|mat| mat.bonus.iter().copied()))
            .filter(|effect| !effect.is_empty());
        let clauses =
            tiles.map(|face| face.clauses).chain(pack.factions.iter().flat_map(|faction| faction.clauses));
        effects
            .map(|effect| words.effect(effect))
            .chain(clauses.map(|clauses| words.clauses(clauses)))
            .filter(|text| !text.is_empty())
            .collect()
    }

    #[test]
    fn every_text_of_the_pack_is_said_in_both_languages() {
        for locale in Locale::ALL {
            let texts = all(&words(locale));
            assert!(texts.len() > 150);
            for text in texts {
                assert!(!text.contains("  ") && !text.contains(['{', '}', '?']), "{text}");
                assert_eq!(text.trim(), text);
            }
        }
    }

    /// Whether two letters or more stand twice in a row, as in タイルタイル.
    fn stutters(text: &str) -> bool {
        let letters: Vec<char> = text.chars().collect();
        let doubled = |n: usize| letters.windows(2 * n).any(|both| both[..n] == both[n..]);
        (2..=letters.len() / 2).any(doubled)
    }

    #[test]
    fn no_japanese_word_stands_twice_in_a_row() {
        assert!(stutters("タイルタイルを建てる") && !stutters("それぞれのタイル"));
        let twice: Vec<_> = all(&words(Locale::Ja)).into_iter().filter(|text| stutters(text)).collect();
        assert!(twice.is_empty(), "{twice:?}");
    }

    #[test]
    fn what_is_said_alike_in_one_language_is_in_the_other() {
        let mut known = BTreeMap::new();
        for (en, ja) in all(&words(Locale::En)).into_iter().zip(all(&words(Locale::Ja))) {
            assert_eq!(known.entry(ja.clone()).or_insert_with(|| en.clone()), &en, "{ja}");
        }
    }

    #[test]
    fn a_sentence_begins_with_a_capital() {
        assert_eq!([sentence("may plant"), sentence("花粉"), sentence("")], ["May plant", "花粉", ""]);
    }
}
