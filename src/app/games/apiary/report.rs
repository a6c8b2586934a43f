//! The end of a game of Apiary in words and numbers.

use super::{
    table::words,
    words::{Words, effect::sentence, told::append},
};
use crate::{
    app::{
        shell::text::Locale,
        table::{
            contract::{Course, Numbers, Report, Rival},
            numbers::{Best, row, signed},
        },
    },
    rules::{
        Game, Score, Seat,
        apiary::{Event, Owner, ScorePart, SeatTally, State, Tally},
    },
    session::Table,
    t,
};

/// The end of that game; `scores` are in the order of their ranks.
pub fn report(table: &Table<State>, tally: &Tally, scores: &[Score<ScorePart>], l: Locale) -> Report {
    let words = words(table, l);
    let decisions = match table.state().autopilot_score() {
        Some(autopilot) => solo(&words, scores, &autopilot),
        None => {
            let pairs = scores.windows(2).map(|pair| decision(&words, &pair[0], &pair[1]));
            pairs.chain([t!(l, apiary::end::rule).to_owned()]).collect()
        }
    };
    let mut verdict = cause(table, &words);
    append(l, &mut verdict, decisions.first().map_or("", String::as_str));
    let (top, step) = scale(tally.seats.iter().map(|own| own.vp).max().unwrap_or(0));
    let rival = table.state().autopilot_score().map(|autopilot| Rival {
        name: sentence(words.owner(Owner::Autopilot)),
        rank: autopilot.rank,
        score: vp(l, autopilot.total),
        remark: parts(l, &autopilot),
    });
    Report {
        rival,
        verdict,
        scores: scores.iter().map(|score| vp(l, score.total)).collect(),
        remarks: scores.iter().map(|score| Some(parts(l, score))).collect(),
        decisions,
        course: Course {
            title: t!(l, apiary::end::course).to_owned(),
            landmark: t!(l, apiary::end::landmark).to_owned(),
            by_turn: false,
            top,
            grid: (0..=top).step_by(step as usize).collect(),
            bands: Vec::new(),
        },
        numbers: numbers(l, tally, scores),
        luck: Vec::new(),
    }
}

/// The top of the chart above the most VP, and how far its lines are apart: about five of them.
fn scale(peak: i32) -> (i32, i32) {
    let step = [2, 5, 10, 20, 50, 100].into_iter().find(|step| peak <= step * 5).unwrap_or(1000);
    ((peak + step).max(1) / step * step, step)
}

fn vp(l: Locale, total: i32) -> String {
    t!(l, apiary::effect::vp, count = signed(total))
}

/// What triggered the end (A89).
fn cause(table: &Table<State>, words: &Words) -> String {
    let triggered = |event: &Event| matches!(event, Event::EndTriggered { .. });
    let step = table.history().iter().position(|step| step.events.iter().any(triggered));
    let Some(then) = step.and_then(|step| table.state_at(step + 1)) else { return String::new() };
    let is_out = |seat: &Seat| then.sheet(*seat).is_some_and(|sheet| sheet.tokens() == 0);
    let out = Seat::first(then.seats()).find(is_out).map(Owner::Seat);
    let autopilot = then.autopilot_score().is_some() && then.autopilot_tokens() == 0;
    let l = words.locale;
    match out.or(autopilot.then_some(Owner::Autopilot)) {
        Some(owner) => sentence(&t!(l, apiary::end::tokens, name = words.owner(owner))),
        None => t!(l, apiary::end::pods).to_owned(),
    }
}

/// A part of the score, as a row and in a sentence.
fn part(l: Locale, part: ScorePart) -> &'static str {
    match part {
        ScorePart::Gained => t!(l, apiary::end::v0),
        ScorePart::Seeds => t!(l, apiary::end::v1),
        ScorePart::Tiles => t!(l, apiary::end::v2),
        ScorePart::Carvings => t!(l, apiary::end::v3),
        ScorePart::Areas => t!(l, apiary::end::v4),
        ScorePart::Faction => t!(l, apiary::end::v5),
        ScorePart::Favor => t!(l, apiary::end::v6),
        ScorePart::Sectors => t!(l, apiary::end::v7),
        ScorePart::Items => t!(l, apiary::end::v8),
        ScorePart::Workers => "",
    }
}

/// What a score is made of; what gave nothing is left out.
fn parts(l: Locale, score: &Score<ScorePart>) -> String {
    let counted = score.parts.iter().filter(|(_, vp)| *vp != 0);
    let texts = counted.map(|(one, vp)| t!(l, apiary::end::part, value = signed(*vp), name = part(l, *one)));
    texts.collect::<Vec<_>>().join(" · ")
}

/// What decided between two that follow each other in the standings (A102), and where the lead was largest.
fn decision(words: &Words, one: &Score<ScorePart>, other: &Score<ScorePart>) -> String {
    let (l, a, b) = (words.locale, words.name(one.seat), words.name(other.seat));
    let (points, first, second) = (one.total, one.tie_break, other.tie_break);
    if one.rank == other.rank {
        return t!(l, apiary::end::shared, a = a, b = b, rank = one.rank, points = points, workers = first);
    }
    if one.total == other.total {
        return t!(l, apiary::end::tie, a = a, b = b, points = points, first = first, second = second);
    }
    let mut text = t!(l, apiary::end::more, a = a, b = b, high = points, low = other.total);
    let both = one.parts.iter().zip(&other.parts);
    let largest = both.max_by_key(|((_, high), (_, low))| high - low);
    if let Some(((of, high), (_, low))) = largest {
        append(l, &mut text, &t!(l, apiary::end::lead, part = part(l, *of), high = high, low = low));
    }
    text
}

/// What decided against the Autopilot (A115), what its score is made of, and the rule.
fn solo(words: &Words, scores: &[Score<ScorePart>], autopilot: &Score<ScorePart>) -> Vec<String> {
    let l = words.locale;
    let Some(score) = scores.first() else { return Vec::new() };
    let (name, own, other) = (words.name(score.seat), score.total, autopilot.total);
    let decided = match (own == other, score.rank == 1) {
        (false, true) => t!(l, apiary::end::solo_won, name = name, high = own, low = other),
        (false, false) => t!(l, apiary::end::solo_lost, name = name, high = other, low = own),
        (true, true) => t!(l, apiary::end::solo_tie_won, name = name, points = own),
        (true, false) => t!(l, apiary::end::solo_tie_lost, name = name, points = own),
    };
    let made = t!(l, apiary::end::solo_parts, parts = parts(l, autopilot));
    vec![decided, made, t!(l, apiary::end::solo_rule).to_owned()]
}

/// What a tie-break is made of.
pub fn tie_break(l: Locale, score: &Score<ScorePart>) -> String {
    t!(l, apiary::end::workers, count = score.tie_break)
}

/// The rows of the table: the parts of the scores, then what was done. What nobody has done is left out.
fn numbers(l: Locale, tally: &Tally, scores: &[Score<ScorePart>]) -> Vec<Numbers> {
    let mut rows = Vec::new();
    let mut add = |name: &'static str, best: Best, values: Vec<i32>| {
        if values.iter().any(|value| *value != 0) {
            rows.push(row(name, best, values.iter().map(|value| signed(*value)).collect(), &values));
        }
    };
    let mut by_seat: Vec<&Score<ScorePart>> = scores.iter().collect();
    crate::order::sort_by_key(&mut by_seat, |score| score.seat);
    for (at, (of, _)) in scores.first().map_or(&[][..], |score| &score.parts).iter().enumerate() {
        let values = by_seat.iter().map(|score| score.parts.get(at).map_or(0, |(_, vp)| *vp)).collect();
        add(part(l, *of), Best::High, values);
    }
    for (name, value) in counted(l) {
        add(name, Best::None, tally.seats.iter().map(|own| i32::from(value(own))).collect());
    }
    rows
}

/// What is counted of each seat.
type Counted = fn(&SeatTally) -> u16;

fn counted(l: Locale) -> [(&'static str, Counted); 24] {
    [
        (t!(l, apiary::end::turns), |own| own.turns),
        (t!(l, apiary::end::a0), |own| own.placed[0]),
        (t!(l, apiary::end::a1), |own| own.placed[1]),
        (t!(l, apiary::end::a2), |own| own.placed[2]),
        (t!(l, apiary::end::a3), |own| own.placed[3]),
        (t!(l, apiary::end::a4), |own| own.placed[4]),
        (t!(l, apiary::end::a5), |own| own.placed[5]),
        (t!(l, apiary::end::retrieves), |own| own.retrieves),
        (t!(l, apiary::end::hibernations), |own| own.hibernations),
        (t!(l, apiary::end::bumps), |own| own.bumps),
        (t!(l, apiary::end::bumped), |own| own.bumped),
        (t!(l, apiary::end::k0), |own| own.built[0]),
        (t!(l, apiary::end::k1), |own| own.built[1]),
        (t!(l, apiary::end::k2), |own| own.built[2]),
        (t!(l, apiary::end::k3), |own| own.built[3]),
        (t!(l, apiary::end::frames), |own| own.frames),
        (t!(l, apiary::end::explored), |own| own.explored),
        (t!(l, apiary::end::seeds_played), |own| own.seeds_played),
        (t!(l, apiary::end::seeds_spent), |own| own.seeds_spent),
        (t!(l, apiary::end::planted), |own| own.planted),
        (t!(l, apiary::end::conversions), |own| own.conversions),
        (t!(l, apiary::end::dances), |own| own.dances),
        (t!(l, apiary::end::favor), |own| own.favor),
        (t!(l, apiary::end::discarded), |own| own.discarded),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{app::games::apiary::trial::played, rules::apiary::Solo};

    #[test]
    fn every_comparison_is_told_as_it_was_and_numbers_have_a_column_for_each_seat() {
        let (mut ties, mut leads) = (0, 0);
        for number in 0..40 {
            let table = played(number);
            let players = usize::from(table.state().seats());
            let mut scores = table.scores();
            scores.sort_by_key(|score| (score.rank, score.seat));
            let tally = table.statistics().tally;
            for l in Locale::ALL {
                let report = report(&table, &tally, &scores, l);
                for row in &report.numbers {
                    assert!(row.texts.len() == players && row.best.len() == players && !row.name.is_empty());
                }
                assert!(report.numbers.len() > 12);
                assert!(report.scores.len() == players && report.remarks.len() == players);
                let lines =
                    report.decisions.iter().chain(&report.scores).chain(report.remarks.iter().flatten());
                for line in lines.chain([&report.verdict]) {
                    assert!(!line.is_empty() && !line.contains(['{', '}', '?']), "{line}");
                    assert!(!line.contains("  ") && !line.contains("..") && !line.contains("。。"), "{line}");
                }
                let peak = tally.seats.iter().map(|own| own.vp).max().unwrap();
                assert!(report.course.top >= peak && report.course.grid.len() <= 7);
                // Every part that gave something is in the remark, with its number.
                for (score, remark) in scores.iter().zip(&report.remarks) {
                    let remark = remark.as_deref().unwrap();
                    for (of, vp) in score.parts.iter().filter(|(_, vp)| *vp != 0) {
                        assert!(remark.contains(part(l, *of)) && remark.contains(&signed(*vp)), "{remark}");
                    }
                }
                if table.state().config().solo != Solo::Off {
                    assert_eq!(report.decisions.len(), 3);
                    let (autopilot, rival) =
                        (table.state().autopilot_score().unwrap(), report.rival.unwrap());
                    assert_eq!((rival.rank, rival.score), (3 - scores[0].rank, vp(l, autopilot.total)));
                    for (of, vp) in autopilot.parts.iter().filter(|(_, vp)| *vp != 0) {
                        assert!(rival.remark.contains(part(l, *of)) && rival.remark.contains(&signed(*vp)));
                    }
                    assert!(report.decisions[0].contains(&autopilot.total.to_string()));
                    continue;
                }
                assert_eq!(report.decisions.len(), players, "one between each two, and the rule");
                if l == Locale::En {
                    for (pair, line) in scores.windows(2).zip(&report.decisions) {
                        assert_eq!(line.contains("largest lead"), pair[0].total != pair[1].total);
                        assert_eq!(line.contains("share rank"), pair[0].rank == pair[1].rank);
                        ties += u32::from(line.contains("both have"));
                        leads += u32::from(line.contains("largest lead"));
                    }
                }
            }
        }
        assert!(leads > 20, "{leads} {ties}");
    }

    #[test]
    fn ties_are_decided_by_workers_and_solo_ties_by_a_dance() {
        let table = played(1);
        let words = words(&table, Locale::En);
        let score = |seat: u8, rank: u8, workers: i32| Score {
            seat: Seat::new(seat),
            rank,
            total: 50,
            parts: vec![(ScorePart::Gained, 50)],
            tie_break: workers,
            tie_parts: Vec::new(),
        };
        let tie = decision(&words, &score(0, 1, 4), &score(1, 2, 3));
        assert_eq!(tie, "Aki before Ben: both have 50 VP, and Aki has more active workers (4 to 3).");
        let shared = decision(&words, &score(0, 1, 4), &score(1, 1, 4));
        assert_eq!(shared, "Aki and Ben share rank 1: equal in VP (50) and in active workers (4).");
        let lines = solo(&words, &[score(0, 1, 4)], &score(1, 2, 0));
        assert_eq!(lines[0], "Aki and the Autopilot both have 50 VP, and Aki has taught a dance.");
        let lines = solo(&words, &[score(0, 2, 4)], &score(1, 1, 0));
        assert!(lines[0].ends_with("the Autopilot wins."), "{}", lines[0]);
        assert_eq!(tie_break(Locale::En, &score(0, 1, 1)), "1 active worker");
    }
}
