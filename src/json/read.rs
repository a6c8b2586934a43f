//! Reading JSON: any text gives a value or the place where it stops being one.

use super::value::{Map, Value};

/// How deep lists and objects may lie in each other.
const DEPTH: usize = 127;
/// How many fields an object may have: they are kept as a list.
const FIELDS: usize = 256;

/// Where a text stops being JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Malformed {
    /// The line, from 1.
    pub line: usize,
    /// The byte of the line, from 1.
    pub column: usize,
}

/// The value that the text is; of fields with the same name the last one counts.
pub fn parse(text: &str) -> Result<Value, Malformed> {
    let mut reader = Reader { text, at: 0 };
    let value = reader.value(DEPTH).filter(|_| {
        reader.skip_space();
        reader.at == text.len()
    });
    value.ok_or_else(|| {
        let seen = &text.as_bytes()[..text.len().min(reader.at + 1)];
        let before = &seen[..reader.at.min(seen.len())];
        let line_start = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        Malformed {
            line: 1 + before.iter().filter(|byte| **byte == b'\n').count(),
            column: seen.len() - line_start,
        }
    })
}

/// A text and how far it has been read. What cannot be read is `None`; then it is `at` the place.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn next(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Goes on if this is what comes next.
    fn take(&mut self, byte: u8) -> Option<()> {
        (self.next()? == byte).then(|| self.at += 1)
    }

    fn skip_space(&mut self) {
        self.skip(|byte| matches!(byte, b' ' | b'\n' | b'\r' | b'\t'));
    }

    fn skip(&mut self, those: fn(u8) -> bool) {
        while self.next().is_some_and(those) {
            self.at += 1;
        }
    }

    fn value(&mut self, depth: usize) -> Option<Value> {
        self.skip_space();
        match self.next()? {
            b'n' => self.word("null", Value::Null),
            b't' => self.word("true", Value::Bool(true)),
            b'f' => self.word("false", Value::Bool(false)),
            b'"' => self.string().map(Value::String),
            b'[' => self.list(depth.checked_sub(1)?),
            b'{' => self.object(depth.checked_sub(1)?),
            _ => self.number(),
        }
    }

    fn word(&mut self, word: &str, value: Value) -> Option<Value> {
        for byte in word.bytes() {
            self.take(byte)?;
        }
        Some(value)
    }

    fn list(&mut self, depth: usize) -> Option<Value> {
        let mut list = Vec::new();
        self.at += 1;
        self.skip_space();
        if self.take(b']').is_none() {
            loop {
                list.push(self.value(depth)?);
                self.skip_space();
                if self.take(b',').is_none() {
                    break;
                }
            }
            self.take(b']')?;
        }
        Some(Value::Array(list))
    }

    fn object(&mut self, depth: usize) -> Option<Value> {
        let mut fields = Map::new();
        self.at += 1;
        self.skip_space();
        if self.take(b'}').is_none() {
            loop {
                self.skip_space();
                let key = self.string()?;
                self.skip_space();
                self.take(b':')?;
                let value = self.value(depth)?;
                fields.insert(key, value);
                if fields.len() > FIELDS {
                    return None;
                }
                self.skip_space();
                if self.take(b',').is_none() {
                    break;
                }
            }
            self.take(b'}')?;
        }
        Some(Value::Object(fields))
    }

    /// Digits, at least one.
    fn digits(&mut self) -> Option<()> {
        let start = self.at;
        self.skip(|byte| byte.is_ascii_digit());
        (self.at > start).then_some(())
    }

    fn number(&mut self) -> Option<Value> {
        let start = self.at;
        let _ = self.take(b'-');
        if self.take(b'0').is_none() {
            self.digits()?;
        }
        if self.take(b'.').is_some() {
            self.digits()?;
        }
        if matches!(self.next(), Some(b'e' | b'E')) {
            self.at += 1;
            if self.take(b'+').is_none() {
                let _ = self.take(b'-');
            }
            self.digits()?;
        }
        Some(Value::Number(self.text[start..self.at].to_owned()))
    }

    fn string(&mut self) -> Option<String> {
        self.take(b'"')?;
        let mut text = String::new();
        loop {
            let start = self.at;
            self.skip(|byte| !matches!(byte, b'"' | b'\\' | 0..b' '));
            text.push_str(&self.text[start..self.at]);
            if self.take(b'"').is_some() {
                return Some(text);
            }
            self.take(b'\\')?;
            text.push(self.escaped()?);
        }
    }

    /// The sign that comes after a backslash.
    fn escaped(&mut self) -> Option<char> {
        let sign = match self.next()? {
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => return self.unicode(),
            sign @ (b'"' | b'\\' | b'/') => sign.into(),
            _ => return None,
        };
        self.at += 1;
        Some(sign)
    }

    /// The sign whose number comes next; those with large ones are written as two.
    fn unicode(&mut self) -> Option<char> {
        let mut number = self.hex()?;
        if let 0xd800..0xdc00 = number {
            self.take(b'\\')?;
            let low = self.hex()?.checked_sub(0xdc00).filter(|low| *low < 0x400)?;
            number = 0x1_0000 + ((number - 0xd800) << 10) + low;
        }
        char::from_u32(number)
    }

    /// `u` and four digits.
    fn hex(&mut self) -> Option<u32> {
        self.take(b'u')?;
        let mut number = 0;
        for _ in 0..4 {
            number = number * 16 + char::from(self.next()?).to_digit(16)?;
            self.at += 1;
        }
        Some(number)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The same value as another program reads it.
    fn same(value: &Value, theirs: &serde_json::Value) -> bool {
        match (value, theirs) {
            (Value::Null, serde_json::Value::Null) => true,
            (Value::Bool(one), serde_json::Value::Bool(other)) => one == other,
            (Value::String(one), serde_json::Value::String(other)) => one == other,
            (Value::Number(one), serde_json::Value::Number(other)) => {
                value.as_u64() == other.as_u64() && one.parse::<f64>().ok() == other.as_f64()
            }
            (Value::Array(one), serde_json::Value::Array(other)) => {
                one.len() == other.len() && one.iter().zip(other).all(|(one, other)| same(one, other))
            }
            (Value::Object(one), serde_json::Value::Object(other)) => {
                one.keys().eq(other.keys()) && one.iter().all(|(key, value)| same(value, &other[key]))
            }
            _ => false,
        }
    }

    /// Reads a text as `serde_json` does, and writes it so that it is read alike.
    fn check(text: &str) {
        let (ours, theirs) = (parse(text), serde_json::from_str::<serde_json::Value>(text));
        match (&ours, theirs) {
            (Ok(ours), Ok(theirs)) => {
                assert!(same(ours, &theirs), "{text:?}: {ours}");
                assert_eq!(parse(&ours.to_string()).as_ref(), Ok(ours));
                assert!(same(ours, &serde_json::from_str(&ours.to_string()).unwrap()), "{ours}");
            }
            (Err(_), Err(_)) => {}
            // Numbers too large for their type are none there.
            (Ok(_), Err(error)) if error.to_string().contains("number out of range") => {}
            (ours, theirs) => panic!("{text:?}: {ours:?}, but {theirs:?}"),
        }
    }

    /// What JSON is made of, and what it is not.
    fn pieces() -> impl Strategy<Value = String> {
        let piece = prop::sample::select(vec![
            "{",
            "}",
            "[",
            "]",
            ",",
            ":",
            "\"",
            "\"a\"",
            "\"b\"",
            "\"a\":",
            "\"\\n\"",
            "\\u00e9",
            "\\ud83c",
            "\\udf0b",
            "\"\\ud83c\\udf0b\"",
            "\\u12",
            "\\",
            "/",
            "\\/",
            "null",
            "true",
            "false",
            "nul",
            "0",
            "-0",
            "-",
            "7",
            "12",
            "01",
            "1.5",
            "1.",
            ".5",
            "1e3",
            "1E-2",
            "1e+",
            "18446744073709551615",
            "18446744073709551616",
            " ",
            "\n",
            "\t",
            "\u{1}",
            "\u{7f}",
            "火山",
            "\"火\"",
        ]);
        prop::collection::vec(piece, 0..12).prop_map(|pieces| pieces.concat())
    }

    proptest! {
        #[test]
        fn any_text_is_read_as_by_others(text in pieces()) {
            check(&text);
            check(&format!("[{text}]"));
            check(&format!("\"{text}\""));
            check(&format!("{{\"a\":{text}}}"));
        }

        #[test]
        fn any_text_is_written_and_read(text in any::<String>()) {
            let value = Value::from(text);
            check(&value.to_string());
            prop_assert_eq!(parse(&value.to_string()), Ok(value));
        }
    }

    #[test]
    fn what_is_no_json_is_named_by_its_place() {
        let place = |text| parse(text).map_err(|Malformed { line, column }| (line, column));
        assert_eq!(place("{\n \"a\": x}"), Err((2, 7)));
        assert_eq!(place("[1, 2"), Err((1, 5)));
        assert_eq!(place("[1] 2"), Err((1, 5)));
        assert_eq!(place(""), Err((1, 0)));
        assert_eq!(place("\"a\u{1}b\""), Err((1, 3)));
    }

    #[test]
    fn depth_and_width_have_an_end() {
        let nested = |depth: usize| ["[".repeat(depth), "]".repeat(depth)].concat();
        assert!(parse(&nested(DEPTH)).is_ok() && parse(&nested(DEPTH + 1)).is_err());
        check(&nested(DEPTH));
        check(&nested(DEPTH + 1));
        assert!(parse(&"[".repeat(1 << 20)).is_err());
        let wide = |fields: usize| {
            let fields: Vec<_> = (0..fields).map(|field| format!("\"{field}\":0")).collect();
            format!("{{{}}}", fields.join(","))
        };
        assert!(parse(&wide(FIELDS)).is_ok() && parse(&wide(FIELDS + 1)).is_err());
    }

    #[test]
    fn the_last_of_two_fields_counts_and_numbers_stay_as_they_are() {
        assert_eq!(
            parse("{\"b\": 1, \"a\": 2.50, \"b\": 1e3}").unwrap().to_string(),
            "{\"a\":2.50,\"b\":1e3}"
        );
    }
}
