//! What is wrong with the file of a pack, in words. What the loader says of the inside of a text or of the shape of the JSON is
//! matched by its English words: a test reads them from the loader's own source.

use super::Refused;
use crate::{
    app::shell::text::Locale,
    rules::apiary::pack::{PackError, Problem, Unread},
    t,
};

/// Why a file was refused, in a sentence; what is wrong with it in particular is said by [`described`].
pub fn refusal(l: Locale, why: &Refused) -> String {
    match why {
        Refused::TooLarge => t!(l, apiary::pack::too_large, most = super::MOST_BYTES >> 10),
        Refused::Unreadable => t!(l, apiary::pack::unreadable).to_owned(),
        Refused::BuiltIn(id) => t!(l, apiary::pack::built_in_id, id = id),
        Refused::Wrong(errors) => t!(l, apiary::pack::wrong, count = errors.len()),
    }
}

/// One error: where, in words and as the path in the file, and what.
pub fn described(l: Locale, error: &PackError) -> String {
    let what = problem(l, &error.problem);
    match error.place.as_str() {
        "" => what,
        path => t!(l, apiary::pack::at, place = place(l, path), path = path, problem = what),
    }
}

/// Where in the file: the section, and the number of the entry from 1.
fn place(l: Locale, path: &str) -> String {
    let end = path.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_').unwrap_or(path.len());
    let (key, rest) = path.split_at(end);
    let name = section(l, key).unwrap_or(key);
    let entry = rest.strip_prefix('[').and_then(|rest| rest.split_once(']')?.0.parse::<u32>().ok());
    match entry {
        Some(entry) => t!(l, apiary::pack::entry, section = name, number = entry.saturating_add(1)),
        None => name.to_owned(),
    }
}

/// A section of the file in words.
fn section(l: Locale, key: &str) -> Option<&'static str> {
    Some(match key {
        "format" | "version" => t!(l, apiary::pack::section::format),
        "id" => t!(l, apiary::pack::section::id),
        "name" => t!(l, apiary::pack::section::name),
        "boards" => t!(l, apiary::pack::section::boards),
        "thresholds" => t!(l, apiary::pack::section::thresholds),
        "sectors" => t!(l, apiary::pack::section::sectors),
        "pods" => t!(l, apiary::pack::section::pods),
        "favor" => t!(l, apiary::pack::section::favor),
        "frame" => t!(l, apiary::pack::section::frame),
        "mats" => t!(l, apiary::pack::section::mats),
        "factions" => t!(l, apiary::pack::section::factions),
        "farms" | "farm" => t!(l, apiary::kinds::k0),
        "recruits" | "recruit" => t!(l, apiary::kinds::k1),
        "developments" | "development" => t!(l, apiary::kinds::k2),
        "carvings" | "carving" => t!(l, apiary::kinds::k3),
        "seeds" => t!(l, apiary::pack::section::seeds),
        "planets" => t!(l, apiary::pack::section::planets),
        "tokens" => t!(l, apiary::pack::section::tokens),
        "dances" => t!(l, apiary::pack::section::dances),
        "dance_tokens" => t!(l, apiary::pack::section::dance_tokens),
        "autopilot" => t!(l, apiary::autopilot),
        _ => return None,
    })
}

fn problem(l: Locale, problem: &Problem) -> String {
    match problem {
        Problem::NoJson(message) => {
            match (number_after(message, "line "), number_after(message, "column ")) {
                (Some(line), Some(column)) => t!(l, apiary::pack::no_json_at, line = line, column = column),
                _ => t!(l, apiary::pack::no_json).to_owned(),
            }
        }
        Problem::Shape(message) => shape(l, message),
        Problem::Format => t!(l, apiary::pack::format).to_owned(),
        Problem::Id(text) => t!(l, apiary::pack::id, text = text),
        Problem::Twice(text) => t!(l, apiary::pack::twice, text = text),
        Problem::Unknown(text) => t!(l, apiary::pack::unknown, text = text),
        Problem::Unread(Unread { at, expected }) => match (at, wanted(l, expected)) {
            (0, Some(what)) => t!(l, apiary::pack::begins, what = what),
            (0, None) => t!(l, apiary::pack::begins, what = sign(l, expected)),
            (at, Some(what)) => t!(l, apiary::pack::unread, at = *at, what = what),
            (at, None) => t!(l, apiary::pack::unread, at = *at, what = sign(l, expected)),
        },
        Problem::Misplaced(what) => {
            t!(l, apiary::pack::misplaced, what = misplaced(l, what).unwrap_or(what))
        }
        Problem::Bounds { found, least, most } => {
            t!(l, apiary::pack::bounds, found = *found, least = *least, most = *most)
        }
        Problem::Mat(what) => mat(l, what).unwrap_or(what).to_owned(),
    }
}

/// A sign of the grammar as it is written.
fn sign(l: Locale, text: &str) -> String {
    t!(l, apiary::pack::sign, text = text)
}

fn number_after(message: &str, word: &str) -> Option<u32> {
    let rest = message.rsplit_once(word)?.1;
    let end = rest.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(rest.len());
    rest[..end].parse().ok()
}

/// What the JSON has in another shape: a key that is missing, that is too much, or that holds something else.
fn shape(l: Locale, message: &str) -> String {
    let named = |start: &str| message.strip_prefix(start)?.split_once('`').map(|(name, _)| name);
    if let Some(key) = named("missing field `") {
        return t!(l, apiary::pack::missing_key, key = key);
    }
    if let Some(key) = named("unknown field `") {
        return t!(l, apiary::pack::unknown_key, key = key);
    }
    match message {
        "is missing" => t!(l, apiary::pack::missing).to_owned(),
        "is no key of this kind" => t!(l, apiary::pack::no_such_key).to_owned(),
        "a list is missing" => t!(l, apiary::pack::no_list).to_owned(),
        // What is there instead is said by serde, in English.
        _ => t!(l, apiary::pack::shape, message = message),
    }
}

/// What should come next in a text.
fn wanted(l: Locale, expected: &str) -> Option<&'static str> {
    Some(match expected {
        "a shorter text" => t!(l, apiary::pack::want::shorter),
        "the end of the text" => t!(l, apiary::pack::want::end),
        "a number" => t!(l, apiary::pack::want::number),
        "a digit" => t!(l, apiary::pack::want::digit),
        "a resource" => t!(l, apiary::pack::want::resource),
        "fewer options" => t!(l, apiary::pack::want::fewer),
        "a number above 0" => t!(l, apiary::pack::want::above),
        "one of >= <= =" => t!(l, apiary::pack::want::compare),
        "something to count" => t!(l, apiary::pack::want::count),
        "a kind of tile" => t!(l, apiary::pack::want::kind),
        "a kind of tile that lies in a row" => t!(l, apiary::pack::want::row),
        "a cost of at most 9" => t!(l, apiary::pack::want::cost),
        "at most 4 seeds" => t!(l, apiary::pack::want::seeds),
        "resources without choice" => t!(l, apiary::pack::want::fixed),
        "an effect" => t!(l, apiary::pack::want::effect),
        "a strength from 1 to 4" => t!(l, apiary::pack::want::strength),
        "at most 30 VP" => t!(l, apiary::pack::want::vp),
        "resources, VP or Favor" => t!(l, apiary::pack::want::gains),
        "an event" => t!(l, apiary::pack::want::event),
        "a modifier" => t!(l, apiary::pack::want::modifier),
        _ => return None,
    })
}

/// What cannot stand where it stands.
fn misplaced(l: Locale, what: &str) -> Option<&'static str> {
    Some(match what {
        "a choice" => t!(l, apiary::pack::what::choice),
        "a trade" => t!(l, apiary::pack::what::trade),
        "copy" => t!(l, apiary::pack::what::copy),
        "less" => t!(l, apiary::pack::what::less),
        "harvest" => t!(l, apiary::pack::what::harvest),
        "anything but VP" => t!(l, apiary::pack::what::novp),
        "a hex that is there already" => t!(l, apiary::pack::what::hex),
        "a lower number after a higher one" => t!(l, apiary::pack::what::lower),
        "another level than the next" => t!(l, apiary::pack::what::level),
        _ => return None,
    })
}

/// What is wrong with a mat.
fn mat(l: Locale, what: &str) -> Option<&'static str> {
    Some(match what {
        "the faction hex is 0,0" => t!(l, apiary::pack::mat::origin),
        "the hexes of the faction tile are not listed" => t!(l, apiary::pack::mat::listed),
        "the mat is not in one piece" => t!(l, apiary::pack::mat::pieces),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the loader says: every text that its source has after one of these.
    fn said(source: &'static str, before: &str) -> Vec<&'static str> {
        source.split(before).skip(1).filter_map(|rest| rest.split_once('"')).map(|(text, _)| text).collect()
    }

    const PARSE: &str = include_str!("../../../../rules/apiary/pack/parse.rs");
    const LOADER: [&str; 7] = [
        include_str!("../../../../rules/apiary/pack/load/mod.rs"),
        include_str!("../../../../rules/apiary/pack/load/autopilot.rs"),
        include_str!("../../../../rules/apiary/pack/load/boards.rs"),
        include_str!("../../../../rules/apiary/pack/load/components.rs"),
        include_str!("../../../../rules/apiary/pack/load/entries.rs"),
        include_str!("../../../../rules/apiary/pack/load/hives.rs"),
        include_str!("../../../../rules/apiary/pack/load/texts.rs"),
    ];

    #[test]
    fn everything_that_the_reader_of_texts_expects_has_words() {
        let mut all = said(PARSE, "self.fail(\"");
        all.extend(said(PARSE, "expected: \""));
        for words in ["signs, \"", "COUNTS, \"", "words, \"", "WORDS, \"", "MODIFIERS, \""] {
            all.extend(said(PARSE, words).into_iter().filter(|text| !text.is_empty()));
        }
        assert!(all.len() > 20, "{all:?}");
        for text in all {
            for l in Locale::ALL {
                assert!(wanted(l, text).is_some(), "{text}");
            }
        }
    }

    #[test]
    fn everything_that_the_loader_says_has_words() {
        let (mut shapes, mut places, mut mats) = (0, 0, 0);
        for source in LOADER {
            for l in Locale::ALL {
                for text in said(source, "Misplaced(\"") {
                    assert!(misplaced(l, text).is_some(), "{text}");
                    places += 1;
                }
                for text in said(source, "Problem::Mat(\"") {
                    assert!(mat(l, text).is_some(), "{text}");
                    mats += 1;
                }
                for text in said(source, "Shape(\"") {
                    assert!(!shape(l, text).contains(text) || l == Locale::En, "{text}");
                    shapes += 1;
                }
            }
        }
        assert!(shapes >= 4 && places >= 16 && mats >= 6);
    }

    #[test]
    fn every_section_of_a_file_has_a_name() {
        let keys = LOADER[0].split("const KEYS").nth(1).and_then(|rest| rest.split(']').nth(1)).unwrap_or("");
        let keys = said(keys, "    \"");
        assert_eq!(keys.len(), 22, "{keys:?}");
        for key in keys {
            assert!(Locale::ALL.iter().all(|l| section(*l, key).is_some()), "{key}");
        }
    }

    #[test]
    fn an_error_says_where_and_what() {
        let error = |place: &str, problem| PackError { place: place.into(), problem };
        let income = error("farms[3].income", Problem::Unread(Unread { at: 4, expected: "a number" }));
        assert_eq!(
            described(Locale::En, &income),
            "farms, entry 4 (farms[3].income): after 4 characters, a number should follow"
        );
        assert_eq!(
            described(Locale::Ja, &income),
            "農場の4番目（farms[3].income）：4文字の後には数が必要です"
        );
        let spaced = error("factions: starters", Problem::Bounds { found: 2, least: 5, most: 64 });
        assert_eq!(described(Locale::En, &spaced), "factions (factions: starters): 2 is not from 5 to 64");
        let json = error("", Problem::NoJson("expected value at line 12 column 3".into()));
        assert_eq!(described(Locale::Ja, &json), "12行3文字目がJSONとして読めません");
        let field = error("mats[0]", Problem::Shape("unknown field `hue`, expected one of `id`".into()));
        assert_eq!(described(Locale::En, &field), "mats, entry 1 (mats[0]): the key “hue” is unknown");
        let sign = error("pods[1].effect", Problem::Unread(Unread { at: 2, expected: ")" }));
        assert!(described(Locale::En, &sign).ends_with("after 2 characters, “)” should follow"));
    }
}
