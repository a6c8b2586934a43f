//! Why a game of Eruption ended and what decided between two sides that follow each other in the standings: players (E74,
//! E75), clans (E76), those who lasted (E77).

use crate::{
    app::{
        games::eruption::words::{Words, join},
        shell::text::{Locale, keys::eruption::end as say, word},
        table::{contract::Team, numbers::signed},
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
pub(super) fn average((sum, count): (i32, i32)) -> String {
    let tenths = (sum * 20 + count) / (2 * count);
    let whole = (tenths / 10).to_string();
    if tenths % 10 == 0 { whole } else { [&whole, ".", &(tenths % 10).to_string()].concat() }
}

pub(super) fn average_text(score: &Score<ScorePart>, l: Locale) -> String {
    say::average { value: word(&average(heat(score))) }.text(l)
}

/// The clan of a score's seat in the standings, where there are clans.
pub fn team(clans: Clans, score: &Score<ScorePart>, l: Locale) -> Option<Team> {
    let clan = clans.of(score.seat)?;
    Some(Team {
        index: clan.index(),
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

    /// How the game ended, in a sentence: why, and what was between the winner and the next.
    pub fn sentence(&self, scores: &[Score<ScorePart>]) -> String {
        let mut pairs = scores.windows(2).filter(|pair| !self.clans().allied(pair[0].seat, pair[1].seat));
        let what = pairs.next().map(|pair| self.difference(&pair[0], &pair[1])).unwrap_or_default();
        say::sentence { cause: word(&self.cause()), what: word(&what) }.text(self.words.locale)
    }

    /// What was between a side and the next one.
    fn difference(&self, one: &Score<ScorePart>, other: &Score<ScorePart>) -> String {
        let l = self.words.locale;
        let (a, b) = (&self.name(one.seat), &self.name(other.seat));
        if outlasted(one) != outlasted(other) {
            return say::outlasted { a: word(&a), b: word(&b) }.text(l);
        }
        let [low, high] = &[heat(one), heat(other)].map(average);
        let (first, second) = (&signed(one.tie_break), &signed(other.tie_break));
        if low != high {
            say::cooler { a: word(&a), b: word(&b), low: word(&low), high: word(&high) }.text(l)
        } else if one.rank == other.rank {
            say::level { a: word(&a), b: word(&b), temp: word(&low) }.text(l)
        } else {
            say::tie_won {
                a: word(&a),
                b: word(&b),
                temp: word(&low),
                first: word(&first),
                second: word(&second),
            }
            .text(l)
        }
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
        match seats().find(out).map(|seat| (seat, self.clans().of(seat))) {
            Some((_, Some(clan))) => say::cause_clan { clan: word(&clan) }.text(l),
            Some((seat, None)) => say::cause_burn { name: word(&self.words.name(seat)) }.text(l),
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
