//! JSON, field by field. Text is parsed into a [`Value`] once, and everything else takes its fields out of that by hand: in
//! the browser a derived reader for each type costs many times the bytes of the few lines that this takes. `serde_json`'s own
//! values would be 4 kB more to load than these, which have no fractions to reckon with; the tests compare both.

mod read;
mod value;

pub use crate::json_value as json;
pub use read::{Malformed, parse};
pub use value::{Map, Value, map};

/// An object whose known fields are taken out one by one; what is left belongs to others.
///
/// Each getter gives `None` if the field is absent, and an error that names the key if it holds something else.
#[derive(Debug)]
pub(crate) struct Fields(Map);

impl Fields {
    /// The fields of an object.
    pub(crate) fn of(value: Value) -> Result<Fields, String> {
        match value {
            Value::Object(fields) => Ok(Fields(fields)),
            _ => Err("it is no JSON object".into()),
        }
    }

    /// All these fields have to be there.
    pub(crate) fn require(&self, keys: &[&str]) -> Result<(), String> {
        match keys.iter().find(|key| !self.0.contains_key(key)) {
            Some(key) => Err(format!("it has no {key:?}")),
            None => Ok(()),
        }
    }

    /// In these fields `null` is the same as nothing.
    pub(crate) fn drop_null(&mut self, keys: &[&str]) {
        for key in keys {
            if self.0.get(key).is_some_and(Value::is_null) {
                self.0.remove(key);
            }
        }
    }

    /// Any value.
    pub(crate) fn any(&mut self, key: &str) -> Option<Value> {
        self.0.remove(key)
    }

    /// A text.
    pub(crate) fn text(&mut self, key: &str) -> Result<Option<String>, String> {
        match self.any(key) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(_) => Err(expected(key, "a text")),
        }
    }

    /// `true` or `false`.
    pub(crate) fn flag(&mut self, key: &str) -> Result<Option<bool>, String> {
        match self.any(key) {
            None => Ok(None),
            Some(Value::Bool(flag)) => Ok(Some(flag)),
            Some(_) => Err(expected(key, "true or false")),
        }
    }

    /// A whole number from 0 to `most`.
    pub(crate) fn number(&mut self, key: &str, most: u64) -> Result<Option<u64>, String> {
        match self.any(key).map(|value| value.as_u64().filter(|number| *number <= most)) {
            None => Ok(None),
            Some(Some(number)) => Ok(Some(number)),
            Some(None) => Err(expected(key, &format!("a whole number from 0 to {most}"))),
        }
    }

    /// A small number, as of players.
    pub(crate) fn small(&mut self, key: &str) -> Result<Option<u8>, String> {
        Ok(self.number(key, u8::MAX.into())?.map(|number| number as u8))
    }

    /// A list of texts.
    pub(crate) fn texts(&mut self, key: &str) -> Result<Option<Vec<String>>, String> {
        let wrong = || expected(key, "a list of texts");
        let Some(list) = self.any(key) else { return Ok(None) };
        let Value::Array(list) = list else { return Err(wrong()) };
        let mut texts = Vec::with_capacity(list.len());
        for item in list {
            let Value::String(text) = item else { return Err(wrong()) };
            texts.push(text);
        }
        Ok(Some(texts))
    }

    /// What was not taken.
    pub(crate) fn rest(self) -> Map {
        self.0
    }

    /// Nothing may be left.
    pub(crate) fn end(self) -> Result<(), String> {
        match self.0.keys().next() {
            Some(key) => Err(format!("there is no key {key:?}")),
            None => Ok(()),
        }
    }
}

/// What is wrong with a field that holds something else.
pub(crate) fn expected(key: &str, what: &str) -> String {
    format!("{key:?} is not {what}")
}

/// The fields as an object, together with others; where both have a key, `fields` has it.
pub(crate) fn object(fields: Vec<(&str, Value)>, others: &Map) -> Value {
    let mut object = others.clone();
    for (key, value) in fields {
        object.insert(key.into(), value);
    }
    Value::Object(object)
}

/// These fields as an object.
pub(crate) fn fields(fields: Vec<(&str, Value)>) -> Value {
    object(fields, &Map::new())
}

/// The value as one line of JSON.
pub(crate) fn line(value: &Value) -> String {
    let mut line = String::new();
    value.write(&mut line);
    line
}

/// An object as one line of JSON: these fields in this order, then the others.
pub(crate) fn ordered_line(fields: &[(&str, Value)], others: &Map) -> String {
    let mut text = String::new();
    let fields = fields.iter().map(|(key, value)| (*key, value));
    for (key, value) in fields.chain(others.iter().map(|(key, value)| (key.as_str(), value))) {
        text.push(if text.is_empty() { '{' } else { ',' });
        value::write_text(key, &mut text);
        text.push(':');
        value.write(&mut text);
    }
    text.push('}');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_field_is_named() {
        let fields =
            || Fields::of(json!({ "name": 7, "players": 300, "names": ["a", 1], "rain": null })).unwrap();
        assert_eq!(fields().text("name"), Err("\"name\" is not a text".into()));
        assert_eq!(fields().small("players"), Err("\"players\" is not a whole number from 0 to 255".into()));
        assert_eq!(fields().texts("names"), Err("\"names\" is not a list of texts".into()));
        assert_eq!(fields().flag("rain"), Err("\"rain\" is not true or false".into()));
        assert_eq!(fields().require(&["name", "seats"]), Err("it has no \"seats\"".into()));
        assert_eq!(fields().end(), Err("there is no key \"name\"".into()));
        assert_eq!(fields().flag("fire"), Ok(None));
        let mut without = fields();
        without.drop_null(&["name", "rain"]);
        assert_eq!((without.flag("rain"), without.number("name", 7)), (Ok(None), Ok(Some(7))));
        assert!(Fields::of(json!([])).is_err());
    }

    #[test]
    fn fields_come_in_their_order_and_the_others_after_them() {
        let half = || Value::Number("1.5".into());
        let others = Map::from_iter([("a \"b\"".into(), json!([half(), "x"]))]);
        let fields = [("z", json!(1)), ("c", json!(null))];
        assert_eq!(ordered_line(&fields, &others), r#"{"z":1,"c":null,"a \"b\"":[1.5,"x"]}"#);
        assert_eq!(object(fields.into(), &others), json!({ "a \"b\"": [half(), "x"], "c": null, "z": 1 }));
    }
}
