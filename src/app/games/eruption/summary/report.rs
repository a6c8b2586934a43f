//! The end of a game of Eruption in words and numbers.

use super::verdict::{Verdict, burnt_out, temperature};
use crate::{
    app::{
        games::eruption::table::words,
        shell::text::{Locale, keys::eruption::end as say},
        table::{
            contract::{Course, Numbers, Report},
            numbers::{Best, row, tenths},
        },
    },
    rules::{
        Game, Score,
        eruption::{Clans, Material, ScorePart, SeatTally, State, Tally},
    },
    session::Table,
    t,
};

/// The end of that game; `scores` are in the order of their ranks.
pub fn report(table: &Table<State>, tally: &Tally, scores: &[Score<ScorePart>], l: Locale) -> Report {
    let words = words(table, l);
    let verdict = Verdict { table, words: &words, burnt: burnt_out(table) };
    let mut decisions = verdict.decisions(scores);
    decisions.push(verdict.rule().to_owned());
    let mut numbers = numbers(l, tally, scores);
    if table.state().config().clans != Clans::NONE {
        let gifts: Vec<i32> = tally.seats.iter().map(|own| own.gifts.into()).collect();
        numbers.push(row(
            say::gifts {}.text(l),
            Best::High,
            gifts.iter().map(i32::to_string).collect(),
            &gifts,
        ));
    }
    Report {
        rival: None,
        verdict: verdict.sentence(scores),
        scores: scores.iter().map(|score| level(l, temperature(score))).collect(),
        remarks: scores.iter().map(|score| verdict.remark(score.seat)).collect(),
        decisions,
        course: Course {
            title: say::course {}.text(l).to_owned(),
            landmark: say::landmark {}.text(l).to_owned(),
            by_turn: true,
            top: 290,
            grid: vec![0, 50, 120, 200, 290],
            bands: vec![say::zone1 {}.text(l), say::zone2 {}.text(l), say::zone3 {}.text(l)],
        },
        numbers,
        // It stands among the numbers.
        luck: Vec::new(),
    }
}

/// A temperature.
pub fn level(l: Locale, value: i32) -> String {
    t!(l, common::degrees, value = value)
}

/// The rows of the table.
fn numbers(l: Locale, tally: &Tally, scores: &[Score<ScorePart>]) -> Vec<Numbers> {
    let seats = &tally.seats;
    let contacts = |seat: usize| {
        let own = scores.iter().find(|score| score.seat.index() == seat);
        let part =
            own.and_then(|score| score.tie_parts.iter().find(|(part, _)| *part == ScorePart::Contacts));
        part.map_or(0, |(_, value)| -value)
    };
    let sum = |walls: [u16; 3]| i32::from(walls.iter().sum::<u16>());
    let left = |own: &SeatTally| Material::ALL.map(|material| own.left(material));
    let plain = |name, best, value: &dyn Fn(&SeatTally) -> i32| {
        let values: Vec<i32> = seats.iter().map(value).collect();
        row(name, best, values.iter().map(i32::to_string).collect(), &values)
    };
    let walls_left: Vec<i32> = seats.iter().map(|own| sum(left(own))).collect();
    let by_material = seats.iter().map(|own| left(own).map(|count| count.to_string()).join(" · ")).collect();
    let ends: Vec<i32> = (0..seats.len()).map(contacts).collect();
    let luck: Vec<i32> = seats.iter().map(SeatTally::luck).collect();
    vec![
        plain(say::tiles {}.text(l), Best::High, &|own| own.tiles.into()),
        plain(say::eruptions {}.text(l), Best::None, &|own| own.eruptions.into()),
        plain(say::sent {}.text(l), Best::High, &|own| own.contacts.into()),
        row(say::suffered {}.text(l), Best::Low, ends.iter().map(i32::to_string).collect(), &ends),
        plain(say::built {}.text(l), Best::High, &|own| sum(own.built)),
        plain(say::lost {}.text(l), Best::Low, &|own| sum(own.lost)),
        row(say::left {}.text(l), Best::High, by_material, &walls_left),
        plain(say::played {}.text(l), Best::High, &|own| own.played.into()),
        plain(say::traded {}.text(l), Best::High, &|own| own.traded.into()),
        plain(say::damage {}.text(l), Best::Low, &|own| own.damage.into()),
        plain(say::erupted {}.text(l), Best::Low, &|own| own.erupted.into()),
        plain(say::given {}.text(l), Best::High, &|own| own.given.into()),
        plain(say::cooled {}.text(l), Best::High, &|own| own.cooled.into()),
        row(say::dice {}.text(l), Best::High, luck.iter().map(|luck| tenths(*luck, true)).collect(), &luck),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{
        Options, Playout,
        tests::{eruption, play_on},
    };

    fn ended(players: u8, seed: u64) -> (Table<State>, Vec<Score<ScorePart>>) {
        let mut table = eruption(players, Options::default(), seed);
        play_on(&mut table, &mut Playout::new(seed), u32::MAX);
        let mut scores = table.scores();
        scores.sort_by_key(|score| (score.rank, score.seat));
        (table, scores)
    }

    #[test]
    fn numbers_have_a_column_for_each_seat_and_a_star_only_where_there_is_a_best() {
        for locale in Locale::ALL {
            let (table, scores) = ended(5, 2);
            let report = report(&table, &table.statistics().tally, &scores, locale);
            for row in &report.numbers {
                assert!(row.texts.len() == 5 && row.best.len() == 5 && !row.best.iter().all(|best| *best));
            }
            assert!(report.luck.is_empty(), "luck is told once");
        }
    }
}
