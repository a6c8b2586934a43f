//! The end of a game of Eruption in words and numbers, and what a replay shows beside the board.

use crate::app::reactive::*;
use crate::app::text::word;

use super::{
    board_art::{emblem, tile_picture, wall_icon},
    dice::last_roll,
    facing::Facing,
    model::join,
    table::{EruptionTable, words},
    verdict::{Verdict, burnt_out, own_tie_break, temperature},
    words::Words,
};
use crate::{
    app::{
        dom::{Content, El, View, all, el},
        table::{
            Desk,
            game::{Course, Numbers, Report},
            numbers::{Best, row, signed, tenths},
        },
        text::Locale,
        text::keys::eruption::end as say,
    },
    rules::{
        Game, Score, Seat,
        eruption::{Cards, Clans, Material, ScorePart, SeatTally, State, Tally, Turn},
    },
    session::Table,
    t,
};

/// The end of that game; `scores` are in the order of their ranks.
pub fn report(table: &Table<State>, tally: &Tally, scores: &[Score<ScorePart>], l: Locale) -> Report {
    let words = words(table, l);
    let verdict = Verdict { table, words: &words, burnt: burnt_out(table) };
    let mut decisions = verdict.decisions(scores);
    let first = decisions.first().cloned().unwrap_or_default();
    let text = t!(l, common::sentences, a = verdict.cause(), b = first);
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
        verdict: text,
        scores: scores.iter().map(|score| level(l, temperature(score))).collect(),
        remarks: scores.iter().map(|score| verdict.remark(score.seat)).collect(),
        decisions,
        course: Course {
            title: say::course {}.text(l).to_owned(),
            landmark: say::landmark {}.text(l).to_owned(),
            top: 290,
            grid: vec![0, 50, 120, 200, 290],
            bands: vec![say::zone1 {}.text(l), say::zone2 {}.text(l), say::zone3 {}.text(l)],
        },
        numbers,
        luck: tally.seats.iter().enumerate().map(|(seat, own)| luck(&words, seat, own)).collect(),
    }
}

/// A temperature.
pub fn level(l: Locale, value: i32) -> String {
    t!(l, common::degrees, value = value)
}

/// What a tie-break is made of: a wall and a term for each part that counts.
pub fn tie_break(l: Locale, score: &Score<ScorePart>) -> View {
    let part = |(part, value): &(ScorePart, i32)| {
        let (picture, text) = match *part {
            _ if *value == 0 => return None,
            ScorePart::Supply(material) => {
                let (count, worth) = (value / material.worth(), material.worth());
                (Some(material), say::supply { count: word(&count), worth: word(&worth) }.text(l))
            }
            ScorePart::Village(material) => {
                let (count, worth) = (value / material.worth(), material.worth());
                (Some(material), say::village { count: word(&count), worth: word(&worth) }.text(l))
            }
            ScorePart::Contacts => (None, say::contacts { count: word(&(value.unsigned_abs())) }.text(l)),
            ScorePart::Temperature
            | ScorePart::MateTemperature(_)
            | ScorePart::MateTieBreak(_)
            | ScorePart::BurntOut => return None,
        };
        let name = picture.map(|material| {
            let words =
                Words { locale: l, names: Vec::new(), villages: Vec::new(), facing: Facing::default() };
            el("span.sr").child([&words.wall(material), " "].concat())
        });
        Some(
            el("span.term.num")
                .child(picture.map(|material| wall_icon(material, 28)))
                .child(name)
                .child(text),
        )
    };
    let sum = el("b.num").child(["= ", &signed(own_tie_break(score))].concat());
    el("span.tie")
        .child(say::tie_break {}.text(l))
        .child(all(score.tie_parts.iter().filter_map(part)))
        .child(sum)
        .into_node()
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

fn luck(words: &Words, seat: usize, own: &SeatTally) -> String {
    let (l, name) = (words.locale, words.name(Seat::new(seat as u8)));
    if own.rolled == 0 {
        return say::no_rolls { name: word(&name) }.text(l);
    }
    let expected = tenths(own.expected_lost as i32, false);
    say::rolls {
        name: word(&name),
        lost: word(&own.rolled_lost),
        rolled: word(&own.rolled),
        expected: word(&expected),
    }
    .text(l)
}

/// Beside the board of a replay: the dice, the tile in hand, and the hands as far as they may be seen.
pub fn watched(desk: Desk<EruptionTable>) -> View {
    let l = desk.locale;
    let words = StoredValue::new(desk.session.with_untracked(|table| words(table, l)));
    let drawn = move || {
        let kind = desk.view.with(|view| view.in_hand)?;
        let text = words.with_value(|words| t!(l, eruption::deck::drawn, kind = words.kind(kind)));
        Some(el("p.drawn").child(tile_picture(kind.tile(Turn::ZERO), 40, 0)).child(text))
    };
    let hands = move || {
        desk.view.with(|view| {
            let hand = |seat: &crate::rules::eruption::PlayerView| {
                let cards = seat.hand.map(|hand| words.with_value(|words| cards(words, hand)))?;
                Some(el("li").child(emblem(seat.village, 24)).child(el("span").child(cards)))
            };
            let open: Vec<El> = view.players.iter().filter_map(hand).collect();
            let covered = open.is_empty().then(|| el("p.small.muted").child(t!(l, replay::covered)));
            all([el("ul.hands.small").child(open).into_node(), covered.into_node()])
        })
    };
    let hands = el("section").attr("aria-label", t!(l, replay::hands)).child(hands);
    all([last_roll(desk).into_node(), drawn.into_node(), hands.into_node()])
}

/// A hand in words.
fn cards(words: &Words, hand: Cards) -> String {
    let name = |card| match hand.of(card) {
        1 => words.card(card).to_owned(),
        count => [words.card(card), " ×", &count.to_string()].concat(),
    };
    if hand.is_empty() {
        return t!(words.locale, replay::no_cards).to_owned();
    }
    join(words.locale, hand.kinds().map(name))
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
            assert_eq!(report.luck.len(), 5);
            assert!(report.luck.iter().all(|line| !line.contains('{')));
        }
    }
}
