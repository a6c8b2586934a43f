//! Numbers of a drawing, as attributes and style properties take them.

/// A length in tenths of a unit.
pub(super) fn tenths(x: f32) -> i32 {
    (x * 10.0).round() as i32
}

/// Writes tenths of a unit as a decimal.
pub(super) fn push_tenths(text: &mut String, n: i32) {
    use std::fmt::Write;
    // Writing to a String cannot fail.
    let _ = match (n / 10, n % 10) {
        (whole, 0) => write!(text, "{whole}"),
        (0, rest) => write!(text, "{}.{}", if n < 0 { "-" } else { "" }, rest.abs()),
        (whole, rest) => write!(text, "{whole}.{}", rest.abs()),
    };
}

/// A number in hundredths, as attributes and style properties take it. (The library's way of writing fractions would be 20
/// kilobytes of code.)
pub fn number(x: f32) -> String {
    let hundredths = (x * 100.0).round() as i32;
    let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
    let sign = if hundredths < 0 { "-" } else { "" };
    match rest {
        0 => format!("{sign}{whole}"),
        _ => format!("{sign}{whole}.{rest:02}"),
    }
}
