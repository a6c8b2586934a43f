//! The effect grammar in icons: an effect, a clause or a cost becomes parts, each a row of glyphs. `fit` lays them out. Nothing is
//! drawn by hand for a single component, so a face and its sentence cannot disagree.

use super::icons::{
    self, BASIC, CHISEL, CIRCLE, CROWN, FLAG, FRAME, OTHERS, REFINED, SHIP, SKEP, STRENGTHEN, UPGRADE, put,
};
use crate::rules::apiary::{
    Basket, Pack, Resource,
    pack::{
        Atom, Clause, Clauses, Comparison, Cost, Effect, Modifier, Off, Step, TileKind, TileKinds, Trigger,
    },
};

/// A picture in a row: its width, and inner SVG round the origin. A row is 24 units high.
#[derive(Clone, Debug, PartialEq)]
pub struct Glyph {
    /// How much of the row it takes.
    pub width: f32,
    /// Inner SVG.
    pub art: String,
}

/// Glyphs that stay together.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Part {
    /// From left to right.
    pub glyphs: Vec<Glyph>,
    /// After so many of them it may go on below: an event stands above what it gives.
    pub breaks: usize,
}

type Row = Vec<Glyph>;

fn glyph(width: f32, art: impl Into<String>) -> Glyph {
    Glyph { width, art: art.into() }
}

/// An icon in its usual width.
fn icon(art: impl Into<String>) -> Glyph {
    glyph(22.0, art)
}

/// A text of that class and width.
fn word(class: &str, width: f32, text: &str) -> Glyph {
    glyph(width, ["<text class=\"ap-gt", class, "\" y=\"1\">", text, "</text>"].concat())
}

fn figure(number: u8, width: f32) -> Glyph {
    word("", width, &number.to_string())
}

/// The arrow between what is paid or happens and what follows.
fn arrow() -> Glyph {
    word(" ap-arrow", 12.0, "▸")
}

fn slash() -> Glyph {
    word(" ap-arrow", 9.0, "/")
}

/// One or two of a thing are drawn, more are counted.
fn many(art: &str, number: u8) -> Row {
    match number {
        0 => Row::new(),
        1 | 2 => vec![glyph(19.0, art); usize::from(number)],
        _ => vec![figure(number, 13.0), icon(art)],
    }
}

/// One of a thing alone, more with their number.
fn some(art: String, number: u8) -> Row {
    match number {
        1 => vec![icon(art)],
        _ => vec![figure(number, 12.0), icon(art)],
    }
}

/// Resources.
pub fn goods(basket: Basket) -> Row {
    Resource::ALL.into_iter().flat_map(|one| many(icons::resource(one), basket.get(one))).collect()
}

/// What is paid.
pub fn cost(cost: Cost) -> Row {
    let mut row = goods(cost.fixed);
    row.extend(many(BASIC, cost.basic));
    row.extend(many(REFINED, cost.refined));
    row.extend(many(&icons::card(), cost.seeds));
    row
}

/// A price, a row for each resource: a figure only from two on.
pub fn price(basket: Basket) -> Vec<Row> {
    let row = |one: Resource| {
        let number = (basket.get(one) > 1).then(|| figure(basket.get(one), 13.0));
        number.into_iter().chain([glyph(21.0, icons::resource(one))]).collect()
    };
    Resource::ALL.into_iter().filter(|one| basket.get(*one) > 0).map(row).collect()
}

/// Several kinds of tiles as one icon.
fn kinds(of: TileKinds) -> String {
    let mut all = of.iter();
    match (all.next(), all.next()) {
        (Some(one), None) => icons::kind(one),
        _ => icons::any_kind(),
    }
}

/// What a cost is lowered by.
fn off(off: Off) -> Option<Glyph> {
    match off {
        Off::Free => Some(word(" ap-tagged", 15.0, "0")),
        Off::Units(0) => None,
        Off::Units(units) => Some(word(" ap-tagged", 20.0, &["−", &units.to_string()].concat())),
    }
}

/// VP with their number.
pub fn points(vp: u8) -> Glyph {
    let number = ["<text class=\"ap-gv\" y=\"1\">", &vp.to_string(), "</text>"].concat();
    glyph(25.0, [icons::medal(11.5), number].concat())
}

fn atom(pack: &Pack, one: Atom) -> Row {
    match one {
        Atom::Gain(resource, number) => many(icons::resource(resource), number),
        Atom::Basic(number) => many(BASIC, number),
        Atom::Refined(number) => many(REFINED, number),
        Atom::Vp(number) => vec![points(number)],
        Atom::Favor(number) => many(CROWN, number),
        Atom::Draw(number) => some(icons::card(), number),
        Atom::Look { draw, keep } => {
            let card = || glyph(18.0, icons::card());
            vec![figure(draw, 12.0), card(), word("", 13.0, "→"), figure(keep, 12.0), card()]
        }
        Atom::Worker(strength) => {
            vec![glyph(24.0, icons::new_worker()), glyph(16.0, put(0.0, 0.0, 0.62, &icons::plate(strength)))]
        }
        Atom::Strengthen(number) => some(STRENGTHEN.to_owned(), number),
        Atom::Recall(number) => some(icons::recall(), number),
        Atom::Income(number) => some(icons::income(), number),
        Atom::Harvest => vec![icon(icons::harvest())],
        Atom::Plant => vec![icon(icons::plant())],
        Atom::Build { kinds: of, off: less, here } => {
            let mut all = of.iter();
            let what = match (all.next(), all.next()) {
                (Some(one), None) => Trigger::build(one),
                _ => Trigger::BuildAny,
            };
            let mut row = vec![glyph(26.0, icons::trigger(what))];
            row.extend(off(less));
            row.extend(here.then(|| {
                glyph(
                    20.0,
                    put(0.0, 0.0, 0.8, &icons::count(crate::rules::apiary::pack::Count::AdjacentTile)),
                )
            }));
            row
        }
        Atom::Reserve(number) => vec![figure(number, 12.0), icon(icons::reserve())],
        Atom::Frame(less) => [glyph(26.0, FRAME)].into_iter().chain(off(less)).collect(),
        Atom::Upgrade => vec![icon(UPGRADE)],
        Atom::Convert(number) => vec![figure(number, 12.0), icon(CIRCLE)],
        Atom::Refresh(kind) => refresh(&icons::kind(kind)),
        Atom::RefreshAny => refresh(&icons::any_kind()),
        Atom::Less(kind, basket) => less(&icons::kind(kind), basket),
        Atom::Others(effect) => {
            let mut row = vec![icon(OTHERS), word("", 6.0, ":")];
            row.extend(steps(pack, effect).into_iter().flatten());
            row
        }
        Atom::Copy => vec![icon(icons::copy())],
    }
}

fn refresh(face: &str) -> Row {
    vec![glyph(18.0, put(-2.0, 0.0, 0.8, face)), glyph(20.0, put(0.0, 0.0, 0.8, CIRCLE))]
}

/// What costs so much less.
fn less(face: &str, basket: Basket) -> Row {
    let mut row = vec![glyph(21.0, put(0.0, 0.0, 0.9, face)), word("", 9.0, "−")];
    row.extend(goods(basket));
    row
}

fn condition(sign: &str, bound: u8) -> Glyph {
    let text = [sign, &bound.to_string()].concat();
    word(" ap-cond", 8.0 + 9.0 * (text.chars().count() - 1) as f32, &text)
}

fn step(pack: &Pack, one: &Step) -> Row {
    match *one {
        Step::Do(one) => atom(pack, one),
        Step::PerCount { atom: one, count, per, most } => {
            let mut row = atom(pack, one);
            row.push(slash());
            row.extend((per > 1).then(|| figure(per, 11.0)));
            row.push(glyph(24.0, icons::count(count)));
            row.extend((most < u8::MAX).then(|| condition("≤", most)));
            row
        }
        Step::If { atom: one, count, comparison, bound } => {
            let sign = match comparison {
                Comparison::AtLeast => "≥",
                Comparison::AtMost => "≤",
                Comparison::Exactly => "=",
            };
            let mut row = atom(pack, one);
            row.extend([icon(icons::count(count)), condition(sign, bound)]);
            row
        }
        Step::IfMost { atom: one, count } => {
            let mut row = atom(pack, one);
            row.extend([word(" ap-cond", 34.0, "max"), icon(icons::count(count))]);
            row
        }
        Step::Choice(options) => {
            let mut row = Row::new();
            for (number, option) in pack.options(options).iter().enumerate() {
                row.extend((number > 0).then(slash));
                row.extend(steps(pack, *option).into_iter().flatten());
            }
            row
        }
        Step::Trade { cost: paid, gain, times } => {
            let mut row = cost(paid);
            row.push(arrow());
            row.extend(steps(pack, gain).into_iter().flatten());
            row.extend((times > 1).then(|| word("", 20.0, &["×", &times.to_string()].concat())));
            row
        }
    }
}

fn steps(pack: &Pack, effect: Effect) -> Vec<Row> {
    pack.steps(effect).iter().map(|one| step(pack, one)).collect()
}

/// An effect: a part for each step.
pub fn effect(pack: &Pack, effect: Effect) -> Vec<Part> {
    steps(pack, effect).into_iter().map(|glyphs| Part { glyphs, breaks: 0 }).collect()
}

/// The same after a sign that says when it happens.
fn signed(pack: &Pack, sign: Glyph, of: Effect) -> Vec<Part> {
    let mut parts = effect(pack, of);
    match parts.first_mut() {
        Some(first) => first.glyphs.insert(0, sign),
        None => parts.push(Part { glyphs: vec![sign], breaks: 0 }),
    }
    parts
}

/// The income of a farm.
pub fn income(pack: &Pack, of: Effect) -> Vec<Part> {
    let sign = r#"<path class="ap-okc ap-ol" transform="scale(.85)" d="M-5-10H5V0H10L0 11-10 0H-5Z"/>"#;
    signed(pack, glyph(23.0, sign), of)
}

/// What is scored at the end.
pub fn end(pack: &Pack, of: Effect) -> Vec<Part> {
    signed(pack, glyph(22.0, put(0.0, 0.0, 0.9, FLAG)), of)
}

/// The clauses of a recruit or a faction, a part each.
pub fn clauses(pack: &Pack, of: Clauses) -> Vec<Part> {
    pack.clauses(of).iter().map(|one| clause(pack, one)).collect()
}

/// One clause.
pub fn clause(pack: &Pack, one: &Clause) -> Part {
    let plain = |glyphs| Part { glyphs, breaks: 0 };
    match *one {
        Clause::On(trigger, effect) => {
            let event = [
                r#"<rect class="ap-evb" x="-13" y="-13" width="26" height="26" rx="7"/>"#,
                &put(0.0, 0.0, 0.82, &icons::trigger(trigger)),
            ];
            let mut glyphs = vec![glyph(27.0, event.concat()), arrow()];
            glyphs.extend(steps(pack, effect).into_iter().flatten());
            Part { glyphs, breaks: 2 }
        }
        Clause::Change(modifier, number) => plain(change(modifier, number)),
        Clause::CostOfTiles(of, basket) => plain(less(&kinds(of), basket)),
        Clause::CostOfFrames(units) => {
            let mut glyphs = vec![icon(FRAME), word("", 10.0, "−")];
            glyphs.extend(many(BASIC, units));
            plain(glyphs)
        }
        Clause::CostOfWorkers(pollen) => plain(less(icons::BEE, Basket::of(Resource::Pollen, pollen))),
        Clause::End(effect) => plain(end(pack, effect).into_iter().flat_map(|part| part.glyphs).collect()),
    }
}

/// A rule that is changed.
fn change(modifier: Modifier, number: u8) -> Row {
    let more = |art: String| vec![icon(art), word(" ap-plus", 20.0, &["+", &number.to_string()].concat())];
    match modifier {
        Modifier::CarveAt => vec![icon(CHISEL), word("", 11.0, "≥"), icon(icons::plate(number))],
        Modifier::Steps => more(SHIP.to_owned()),
        Modifier::Advance => more(icons::advance()),
        Modifier::Draw => more([icons::card(), put(6.0, 4.0, 0.7, icons::PLUS)].concat()),
        Modifier::Keep => more(icons::card()),
        Modifier::Converts => more(CIRCLE.to_owned()),
        Modifier::Grow => more(SKEP.to_owned()),
        Modifier::Plants => more(icons::plant()),
        Modifier::SeedBasic => more(icons::trigger(Trigger::Seed)),
    }
}

/// The row that a pod deals anew first.
pub fn refreshed(kind: TileKind) -> Part {
    Part { glyphs: refresh(&icons::kind(kind)), breaks: 0 }
}

/// What can be converted at any time (A66): wax, honey, another basic resource, another seed.
pub fn rates() -> [Vec<Part>; 4] {
    let basket = |goods: &[(Resource, u8)]| {
        let mut all = Basket::NONE;
        goods.iter().for_each(|(one, count)| all.add(Basket::of(*one, *count)));
        self::goods(all)
    };
    let rate = |from: Row, to: Row| {
        let glyphs = from.into_iter().chain([arrow()]).chain(to).collect();
        vec![Part { glyphs, breaks: 0 }]
    };
    [
        rate(basket(&[(Resource::Pollen, 1), (Resource::Fibre, 1)]), basket(&[(Resource::Wax, 1)])),
        rate(basket(&[(Resource::Pollen, 2), (Resource::Water, 1)]), basket(&[(Resource::Honey, 1)])),
        rate(many(BASIC, 1), many(BASIC, 1)),
        rate(many(&icons::card(), 1), many(&icons::card(), 1)),
    ]
}
