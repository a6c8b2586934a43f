//! Tests: whole random games, and what is said of their ends.

use super::{
    report::report,
    verdict::{Verdict, average, average_text, burnt_out, temperature},
};
use crate::{
    app::{games::eruption::table::words, shell::text::Locale},
    rules::{
        Score, Seat,
        eruption::{Clans, Config, ScorePart, State, Tally},
    },
    session::{Options, Playout, Table, tests::play_on, tests::seats},
};

/// A whole random game, its scores in the order of the standings, and its numbers.
fn ended(config: &Config, seed: u64) -> (Table<State>, Vec<Score<ScorePart>>, Tally) {
    let mut table = Table::new(config, seats(config.players), Options::default(), seed).unwrap();
    table.deal();
    play_on(&mut table, &mut Playout::new(seed), u32::MAX);
    let mut scores = table.scores();
    let clan = |score: &Score<ScorePart>| config.clans.of(score.seat);
    scores.sort_by_key(|score| (score.rank, clan(score), score.seat));
    let tally = table.statistics().tally;
    (table, scores, tally)
}

/// Each line says what is true of the two it names, and of nobody else.
#[test]
fn every_comparison_is_told_as_it_was() {
    let (mut ties, mut shared) = (0, 0);
    for seed in 0..60 {
        let players = 2 + (seed % 5) as u8;
        let (table, scores, tally) = ended(&Config::new(players), seed);
        let report = report(&table, &tally, &scores, Locale::En);
        assert_eq!(report.decisions.len(), usize::from(players), "one between each two, and the rule");
        for (pair, line) in scores.windows(2).zip(&report.decisions) {
            for score in pair {
                assert!(line.contains(&table.seats()[score.seat.index()].name), "{line}");
            }
            let tie = pair[0].total == pair[1].total;
            assert_eq!(line.contains("tie-break"), tie, "{line}");
            assert_eq!(line.contains("share"), pair[0].rank == pair[1].rank, "{line}");
            ties += u32::from(tie);
            shared += u32::from(pair[0].rank == pair[1].rank);
        }
        assert_eq!(report.scores[0], format!("{}°", scores[0].total));
        let burnt = burnt_out(&table).into_iter().flatten().count();
        assert_eq!(report.remarks.iter().flatten().count(), burnt);
        assert_eq!(report.verdict.contains("burnt out"), burnt > 0, "{}", report.verdict);
    }
    assert!(ties > 5 && shared > 0, "{ties} ties, {shared} shared ranks");
}

#[test]
fn e76_clans_are_compared_as_one_by_their_averages() {
    let mut ties = 0;
    for seed in 0..40 {
        let (players, clans) = match seed % 3 {
            0 => (4, Clans::halves(4)),
            1 => (6, Clans::halves(6)),
            _ => (6, Clans::pairs(6)),
        };
        let config = Config { clans, ..Config::new(players) };
        let (table, scores, tally) = ended(&config, seed);
        let report = report(&table, &tally, &scores, Locale::En);
        let sides = if seed % 3 == 2 { 3 } else { 2 };
        assert_eq!(report.decisions.len(), sides, "one between each two clans, and the rule");
        for line in &report.decisions[..sides - 1] {
            assert!(line.contains("average") && line.matches("Clan").count() == 2, "{line}");
        }
        ties += report.decisions.iter().filter(|line| line.contains("add up")).count();
        for score in &scores {
            let mates: Vec<u16> = Seat::first(players)
                .filter(|mate| clans.allied(score.seat, *mate))
                .map(|mate| table.state().player(mate).temperature.get())
                .collect();
            let (sum, size) = (mates.iter().sum::<u16>(), mates.len() as u16);
            if sum % size == 0 {
                assert_eq!(average_text(score, Locale::En), format!("Average {}°", sum / size));
            }
            let own = table.state().player(score.seat).temperature.get();
            assert_eq!(temperature(score), i32::from(own));
        }
        let out = burnt_out(&table).into_iter().flatten().count();
        assert_eq!(report.verdict.contains("Clan") && report.verdict.contains("burnt out"), out > 0);
        assert_eq!(report.numbers.last().unwrap().name, "Gifts to clanmates");
        assert!(tally.seats.iter().any(|own| own.gifts > 0));
    }
    assert!(ties > 0);
}

/// It is rare when nobody wants it.
#[test]
fn e76_a_clan_burns_out_as_one() {
    let config = Config { clans: Clans::halves(4), rain: false, ..Config::new(4) };
    let games = (0..1_000).map(|seed| ended(&config, seed));
    let burnt = games
        .map(|(table, ..)| (burnt_out(&table), table))
        .find(|(burnt, _)| burnt.iter().any(Option::is_some));
    let (burnt, table) = burnt.expect("one of a thousand");
    let words = words(&table, Locale::En);
    let clan = if burnt[0].is_some() { "A" } else { "B" };
    let verdict = Verdict { table: &table, words: &words, burnt };
    assert_eq!(verdict.cause(), format!("Clan {clan} burnt out"));
    let remarks: Vec<bool> = Seat::first(4).map(|seat| verdict.remark(seat).is_some()).collect();
    assert_eq!(remarks, [clan == "A", clan == "A", clan == "B", clan == "B"]);
}

#[test]
fn e77_who_lasted_longer_is_told_by_the_turns_of_the_burn_outs() {
    let (mut last, mut later) = (0, 0);
    for seed in 0..24 {
        let players = 2 + (seed % 5) as u8;
        let config = Config { annihilation: true, ..Config::new(players) };
        let (table, scores, tally) = ended(&config, seed);
        let report = report(&table, &tally, &scores, Locale::En);
        let burnt = burnt_out(&table);
        for (pair, line) in scores.windows(2).zip(&report.decisions) {
            let turn = |score: &Score<ScorePart>| burnt[score.seat.index()];
            match (turn(&pair[0]), turn(&pair[1])) {
                (None, Some(out)) => {
                    assert!(line.ends_with(&format!("burnt out in turn {out}.")), "{line}")
                }
                (Some(late), Some(early)) => {
                    assert!(late > early && line.contains(&format!("turn {late}")), "{line}");
                    later += 1;
                }
                (None, None) => assert!(line.contains("lower") || line.contains("tie-break"), "{line}"),
                (Some(_), None) => panic!("{line}"),
            }
        }
        let standing = burnt.iter().filter(|turn| turn.is_none()).count();
        assert_eq!(report.verdict.starts_with("Only one side"), standing == 1, "{}", report.verdict);
        last += u32::from(standing == 1);
        assert!(report.scores.iter().all(|text| text.len() <= "290°".len()), "{:?}", report.scores);
    }
    assert!(last > 0 && later > 0, "{last} {later}");
}

#[test]
fn averages_have_a_tenth_only_where_there_is_one() {
    let cases = [((250, 2), "125"), ((100, 3), "33.3"), ((200, 3), "66.7"), ((90, 1), "90"), ((0, 3), "0")];
    for (heat, text) in cases {
        assert_eq!(average(heat), text);
    }
}

#[test]
fn every_ending_has_words_in_both_languages() {
    let all = Config { clans: Clans::pairs(6), annihilation: true, ..Config::new(6) };
    for config in [all, Config { annihilation: false, ..all }, Config { clans: Clans::NONE, ..all }] {
        for l in Locale::ALL {
            let (table, scores, _) = ended(&config, 4);
            let words = words(&table, l);
            let verdict = Verdict { table: &table, words: &words, burnt: burnt_out(&table) };
            let mut lines = verdict.decisions(&scores);
            lines.extend([verdict.cause(), verdict.rule().to_owned()]);
            lines.extend(scores.iter().filter_map(|score| verdict.remark(score.seat)));
            assert!(lines.iter().all(|line| !line.is_empty() && !line.contains('{')), "{lines:?}");
        }
    }
}
