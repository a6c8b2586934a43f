//! Any bytes give a table or an error that says what is wrong.

use proptest::prelude::*;
use serde_json::{Value, json};

use super::{
    super::{Headline, LoadError, MAX_BYTES, MAX_STEPS, Options, Playout, load},
    eruption, play_on, teaching,
};
use crate::rules::eruption::State;

fn good() -> Value {
    json!({ "format": 1, "game": "eruption", "rules": 1, "config": { "players": 2 },
        "seats": [{ "name": "Aki" }, { "name": "Ben" }], "steps": ["start 1"] })
}

/// The error of the good record with one key changed.
fn error_of(key: &str, value: Value) -> LoadError {
    let mut record = good();
    record[key] = value;
    load::<State>(record.to_string().as_bytes(), 0).unwrap_err()
}

#[test]
fn a_record_that_stops_in_chance_goes_on_with_a_deal() {
    let mut table = load::<State>(good().to_string().as_bytes(), 0).unwrap();
    assert_eq!(table.deal().steps.len(), 7, "three cards each and the first tile");
}

#[test]
fn each_fault_has_its_error() {
    assert_eq!(
        load::<State>(b"{\n  \"format\": x", 0).unwrap_err(),
        LoadError::NotJson { line: 2, column: 13 }
    );
    assert!(matches!(load::<State>(b"", 0), Err(LoadError::NotJson { .. })));
    assert!(matches!(load::<State>(b"[]", 0), Err(LoadError::NotARecord { .. })));
    assert!(matches!(load::<State>(b"{}", 0), Err(LoadError::NotARecord { .. })));
    assert!(matches!(error_of("format", json!("1")), LoadError::NotARecord { .. }));
    assert!(matches!(error_of("format", json!(0)), LoadError::NotARecord { .. }));
    assert_eq!(error_of("format", json!(2)), LoadError::NewerFormat { found: 2 });
    assert!(matches!(error_of("game", json!(null)), LoadError::NotARecord { .. }));
    assert_eq!(error_of("game", json!("volcano")), LoadError::OtherGame { found: "volcano".into() });
    assert_eq!(error_of("rules", json!(9)), LoadError::OtherRules { found: 9, ours: 1 });
    assert!(matches!(error_of("config", json!({ "players": 1 })), LoadError::BadConfig { .. }));
    assert!(matches!(error_of("config", json!({ "players": 2, "lava": 3 })), LoadError::BadConfig { .. }));
    assert_eq!(
        error_of("seats", json!([{ "name": "Aki" }])),
        LoadError::BadSeats { found: Some(1), wanted: 2 }
    );
    assert_eq!(error_of("seats", json!("Aki")), LoadError::BadSeats { found: None, wanted: 2 });
    assert!(matches!(error_of("steps", json!(null)), LoadError::NotARecord { .. }));
    let why = |error| match error {
        LoadError::NotARecord { why } | LoadError::BadConfig { message: why } => why,
        other => panic!("{other}"),
    };
    assert_eq!(
        why(error_of("table", json!({ "start": "me" }))),
        "table: start: \"me\" is neither \"random\" nor a seat"
    );
    assert!(why(error_of("table", json!({ "hints": 1 }))).starts_with("table: hints: "));
    assert!(why(error_of("config", json!({ "players": "2" }))).starts_with("players: "));
    assert!(why(error_of("config", json!({ "players": 2, "lava": 3 }))).contains("`lava`"));
}

#[test]
fn a_bad_step_is_named_with_its_rule() {
    let bad = |steps: Value| match error_of("steps", steps) {
        LoadError::BadStep { index, step, rule, .. } => (index, step, rule),
        other => panic!("{other}"),
    };
    assert_eq!(bad(json!(["start 1", 7])), (1, "7".into(), "notation"));
    assert_eq!(bad(json!(["start 1", "fly away"])), (1, "fly away".into(), "notation"));
    let (index, step, rule) = bad(json!(["start 1", "end"]));
    assert_eq!((index, step.as_str()), (1, "end"));
    assert!(rule.starts_with('E'), "{rule}");
    assert!(matches!(error_of("undone", json!(["start 0"])), LoadError::BadStep { index: 1, .. }));
    let long = bad(json!(["x".repeat(5_000)])).1;
    assert_eq!(long.len(), 80);
}

#[test]
fn too_much_is_refused_before_it_is_replayed() {
    let mut bytes = good().to_string().into_bytes();
    bytes.resize(MAX_BYTES, b' ');
    assert!(load::<State>(&bytes, 0).is_ok(), "so much may be");
    bytes.push(b' ');
    assert_eq!(
        load::<State>(&bytes, 0).unwrap_err(),
        LoadError::TooLarge { found: MAX_BYTES + 1, most: MAX_BYTES }
    );
    let steps = vec!["end"; MAX_STEPS + 1];
    assert_eq!(
        error_of("steps", json!(steps)),
        LoadError::TooLarge { found: MAX_STEPS + 1, most: MAX_STEPS }
    );
    let deep = "[".repeat(100_000);
    assert!(matches!(load::<State>(deep.as_bytes(), 0), Err(LoadError::NotJson { .. })));
}

/// The good record with one more key, as text.
fn with(key: &str, value: &str) -> String {
    good().to_string().replacen('{', &format!("{{{key:?}:{value},"), 1)
}

#[test]
fn lists_in_lists_are_read_as_deep_as_it_is_safe() {
    let nested = |depth: usize| with("theirs", &["[".repeat(depth), "]".repeat(depth)].concat());
    let text = load::<State>(nested(126).as_bytes(), 0).unwrap().record().to_json();
    assert!(load::<State>(text.as_bytes(), 0).is_ok());
    let deep = nested(127);
    assert!(matches!(load::<State>(deep.as_bytes(), 0), Err(LoadError::NotJson { line: 1, .. })));
}

#[test]
fn numbers_too_large_for_a_field_are_refused_and_others_kept_as_well_as_can_be() {
    for seed in ["18446744073709551616", "1e400", "-1", "1.5"] {
        let error = load::<State>(with("table", &format!("{{\"seed\":{seed}}}")).as_bytes(), 0).unwrap_err();
        match error {
            LoadError::NotARecord { why } => assert!(why.starts_with("table: seed: "), "{why}"),
            LoadError::NotJson { .. } => assert_eq!(seed, "1e400", "no number of this program"),
            other => panic!("{other}"),
        }
    }
    let written = |number: &str| {
        let table = load::<State>(with("theirs", number).as_bytes(), 0).unwrap();
        table.record().extra["theirs"].to_string()
    };
    assert_eq!(written("18446744073709551615"), "18446744073709551615");
    assert_eq!(written("18446744073709551616"), "1.8446744073709552e+19");
    assert_eq!(written("1523.4567890123456"), "1523.4567890123456");
    assert_eq!(written("1E5"), "100000.0");
}

#[test]
fn of_keys_that_come_twice_the_last_counts() {
    let seats = r#"[{"name":"X","name":"Aki"},{"name":"Ben"}]"#;
    let text = with("game", "\"go\"").replacen(r#"[{"name":"Aki"},{"name":"Ben"}]"#, seats, 1);
    assert!(text.contains('X') && text.contains("\"go\""));
    assert_eq!(load::<State>(text.as_bytes(), 0).unwrap().seats()[0].name, "Aki");
}

#[test]
fn bytes_that_are_no_text_are_refused_where_they_stand() {
    for (place, byte) in [(0, 0x80), (40, 0xff), (12, 0xc0)] {
        let mut bytes = good().to_string().into_bytes();
        bytes[place] = byte;
        let Err(LoadError::NotJson { line: 1, column }) = load::<State>(&bytes, 0) else { panic!("{place}") };
        assert!(column > place, "{column} for {place}");
    }
    let mut bytes = b"{\n  \"format\": 1,\n  \"game\": \"".to_vec();
    bytes.push(0xff);
    assert_eq!(load::<State>(&bytes, 0).unwrap_err(), LoadError::NotJson { line: 3, column: 12 });
    // A name cut in the middle of a letter.
    let text = good().to_string().replace("Aki", "アキ").into_bytes();
    let inside = text.iter().position(|byte| *byte == 0xe3).unwrap() + 1;
    assert!(matches!(load::<State>(&text[..inside], 0), Err(LoadError::NotJson { .. })));
}

#[test]
fn a_list_stands_for_no_object() {
    let seats = json!([["Aki"], ["Ben"]]);
    assert_eq!(error_of("seats", seats), LoadError::BadSeats { found: None, wanted: 2 });
    assert!(matches!(error_of("config", json!([false, "", false, 2])), LoadError::BadConfig { .. }));
    assert!(matches!(error_of("table", json!([])), LoadError::NotARecord { .. }));
}

#[test]
fn signs_of_any_script_stay_in_names() {
    let name = "\"<b>\\ ע ب क्ष 👩\u{200d}👧";
    let mut record = good();
    record["seats"][0]["name"] = name.into();
    let table = load::<State>(record.to_string().as_bytes(), 0).unwrap();
    let again = load::<State>(table.record().to_json().as_bytes(), 0).unwrap();
    assert_eq!(again.seats()[0].name, name);
}

#[test]
fn a_headline_needs_no_replay() {
    let mut record = good();
    record["steps"] = json!(["no step", "at all"]);
    record["game"] = json!("go");
    let headline = Headline::peek(record.to_string().as_bytes()).unwrap();
    let names = vec!["Aki".to_owned(), "Ben".to_owned()];
    assert_eq!(headline, Headline { game: "go".into(), rules: 1, names, steps: 2 });
    assert!(Headline::peek(b"nothing").is_err());
}

/// A real game with something taken back, as bytes.
fn real() -> Vec<u8> {
    let mut table = eruption(3, teaching(), 11);
    play_on(&mut table, &mut Playout::new(11), 60);
    for _ in 0..5 {
        table.undo().unwrap();
    }
    table.record().to_json().into()
}

#[test]
fn a_truncated_file_is_an_error_wherever_it_stops() {
    let bytes = real();
    for length in 0..bytes.len() {
        assert!(matches!(load::<State>(&bytes[..length], 0), Err(LoadError::NotJson { .. })));
    }
}

/// If it loads, it is a game: it can be saved, loaded, undone and played to its end.
fn is_total(bytes: &[u8]) {
    let _ = Headline::peek(bytes);
    let Ok(mut table) = load::<State>(bytes, 3) else { return };
    let text = table.record().to_json();
    assert_eq!(load::<State>(text.as_bytes(), 4).unwrap().record().to_json(), text);
    let _ = table.clone().undo();
    let _ = table.clone().redo();
    table.deal();
    play_on(&mut table, &mut Playout::new(1), 2_000);
    assert!(table.is_over());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn garbage_is_refused(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        is_total(&bytes);
    }

    #[test]
    fn damaged_bytes_never_panic(place in any::<prop::sample::Index>(), bit in 0..8_u8, more in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let mut bytes = real();
        let (place, more) = (place.index(bytes.len()), more.index(bytes.len()));
        bytes[place] ^= 1 << bit;
        is_total(&bytes);
        bytes[more] = byte;
        is_total(&bytes);
    }

    #[test]
    fn steps_in_another_order_never_panic(one in any::<prop::sample::Index>(), two in any::<prop::sample::Index>(), cut in any::<prop::sample::Index>()) {
        let mut record: Value = serde_json::from_slice(&real()).unwrap();
        let Value::Array(steps) = &mut record["steps"] else { panic!("a list") };
        let (one, two, cut) = (one.index(steps.len()), two.index(steps.len()), cut.index(steps.len()));
        let mut cut_short = steps.clone();
        steps.swap(one, two);
        is_total(record.to_string().as_bytes());
        cut_short.truncate(cut);
        record["steps"] = cut_short.into();
        is_total(record.to_string().as_bytes());
        let Value::Object(fields) = &mut record else { panic!("an object") };
        fields.remove("undone");
        prop_assert!(load::<State>(record.to_string().as_bytes(), 0).is_ok());
        is_total(record.to_string().as_bytes());
    }
}

#[test]
fn options_may_be_left_out() {
    let table = load::<State>(good().to_string().as_bytes(), 5).unwrap();
    assert_eq!(table.options(), &Options { seed: Some(5), ..Options::default() });
    // Or be written out as they always are.
    let mut record = good();
    record["table"] = json!({ "hints": true, "open_hands": false, "seed": 5, "start": "random" });
    let table = load::<State>(record.to_string().as_bytes(), 0).unwrap();
    assert_eq!(table.options(), &Options { seed: Some(5), ..Options::default() });
}

#[test]
fn a_byte_order_mark_is_no_fault() {
    let bytes = [b"\xef\xbb\xbf", good().to_string().as_bytes()].concat();
    assert!(load::<State>(&bytes, 0).is_ok());
    assert_eq!(Headline::peek(&bytes).unwrap().game, "eruption");
}

#[test]
fn names_of_strangers_are_short_and_turn_nothing_round() {
    let mut record = good();
    record["seats"][0]["name"] = json!(format!("\u{202e}ika\n{}", "x".repeat(100)));
    record["seats"][1]["name"] = json!("\u{2066}B\u{0}en \u{200f}");
    let bytes = record.to_string();
    let table = load::<State>(bytes.as_bytes(), 0).unwrap();
    let names: Vec<&str> = table.seats().iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, [format!("ika{}", "x".repeat(37)).as_str(), "Ben"]);
    assert_eq!(Headline::peek(bytes.as_bytes()).unwrap().names, names);
}

#[test]
fn what_nobody_knows_is_kept_if_it_is_small() {
    let huge = "x".repeat(100_000);
    let mut record = good();
    record["theirs"] = json!("small");
    record["huge"] = json!(huge);
    record["table"] = json!({ "seed": 1, "music": "loud", "huge": huge });
    record["seats"][0]["elo"] = json!(1500);
    record["seats"][0]["huge"] = json!({ "deep": [huge] });
    let written = |record: &Value| load::<State>(record.to_string().as_bytes(), 0).unwrap().record();
    let whole = written(&record);
    for at in 0..2000 {
        record[format!("key {at}")] = json!(at);
    }
    assert!(written(&record).to_json().len() < 6000, "many small ones are large");
    let written = whole;
    assert_eq!(written.extra["theirs"], "small");
    assert_eq!(written.table.extra["music"], "loud");
    assert_eq!(written.seats[0].extra["elo"], 1500);
    assert!(written.to_json().len() < 1000, "{}", written.to_json().len());
}
