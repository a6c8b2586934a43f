//! The games on the shelf as plain data: [`GAMES`], one entry each. What the shelf, the settings and the list of saves say of a
//! game comes from here, so that they can be shown before any code of a game is there.

use std::ops::RangeInclusive;

use leptos::prelude::*;

use super::{apiary, eruption, volcano};
use crate::{
    app::{board::pieces::BoxLid, shell::text::Locale},
    rules::{self, Game},
    t,
};

/// What is known of a game without its code.
pub struct GameInfo {
    /// Its id in records and addresses.
    pub id: &'static str,
    /// How many can play.
    pub players: RangeInclusive<u8>,
    /// How many bots one person meets in a game that is begun from the shelf.
    pub bots: u8,
    /// Whether it shows what is ahead before an action is confirmed, so that a table may do without
    /// ([`Options::no_hints`](crate::session::Options::no_hints)).
    pub foretells: bool,
    /// Whether there is a lesson.
    pub teaches: bool,
    /// About how many minutes that takes.
    pub lesson_minutes: u8,
    /// Its name.
    pub title: fn(Locale) -> &'static str,
    /// What it is about, in a sentence.
    pub tagline: fn(Locale) -> &'static str,
    /// For how many and how long, in a few words each.
    pub facts: fn(Locale) -> [&'static str; 2],
    /// A score in words.
    pub score: fn(Locale, i32) -> String,
    /// Whether the lowest score wins.
    pub lowest_wins: bool,
    /// In the set-up: who begins, and that all secrets lie open.
    pub labels: fn(Locale) -> SetupLabels,
    /// Who made it.
    pub credits: fn(Locale) -> &'static str,
    /// The picture on its box, as inner SVG of 240 × 288 units.
    pub lid: fn() -> String,
}

/// What two settings of every table are called in a game.
pub struct SetupLabels {
    /// Who begins.
    pub starts: &'static str,
    /// No curtain: everybody sees everything.
    pub open_hands: &'static str,
}

impl GameInfo {
    /// Its box: the picture with its name.
    pub fn lid(&'static self, l: Locale) -> impl IntoView {
        view! { <BoxLid picture=(self.lid)() title=(self.title)(l).to_ascii_uppercase() /> }
    }
}

/// Every game on the shelf.
pub static GAMES: [GameInfo; 3] = [
    GameInfo {
        id: rules::eruption::State::ID,
        players: 2..=6,
        bots: 2,
        foretells: true,
        teaches: true,
        lesson_minutes: 10,
        title: |l| t!(l, games::eruption::title),
        tagline: |l| t!(l, games::eruption::tagline),
        facts: |l| [t!(l, games::eruption::players_range), t!(l, games::eruption::minutes)],
        score: |l, total| t!(l, common::degrees, value = total),
        lowest_wins: true,
        labels: |l| SetupLabels {
            starts: t!(l, games::eruption::starts),
            open_hands: t!(l, games::eruption::open_hands),
        },
        credits: |l| t!(l, games::eruption::about),
        lid: eruption::art::box_lids::eruption,
    },
    GameInfo {
        id: rules::volcano::State::ID,
        players: 2..=6,
        // It is made for four.
        bots: 3,
        // Its look ahead is the rules at work on what lies open: a tool to play with, at every table.
        foretells: false,
        teaches: true,
        lesson_minutes: 10,
        title: |l| t!(l, games::volcano::title),
        tagline: |l| t!(l, games::volcano::tagline),
        facts: |l| [t!(l, games::volcano::players_range), t!(l, games::volcano::minutes)],
        score: |l, total| t!(l, common::points, count = total),
        lowest_wins: false,
        labels: |l| SetupLabels {
            starts: t!(l, games::volcano::starts),
            open_hands: t!(l, games::volcano::open_hands),
        },
        credits: |l| t!(l, games::volcano::about),
        lid: volcano::art::lid,
    },
    GameInfo {
        id: rules::apiary::State::ID,
        players: 1..=5,
        bots: 2,
        // What would be is asked of the rules at every table: chapter 13 of the rules makes it a part of the board.
        foretells: false,
        teaches: true,
        lesson_minutes: 15,
        title: |l| t!(l, games::apiary::title),
        tagline: |l| t!(l, games::apiary::tagline),
        facts: |l| [t!(l, games::apiary::players_range), t!(l, games::apiary::minutes)],
        score: |l, total| t!(l, common::vp, count = total),
        lowest_wins: false,
        labels: |l| SetupLabels {
            starts: t!(l, games::apiary::starts),
            open_hands: t!(l, games::apiary::open_hands),
        },
        credits: |l| t!(l, games::apiary::about),
        lid: apiary::art::lid,
    },
];

/// The game with this id.
pub fn info(id: &str) -> Option<&'static GameInfo> {
    GAMES.iter().find(|game| game.id == id)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    /// The classes that these style sheets draw wherever they stand.
    fn drawn<const N: usize>(sheets: [&'static str; N]) -> BTreeSet<&'static str> {
        let mut drawn = BTreeSet::new();
        for head in sheets.into_iter().flat_map(|sheet| sheet.split('{')) {
            // Within the brackets of a list: whether what is in it stands by itself.
            let mut list = None;
            for selector in head.rsplit(['}', '/']).next().unwrap_or_default().split(',').map(str::trim) {
                if selector.contains('(') {
                    list = Some(selector.starts_with(":is("));
                }
                let name = selector.trim_start_matches(":is(").trim_end_matches(')').strip_prefix('.');
                if list != Some(false) {
                    let plain = |name: &&str| name.chars().all(|sign| sign.is_alphanumeric() || sign == '-');
                    drawn.extend(name.filter(plain));
                }
                if selector.ends_with(')') {
                    list = None;
                }
            }
        }
        drawn
    }

    #[test]
    fn no_game_draws_what_another_one_calls_by_the_same_name() {
        macro_rules! style {
            ($name:literal) => {
                include_str!(concat!("../../../style/", $name, ".css"))
            };
        }
        let eruption = drawn([style!("50-eruption-art"), style!("51-cards"), style!("52-eruption-motion")]);
        let volcano = drawn([
            style!("55-volcano"),
            style!("56-sea"),
            style!("56-volcano-sheet"),
            style!("57-volcano-motion"),
        ]);
        let apiary = drawn([
            style!("58-apiary-art"),
            style!("59-apiary-setup"),
            style!("59-apiary-table"),
            style!("60-apiary-book"),
            style!("60-apiary-museum"),
        ]);
        assert!(eruption.contains("lagoon") && volcano.contains("bay") && apiary.contains("ap-main"));
        for [one, other] in [[&eruption, &volcano], [&eruption, &apiary], [&volcano, &apiary]] {
            let shared: Vec<_> = one.intersection(other).collect();
            assert!(shared.is_empty(), "{shared:?}");
        }
    }

    /// Keyframes have no place: the last of a name is meant by all.
    #[test]
    fn no_two_movements_have_the_same_name() {
        let mut seen = BTreeSet::new();
        for file in std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/style")).unwrap() {
            let sheet = std::fs::read_to_string(file.unwrap().path()).unwrap();
            for rule in sheet.split("@keyframes ").skip(1) {
                let name = rule.split([' ', '{']).next().unwrap();
                assert!(seen.insert(name.to_owned()), "two movements are called {name}");
            }
        }
        assert!(seen.contains("fade-in"));
    }
}
