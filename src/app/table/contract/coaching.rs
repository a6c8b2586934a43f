//! What a coach says: words for the parts of a game's evaluation. The hint at the table speaks with them, and so may whatever
//! looks at a game afterwards.

use super::{
    game::{Action, TableGame},
    narration::Narration,
};
use crate::{
    app::shell::text::Locale,
    bots::{Judged, Reason},
    session::Table,
};

/// A part of a game's evaluation, or what rivals have.
pub type Why<T> = Reason<<<T as TableGame>::Rules as Judged>::Part>;

/// A game's evaluation in words.
pub trait Coaching: Narration {
    /// The smallest difference that is told, in the game's unit.
    const STEP: f64;
    /// Whether players count what they would rather have less of: worth gained is then less of the unit.
    const COUNTS_DOWN: bool = false;

    /// The name of a part: one or two words.
    fn part(locale: Locale, why: Why<Self>) -> &'static str;

    /// What an action changes about a part, in a sentence. The table is at the decision; what is said knows no more than whoever
    /// decides. The value is against the position before, more is better.
    fn because(
        session: &Table<Self::Rules>,
        locale: Locale,
        action: Action<Self>,
        why: Why<Self>,
        value: f64,
    ) -> Because;

    /// What stands after a number of the game's unit, and the word for the unit where there is room: `°`, or `points`.
    fn unit(locale: Locale) -> [&'static str; 2];

    /// What the action brings the asking player for each number of GO, in games that have such a thing.
    fn cases(_session: &Table<Self::Rules>, _locale: Locale, _action: Action<Self>) -> Option<Cases> {
        None
    }
}

/// A sentence about a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Because {
    /// The sentence.
    pub text: String,
    /// Whether it says something even if the part hardly changes.
    pub helps: bool,
}

impl Because {
    /// One that is not worth telling if nothing changes.
    pub fn plain(text: impl Into<String>) -> Because {
        Because { text: text.into(), helps: false }
    }

    /// One that is worth telling in any case.
    pub fn fact(text: impl Into<String>) -> Because {
        Because { text: text.into(), helps: true }
    }
}

/// What an action brings, by a number that others choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cases {
    /// What the number is.
    pub title: String,
    /// A cell for each number from 0.
    pub cells: Vec<Case>,
}

/// What an action brings at one number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The number.
    pub number: u8,
    /// What may come, with its sign, and whether it is the blast: one or two.
    pub results: Vec<(String, bool)>,
    /// In words.
    pub spoken: String,
}

/// Which of three things is said of a value: of more, of less, or of neither.
pub fn by_sign<S>(value: f64, step: f64, [up, down, same]: [S; 3]) -> S {
    if value * 2.0 >= step {
        up
    } else if value * 2.0 <= -step {
        down
    } else {
        same
    }
}

/// A sum and its parts in whole steps, so that the parts add up to the sum: each is rounded down, and what is missing goes to
/// those that lost most.
pub fn in_steps(parts: &[f64], step: f64) -> (i32, Vec<i32>) {
    let exact: Vec<f64> = parts.iter().map(|part| part / step).collect();
    let sum = exact.iter().sum::<f64>().round() as i32;
    let mut whole: Vec<i32> = exact.iter().map(|part| part.floor() as i32).collect();
    let mut order: Vec<usize> = (0..exact.len()).collect();
    let lost = |at: &usize| exact[*at] - exact[*at].floor();
    order.sort_by(|one, two| lost(two).total_cmp(&lost(one)));
    let missing = usize::try_from(sum - whole.iter().sum::<i32>()).unwrap_or(0);
    for at in order.into_iter().take(missing) {
        whole[at] += 1;
    }
    (sum, whole)
}

/// A number of steps as it is shown, with its sign: `+16°`, `−0.4`, `±0°`.
pub fn signed<T: Coaching>(locale: Locale, steps: i32) -> String {
    let sign = match steps {
        1.. => "+",
        0 => "±",
        _ => "−",
    };
    let amount = f64::from(steps.unsigned_abs()) * T::STEP;
    let number = if T::STEP < 1.0 { format!("{amount:.1}") } else { format!("{amount:.0}") };
    [sign, &number, T::unit(locale)[0]].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_in_whole_steps_add_up_to_their_sum() {
        let mut seed = 12345_u32;
        let mut value = || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            f64::from(seed >> 16) / 1000.0 - 32.0
        };
        for count in 0..8 {
            for step in [1.0, 0.1] {
                let parts: Vec<f64> = (0..count).map(|_| value()).collect();
                let (sum, whole) = in_steps(&parts, step);
                assert_eq!(whole.iter().sum::<i32>(), sum);
                assert!((parts.iter().sum::<f64>() / step - f64::from(sum)).abs() <= 0.5 + 1e-6);
                for (part, steps) in parts.iter().zip(&whole) {
                    assert!((part / step - f64::from(*steps)).abs() < 1.0 + 1e-6, "{parts:?} {whole:?}");
                }
            }
        }
        assert_eq!(in_steps(&[0.04, -0.04], 0.1), (0, vec![0, 0]));
    }

    #[test]
    fn what_is_said_goes_by_the_sign_of_what_is_shown() {
        let words = ["more", "less", "same"];
        let said = [0.6, 0.5, 0.4, 0.0, -0.4, -0.6].map(|value| by_sign(value, 1.0, words));
        assert_eq!(said, ["more", "more", "same", "same", "same", "less"]);
    }
}
