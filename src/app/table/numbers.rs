//! Numbers of the end of a game, as they are written, and which of a row is the best.

use super::contract::Numbers;

/// Which number of a row is the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Best {
    /// The highest.
    High,
    /// The lowest.
    Low,
    /// None is.
    None,
}

/// 36ths as tenths, rounded, with a point: `4.3`. `signed` puts a sign before it.
pub fn tenths(of_36: i32, signed: bool) -> String {
    let tenths = (of_36.abs() * 20 + 36) / 72;
    let sign = match (signed, tenths, of_36 < 0) {
        (_, 0, _) | (false, _, false) => "",
        (_, _, true) => "−",
        (true, _, false) => "+",
    };
    [sign, &(tenths / 10).to_string(), ".", &(tenths % 10).to_string()].concat()
}

/// A whole number with a real minus sign.
pub fn signed(value: i32) -> String {
    [if value < 0 { "−" } else { "" }, &value.abs().to_string()].concat()
}

/// A row of the game in numbers; `texts` are the values as they are shown.
pub fn row(name: &'static str, best: Best, texts: Vec<String>, values: &[i32]) -> Numbers {
    let (low, high) = (values.iter().min(), values.iter().max());
    let wanted = match best {
        Best::High => high,
        Best::Low => low,
        Best::None => None,
    };
    let best = values.iter().map(|value| low != high && Some(value) == wanted).collect();
    Numbers { name, texts, best }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tenths_are_rounded_to_the_nearest() {
        let cases = [
            (0, "0.0", "0.0"),
            (36, "1.0", "+1.0"),
            (155, "4.3", "+4.3"),
            (-25, "−0.7", "−0.7"),
            (1, "0.0", "0.0"),
        ];
        for (value, plain, signed) in cases {
            assert_eq!((tenths(value, false), tenths(value, true)), (plain.to_owned(), signed.to_owned()));
        }
    }

    #[test]
    fn the_best_is_marked_unless_all_are_alike() {
        let tied = row("", Best::High, vec![String::new(); 2], &[3, 3]);
        assert_eq!(tied.best, [false, false]);
        assert_eq!(row("", Best::Low, Vec::new(), &[3, 1, 1]).best, [false, true, true]);
    }
}
