//! What is being set up: who plays, who begins, by which of the table's options. The game's own options are its own affair.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::controls::focus;
use crate::{
    app::{
        games::catalog::GameInfo,
        shell::{
            storage::{recall, remember},
            text::Locale,
        },
    },
    fields::{self, opposite},
    rules::Seat,
    session::{Options, SeatInfo, Start},
    t,
};

/// The key under which the table of the last game is remembered.
const KEY: &str = "setup";

/// Who sat at the table the last time, and how it was played.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct Last {
    #[serde(rename = "hints", with = "opposite")]
    no_hints: bool,
    names: Vec<String>,
    open_hands: bool,
    players: Option<u8>,
    teaching: bool,
}

/// What is being set up.
#[derive(Clone, Copy)]
pub struct Draft {
    /// How many play.
    pub players: RwSignal<u8>,
    /// Their names, as they were typed.
    pub names: RwSignal<Vec<String>>,
    /// Who begins; nothing to draw lots.
    pub start: RwSignal<Option<u8>>,
    /// Whether everybody sees everything.
    pub open_hands: RwSignal<bool>,
    /// Whether it is a game to learn by.
    pub teaching: RwSignal<bool>,
    /// Whether some sit at other devices.
    pub by_link: RwSignal<bool>,
    /// Which sit at this one, if so.
    pub here: RwSignal<Vec<bool>>,
    /// Whether nothing is foretold.
    pub no_hints: RwSignal<bool>,
    /// The seat on the map that the next one tapped is swapped with.
    pub picked: RwSignal<Option<usize>>,
    /// The seat whose name cannot stay, and why.
    pub error: RwSignal<Option<(usize, String)>>,
}

impl Draft {
    /// What was chosen the last time.
    pub fn recalled(game: &GameInfo) -> Draft {
        let last = fields::read::<Last>(recall(KEY)).unwrap_or_default();
        let range = &game.players;
        let players = last.players.unwrap_or(4).clamp(*range.start(), *range.end());
        let mut names = last.names;
        names.truncate(usize::from(*range.end()));
        names.resize(usize::from(*range.end()), String::new());
        Draft {
            players: RwSignal::new(players),
            names: RwSignal::new(names),
            start: RwSignal::new(None),
            picked: RwSignal::new(None),
            open_hands: RwSignal::new(last.open_hands),
            teaching: RwSignal::new(last.teaching),
            by_link: RwSignal::new(false),
            // Whoever sets it up sits here.
            here: RwSignal::new((0..*range.end()).map(|at| at == 0).collect()),
            no_hints: RwSignal::new(last.no_hints),
            error: RwSignal::new(None),
        }
    }

    /// So many play; what does not fit that any more is taken back.
    pub fn set_players(self, players: u8) {
        self.error.set(None);
        if self.start.get_untracked().is_some_and(|start| start >= players) {
            self.start.set(None);
        }
        self.picked.set(None);
        self.players.set(players);
    }

    /// A place on the map was tapped.
    pub fn pick(self, at: usize) {
        match self.picked.get_untracked() {
            None => self.picked.set(Some(at)),
            Some(other) => {
                self.picked.set(None);
                self.swap(other, at);
            }
        }
    }

    /// The name as it was typed.
    pub fn name(self, at: usize) -> String {
        self.names.with(|names| names.get(at).cloned().unwrap_or_default())
    }

    /// The name, or what stands for one.
    pub fn spoken(self, l: Locale, at: usize) -> String {
        let name = self.name(at).trim().to_owned();
        if name.is_empty() { t!(l, common::player, number = at + 1) } else { name }
    }

    /// A name was typed.
    pub fn rename(self, at: usize, name: String) {
        self.error.set(None);
        self.names.update(|names| {
            if let Some(old) = names.get_mut(at) {
                *old = name;
            }
        });
    }

    /// Two seats swap their players.
    pub fn swap(self, a: usize, b: usize) {
        self.error.set(None);
        self.names.update(|names| names.swap(a, b));
        self.here.update(|here| here.swap(a, b));
    }

    /// Whether the name of that seat cannot stay.
    pub fn wrong(self, at: usize) -> bool {
        self.error.with(|error| error.as_ref().is_some_and(|(wrong, _)| *wrong == at))
    }

    /// The seats and the options, remembered for the next time; or nothing, and what is wrong is said.
    pub fn checked(self, l: Locale) -> Option<(Vec<SeatInfo>, Options)> {
        let players = self.players.get_untracked();
        let names: Vec<String> = (0..usize::from(players)).map(|at| untrack(|| self.spoken(l, at))).collect();
        let twice = (1..names.len()).find(|at| names[..*at].contains(&names[*at]));
        if let Some(at) = twice {
            self.error.set(Some((at, t!(l, setup::same_name, name = names[at]))));
            focus(&format!(".seat-rows li:nth-child({}) input", at + 1));
            return None;
        }
        let last = Last {
            players: Some(players),
            names: self.names.get_untracked(),
            open_hands: self.open_hands.get_untracked(),
            teaching: self.teaching.get_untracked(),
            no_hints: self.no_hints.get_untracked(),
        };
        remember(KEY, &last);
        let start = self.start.get_untracked().map_or(Start::Random, |seat| Start::Seat(Seat::new(seat)));
        let here = self.here.get_untracked();
        let seat = |(at, name): (usize, String)| SeatInfo {
            away: self.by_link.get_untracked() && here.get(at) == Some(&false),
            ..SeatInfo::new(name)
        };
        let seats: Vec<SeatInfo> = names.into_iter().enumerate().map(seat).collect();
        let by_link = seats.iter().any(|seat| seat.away);
        let Last { open_hands, teaching, no_hints, .. } = last;
        Some((seats, Options { open_hands, teaching, no_hints, start, by_link, ..Options::default() }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The file says what the program wrote when it had JSON of its own.
    #[test]
    fn the_last_table_is_written_as_it_was() {
        for line in include_str!("../../../../tests/fixtures/before-serde/setup.txt").lines() {
            let last = fields::read::<Last>(serde_json::from_str(line).unwrap()).unwrap();
            assert_eq!(fields::line(&last), line);
        }
        assert!(fields::read::<Last>(serde_json::Value::Null).is_err());
    }
}
