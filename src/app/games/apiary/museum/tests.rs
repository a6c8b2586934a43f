//! The museum is complete, and finds what is looked for.

use super::*;

fn pack() -> &'static Pack {
    Pack::caldera()
}

fn wish(hall: Hall) -> Wish {
    Wish { hall, ..Wish::default() }
}

fn searched(text: &str) -> Wish {
    Wish { search: text.to_owned(), ..Wish::default() }
}

/// All that there is, kind by kind.
fn all() -> Vec<(Hall, Exhibit)> {
    let of = |hall| exhibits(pack(), hall).into_iter().map(move |one| (hall, one));
    Hall::ALL.into_iter().flat_map(of).collect()
}

#[test]
fn every_component_is_there_once_with_all_its_copies() {
    let everything = all();
    for (at, (_, one)) in everything.iter().enumerate() {
        assert!(everything[..at].iter().all(|(_, other)| other != one), "{one:?}");
    }
    let copies: usize = everything.iter().map(|(hall, one)| copies(pack(), *hall, *one)).sum();
    let pack = pack();
    let listed = pack.tiles.iter().map(Vec::len).sum::<usize>()
        + [pack.seeds.len(), pack.planets.len(), pack.tokens.len(), pack.dances.len()].iter().sum::<usize>()
        + [pack.dance_tokens.len(), pack.factions.len(), pack.mats.len(), pack.pods.len()]
            .iter()
            .sum::<usize>()
        + usize::from(pack.frame.count);
    assert_eq!(copies, listed);
    for l in Locale::ALL {
        let catalogue = Catalogue::new(pack, l);
        for hall in Hall::ALL {
            assert_eq!(catalogue.found(&wish(hall)), exhibits(pack, hall));
            assert_eq!(catalogue.count(hall), exhibits(pack, hall).len());
        }
        assert!(everything.iter().all(|(hall, one)| catalogue.hall(*one) == *hall));
    }
}

#[test]
fn a_name_is_found_in_both_languages_whatever_the_kind() {
    for l in Locale::ALL {
        let catalogue = Catalogue::new(pack(), l);
        for (_, one) in all() {
            for locale in Locale::ALL {
                let words = Words { locale, names: Vec::new(), pack: pack() };
                let name = name(&words, one);
                assert!(!name.is_empty());
                assert!(catalogue.found(&searched(&name)).contains(&one), "{name}");
                assert!(catalogue.found(&searched(&name.to_uppercase())).contains(&one), "{name}");
            }
        }
        assert!(catalogue.found(&searched("no such thing")).is_empty());
    }
}

#[test]
fn a_text_is_found_in_its_language_and_an_id_always() {
    for (l, text) in [(Locale::En, "may plant a seed"), (Locale::Ja, "種子1枚を植えてよい")] {
        let found = Catalogue::new(pack(), l).found(&searched(text));
        assert!(found.len() > 2, "{text}");
        for one in found {
            let words = Words { locale: l, names: Vec::new(), pack: pack() };
            let said = card::lines(&words, one);
            assert!(said.iter().any(|line| line.text.to_lowercase().contains(text)), "{one:?}");
        }
        let id: Item = "rc15".parse().unwrap();
        assert_eq!(Catalogue::new(pack(), l).found(&searched("rc15")), [Exhibit::Item(id)]);
    }
}

#[test]
fn filters_take_nothing_away_for_good_and_add_nothing() {
    let catalogue = Catalogue::new(pack(), Locale::En);
    for hall in Hall::ALL {
        let whole = catalogue.found(&wish(hall));
        let mut seen = Vec::new();
        for gift in Gift::ALL {
            let some = catalogue.found(&Wish { gift: Some(gift), ..wish(hall) });
            assert!(some.iter().all(|one| whole.contains(one) && gift::gifts(pack(), *one).has(gift)));
            seen.extend(some);
        }
        assert!(whole.iter().all(|one| seen.contains(one)), "{hall:?}");
    }
    let given = |id: &str, gift| gift::gifts(pack(), Exhibit::Item(id.parse().unwrap())).has(gift);
    use crate::rules::apiary::Resource;
    assert!(given("ft01", Gift::Good(Resource::Pollen)) && !given("ft01", Gift::Good(Resource::Water)));
    assert!(given("se01", Gift::Good(Resource::Water)) && given("se01", Gift::Vp));
    assert!(given("rc04", Gift::Building) && given("fa16", Gift::Good(Resource::Water)));
    assert!(given("dt4", Gift::Favor) && given("dk9", Gift::Strength) && given("xt02", Gift::Seed));
}

#[test]
fn everything_has_a_face_of_its_own_and_all_but_blank_ones_a_text() {
    let everything = all();
    let faces: Vec<_> = everything.iter().map(|(_, one)| face::face(pack(), *one)).collect();
    for (at, one) in faces.iter().enumerate() {
        assert!(!one.art.is_empty() && !one.art.contains("style="));
        assert_eq!(one.frame.split(' ').filter(|number| number.parse::<f32>().is_ok()).count(), 4);
        assert!(faces[..at].iter().all(|other| other.art != one.art), "{:?}", everything[at]);
    }
    for locale in Locale::ALL {
        let words = Words { locale, names: Vec::new(), pack: pack() };
        for (hall, one) in &everything {
            let lines = card::lines(&words, *one);
            // A planet may have nothing but slots.
            assert!(!lines.is_empty() || *hall == Hall::Planet, "{one:?}");
            assert!(lines.iter().all(|line| !line.parts.is_empty() && !line.when.is_empty()), "{one:?}");
            for fact in card::facts(&words, *hall, *one) {
                assert!(!fact.what.is_empty());
                if let card::Shown::Start(workers, resources) = &fact.shown {
                    assert!(!workers.is_empty());
                    assert_eq!(
                        fact.text.contains(&words.goods(*resources)),
                        !resources.is_empty(),
                        "{}",
                        fact.text
                    );
                }
            }
        }
        assert!(Hall::ALL.iter().all(|hall| !hall.name(locale).is_empty()));
        let names: Vec<_> = Gift::ALL.map(|gift| gift.name(&words)).into();
        for (at, name) in names.iter().enumerate() {
            assert!(!names[..at].contains(name), "{name}");
        }
    }
}
