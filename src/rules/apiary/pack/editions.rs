//! The Caldera set and its editions. A game names its pack by a hash, so a set is never changed under it: every edition that games were
//! played with stays, as what was different in it.

use std::sync::OnceLock;

use serde_json::Value;

use super::Pack;

macro_rules! file {
    ($name:literal) => {
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/packs/", $name))
    };
}

/// The edition of today, and, the latest first, what was different in each one before it. They are read only if they are asked for.
const FILES: [&[u8]; 16] = [
    file!("caldera.json"),
    file!("caldera-fifteenth-edition.json"),
    file!("caldera-fourteenth-edition.json"),
    file!("caldera-thirteenth-edition.json"),
    file!("caldera-twelfth-edition.json"),
    file!("caldera-eleventh-edition.json"),
    file!("caldera-tenth-edition.json"),
    file!("caldera-ninth-edition.json"),
    file!("caldera-eighth-edition.json"),
    file!("caldera-seventh-edition.json"),
    file!("caldera-sixth-edition.json"),
    file!("caldera-fifth-edition.json"),
    file!("caldera-fourth-edition.json"),
    file!("caldera-third-edition.json"),
    file!("caldera-second-edition.json"),
    file!("caldera-first-edition.json"),
];

static EDITIONS: [OnceLock<&'static Pack>; FILES.len()] = [const { OnceLock::new() }; FILES.len()];

impl Pack {
    /// The Caldera set, in the edition that new games are played with.
    pub fn caldera() -> &'static Pack {
        edition(0)
    }

    /// The first edition of the Caldera set: games that were begun before its numbers were balanced go on with it (A118).
    pub fn first_edition() -> &'static Pack {
        edition(FILES.len() - 1)
    }

    /// All editions of the Caldera set, the one of today first.
    pub fn editions() -> impl Iterator<Item = &'static Pack> {
        (0..FILES.len()).map(edition)
    }

    /// Whether it is an edition of the Caldera set: they differ in numbers and effects, not in what their components are.
    pub fn is_caldera(&self) -> bool {
        self.id == Pack::caldera().id && Pack::editions().any(|edition| self == edition)
    }
}

/// An edition, by its place in [`FILES`].
fn edition(place: usize) -> &'static Pack {
    EDITIONS[place].get_or_init(|| compiled_in(place))
}

fn compiled_in(place: usize) -> &'static Pack {
    let mut files = FILES[..=place].iter().map(|file| serde_json::from_slice(file).unwrap_or_default());
    let today: Value = files.next().unwrap_or_default();
    match Pack::of(files.fold(today, before)) {
        Ok(pack) => Box::leak(Box::new(pack)),
        // The files are part of the program, and a test reads them.
        Err(errors) => panic!("a built-in pack is wrong: {errors:?}"),
    }
}

/// The edition before, by what was different in it: of lists the members that items with the same ids had otherwise, of all else the whole.
fn before(mut edition: Value, different: Value) -> Value {
    let Value::Object(different) = different else { return edition };
    for (key, new) in different {
        match (&mut edition[&key], new) {
            (Value::Array(items), Value::Array(new)) => {
                for one in new {
                    let Value::Object(members) = one else { continue };
                    let known = items.iter_mut().find(|item| Some(&item["id"]) == members.get("id"));
                    if let Some(Value::Object(known)) = known {
                        known.extend(members);
                    }
                }
            }
            (section, new) => *section = new,
        }
    }
    edition
}
