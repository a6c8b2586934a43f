//! All there is to say of a component: its text line by line, in icons and in words, and its figures.

use super::{Exhibit, Hall, copies};
use crate::{
    app::{
        games::apiary::{
            art::phrase::{self, Part},
            words::{Words, effect::sentence},
        },
        shell::text::Locale,
    },
    rules::apiary::{
        Basket, Item, ItemKind, Resource,
        pack::{Clauses, Effect, Face, Pod, TileKind},
    },
    t,
};

/// A line of its text.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// When it counts.
    pub when: &'static str,
    /// In icons.
    pub parts: Vec<Part>,
    /// In words.
    pub text: String,
}

/// The lines of a component; none has nothing to say.
pub fn lines(words: &Words, exhibit: Exhibit) -> Vec<Line> {
    let mut lines = match exhibit {
        Exhibit::Item(item) => of_item(words, item),
        Exhibit::Pod(number) => {
            let pod = words.pack.pods.get(usize::from(number).saturating_sub(1));
            pod.map(|pod| of_pod(words, pod)).unwrap_or_default()
        }
        Exhibit::Frame => bonuses(words, &words.pack.frame.bonus),
    };
    lines.retain(|line| !line.text.is_empty());
    lines
}

fn effect(words: &Words, when: &'static str, of: Effect) -> Line {
    Line { when, parts: phrase::effect(words.pack, of), text: sentence(&words.effect(of)) }
}

fn clauses(words: &Words, when: &'static str, of: Clauses) -> Vec<Line> {
    let line = |clause| Line {
        when,
        parts: vec![phrase::clause(words.pack, clause)],
        text: sentence(&words.clause(clause)),
    };
    words.pack.clauses(of).iter().map(line).collect()
}

/// What covering hexes gives: alike ones are one line.
fn bonuses(words: &Words, all: &[Effect]) -> Vec<Line> {
    let l = words.locale;
    let mut lines: Vec<(Line, u8)> = Vec::new();
    for bonus in all {
        let line = effect(words, t!(l, apiary::museum::when::covered), *bonus);
        match lines.iter_mut().find(|(known, _)| known.text == line.text) {
            Some((_, count)) => *count += 1,
            None => lines.push((line, 1)),
        }
    }
    let counted = lines.into_iter().map(|(mut line, count)| {
        if count > 1 && !line.text.is_empty() {
            line.text = t!(l, apiary::museum::times, text = line.text, count = count);
        }
        line
    });
    counted.collect()
}

fn of_pod(words: &Words, pod: &Pod) -> Vec<Line> {
    let l = words.locale;
    let refresh = pod.refresh.map(|kind| Line {
        when: t!(l, apiary::museum::when::refresh),
        parts: vec![phrase::refreshed(kind)],
        text: sentence(&t!(l, apiary::effect::refresh, kind = words.kind(kind))),
    });
    refresh.into_iter().chain([effect(words, t!(l, apiary::museum::when::taken), pod.effect)]).collect()
}

fn of_tile(words: &Words, face: &Face) -> Vec<Line> {
    let l = words.locale;
    match face.kind {
        TileKind::Farm => vec![effect(words, t!(l, apiary::museum::when::income), face.effect)],
        TileKind::Recruit => clauses(words, t!(l, apiary::museum::when::clause), face.clauses),
        TileKind::Development => vec![effect(words, t!(l, apiary::museum::when::built), face.effect)],
        TileKind::Carving => vec![effect(words, t!(l, apiary::museum::when::end), face.effect)],
    }
}

fn of_item(words: &Words, item: Item) -> Vec<Line> {
    let (l, pack) = (words.locale, words.pack);
    match item.kind() {
        ItemKind::Farm | ItemKind::Recruit | ItemKind::Development | ItemKind::Carving => {
            pack.tile(item).map(|face| of_tile(words, face))
        }
        ItemKind::Faction => pack.factions.iter().find(|one| one.item == item).map(|one| {
            let [normal, upgraded] = one.clauses;
            [
                vec![effect(words, t!(l, apiary::museum::when::start), one.start)],
                clauses(words, t!(l, apiary::museum::when::normal), normal),
                clauses(words, t!(l, apiary::museum::when::upgraded), upgraded),
            ]
            .concat()
        }),
        ItemKind::Mat => pack.mats.iter().find(|one| one.item == item).map(|one| bonuses(words, &one.bonus)),
        ItemKind::Seed => pack.seeds.iter().find(|one| one.item == item).map(|one| {
            vec![
                effect(words, t!(l, apiary::museum::when::played), one.effect),
                effect(words, t!(l, apiary::museum::when::planted), one.end),
            ]
        }),
        ItemKind::Planet => pack.planets.iter().find(|one| one.item == item).map(|one| {
            vec![
                effect(words, t!(l, apiary::museum::when::visit), one.printed),
                effect(words, t!(l, apiary::museum::when::four), one.bonus),
            ]
        }),
        ItemKind::Token => pack
            .tokens
            .iter()
            .find(|one| one.item == item)
            .map(|one| vec![effect(words, t!(l, apiary::museum::when::explored), one.effect)]),
        ItemKind::Dance => pack.dances.iter().find(|one| one.item == item).map(|one| {
            let cost = Line {
                when: t!(l, apiary::museum::when::pays),
                parts: vec![Part { glyphs: phrase::cost(one.cost), breaks: 0 }],
                text: sentence(&words.cost(one.cost)),
            };
            vec![cost, effect(words, t!(l, apiary::museum::when::gains), one.gain)]
        }),
        ItemKind::DanceToken => pack
            .dance_tokens
            .iter()
            .find(|one| one.item == item)
            .map(|one| vec![effect(words, t!(l, apiary::museum::when::chosen), one.gain)]),
    }
    .unwrap_or_default()
}

/// A figure of a component.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// What it is.
    pub what: &'static str,
    /// How it is drawn.
    pub shown: Shown,
    /// In words.
    pub text: String,
}

/// How a figure is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// As its text.
    Text,
    /// As resources.
    Goods(Basket),
    /// As a medal with its number.
    Vp(u8),
    /// As storage spots, each with what it takes.
    Spots(Vec<u8>),
    /// As workers and resources.
    Start(Vec<u8>, Basket),
}

/// The figures of a component.
pub fn facts(words: &Words, hall: Hall, exhibit: Exhibit) -> Vec<Fact> {
    let (l, pack) = (words.locale, words.pack);
    let text = |what, text: String| Fact { what, shown: Shown::Text, text };
    let number = |what, number: usize| text(what, number.to_string());
    let mut facts = Vec::new();
    match exhibit {
        Exhibit::Pod(at) => {
            let pod = pack.pods.get(usize::from(at).saturating_sub(1));
            facts.extend(pod.and_then(|pod| pack.sectors.get(pod.sector)).map(|sector| {
                let vp = match sector.second {
                    Some(second) => {
                        t!(l, apiary::museum::second, first = sector.first, second = second)
                    }
                    None => t!(l, apiary::museum::first, first = sector.first),
                };
                text(t!(l, apiary::museum::fact::sector), vp)
            }));
        }
        Exhibit::Frame => {
            facts.push(number(t!(l, apiary::museum::fact::copies), copies(pack, hall, exhibit)))
        }
        Exhibit::Item(item) => {
            if let Some(face) = pack.tile(item) {
                facts.push(Fact {
                    what: t!(l, apiary::museum::fact::price),
                    shown: Shown::Goods(face.cost),
                    text: words.goods(face.cost),
                });
                if face.vp > 0 {
                    facts.push(Fact {
                        what: t!(l, apiary::museum::fact::vp),
                        shown: Shown::Vp(face.vp),
                        text: t!(l, apiary::effect::vp, count = face.vp),
                    });
                }
                facts.extend(storage(words, &face.spots));
            }
            if let Some(faction) = pack.factions.iter().find(|one| one.item == item) {
                facts.push(started(words, &faction.workers, faction.resources));
                facts.extend(storage(words, &faction.spots));
                if faction.starter {
                    facts.push(text(t!(l, apiary::museum::fact::starter), String::new()));
                }
            }
            if let Some(planet) = pack.planets.iter().find(|one| one.item == item) {
                facts.push(number(t!(l, apiary::museum::fact::slots), planet.slots.into()));
            }
            if let Some(dance) = pack.dances.iter().find(|one| one.item == item) {
                facts.push(number(t!(l, apiary::museum::fact::tokens), dance.spots.into()));
            }
            if let Some(mat) = pack.mats.iter().find(|one| one.item == item) {
                facts.push(number(t!(l, apiary::museum::fact::hexes), mat.hexes.len()));
            }
            let copies = copies(pack, hall, exhibit);
            if copies > 1 {
                facts.push(number(t!(l, apiary::museum::fact::copies), copies));
            }
            if interactive(words, item) {
                facts.push(text(t!(l, apiary::museum::fact::interactive), String::new()));
            }
        }
    }
    facts
}

/// Whether it leaves a game against the Autopilot (A104).
fn interactive(words: &Words, item: Item) -> bool {
    let pack = words.pack;
    pack.tile(item).is_some_and(|face| face.interactive)
        || pack.seeds.iter().any(|one| one.item == item && one.interactive)
        || pack.factions.iter().any(|one| one.item == item && one.interactive)
}

fn storage(words: &Words, spots: &[u8]) -> Option<Fact> {
    let l = words.locale;
    let takes = |takes: &u8| {
        let some = Resource::ALL.into_iter().filter(|one| takes & 1 << *one as u8 != 0);
        let goods: Vec<_> = some.map(|one| words.good(one)).collect();
        t!(l, apiary::museum::spot, goods = goods.join(["/", "・"][l as usize]))
    };
    (!spots.is_empty()).then(|| Fact {
        what: t!(l, apiary::museum::fact::spots),
        shown: Shown::Spots(spots.to_vec()),
        text: listed(l, spots.iter().map(takes)),
    })
}

fn started(words: &Words, workers: &[u8], resources: Basket) -> Fact {
    let l = words.locale;
    let worker = |strength: &u8| t!(l, apiary::museum::worker, strength = *strength);
    let goods = (!resources.is_empty()).then(|| words.goods(resources));
    Fact {
        what: t!(l, apiary::museum::fact::workers),
        shown: Shown::Start(workers.to_vec(), resources),
        text: listed(l, workers.iter().map(worker).chain(goods)),
    }
}

fn listed(l: Locale, all: impl Iterator<Item = String>) -> String {
    all.collect::<Vec<_>>().join([", ", "、"][l as usize])
}
