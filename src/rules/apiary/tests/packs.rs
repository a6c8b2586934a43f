//! Chapter 10: component packs.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::super::{Config, Pack, State, pack::Face};
use crate::{rules::Game, session::Playout};

const CALDERA: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/packs/caldera.json"));
const FIRST_EDITION: &[u8] =
    include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/caldera-first-edition.json"));

fn changed(change: impl FnOnce(&mut Value)) -> Vec<u8> {
    let mut pack: Value = serde_json::from_slice(CALDERA).unwrap();
    change(&mut pack);
    pack.to_string().into_bytes()
}

fn errors(change: impl FnOnce(&mut Value)) -> Vec<String> {
    Pack::load(&changed(change)).unwrap_err().iter().map(ToString::to_string).collect()
}

#[test]
fn a118_the_built_in_pack_has_its_hash_and_its_counts() {
    let pack = Pack::caldera();
    assert_eq!((pack.id.as_str(), pack.hash_text().as_str()), ("caldera", "3b3d01d837a37689"));
    assert_eq!(pack.tiles.each_ref().map(Vec::len), [40, 30, 29, 30]);
    assert_eq!((pack.seeds.len(), pack.planets.len(), pack.tokens.len()), (45, 15, 20));
    assert_eq!((pack.factions.len(), pack.mats.len(), pack.pods.len()), (20, 5, 15));
    // Names may be corrected without breaking records.
    let renamed = Pack::load(&changed(|pack| pack["name"]["en"] = json!("Other"))).unwrap();
    assert_eq!(renamed, pack);
}

#[test]
fn a118_games_of_earlier_editions_are_played_with_them() {
    let before = [
        "8cb67d0b2cd318d5",
        "44bc41fb01c05665",
        "cabcfaca2c6f8c29",
        "1347255c2504ce24",
        "27735c8f75632830",
        "5b1611bf1fa8e047",
        "2e477f322295e4bd",
        "020a5305c4380928",
        "5c240b589a44b3a8",
        "2e48d746a75024b6",
        "0094b8845479e31e",
        "a7ab4b2dcda03f71",
        "cb9570c4c702405b",
        "0d4f27c6db820aed",
        "1cff1e83502899cb",
    ];
    let played = before.map(|hash| {
        let named = json!({ "players": 2, "pack": { "id": "caldera", "hash": hash } });
        let config: Config = serde_json::from_value(named.clone()).unwrap();
        assert_ne!(Config::new(2), config, "new games are played with the edition of today");
        assert_eq!(serde_json::to_value(config).unwrap()["pack"], named["pack"]);
        config.pack.0
    });
    let editions = Pack::editions().collect::<Vec<_>>();
    assert_eq!((editions[0], &editions[1..]), (Pack::caldera(), &played[..]));
    let first = editions[editions.len() - 1];
    assert_eq!(first, Pack::first_edition());
    assert_eq!(first, Pack::load(FIRST_EDITION).unwrap());
    let names = editions.iter().map(|edition| edition.name.en.as_str());
    assert_eq!(
        names.collect::<HashSet<_>>().len(),
        editions.len(),
        "whoever has to choose can tell them apart"
    );
    // All are the Caldera set, and no other pack is, whatever it is called.
    assert!(Pack::editions().all(Pack::is_caldera));
    for id in ["caldera", "other"] {
        let other = changed(|pack| {
            pack["id"] = json!(id);
            pack["farms"][0]["vp"] = json!(9);
        });
        assert!(!Pack::load(&other).unwrap().is_caldera());
    }
    // What they have is the same: art and names go by the ids.
    for edition in played {
        for (kind, (old, new)) in edition.tiles.iter().zip(&Pack::caldera().tiles).enumerate() {
            let items = |tiles: &[Face]| tiles.iter().map(|tile| tile.item).collect::<Vec<_>>();
            assert_eq!(items(old), items(new), "{kind}");
        }
    }
}

#[test]
fn a117_errors_name_their_places() {
    assert_eq!(
        errors(|pack| pack["farms"][3]["income"] = json!("P1;Z2")),
        ["farms[3].income: after 3 characters there should be an effect"]
    );
    assert_eq!(
        errors(|pack| pack["seeds"][1]["id"] = json!("se01")),
        ["seeds[1].id: the id se01 is there twice"]
    );
    let two = errors(|pack| {
        pack["recruits"][0]["cost"] = json!("P12");
        pack["mats"][0]["hexes"]["8,8"] = json!("");
    });
    assert_eq!(two.len(), 2, "{two:?}");
    for (wrong, place) in [
        (errors(|pack| pack["boards"]["small"]["rows"] = json!("4")), "boards.small.rows"),
        (errors(|pack| pack["farms"][0]["taste"] = json!(1)), "farms[0].taste"),
        (errors(|pack| pack["carvings"][0]["end"] = json!("P1")), "carvings[0].end"),
        (errors(|pack| pack["developments"][0]["effect"] = json!("copy")), "developments[0].effect"),
        (errors(|pack| pack["factions"][0]["workers"] = json!([5])), "factions[0].workers"),
        (errors(|pack| pack["sectors"][0]["from"] = json!(0)), "sectors[0].from"),
        (errors(|pack| pack["pods"][0]["sector"] = json!("Z")), "pods[0].sector"),
        (errors(|pack| pack["tokens"].as_array_mut().unwrap().truncate(3)), "boards.large"),
        (errors(|pack| pack["extra"] = json!(1)), "extra"),
        // It would gain itself for ever.
        (errors(|pack| pack["planets"][0]["printed"] = json!("W1;harvest")), "planets[0].printed"),
        (errors(|pack| pack["planets"][0]["printed"] = json!("(W1,harvest)")), "planets[0].printed"),
        (errors(|pack| pack["planets"][0]["printed"] = json!("P1>harvest")), "planets[0].printed"),
        (errors(|pack| pack["factions"][0]["normal"] = json!("mod keep 10")), "factions[0].normal"),
    ] {
        assert!(wrong.iter().any(|error| error.starts_with(place)), "{place}: {wrong:?}");
    }
}

#[test]
fn a116_loading_is_total() {
    for bytes in [&b""[..], b"{}", b"[]", b"\xff", b"{\"format\":\"caldera-apiary-pack\",\"version\":1}"] {
        assert!(!Pack::load(bytes).unwrap_err().is_empty());
    }
    for step in 1..60 {
        let mut bytes = CALDERA.to_vec();
        bytes.truncate(CALDERA.len() * step / 60);
        assert!(Pack::load(&bytes).is_err());
    }
}

#[test]
fn a118_a_config_names_a_pack_that_is_at_hand() {
    let of = |pack: Value| serde_json::from_value::<Config>(json!({ "players": 2, "pack": pack }));
    assert!(of(json!({ "id": "caldera", "hash": "1cff1e83502899cb" })).is_ok());
    for pack in [
        json!({ "id": "caldera", "hash": "1cff1e83502899cc" }),
        json!({ "id": "other", "hash": "1cff1e83502899cb" }),
    ] {
        assert!(of(pack).unwrap_err().to_string().contains("A118"));
    }
    let bytes = changed(|pack| {
        pack["id"] = json!("doubled");
        for farm in pack["farms"].as_array_mut().unwrap().iter_mut().take(20) {
            farm["count"] = json!(2);
        }
        pack["recruits"][0]["clauses"] = json!("on build(any): (N1,R1+S1);build(any,-0,here);[C1>V2]x2");
        pack["developments"][0]["effect"] =
            json!("V1:farm/2^2;P1?farm>=2;refresh(any);G1;frame(-1);Q1?most(tile)");
    });
    let pack = Pack::load(&bytes).unwrap();
    let config = of(json!({ "id": "doubled", "hash": pack.hash_text() })).unwrap();
    assert_eq!(serde_json::from_value::<Config>(json!(config)).unwrap(), config);
    // Games of a foreign pack come to their end, and lists hold each id once.
    for seed in 0..10 {
        let mut game = State::new(&config).unwrap();
        let (mut playout, mut actions) = (Playout::new(seed), Vec::new());
        while playout.step(&mut game, &mut ()).is_some() {
            game.actions(&mut actions);
            assert!(actions.is_sorted_by(|a, b| a < b));
        }
    }
}
