//! What JSON can say, as plain values, and how it is written.

use std::{
    fmt::{self, Write as _},
    ops::{Index, IndexMut},
};

/// Anything that JSON can say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Value {
    /// Nothing.
    #[default]
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A number, as it is written: what is not looked at stays exactly the same.
    Number(String),
    /// A text.
    String(String),
    /// A list.
    Array(Vec<Value>),
    /// Fields by name.
    Object(Map),
}

/// The fields of an object, in the order of their names. There are few of them, so they are a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Map(Vec<(String, Value)>);

static NULL: Value = Value::Null;

impl Map {
    /// No fields.
    pub const fn new() -> Map {
        Map(Vec::new())
    }

    /// How many fields there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The field of that name.
    pub fn get(&self, key: &str) -> Option<&Value> {
        self.place(key).ok().map(|place| &self.0[place].1)
    }

    /// The field of that name, to be changed.
    pub fn get_mut(&mut self, key: &str) -> Option<&mut Value> {
        self.place(key).ok().map(|place| &mut self.0[place].1)
    }

    /// Whether there is a field of that name.
    pub fn contains_key(&self, key: &str) -> bool {
        self.place(key).is_ok()
    }

    /// Sets a field, and gives it to be changed.
    pub fn insert(&mut self, key: String, value: Value) -> &mut Value {
        let place = match self.place(&key) {
            Ok(place) => {
                self.0[place].1 = value;
                place
            }
            Err(place) => {
                self.0.insert(place, (key, value));
                place
            }
        };
        &mut self.0[place].1
    }

    /// Takes a field out.
    pub fn remove(&mut self, key: &str) -> Option<Value> {
        self.place(key).ok().map(|place| self.0.remove(place).1)
    }

    /// The names, in their order.
    pub fn keys(&self) -> impl Iterator<Item = &String> {
        self.0.iter().map(|(key, _)| key)
    }

    /// The fields, in the order of their names.
    pub fn iter(&self) -> impl Iterator<Item = (&String, &Value)> {
        self.0.iter().map(|(key, value)| (key, value))
    }

    /// Where the field is, or would be.
    fn place(&self, key: &str) -> Result<usize, usize> {
        self.0.binary_search_by(|(known, _)| known.as_str().cmp(key))
    }
}

impl FromIterator<(String, Value)> for Map {
    fn from_iter<I: IntoIterator<Item = (String, Value)>>(fields: I) -> Map {
        let mut map = Map::new();
        for (key, value) in fields {
            map.insert(key, value);
        }
        map
    }
}

impl Value {
    /// The number, if it is a whole one that is not negative.
    pub fn as_u64(&self) -> Option<u64> {
        match self {
            Value::Number(number) => number.parse().ok(),
            _ => None,
        }
    }

    /// The text.
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Value::String(text) => Some(text),
            _ => None,
        }
    }

    /// The list.
    pub fn as_array(&self) -> Option<&Vec<Value>> {
        match self {
            Value::Array(list) => Some(list),
            _ => None,
        }
    }

    /// Whether it is nothing.
    pub fn is_null(&self) -> bool {
        *self == Value::Null
    }

    /// Whether it has fields.
    pub fn is_object(&self) -> bool {
        matches!(self, Value::Object(_))
    }

    /// The field of that name, if it is an object that has one.
    pub fn get(&self, key: &str) -> Option<&Value> {
        match self {
            Value::Object(fields) => fields.get(key),
            _ => None,
        }
    }

    /// Writes it without any spaces.
    pub(super) fn write(&self, out: &mut String) {
        match self {
            Value::Null => out.push_str("null"),
            Value::Bool(true) => out.push_str("true"),
            Value::Bool(false) => out.push_str("false"),
            Value::Number(number) => out.push_str(number),
            Value::String(text) => write_text(text, out),
            Value::Array(list) => {
                let mut before = '[';
                for item in list {
                    out.push(before);
                    item.write(out);
                    before = ',';
                }
                out.push_str(if list.is_empty() { "[]" } else { "]" });
            }
            Value::Object(fields) => {
                let mut before = '{';
                for (key, value) in fields.iter() {
                    out.push(before);
                    write_text(key, out);
                    out.push(':');
                    value.write(out);
                    before = ',';
                }
                out.push_str(if fields.is_empty() { "{}" } else { "}" });
            }
        }
    }
}

/// Writes a text in quotes.
pub(super) fn write_text(text: &str, out: &mut String) {
    out.push('"');
    for sign in text.chars() {
        match sign {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            '\0'..' ' => {
                out.push_str("\\u00");
                for digit in [sign as u32 / 16, sign as u32 % 16] {
                    out.push(char::from_digit(digit, 16).unwrap_or('0'));
                }
            }
            sign => out.push(sign),
        }
    }
    out.push('"');
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.write(&mut text);
        f.write_str(&text)
    }
}

/// A field; `null` if there is none.
impl Index<&str> for Value {
    type Output = Value;

    fn index(&self, key: &str) -> &Value {
        self.get(key).unwrap_or(&NULL)
    }
}

/// A field, to be set.
impl IndexMut<&str> for Value {
    fn index_mut(&mut self, key: &str) -> &mut Value {
        let Value::Object(fields) = self else { panic!("only objects have fields") };
        match fields.place(key) {
            Ok(place) => &mut fields.0[place].1,
            Err(_) => fields.insert(key.into(), Value::Null),
        }
    }
}

/// An item of a list; `null` if there is none.
impl Index<usize> for Value {
    type Output = Value;

    fn index(&self, place: usize) -> &Value {
        self.as_array().and_then(|list| list.get(place)).unwrap_or(&NULL)
    }
}

impl From<bool> for Value {
    fn from(flag: bool) -> Value {
        Value::Bool(flag)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::String(text.into())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::String(text)
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => {
        $(impl From<$kind> for Value {
            fn from(number: $kind) -> Value {
                let mut text = String::new();
                let _ = write!(text, "{number}");
                Value::Number(text)
            }
        })*
    };
}
numbers!(u8, u16, u32, u64, usize, i8, i32);

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Value {
        value.map_or(Value::Null, Into::into)
    }
}

impl<T: Into<Value>> From<Vec<T>> for Value {
    fn from(list: Vec<T>) -> Value {
        list.into_iter().collect()
    }
}

impl<T: Into<Value> + Clone> From<&[T]> for Value {
    fn from(list: &[T]) -> Value {
        list.iter().cloned().collect()
    }
}

impl<T: Into<Value>, const N: usize> From<[T; N]> for Value {
    fn from(list: [T; N]) -> Value {
        list.into_iter().collect()
    }
}

impl From<Map> for Value {
    fn from(fields: Map) -> Value {
        Value::Object(fields)
    }
}

impl<T: Into<Value>> FromIterator<T> for Value {
    fn from_iter<I: IntoIterator<Item = T>>(list: I) -> Value {
        Value::Array(list.into_iter().map(Into::into).collect())
    }
}

/// A value written as in JSON: `json!({ "players": players, "names": ["Aki", null] })`.
#[macro_export]
macro_rules! json_value {
    (null) => { $crate::json::Value::Null };
    ([ $($items:tt)* ]) => { $crate::json::Value::Array($crate::json_items!([] $($items)*)) };
    ({ $($fields:tt)* }) => { $crate::json::Value::Object($crate::json_fields!([] $($fields)*)) };
    ($value:expr) => { $crate::json::Value::from($value) };
}

/// The items of a list, for [`json!`](crate::json_value!).
#[doc(hidden)]
#[macro_export]
macro_rules! json_items {
    ([ $($done:expr,)* ]) => { vec![$($done,)*] };
    ([ $($done:expr,)* ] null $(, $($rest:tt)*)?) => {
        $crate::json_items!([ $($done,)* $crate::json_value!(null), ] $($($rest)*)?)
    };
    ([ $($done:expr,)* ] [ $($items:tt)* ] $(, $($rest:tt)*)?) => {
        $crate::json_items!([ $($done,)* $crate::json_value!([ $($items)* ]), ] $($($rest)*)?)
    };
    ([ $($done:expr,)* ] { $($fields:tt)* } $(, $($rest:tt)*)?) => {
        $crate::json_items!([ $($done,)* $crate::json_value!({ $($fields)* }), ] $($($rest)*)?)
    };
    ([ $($done:expr,)* ] $value:expr $(, $($rest:tt)*)?) => {
        $crate::json_items!([ $($done,)* $crate::json_value!($value), ] $($($rest)*)?)
    };
}

/// The fields of an object, for [`json!`](crate::json_value!).
#[doc(hidden)]
#[macro_export]
macro_rules! json_fields {
    ([ $($key:expr => $done:expr,)* ]) => { $crate::json::map(&mut [$(($key, $done),)*]) };
    ([ $($done:tt)* ] $key:literal : null $(, $($rest:tt)*)?) => {
        $crate::json_fields!([ $($done)* $key => $crate::json_value!(null), ] $($($rest)*)?)
    };
    ([ $($done:tt)* ] $key:literal : [ $($items:tt)* ] $(, $($rest:tt)*)?) => {
        $crate::json_fields!([ $($done)* $key => $crate::json_value!([ $($items)* ]), ] $($($rest)*)?)
    };
    ([ $($done:tt)* ] $key:literal : { $($fields:tt)* } $(, $($rest:tt)*)?) => {
        $crate::json_fields!([ $($done)* $key => $crate::json_value!({ $($fields)* }), ] $($($rest)*)?)
    };
    ([ $($done:tt)* ] $key:literal : $value:expr $(, $($rest:tt)*)?) => {
        $crate::json_fields!([ $($done)* $key => $crate::json_value!($value), ] $($($rest)*)?)
    };
}

/// The fields as a map; for [`json!`](crate::json_value!), so that what it is called in is short.
#[doc(hidden)]
pub fn map(fields: &mut [(&str, Value)]) -> Map {
    fields.iter_mut().map(|(key, value)| ((*key).to_owned(), std::mem::take(value))).collect()
}
