//! The sides of a table and the emblems of those who sit there, in words.

use crate::{app::shell::text::Locale, t};

/// The name of an emblem.
pub fn emblem_name(number: usize, l: Locale) -> &'static str {
    match number {
        0 => t!(l, board::emblem::v0),
        1 => t!(l, board::emblem::v1),
        2 => t!(l, board::emblem::v2),
        3 => t!(l, board::emblem::v3),
        4 => t!(l, board::emblem::v4),
        _ => t!(l, board::emblem::v5),
    }
}

/// The side of the table that is that many sixths clockwise from the top.
pub fn side_name(number: usize, l: Locale) -> &'static str {
    match number {
        0 => t!(l, board::side::v0),
        1 => t!(l, board::side::v1),
        2 => t!(l, board::side::v2),
        3 => t!(l, board::side::v3),
        4 => t!(l, board::side::v4),
        _ => t!(l, board::side::v5),
    }
}

/// How many quarters a table is turned, clockwise, towards who sits that many sixths clockwise from the top of it: two share
/// each of the sides left and right.
pub fn quarters(number: usize) -> u8 {
    [2, 3, 3, 0, 1, 1][number % 6]
}
