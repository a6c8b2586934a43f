//! Why a game of Eruption ended and what decided between two sides that follow each other in the standings: players (E74,
//! E75), clans (E76), those who lasted (E77).

use super::{clans::badge, model::join, words::Words};
use crate::app::text::word;
use crate::{
    app::{
        table::{game::Team, numbers::signed},
        text::{Locale, keys::eruption::end as say},
    },
    rules::{
        Game, Score, Seat,
        eruption::{Clans, Event, ScorePart, State},
    },
    session::Table,
};

/// What the end of a game is told from.
pub struct Verdict<'a> {
    /// The game.
    pub table: &'a Table<State>,
    /// Its words.
    pub words: &'a Words,
    /// By seat: in which turn its village burnt out for good.
    pub burnt: Vec<Option<u16>>,
}

/// By seat: in which turn its village burnt out for good.
pub fn burnt_out(table: &Table<State>) -> Vec<Option<u16>> {
    let mut turns = vec![None; table.seats().len()];
    let mut now = 0;
    for event in table.history().iter().flat_map(|step| &step.events) {
        match *event {
            Event::TurnBegan { turn, .. } => now = turn,
            Event::BurntOut { seat } => turns[seat.index()] = Some(now),
            _ => {}
        }
    }
    turns
}

fn sum(parts: &[(ScorePart, i32)], wanted: fn(ScorePart) -> bool) -> i32 {
    parts.iter().filter(|(part, _)| wanted(*part)).map(|(_, value)| value).sum()
}

/// The seat's own temperature in a score.
pub fn temperature(score: &Score<ScorePart>) -> i32 {
    sum(&score.parts, |part| part == ScorePart::Temperature)
}

/// The seat's own tie-break in a score.
pub fn own_tie_break(score: &Score<ScorePart>) -> i32 {
    score.tie_break - sum(&score.tie_parts, |part| matches!(part, ScorePart::MateTieBreak(_)))
}

/// How many sides lasted longer, as it counts in a score (E77).
fn outlasted(score: &Score<ScorePart>) -> i32 {
    sum(&score.parts, |part| part == ScorePart::BurntOut)
}

/// The temperatures of a side, and of how many.
fn heat(score: &Score<ScorePart>) -> (i32, i32) {
    let mates = score.parts.iter().filter(|(part, _)| matches!(part, ScorePart::MateTemperature(_)));
    (score.total - outlasted(score), 1 + mates.count() as i32)
}

/// The average of so many temperatures, with a tenth where it is no whole number.
fn average((sum, count): (i32, i32)) -> String {
    let tenths = (sum * 20 + count) / (2 * count);
    let whole = (tenths / 10).to_string();
    if tenths % 10 == 0 { whole } else { [&whole, ".", &(tenths % 10).to_string()].concat() }
}

fn average_text(score: &Score<ScorePart>, l: Locale) -> String {
    say::average { value: word(&average(heat(score))) }.text(l)
}

/// The clan of a score's seat in the standings, where there are clans.
pub fn team(clans: Clans, score: &Score<ScorePart>, l: Locale) -> Option<Team> {
    let clan = clans.of(score.seat)?;
    Some(Team {
        index: clan.index(),
        mark: badge(clan),
        name: say::clan { clan: word(&clan) }.text(l),
        score: average_text(score, l),
        tie_break: say::clan_points { value: word(&signed(score.tie_break)) }.text(l),
    })
}

impl Verdict<'_> {
    fn state(&self) -> &State {
        self.table.state()
    }

    fn clans(&self) -> Clans {
        self.state().config().clans
    }

    /// Why the game ended.
    pub fn cause(&self) -> String {
        let l = self.words.locale;
        let out = |seat: &Seat| self.burnt[seat.index()].is_some();
        let seats = || Seat::first(self.burnt.len() as u8);
        if self.state().config().annihilation {
            let first = seats().find(|seat| !out(seat));
            let rivals = |seat: Seat| first.is_some_and(|first| !self.clans().allied(first, seat));
            let quiet = seats().any(|seat| !out(&seat) && rivals(seat));
            return if quiet { say::cause_quiet {}.text(l) } else { say::cause_last {}.text(l) }.to_owned();
        }
        match seats().find(out).map(|seat| self.clans().of(seat)) {
            Some(Some(clan)) => say::cause_clan { clan: word(&clan) }.text(l),
            Some(None) => say::cause_burn {}.text(l).to_owned(),
            None => say::cause_stack {}.text(l).to_owned(),
        }
    }

    /// What counts.
    pub fn rule(&self) -> &'static str {
        let l = self.words.locale;
        match (self.state().config().annihilation, self.clans() == Clans::NONE) {
            (true, _) => say::rule_annihilation {}.text(l),
            (false, false) => say::rule_clans {}.text(l),
            (false, true) => say::rule {}.text(l),
        }
    }

    /// What is special about a seat.
    pub fn remark(&self, seat: Seat) -> Option<String> {
        let (l, turn) = (self.words.locale, self.burnt[seat.index()]?);
        let goes_on = self.state().config().annihilation;
        Some(if goes_on {
            say::out { turn: word(&turn) }.text(l)
        } else {
            say::burnt { turn: word(&turn) }.text(l)
        })
    }

    /// A line between each two sides that follow each other.
    pub fn decisions(&self, scores: &[Score<ScorePart>]) -> Vec<String> {
        let pairs = scores.windows(2).filter(|pair| !self.clans().allied(pair[0].seat, pair[1].seat));
        pairs.map(|pair| self.decision(&pair[0], &pair[1])).collect()
    }

    fn side(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let clans = self.clans();
        Seat::first(self.burnt.len() as u8).filter(move |other| clans.allied(seat, *other))
    }

    fn name(&self, seat: Seat) -> String {
        let Some(clan) = self.clans().of(seat) else { return self.words.name(seat).to_owned() };
        let l = self.words.locale;
        let names = join(l, self.side(seat).map(|mate| self.words.name(mate).to_owned()));
        say::clan_names { clan: word(&clan), names: word(&names) }.text(l)
    }

    /// In which turn the last of a side burnt out; `None` while somebody stands.
    fn end_of(&self, seat: Seat) -> Option<u16> {
        self.side(seat).try_fold(0, |last, mate| Some(last.max(self.burnt[mate.index()]?)))
    }

    fn decision(&self, one: &Score<ScorePart>, other: &Score<ScorePart>) -> String {
        let l = self.words.locale;
        let (a, b) = (self.name(one.seat), self.name(other.seat));
        let (a, b) = (&a, &b);
        if outlasted(one) != outlasted(other) {
            let turn = self.end_of(other.seat).unwrap_or_default();
            return match self.end_of(one.seat) {
                None => say::lasted { a: word(&a), b: word(&b), turn: word(&turn) }.text(l),
                Some(late) => {
                    say::lasted_longer { a: word(&a), b: word(&b), late: word(&late), early: word(&turn) }
                        .text(l)
                }
            };
        }
        let (heats, alone) = ([heat(one), heat(other)], self.clans() == Clans::NONE);
        let [low, high] = &heats.map(average);
        let (first, second) = (&signed(one.tie_break), &signed(other.tie_break));
        let (rank, value, temp) = (&one.rank, first, low);
        match (alone, heats[0] != heats[1], one.rank != other.rank) {
            (true, true, _) => {
                say::lower { a: word(&a), b: word(&b), low: word(&low), high: word(&high) }.text(l)
            }
            (true, _, true) => say::tie {
                a: word(&a),
                b: word(&b),
                temp: word(&temp),
                first: word(&first),
                second: word(&second),
            }
            .text(l),
            (true, _, false) => say::shared {
                a: word(&a),
                b: word(&b),
                rank: word(&rank),
                temp: word(&temp),
                value: word(&value),
            }
            .text(l),
            (false, true, _) => {
                say::average_lower { a: word(&a), b: word(&b), low: word(&low), high: word(&high) }.text(l)
            }
            (false, _, true) => say::average_tie {
                a: word(&a),
                b: word(&b),
                temp: word(&temp),
                first: word(&first),
                second: word(&second),
            }
            .text(l),
            (false, _, false) => say::average_shared {
                a: word(&a),
                b: word(&b),
                rank: word(&rank),
                temp: word(&temp),
                value: word(&value),
            }
            .text(l),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::games::eruption::{report::report, table::words},
        rules::eruption::{Config, Tally},
        session::{Options, Playout, tests::play_on, tests::seats},
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
        assert_eq!(verdict.cause(), format!("Clan {clan} burnt out."));
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
        let cases =
            [((250, 2), "125"), ((100, 3), "33.3"), ((200, 3), "66.7"), ((90, 1), "90"), ((0, 3), "0")];
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
}
