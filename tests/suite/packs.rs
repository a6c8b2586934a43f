//! Component packs that somebody damaged: whatever is missing or of another kind, the error names the place.

use caldera::rules::apiary::{Pack, pack::PackError};
use serde_json::{Value, json};

const CALDERA: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/packs/caldera.json"));

/// What may be left out: it has a default.
const OPTIONAL: [&str; 6] = ["count", "interactive", "refresh", "starter", "two_seed", "bonus"];
/// Of each list so many entries are damaged; the others are read by the same code.
const ENTRIES: usize = 2;

/// Every member of the pack, as the keys and places that lead to it.
fn members(value: &Value, path: &mut Vec<String>, out: &mut Vec<Vec<String>>) {
    let mut enter = |key: String, inner: &Value, out: &mut Vec<Vec<String>>| {
        path.push(key);
        out.push(path.clone());
        members(inner, path, out);
        path.pop();
    };
    match value {
        Value::Object(map) => map.iter().for_each(|(key, inner)| enter(key.clone(), inner, out)),
        Value::Array(list) => {
            (0..)
                .zip(list)
                .take(ENTRIES)
                .for_each(|(at, inner): (usize, _)| enter(at.to_string(), inner, out));
        }
        _ => {}
    }
}

/// The list or object that holds the last of these keys.
fn holder<'a>(pack: &'a mut Value, path: &[String]) -> &'a mut Value {
    path[..path.len() - 1].iter().fold(pack, |value, key| match value {
        Value::Array(list) => &mut list[key.parse::<usize>().unwrap()],
        other => &mut other[key.as_str()],
    })
}

fn errors(pack: &Value) -> Option<Vec<PackError>> {
    Pack::load(&serde_json::to_vec(pack).unwrap()).err()
}

/// Some error is a sentence that begins with the section of the pack where the damage is.
fn is_named(errors: &[PackError], path: &[String], what: &str) {
    let whole_file = ["format", "version"].contains(&path[0].as_str());
    let named = errors.iter().any(|error| whole_file || error.to_string().starts_with(&path[0]));
    assert!(named && !errors.is_empty(), "{what} {path:?}: {errors:?}");
    for error in errors {
        let text = error.to_string();
        assert!(text.contains(' ') && !text.contains('\n') && text.len() < 400, "no sentence: {text:?}");
    }
}

#[test]
fn every_member_that_is_missing_or_of_another_kind_is_named() {
    let whole: Value = serde_json::from_slice(CALDERA).unwrap();
    let mut all = Vec::new();
    members(&whole, &mut Vec::new(), &mut all);
    assert!(all.len() > 300, "{}", all.len());
    for path in &all {
        let last = path.last().unwrap();
        let mut mistyped = whole.clone();
        let place = match holder(&mut mistyped, path) {
            Value::Array(list) => &mut list[last.parse::<usize>().unwrap()],
            other => &mut other[last.as_str()],
        };
        *place = json!([[null]]);
        is_named(&errors(&mistyped).unwrap_or_default(), path, "mistyped");
        let mut missing = whole.clone();
        let Value::Object(map) = holder(&mut missing, path) else { continue };
        map.remove(last);
        match errors(&missing) {
            Some(errors) => is_named(&errors, path, "missing"),
            // Hexes of mats and frames are keys of their own, and a farm is worth 1 VP (A95).
            None => {
                let hex = last.contains(',') || last.parse::<i8>().is_ok();
                let farm = path[0] == "farms" && last == "vp";
                assert!(
                    hex || farm || OPTIONAL.contains(&last.as_str()),
                    "{path:?} is missing, and nothing is said"
                );
            }
        }
    }
}

#[test]
fn a_pack_with_one_byte_changed_is_another_pack_or_none() {
    let caldera = Pack::caldera();
    for at in (0..CALDERA.len()).step_by(211) {
        let mut bytes = CALDERA.to_vec();
        bytes[at] ^= 1 << (at % 7);
        match Pack::load(&bytes) {
            Ok(pack) => assert_eq!(pack == caldera, pack.hash_text() == caldera.hash_text()),
            Err(errors) => assert!(!errors.is_empty()),
        }
    }
}
