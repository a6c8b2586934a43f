//! All components of the built-in pack are drawn.

use super::{
    card,
    crest::crest,
    fit::size_in,
    hive, phrase,
    planet::{Held, Reach, cell, globe},
    tile::{self, Shown, text, tile},
};
use crate::rules::apiary::Pack;

fn pack() -> &'static Pack {
    Pack::caldera()
}

/// Every two are different.
fn distinct(all: &[String]) {
    for (number, one) in all.iter().enumerate() {
        assert!(!one.contains("style="), "{one}");
        assert!(!one.contains("NaN") && !one.contains("inf"), "{one}");
        for other in &all[..number] {
            assert!(other != one, "{one}");
        }
    }
}

/// Copies of one component are there once.
fn faces() -> Vec<&'static crate::rules::apiary::pack::Face> {
    let mut all: Vec<_> = pack().tiles.iter().flatten().collect();
    all.dedup_by_key(|face| face.item);
    all
}

#[test]
fn every_tile_has_a_face_of_its_own() {
    distinct(
        &faces()
            .into_iter()
            .map(|face| tile(pack(), face, Shown { price: Some(face.cost), ..Shown::default() }))
            .collect::<Vec<_>>(),
    );
}

#[test]
fn what_a_tile_says_can_be_read_on_its_plate() {
    for face in faces() {
        let size = size_in(&text(pack(), face), 68.0, 38.0);
        assert!(size > 0.4, "{}: {size}", face.item);
    }
}

#[test]
fn every_seed_planet_token_and_dance_has_a_picture_of_its_own() {
    let mut seeds: Vec<_> = pack().seeds.iter().collect();
    seeds.dedup_by_key(|seed| seed.item);
    distinct(&seeds.into_iter().map(|seed| card::seed(pack(), seed)).collect::<Vec<_>>());
    let planets =
        pack().planets.iter().map(|planet| cell(pack(), Held::Planet(planet, &[]), Reach::Any, false));
    distinct(&planets.collect::<Vec<_>>());
    distinct(&pack().planets.iter().map(|planet| globe(planet.item.number(), 34.0)).collect::<Vec<_>>());
    let mut tokens: Vec<_> = pack().tokens.iter().collect();
    tokens.dedup_by_key(|token| token.item);
    distinct(
        &tokens
            .into_iter()
            .map(|token| cell(pack(), Held::Token(token), Reach::Far(1), true))
            .collect::<Vec<_>>(),
    );
    distinct(&pack().dances.iter().map(|dance| card::dance(pack(), dance, &[])).collect::<Vec<_>>());
}

#[test]
fn every_faction_has_a_face_of_its_own_and_two_sides() {
    distinct(&pack().factions.iter().map(|faction| crest(pack(), faction)).collect::<Vec<_>>());
    let first = Pack::first_edition();
    for (faction, before) in pack().factions.iter().zip(&first.factions) {
        assert_eq!(crest(pack(), faction), crest(first, before), "another edition has the same faces");
        assert_ne!(
            hive::faction(pack(), faction, false, 1, &[]),
            hive::faction(pack(), faction, true, 1, &[])
        );
    }
}

#[test]
fn every_two_clauses_and_effects_look_different() {
    let effects = faces()
        .into_iter()
        .map(|face| face.effect)
        .chain(pack().seeds.iter().flat_map(|seed| [seed.effect, seed.end]));
    let mut seen: Vec<(String, String)> = Vec::new();
    for effect in effects.filter(|effect| !effect.is_empty()) {
        let steps = format!("{:?}", pack().steps(effect).iter().map(deep).collect::<Vec<_>>());
        let drawn = format!("{:?}", phrase::effect(pack(), effect));
        for (others, picture) in &seen {
            assert_eq!(others == &steps, picture == &drawn, "{steps} and {others}");
        }
        seen.push((steps, drawn));
    }
}

/// A step with what lies behind its references.
fn deep(step: &crate::rules::apiary::pack::Step) -> String {
    use crate::rules::apiary::pack::{Atom, Step};
    let all = |effect| pack().steps(effect).iter().map(deep).collect::<Vec<_>>().join(";");
    match step {
        Step::Choice(options) => format!(
            "choice({})",
            pack().options(*options).iter().map(|one| all(*one)).collect::<Vec<_>>().join("/")
        ),
        Step::Trade { cost, gain, times } => format!("{cost:?}>{}x{times}", all(*gain)),
        Step::Do(Atom::Others(effect)) => format!("others({})", all(*effect)),
        other => format!("{other:?}"),
    }
}

#[test]
fn a_spot_says_what_it_takes() {
    let mut kinds: Vec<u8> = pack().factions.iter().flat_map(|faction| faction.spots.clone()).collect();
    kinds.extend(faces().into_iter().flat_map(|face| face.spots.clone()));
    kinds.sort_unstable();
    kinds.dedup();
    distinct(&kinds.into_iter().map(|takes| tile::socket(takes, None)).collect::<Vec<_>>());
}
