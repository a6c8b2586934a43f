//! The end of a game of VOLCANO in words and numbers.

use super::{table::words, words::Words};
use crate::app::shell::text::word;
use crate::app::shell::text::{Locale, keys::volcano::end as say};
use crate::{
    app::table::{
        contract::{Course, Numbers, Report},
        numbers::{Best, row, tenths},
    },
    rules::{
        Score, Seat,
        volcano::{ScorePart, SeatTally, State, Tally},
    },
    session::Table,
    t,
};

/// The end of that game; `scores` are in the order of their ranks.
pub fn report(table: &Table<State>, tally: &Tally, scores: &[Score<ScorePart>], l: Locale) -> Report {
    let words = words(table, l);
    let mut decisions: Vec<String> =
        scores.windows(2).map(|pair| decision(&words, &pair[0], &pair[1])).collect();
    let first = decisions.first().cloned().unwrap_or_default();
    decisions.push(say::rule {}.text(l).to_owned());
    let (top, step) = scale(tally.peak as i32);
    Report {
        rival: None,
        verdict: t!(l, common::sentences, a = say::cause {}.text(l), b = first),
        scores: scores
            .iter()
            .map(|score| say::points { count: word(&score.total.unsigned_abs()) }.text(l))
            .collect(),
        remarks: scores.iter().map(|_| None).collect(),
        decisions,
        course: Course {
            title: say::course {}.text(l).to_owned(),
            landmark: say::landmark {}.text(l).to_owned(),
            by_turn: false,
            top,
            grid: (0..=top).step_by(step as usize).collect(),
            bands: Vec::new(),
        },
        numbers: numbers(l, tally),
        luck: tally.seats.iter().enumerate().map(|(seat, own)| luck(&words, seat, own)).collect(),
    }
}

/// The top of the chart above the most points, and how far its lines are apart: about five of them.
fn scale(peak: i32) -> (i32, i32) {
    let step = [2, 5, 10, 20, 50, 100].into_iter().find(|step| peak <= step * 5).unwrap_or(1000);
    ((peak + step).max(1) / step * step, step)
}

/// What decided between two that follow each other in the standings (V17).
fn decision(words: &Words, one: &Score<ScorePart>, other: &Score<ScorePart>) -> String {
    let (l, a, b) = (words.locale, words.name(one.seat), words.name(other.seat));
    let (points, first, second) = (&one.total, &one.tie_break, &other.tie_break);
    if one.total != other.total {
        say::more { a: word(&a), b: word(&b), high: word(&points), low: word(&other.total) }.text(l)
    } else if one.rank != other.rank {
        say::tie {
            a: word(&a),
            b: word(&b),
            points: word(&points),
            first: word(&first),
            second: word(&second),
        }
        .text(l)
    } else {
        say::shared {
            a: word(&a),
            b: word(&b),
            rank: word(&one.rank),
            points: word(&points),
            hits: word(&first),
        }
        .text(l)
    }
}

/// What a tie-break is made of.
pub fn tie_break(l: Locale, score: &Score<ScorePart>) -> String {
    say::hits { count: word(&score.tie_break.unsigned_abs()) }.text(l)
}

/// The rows of the table.
fn numbers(l: Locale, tally: &Tally) -> Vec<Numbers> {
    let plain = |name, best, value: &dyn Fn(&SeatTally) -> u32| {
        let values: Vec<i32> = tally.seats.iter().map(|own| value(own) as i32).collect();
        row(name, best, values.iter().map(i32::to_string).collect(), &values)
    };
    let rate = |own: &SeatTally| (u32::from(own.go) * 200 / u32::from(own.votes.max(1))).div_ceil(2);
    let rates: Vec<i32> = tally.seats.iter().map(|own| rate(own) as i32).collect();
    let percent = rates.iter().map(|rate| t!(l, common::percent, value = rate)).collect();
    vec![
        plain(say::islands {}.text(l), Best::High, &|own| own.from_islands),
        plain(say::volcano {}.text(l), Best::High, &|own| own.from_volcano),
        plain(say::lost {}.text(l), Best::Low, &|own| own.lost),
        plain(say::hit {}.text(l), Best::Low, &|own| own.hits.into()),
        plain(say::moves {}.text(l), Best::None, &|own| own.moves.into()),
        plain(say::turned {}.text(l), Best::None, &|own| own.turned.into()),
        row(say::go {}.text(l), Best::None, percent, &rates),
    ]
}

fn luck(words: &Words, seat: usize, own: &SeatTally) -> String {
    let (l, name) = (words.locale, words.name(Seat::new(seat as u8)));
    if own.checks == 0 {
        return say::no_checks { name: word(&name) }.text(l);
    }
    let expected = tenths(own.expected as i32 * 6, false);
    say::checks {
        name: word(&name),
        rolled: word(&own.checks),
        hit: word(&own.check_hits),
        expected: word(&expected),
    }
    .text(l)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{
        Options, Playout,
        tests::{dealt, play_on},
    };

    #[test]
    fn every_comparison_is_told_as_it_was_and_numbers_have_a_column_for_each_seat() {
        let (mut ties, mut shared) = (0, 0);
        for seed in 0..120 {
            let players = 2 + (seed % 5) as u8;
            let mut table: Table<State> = dealt(players, Options::default(), seed);
            play_on(&mut table, &mut Playout::new(seed), u32::MAX);
            let mut scores = table.scores();
            scores.sort_by_key(|score| (score.rank, score.seat));
            for l in Locale::ALL {
                let report = report(&table, &table.statistics().tally, &scores, l);
                assert_eq!(
                    report.decisions.len(),
                    usize::from(players),
                    "one between each two, and the rule"
                );
                for row in &report.numbers {
                    assert!(row.texts.len() == usize::from(players) && row.best.len() == row.texts.len());
                }
                let lines = report.decisions.iter().chain(&report.luck).chain(&report.scores);
                assert!(lines.chain([&report.verdict]).all(|line| !line.contains('{')));
                let tally = table.statistics().tally;
                assert!(report.course.top >= tally.peak as i32 && report.course.grid.len() <= 7);
                if l == Locale::En {
                    for (pair, line) in scores.windows(2).zip(&report.decisions) {
                        assert_eq!(
                            line.contains("both have"),
                            pair[0].total == pair[1].total && pair[0].rank != pair[1].rank
                        );
                        assert_eq!(line.contains("share"), pair[0].rank == pair[1].rank);
                        ties += u32::from(line.contains("both have"));
                        shared += u32::from(line.contains("share"));
                    }
                }
            }
        }
        assert!(ties > 2 && shared > 2, "{ties} {shared}");
    }
}
