//! JSON from text. It is read by hand: the readers of `serde_json` are made for types of every kind, and came to four times the
//! code of what a [`Value`] needs.

use serde_json::{Map, Number, Value};

/// How deep lists and objects may lie in each other.
const DEEPEST: usize = 127;

/// Where a text stops being JSON, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) line: usize,
    pub(crate) column: usize,
}

/// The value that a text says.
pub(crate) fn read(text: &str) -> Result<Value, Place> {
    let mut reader = Reader { text, at: 0 };
    let value = reader.value(0).filter(|_| {
        reader.space();
        reader.at == text.len()
    });
    value.ok_or_else(|| {
        let before = &text.as_bytes()[..reader.at];
        let line = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let lines = before.iter().filter(|byte| **byte == b'\n').count();
        Place { line: lines + 1, column: reader.at - line + 1 }
    })
}

/// Reads on from a place in the text; where it stops for good is what is wrong.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn space(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\n' | b'\t' | b'\r')) {
            self.at += 1;
        }
    }

    /// Whether this comes next; then it is passed.
    fn passes(&mut self, text: &str) -> bool {
        let found = self.text.as_bytes()[self.at..].starts_with(text.as_bytes());
        if found {
            self.at += text.len();
        }
        found
    }

    /// The same, after space.
    fn sign(&mut self, sign: &str) -> bool {
        self.space();
        self.passes(sign)
    }

    fn value(&mut self, depth: usize) -> Option<Value> {
        self.space();
        match self.peek()? {
            b'{' | b'[' if depth == DEEPEST => None,
            b'{' => self.object(depth + 1).map(Value::Object),
            b'[' => self.list(depth + 1).map(Value::Array),
            b'"' => self.string().map(Value::String),
            b'-' | b'0'..=b'9' => self.number().map(Value::Number),
            _ if self.passes("null") => Some(Value::Null),
            _ if self.passes("true") => Some(Value::Bool(true)),
            _ => self.passes("false").then_some(Value::Bool(false)),
        }
    }

    fn object(&mut self, depth: usize) -> Option<Map<String, Value>> {
        let mut fields = Map::new();
        self.at += 1;
        if self.sign("}") {
            return Some(fields);
        }
        loop {
            self.space();
            let key = if self.peek() == Some(b'"') { self.string()? } else { return None };
            if !self.sign(":") {
                return None;
            }
            fields.insert(key, self.value(depth)?);
            if !self.sign(",") {
                return self.passes("}").then_some(fields);
            }
        }
    }

    fn list(&mut self, depth: usize) -> Option<Vec<Value>> {
        let mut items = Vec::new();
        self.at += 1;
        if self.sign("]") {
            return Some(items);
        }
        loop {
            items.push(self.value(depth)?);
            if !self.sign(",") {
                return self.passes("]").then_some(items);
            }
        }
    }

    fn string(&mut self) -> Option<String> {
        let mut string = String::new();
        self.at += 1;
        loop {
            let rest = &self.text[self.at..];
            let plain = rest.bytes().position(|byte| matches!(byte, b'"' | b'\\' | 0..b' '));
            let plain = plain.unwrap_or(rest.len());
            string.push_str(&rest[..plain]);
            self.at += plain;
            if self.passes("\"") {
                return Some(string);
            }
            if !self.passes("\\") {
                return None;
            }
            string.push(self.escaped()?);
        }
    }

    /// What follows a backslash.
    fn escaped(&mut self) -> Option<char> {
        let sign = match self.peek()? {
            sign @ (b'"' | b'\\' | b'/') => sign.into(),
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => {
                self.at += 1;
                return self.code();
            }
            _ => return None,
        };
        self.at += 1;
        Some(sign)
    }

    /// A character by its number, or by the two halves that UTF-16 has for it.
    fn code(&mut self) -> Option<char> {
        let mut code = self.hex()?;
        if (0xd800..0xdc00).contains(&code) {
            let low = if self.passes("\\u") { self.hex()?.checked_sub(0xdc00)? } else { return None };
            code = 0x1_0000 + (code - 0xd800) * 0x400 + Some(low).filter(|low| *low < 0x400)?;
        }
        char::from_u32(code)
    }

    fn hex(&mut self) -> Option<u32> {
        let mut code = 0;
        for _ in 0..4 {
            code = code * 16 + char::from(self.peek()?).to_digit(16)?;
            self.at += 1;
        }
        Some(code)
    }

    /// Whole numbers are kept as they are if they fit, and so are all that somebody has written with no more digits than needed.
    fn number(&mut self) -> Option<Number> {
        let (from, below) = (self.at, self.peek() == Some(b'-'));
        let (found, whole) = self.decimal()?;
        let text = &self.text[from..self.at];
        if let (true, Ok(number)) = (whole, text.parse::<u64>()) {
            return Some(number.into());
        }
        match text.parse::<i64>() {
            Ok(number) if whole && number != 0 => Some(number.into()),
            _ => Number::from_f64(if below { -found.nearest() } else { found.nearest() }),
        }
    }

    /// The digits of a number, and whether it has neither point nor exponent.
    fn decimal(&mut self) -> Option<(Decimal, bool)> {
        let _ = self.passes("-");
        let mut found = Decimal::default();
        if !self.passes("0") {
            self.digits(&mut found, 0)?;
        }
        let mut whole = true;
        if self.passes(".") {
            whole = false;
            self.digits(&mut found, -1)?;
        }
        if matches!(self.peek(), Some(b'e' | b'E')) {
            self.at += 1;
            whole = false;
            let sign = if self.passes("-") { -1 } else { 1 };
            let _ = sign > 0 && self.passes("+");
            let mut power = Decimal::default();
            self.digits(&mut power, 0)?;
            let power = if power.power > 0 { 99_999 } else { power.digits.min(99_999) as i32 };
            found.power += sign * power;
        }
        Some((found.plain(), whole))
    }

    /// One digit or more; each takes the point so many places on.
    fn digits(&mut self, found: &mut Decimal, step: i32) -> Option<()> {
        let from = self.at;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            found.push(digit - b'0', step);
            self.at += 1;
        }
        (self.at > from).then_some(())
    }
}

/// A number without a sign: its digits, as many as count, and the power of ten that they stand with.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Decimal {
    digits: u64,
    power: i32,
}

impl Decimal {
    fn push(&mut self, digit: u8, step: i32) {
        if self.digits < u64::MAX / 10 {
            self.digits = self.digits * 10 + u64::from(digit);
            self.power += step;
        } else {
            self.power += step + 1;
        }
    }

    /// Without zeros at the end.
    fn plain(mut self) -> Decimal {
        while self.digits > 0 && self.digits.is_multiple_of(10) {
            self.digits /= 10;
            self.power += 1;
        }
        if self.digits == 0 { Decimal::default() } else { self }
    }

    /// The number that is written like this, which is near what comes out of reckoning.
    fn nearest(self) -> f64 {
        let written = |number: f64| {
            let text = Number::from_f64(number)?.to_string();
            Some(Reader { text: &text, at: 0 }.decimal()?.0)
        };
        let reckoned = self.value();
        let (mut above, mut below) = (reckoned, reckoned);
        for _ in 0..16 {
            for number in [above, below] {
                if written(number) == Some(self) {
                    return number;
                }
            }
            (above, below) = (above.next_up(), below.next_down());
        }
        reckoned
    }

    /// Exact where the digits and the power of ten are: up to 2^53, and 10^22 either way.
    fn value(self) -> f64 {
        let mut value = self.digits as f64;
        let mut left = self.power.unsigned_abs().min(400);
        while left > 0 {
            let part = left.min(22);
            let power = (0..part).fold(1.0, |power, _| power * 10.0);
            value = if self.power < 0 { value / power } else { value * power };
            left -= part;
        }
        value
    }
}
