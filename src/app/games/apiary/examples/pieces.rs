//! Single components: a planet, a frame, storage, a seed, a dance, and two cards of the Autopilot.

use super::{ORANGE, owned};
use crate::{
    app::{
        board::{decimal::number, emblems},
        games::apiary::art::{
            bee::{Look, bee},
            card,
            icons::{self, put},
            planet::{Held, Reach, cell},
            tile::socket,
        },
        shell::text::Locale,
    },
    rules::apiary::{
        Pack, Resource,
        pack::{Card, CardAction, Trigger},
    },
    t,
};

/// A planet that prints something, has a slot with water on it and a gift for strength 4.
pub fn planet(pack: &Pack) -> String {
    let whole = |planet: &&crate::rules::apiary::pack::Planet| {
        planet.slots > 0 && !planet.printed.is_empty() && !planet.bonus.is_empty()
    };
    let night = "<rect class=\"ap-night\" width=\"220\" height=\"160\" rx=\"16\"/>";
    let planet = pack.planets.iter().find(whole).or(pack.planets.first());
    let planet = planet.map(|planet| cell(pack, Held::Planet(planet, &[Resource::Water]), Reach::Any, false));
    [night, &put(110.0, 80.0, 1.5, &planet.unwrap_or_default())].concat()
}

/// The spots of the first faction, full, and two resources that float above them.
pub fn storage(pack: &Pack) -> String {
    let spots = pack.factions.first().map(|faction| faction.spots.as_slice()).unwrap_or_default();
    let drawn = spots.iter().enumerate().map(|(at, takes)| {
        let held = Resource::ALL.into_iter().find(|one| takes & 1 << *one as u8 != 0);
        // The last one is left free.
        let held = held.filter(|_| at + 1 < spots.len());
        let place = (30.0 + (at % 4) as f32 * 84.0, 90.0 + (at / 4) as f32 * 54.0);
        put(place.0, place.1, 2.6, &socket(*takes, held))
    });
    let loose = [(Resource::Pollen, 96.0), (Resource::Water, 190.0)].map(|(one, x)| {
        put(x, 26.0, 1.5, &["<circle class=\"ap-loose\" r=\"17\"/>", icons::resource(one)].concat())
    });
    drawn.chain(loose).collect()
}

/// The first seed.
pub fn seed(pack: &Pack) -> String {
    pack.seeds.first().map(|seed| card::seed(pack, seed)).unwrap_or_default()
}

/// A dance of two spots with its tokens, and the mark of its teacher.
pub fn dance(pack: &Pack) -> String {
    let dance = pack.dances.iter().find(|dance| dance.spots == 2 && !dance.gain.is_empty());
    let Some(dance) = dance.or(pack.dances.first()) else { return String::new() };
    let tokens: Vec<_> = pack.dance_tokens.iter().skip(2).take(usize::from(dance.spots)).collect();
    let teacher = owned(ORANGE, &put(-4.0, 16.0, 0.9, emblems::emblem(ORANGE)));
    [card::dance(pack, dance, &tokens), teacher].concat()
}

/// Two cards beside each other: of the first the left half counts, of the second the right half.
pub fn autopilot(pack: &Pack, l: Locale) -> String {
    let mut cards = pack.cards.iter().filter(|card| card.carve > 0);
    let two = [cards.next(), cards.next()];
    let drawn = two.into_iter().flatten().enumerate().map(|(at, card)| {
        let (left, right) = (does(card), with(card, l));
        let dim = |art: &str| ["<g class=\"ap-dim\">", art, "</g>"].concat();
        let halves = if at == 0 { [left, dim(&right)] } else { [dim(&left), right] };
        let paper = "<rect class=\"ap-paper\" x=\"2\" y=\"2\" width=\"154\" height=\"170\" rx=\"12\"/><path class=\"ap-fold\" d=\"M79 8V166\"/>";
        put(at as f32 * 171.0, 1.0, 1.0, &[paper, &halves.concat()].concat())
    });
    drawn.collect()
}

/// The left half of a card: up to how many it retrieves, which carving it takes, its action.
fn does(card: &Card) -> String {
    let action = match card.action {
        CardAction::Explore => Trigger::Explore,
        CardAction::Advance => Trigger::Advance,
        CardAction::Grow => Trigger::Grow,
        CardAction::Research => Trigger::Research,
        CardAction::Convert => Trigger::Convert,
    };
    let carve = match card.carve {
        0 => "–".to_owned(),
        number => number.to_string(),
    };
    let line = |y: f32, sign: &str, text: &str| {
        let text = ["<text class=\"ap-gt\" x=\"56\" y=\"", &number(y), "\">", text, "</text>"].concat();
        [put(28.0, y, 1.2, sign), text].concat()
    };
    [
        line(34.0, &icons::retrieve(), &["≤ ", &card.retrieve.to_string()].concat()),
        line(84.0, icons::CHISEL, &carve),
        put(40.0, 136.0, 1.7, &icons::trigger(action)),
    ]
    .concat()
}

/// The right half: the group, the curve, the resource.
fn with(card: &Card, l: Locale) -> String {
    let (class, name) = match card.amber {
        true => ("ap-ambers", t!(l, apiary::book::amber)),
        false => ("ap-ash", t!(l, apiary::book::ash)),
    };
    let look = Look { strength: 1, bare: true, ..Look::default() };
    let curve = match card.up {
        true => "M20 16H-20V4H20V-8H-14M-14-14L-22-8-14-2",
        false => "M-20-16H20V-4H-20V8H14M14 2L22 8 14 14",
    };
    [
        ["<g class=\"", class, "\">", &put(118.0, 30.0, 0.7, &bee(look)), "</g>"].concat(),
        ["<text class=\"ap-gt ap-group\" x=\"118\" y=\"60\">", name, "</text>"].concat(),
        put(118.0, 96.0, 1.0, &["<path class=\"ap-curve\" d=\"", curve, "\"/>"].concat()),
        put(118.0, 142.0, 1.3, icons::resource(card.resource)),
    ]
    .concat()
}
