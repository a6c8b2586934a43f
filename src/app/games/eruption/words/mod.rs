//! Eruption in words: here the names of pieces and places; in files of their own the sentences for actions, events, questions
//! and refusals. The log, the labels for screen readers, the list of actions and the prompts all speak through [`Words`].

mod actions;
mod events;
mod questions;
mod refusals;

use super::art::facing::Facing;
use crate::{
    app::{
        board::sides::emblem_name,
        shell::text::{Locale, Said, Word},
    },
    rules::{
        Seat,
        eruption::{Card, Clan, Degrees, Dir, Edge, Hex, Kind, Material, Phase, Tile, Village},
    },
    t,
};

pub use events::actor;
pub use questions::phase_number;

/// A language and the players' names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    /// The language.
    pub locale: Locale,
    /// By seat.
    pub names: Vec<String>,
    /// By seat.
    pub villages: Vec<Village>,
    /// How the board lies: directions are told as they are seen.
    pub facing: Facing,
}

impl Said for Degrees {
    fn said(&self) -> Word<'_> {
        Word::Number(self.get().into())
    }
}

impl Said for Clan {
    fn said(&self) -> Word<'_> {
        Word::Text(["A", "B", "C"][self.index()])
    }
}

/// Pieces and places.
impl Words {
    /// A player's name.
    // So often asked for that a call is shorter than what it does.
    #[inline(never)]
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// The colour of a village.
    pub fn colour(&self, village: Village) -> &'static str {
        let l = self.locale;
        match village.index() {
            0 => t!(l, eruption::village::v0),
            1 => t!(l, eruption::village::v1),
            2 => t!(l, eruption::village::v2),
            3 => t!(l, eruption::village::v3),
            4 => t!(l, eruption::village::v4),
            _ => t!(l, eruption::village::v5),
        }
    }

    /// The emblem of a village.
    pub fn emblem(&self, village: Village) -> &'static str {
        emblem_name(village.index(), self.locale)
    }

    /// "yellow village".
    pub fn village(&self, village: Village) -> String {
        t!(self.locale, eruption::village_name, colour = self.colour(village))
    }

    /// The owner's name, or the village's if it is neutral.
    pub fn owner(&self, village: Village) -> String {
        match self.villages.iter().position(|own| *own == village) {
            Some(seat) => self.names.get(seat).cloned().unwrap_or_default(),
            None => self.village(village),
        }
    }

    /// "Ben's village", or "yellow village" if nobody lives there; "own village" where the name is left out.
    pub fn home(&self, village: Village) -> String {
        match self.villages.iter().position(|own| *own == village) {
            Some(seat) => match self.name(Seat::new(seat as u8)) {
                "" => t!(self.locale, eruption::own_home).to_owned(),
                name => t!(self.locale, eruption::home, name = name),
            },
            None => self.village(village),
        }
    }

    /// A material.
    pub fn material(&self, material: Material) -> &'static str {
        match material {
            Material::Straw => t!(self.locale, eruption::material::straw),
            Material::Wood => t!(self.locale, eruption::material::wood),
            Material::Stone => t!(self.locale, eruption::material::stone),
        }
    }

    /// "stone wall".
    pub fn wall(&self, material: Material) -> String {
        t!(self.locale, eruption::wall_of, material = self.material(material))
    }

    /// A kind of lava tile.
    pub fn kind(&self, kind: Kind) -> &'static str {
        let l = self.locale;
        match kind.index() {
            0 => t!(l, eruption::kind::k0),
            1 => t!(l, eruption::kind::k1),
            2 => t!(l, eruption::kind::k2),
            3 => t!(l, eruption::kind::k3),
            4 => t!(l, eruption::kind::k4),
            5 => t!(l, eruption::kind::k5),
            6 => t!(l, eruption::kind::k6),
            7 => t!(l, eruption::kind::k7),
            8 => t!(l, eruption::kind::k8),
            9 => t!(l, eruption::kind::k9),
            10 => t!(l, eruption::kind::k10),
            _ => t!(l, eruption::kind::k11),
        }
    }

    /// A tile, lava or eruption.
    pub fn tile(&self, tile: Tile) -> &'static str {
        tile.kind().map_or(t!(self.locale, eruption::kind::eruption), |(kind, _)| self.kind(kind))
    }

    /// A direction.
    pub fn dir(&self, dir: Dir) -> &'static str {
        let l = self.locale;
        match self.facing.dir(dir) {
            Dir::N => t!(l, eruption::dir::d0),
            Dir::NE => t!(l, eruption::dir::d1),
            Dir::SE => t!(l, eruption::dir::d2),
            Dir::S => t!(l, eruption::dir::d3),
            Dir::SW => t!(l, eruption::dir::d4),
            Dir::NW => t!(l, eruption::dir::d5),
        }
    }

    /// The directions of a tile's lava.
    pub fn edges(&self, tile: Tile) -> String {
        join(self.locale, tile.edges().map(|dir| self.dir(dir).to_owned()))
    }

    /// A card's name.
    pub fn card(&self, card: Card) -> &'static str {
        let l = self.locale;
        match card {
            Card::Aftershock => t!(l, eruption::card::aftershock),
            Card::LavaFlow => t!(l, eruption::card::lava_flow),
            Card::Quake => t!(l, eruption::card::quake),
            Card::Rain => t!(l, eruption::card::rain),
            Card::Reinforce => t!(l, eruption::card::reinforce),
            Card::Relocate => t!(l, eruption::card::relocate),
            Card::Sinkhole => t!(l, eruption::card::sinkhole),
            Card::VolcanicBomb => t!(l, eruption::card::volcanic_bomb),
        }
    }

    /// What a card does.
    pub fn effect(&self, card: Card) -> &'static str {
        let l = self.locale;
        match card {
            Card::Aftershock => t!(l, eruption::effect::aftershock),
            Card::LavaFlow => t!(l, eruption::effect::lava_flow),
            Card::Quake => t!(l, eruption::effect::quake),
            Card::Rain => t!(l, eruption::effect::rain),
            Card::Reinforce => t!(l, eruption::effect::reinforce),
            Card::Relocate => t!(l, eruption::effect::relocate),
            Card::Sinkhole => t!(l, eruption::effect::sinkhole),
            Card::VolcanicBomb => t!(l, eruption::effect::volcanic_bomb),
        }
    }

    /// A danger zone and what it gives, 0 to 3.
    pub fn zone(&self, zone: u8) -> &'static str {
        match zone {
            0 => t!(self.locale, eruption::zone::z0),
            1 => t!(self.locale, eruption::zone::z1),
            2 => t!(self.locale, eruption::zone::z2),
            _ => t!(self.locale, eruption::zone::z3),
        }
    }

    /// A phase of the turn.
    pub fn phase(&self, phase: Phase) -> &'static str {
        match phase {
            Phase::Damage => t!(self.locale, eruption::phase::damage),
            Phase::Eruption => t!(self.locale, eruption::phase::eruption),
            Phase::Lava => t!(self.locale, eruption::phase::lava),
            Phase::Cards => t!(self.locale, eruption::phase::cards),
            Phase::Walls => t!(self.locale, eruption::phase::walls),
        }
    }

    /// A hex, as a letter for the column and a number from the top: `D5`.
    pub fn hex(hex: Hex) -> String {
        let (q, r) = hex.axial();
        // The top of the island's outline in each column.
        let top = [2, 1, -2, -3, -3, -3, -4, -5, -5, -3, -3][(q + 5) as usize];
        format!("{}{}", char::from(b'A' + (q + 5) as u8), r - top + 1)
    }

    /// An edge.
    pub fn edge(&self, edge: Edge) -> String {
        let l = self.locale;
        match edge {
            Edge::Village(slot) => {
                let number = slot.village().slots().position(|other| other == slot).unwrap_or(0) + 1;
                t!(l, eruption::village_edge, village = self.home(slot.village()), number = number)
            }
            Edge::Lava { front, side } if front.neighbour(side).is_none() => {
                t!(l, eruption::mouth_edge, dir = self.dir(side), hex = Words::hex(front))
            }
            Edge::Lava { front, side } => {
                t!(l, eruption::edge, dir = self.dir(side), hex = Words::hex(front))
            }
        }
    }
}

/// A list in words.
pub fn join(l: Locale, parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().collect::<Vec<_>>().join(if l == Locale::Ja { "、" } else { ", " })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{
            Game,
            eruption::{Config, State},
        },
        session::Playout,
    };

    #[test]
    fn hexes_have_names_of_their_own() {
        let mut names: Vec<_> = Hex::all().map(Words::hex).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 60);
        assert_eq!(Words::hex(Hex::at(-5, 2).unwrap()), "A1");
    }

    #[test]
    fn every_event_and_action_of_whole_games_is_said_in_both_languages() {
        for locale in Locale::ALL {
            let words = Words {
                locale,
                names: (1..=6).map(|number| format!("P{number}")).collect(),
                villages: Village::in_play(6).to_vec(),
                facing: Facing::PRINTED,
            };
            let clans = crate::rules::eruption::Clans::pairs(6);
            let variants = Config { clans, annihilation: true, forecast: true, ..Config::new(6) };
            let mut events = Vec::new();
            for config in [Config::new(6), variants] {
                let mut playout = Playout::new(3);
                let mut game = State::new(&config).unwrap();
                while let Some(action) = playout.step(&mut game, &mut events) {
                    assert!(!words.action(action, Some(Tile::ERUPTION), true).is_empty());
                }
            }
            events.extend(
                events.clone().into_iter().map(|event| event.witnessed_by(crate::rules::Viewer::Table)),
            );
            for event in &events {
                if let Some(line) = words.event(event) {
                    assert!(!line.is_empty() && !line.contains('{'), "{line}");
                }
            }
        }
    }
}
