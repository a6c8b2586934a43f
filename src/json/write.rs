//! JSON to text, on one line.

use serde_json::Value;

/// Writes a value without any space.
pub(super) fn write(value: &Value, text: &mut String) {
    match value {
        Value::Null => text.push_str("null"),
        Value::Bool(true) => text.push_str("true"),
        Value::Bool(false) => text.push_str("false"),
        Value::Number(number) => text.push_str(&number.to_string()),
        Value::String(string) => write_string(string, text),
        Value::Array(items) => {
            for (at, item) in items.iter().enumerate() {
                text.push(if at == 0 { '[' } else { ',' });
                write(item, text);
            }
            text.push_str(if items.is_empty() { "[]" } else { "]" });
        }
        Value::Object(fields) => {
            for (at, (key, value)) in fields.iter().enumerate() {
                text.push(if at == 0 { '{' } else { ',' });
                write_string(key, text);
                text.push(':');
                write(value, text);
            }
            text.push_str(if fields.is_empty() { "{}" } else { "}" });
        }
    }
}

/// Writes a text as JSON has it.
pub(super) fn write_string(string: &str, text: &mut String) {
    text.push('"');
    for sign in string.chars() {
        let short = match sign {
            '"' | '\\' => sign,
            '\u{8}' => 'b',
            '\u{c}' => 'f',
            '\n' => 'n',
            '\r' => 'r',
            '\t' => 't',
            '\0'..' ' => {
                text.push_str(if sign < '\u{10}' { "\\u000" } else { "\\u001" });
                text.extend(char::from_digit(u32::from(sign) % 16, 16));
                continue;
            }
            _ => {
                text.push(sign);
                continue;
            }
        };
        text.push('\\');
        text.push(short);
    }
    text.push('"');
}
