//! JSON is read and written as everybody reads and writes it.

use proptest::prelude::*;
use serde_json::Value;

use super::{line, read};

/// Whether it is the same value. Where a number has more digits than it can keep, each reader comes as near as it can.
fn alike(ours: &Value, theirs: &Value) -> bool {
    match (ours, theirs) {
        (Value::Number(ours), Value::Number(theirs)) if ours.is_f64() => {
            let (ours, theirs) = (ours.as_f64().unwrap(), theirs.as_f64().unwrap());
            (ours - theirs).abs() <= theirs.abs() * 1e-14
        }
        (Value::Array(ours), Value::Array(theirs)) => {
            ours.len() == theirs.len() && ours.iter().zip(theirs).all(|(ours, theirs)| alike(ours, theirs))
        }
        (Value::Object(ours), Value::Object(theirs)) => {
            ours.len() == theirs.len()
                && ours.iter().zip(theirs).all(|(ours, theirs)| ours.0 == theirs.0 && alike(ours.1, theirs.1))
        }
        _ => ours == theirs,
    }
}

/// It is read as everybody reads it, or refused by both.
fn agrees(text: &str) {
    let (ours, theirs) = (read(text), serde_json::from_str::<Value>(text));
    let same = match (&ours, &theirs) {
        (Ok(ours), Ok(theirs)) => alike(ours, theirs),
        _ => ours.is_err() && theirs.is_err(),
    };
    assert!(same, "{text}: {ours:?}, {theirs:?}");
    if let Ok(value) = ours {
        assert_eq!(line(&value), value.to_string());
    }
}

#[test]
fn texts_are_read_as_everybody_reads_them() {
    let texts = [
        "",
        " ",
        "null",
        " true ",
        "false",
        "nul",
        "nulll",
        "True",
        "[]",
        "[ ]",
        "{}",
        "{ }",
        "[1,2 , 3]",
        "[1,]",
        "[,1]",
        "[1 2]",
        "[1",
        "[",
        "]",
        "{\"a\":1}",
        "{\"a\" : [ {\"b\":null} ] , \"c\":\"d\"}",
        "{\"a\":1,}",
        "{,}",
        "{a:1}",
        "{\"a\"}",
        "{\"a\":}",
        "{\"a\":1,\"a\":2}",
        "{1:2}",
        "{\"a\":1 \"b\":2}",
        "[}",
        "{]",
        "0",
        "-0",
        "7",
        "-7",
        "01",
        "-",
        "+1",
        "1.",
        ".5",
        "1.5",
        "-0.25",
        "1e3",
        "1E+3",
        "1e-3",
        "1e",
        "1e+",
        "1.e3",
        "0.1",
        "3.0",
        "18446744073709551615",
        "18446744073709551616",
        "-9223372036854775808",
        "-9223372036854775809",
        "123456789012345678901234567890",
        "0.30000000000000004",
        "1e22",
        "1e23",
        "1e308",
        "1e400",
        "-1e400",
        "1e-400",
        "0e999999999999",
        "00",
        "0x1",
        "1_000",
        "NaN",
        "Infinity",
        "1a",
        "\"\"",
        "\"a",
        "\"\\\"\"",
        "\"\\/\\b\\f\\n\\r\\t\\\\\"",
        "\"\\u0041\\u00e9\\u3042\"",
        "\"\\ud83c\\udf0b\"",
        "\"\\ud83c\"",
        "\"\\udf0b\"",
        "\"\\ud83c\\u0041\"",
        "\"\\ud83cx\"",
        "\"\\u12\"",
        "\"\\u+123\"",
        "\"\\x\"",
        "\"\n\"",
        "\"\u{7f}\u{80}🌋あ\"",
        "\"\\u0000\\u001f\\u000b\"",
        "\u{feff}1",
        "1 2",
        "1,",
    ];
    texts.into_iter().for_each(agrees);
    for depth in [126, 127, 128, 129, 100_000] {
        agrees(&"[".repeat(depth));
        agrees(&("[".repeat(depth) + &"]".repeat(depth)));
        agrees(&("{\"a\":".repeat(depth) + "1" + &"}".repeat(depth)));
    }
}

#[test]
fn where_it_stops_is_told() {
    let place = |text| read(text).map_err(|place| (place.line, place.column)).unwrap_err();
    assert_eq!(place("{\n  \"format\": x"), (2, 13));
    assert_eq!(place(""), (1, 1));
    assert_eq!(place("[1,\n\n2 3]"), (3, 3));
    assert_eq!(place("true\n]"), (2, 1));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_as_everybody_reads_it(text in "[\\[\\]{},:\"\\\\0-9eE+.\\- truefalsn\n\u{1}]{0,24}") {
        agrees(&text);
    }

    #[test]
    fn any_number_is_kept_as_it_is(number in any::<f64>().prop_filter("JSON has no other", |number| number.is_finite())) {
        let text = Value::from(number).to_string();
        prop_assert_eq!(read(&text).map(|value| line(&value)), Ok(text));
    }

    #[test]
    fn any_string_is_written_as_everybody_writes_it(string in any::<String>()) {
        agrees(&Value::String(string).to_string());
    }
}
