//! What reading and writing JSON needs besides `serde_json`: errors that name the field, lines, keys in alphabetical order.

use serde::{Serialize, Serializer, de::DeserializeOwned, ser::Error as _};
use serde_json::Value;

/// Reads a value of that type, or says which field is wrong and how.
///
/// A derived reader takes a list too, as the values of the fields in their order. No format of ours has that, so that a list
/// is refused.
///
/// ```
/// use caldera::{fields, rules::eruption::Config};
///
/// let config: Config = fields::read(serde_json::json!({ "players": 3 })).unwrap();
/// assert_eq!(config, Config::new(3));
/// let error = fields::read::<Config>(serde_json::json!({ "players": "3" })).unwrap_err();
/// assert_eq!(error, "players: invalid type: string \"3\", expected u8");
/// ```
pub fn read<T: DeserializeOwned>(value: Value) -> Result<T, String> {
    if value.is_array() {
        return Err("it is a list where an object is expected".into());
    }
    serde_path_to_error::deserialize(value).map_err(|error| error.to_string())
}

/// The value as one line of JSON.
///
/// # Panics
/// If the type cannot be written as JSON, such as a map whose keys are no texts. No type of ours is like that.
pub fn line<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("plain data can be written")
}

/// Writes a value with all keys in alphabetical order, those of other programs among them: for `serialize_with`.
pub(crate) fn sorted<T: Serialize, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serde_json::to_value(value).map_err(S::Error::custom)?.serialize(serializer)
}

/// Whether a field has the value that it has where it is absent: for `skip_serializing_if`.
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A flag whose key says the opposite of its field.
pub(crate) mod opposite {
    use serde::{Deserialize, Deserializer, Serializer};

    /// Writes `true` for `false`.
    pub fn serialize<S: Serializer>(flag: &bool, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bool(!flag)
    }

    /// Reads `true` as `false`.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
        bool::deserialize(deserializer).map(|flag| !flag)
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::{Map, json};

    use super::*;

    #[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
    struct Cup {
        size: u8,
        #[serde(default, skip_serializing_if = "is_default")]
        handles: Vec<u8>,
        #[serde(flatten)]
        extra: Map<String, Value>,
    }

    #[derive(Serialize)]
    struct Shelf {
        #[serde(serialize_with = "sorted")]
        cups: Vec<Cup>,
        board: u8,
    }

    #[test]
    fn the_wrong_field_is_named() {
        let error = |value| read::<Cup>(value).unwrap_err();
        assert_eq!(error(json!({ "size": 3, "handles": [1, "two"] })).split(':').next(), Some("handles[1]"));
        assert_eq!(error(json!({ "size": 300 })).split(':').next(), Some("size"));
        assert_eq!(error(json!({})), "missing field `size`");
        assert!(error(json!([3, []])).contains("object"));
        assert!(error(json!(null)).contains("expected"));
    }

    #[test]
    fn keys_of_others_are_sorted_in() {
        let text = r#"{"zest":1523.4567890123456,"size":3,"age":{"z":18446744073709551615,"a":-7}}"#;
        let cup = || read::<Cup>(serde_json::from_str(text).unwrap()).unwrap();
        assert_eq!(
            line(&Shelf { cups: vec![cup()], board: 1 }),
            r#"{"cups":[{"age":{"a":-7,"z":18446744073709551615},"size":3,"zest":1523.4567890123456}],"board":1}"#
        );
    }
}
