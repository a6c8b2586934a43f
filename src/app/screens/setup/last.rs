//! Who sat at the table the last time, and how it was played: what a set-up begins with, and what a game is played by that is begun
//! from the shelf.

use serde::{Deserialize, Serialize};

use crate::{
    app::{
        board::face,
        shell::{
            storage::{recall, remember},
            text::Locale,
        },
    },
    fields::{self, is_default, opposite},
    session::{Level, Options},
    t,
};

/// The key under which it is remembered.
const KEY: &str = "setup";

/// Who sat at the table the last time, and how it was played.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Last {
    /// The level of the bot in each seat; nothing where a person sits.
    #[serde(skip_serializing_if = "is_default")]
    pub bots: Vec<Option<Level>>,
    /// Whether nobody can ask a coach.
    #[serde(rename = "coach", skip_serializing_if = "is_default", with = "opposite")]
    pub no_coach: bool,
    /// Whether nothing is foretold.
    #[serde(rename = "hints", with = "opposite")]
    pub no_hints: bool,
    /// The level that was chosen last.
    #[serde(skip_serializing_if = "is_default")]
    pub level: Option<Level>,
    /// The names of the people, as they were typed; those of seats that have a bot now are kept.
    pub names: Vec<String>,
    /// Whether everybody sees everything.
    pub open_hands: bool,
    /// How many played.
    pub players: Option<u8>,
    /// Whether it was a game to learn by.
    pub teaching: bool,
}

impl Last {
    /// What was chosen the last time.
    pub fn recalled() -> Last {
        fields::read(recall(KEY)).unwrap_or_default()
    }

    /// Keeps it for the next time.
    pub fn remember(&self) {
        remember(KEY, self);
    }

    /// The options of such a table.
    pub fn options(&self) -> Options {
        Options {
            no_coach: self.no_coach,
            no_hints: self.no_hints,
            open_hands: self.open_hands,
            teaching: self.teaching,
            ..Options::default()
        }
    }

    /// The name of the first person who gave one.
    pub fn own_name(&self) -> Option<&str> {
        let people = |at: &usize| self.bots.get(*at).is_none_or(Option::is_none);
        let mut names = (0..self.names.len()).filter(people).map(|at| self.names[at].trim());
        names.find(|name| !name.is_empty())
    }

    /// One person and so many bots of a level, for the set-up.
    #[must_use]
    pub fn against(mut self, bots: u8, level: Level) -> Last {
        let name = self.own_name().unwrap_or_default().to_owned();
        self.names.resize(self.names.len().max(1), String::new());
        if let Some(at) = self.names.iter().position(|other| *other == name) {
            self.names.swap(0, at);
        }
        self.bots = (0..=bots).map(|at| (at > 0).then_some(level)).collect();
        self.players = Some(bots + 1);
        self
    }
}

/// What the player in that seat is called: a bot by its level, a person as was typed, or by the number of the seat.
pub fn called(l: Locale, names: &[String], bots: &[Option<Level>], at: usize) -> String {
    if let Some(level) = bots.get(at).copied().flatten() {
        let number = bots.iter().take(at + 1).filter(|other| **other == Some(level)).count();
        return face::name_of(l, level, number);
    }
    match names.get(at).map(|name| name.trim()) {
        Some(name) if !name.is_empty() => name.to_owned(),
        _ => t!(l, common::player, number = at + 1),
    }
}

/// The seat of the first person whose name another one before has. Bots are told apart by what they are.
pub fn twice(names: &[String], bots: &[Option<Level>]) -> Option<usize> {
    let person = |at: usize| bots.get(at).is_none_or(Option::is_none);
    (1..names.len())
        .filter(|at| person(*at))
        .find(|at| (0..*at).any(|other| person(other) && names[other] == names[*at]))
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
            assert!(last.bots.is_empty() && last.level.is_none());
        }
        assert!(fields::read::<Last>(serde_json::Value::Null).is_err());
    }

    #[test]
    fn bots_are_remembered() {
        let last =
            Last { bots: vec![None, Some(Level::Fair)], level: Some(Level::Fierce), ..Last::default() };
        let line = fields::line(&last);
        assert!(line.starts_with(r#"{"bots":[null,"fair"],"hints":true,"level":"fierce","#), "{line}");
        assert_eq!(fields::read::<Last>(serde_json::from_str(&line).unwrap()).unwrap(), last);
    }

    fn names(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn bots_are_called_by_their_level_and_people_as_they_like() {
        let bots = [Some(Level::Fair), None, Some(Level::Sharp), Some(Level::Fair), None];
        let names = names(&["Aki", " Ben ", "", "Dai", " "]);
        let all = |l| (0..5).map(|at| called(l, &names, &bots, at)).collect::<Vec<_>>();
        assert_eq!(all(Locale::En), ["Basalt", "Ben", "Obsidian", "Basalt 2", "Player 5"]);
        assert_eq!(all(Locale::Ja)[3], "ゲンブ2");
    }

    #[test]
    fn only_people_have_the_same_name() {
        let names = names(&["Basalt", "Basalt", "Aki", "Basalt"]);
        let seats = |bots: &[usize]| -> Vec<_> {
            (0..4).map(|at| bots.contains(&at).then_some(Level::Fair)).collect()
        };
        assert_eq!(twice(&names, &seats(&[])), Some(1));
        assert_eq!(twice(&names, &seats(&[1])), Some(3));
        assert_eq!(twice(&names, &seats(&[0, 1])), None);
    }

    #[test]
    fn a_table_against_bots_has_the_name_of_the_person_and_keeps_the_rest() {
        let last = Last {
            names: names(&["Old", "Mio", "", ""]),
            bots: vec![Some(Level::Gentle)],
            teaching: true,
            ..Last::default()
        };
        assert_eq!(last.own_name(), Some("Mio"));
        let set = last.against(2, Level::Sharp);
        assert_eq!(set.names, ["Mio", "Old", "", ""]);
        assert_eq!(set.bots, [None, Some(Level::Sharp), Some(Level::Sharp)]);
        assert_eq!((set.players, set.teaching), (Some(3), true));
        assert_eq!(Last::default().own_name(), None);
        assert_eq!(Last::default().against(3, Level::Fair).bots.len(), 4);
    }
}
