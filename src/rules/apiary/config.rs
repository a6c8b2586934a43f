//! Players and options (1.4).

use std::{error::Error, fmt};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::pack::Pack;

/// How many players, and the table options; what a record leaves out takes its default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// 2 to 5, or 1 against the Autopilot.
    pub players: u8,
    /// Mats and factions (A6–A9).
    #[serde(default)]
    pub setup: Setup,
    /// How Queen's Favor is scored (A99).
    #[serde(default)]
    pub favor: FavorScoring,
    /// What strength 4 gives on Advance (A57).
    #[serde(default)]
    pub advance_four: AdvanceFour,
    /// When seeds may be played (A80).
    #[serde(default)]
    pub seed_timing: SeedTiming,
    /// How many seeds may be played in a turn (A83).
    #[serde(default)]
    pub seed_limit: SeedLimit,
    /// Whether the explore token worth two seeds is in the game (A84).
    #[serde(default)]
    pub two_seed_token: TwoSeedToken,
    /// The solo opponent (chapter 8).
    #[serde(default)]
    pub solo: Solo,
    /// The components (chapter 10).
    #[serde(default)]
    pub pack: PackChoice,
}

/// A6–A9: how each seat gets its mat and its faction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Setup {
    /// A random mat, and one of two random factions.
    #[default]
    Two,
    /// A random mat and a random starter faction.
    Starters,
    /// Mats and factions lie open and are taken in turn.
    Draft,
    /// A random mat and a random faction.
    Random,
}

/// A99: which reading of Queen's Favor scores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FavorScoring {
    /// By the place among the seats.
    #[default]
    Rank,
    /// By the space reached.
    Position,
}

/// A57: what strength 4 gives on Advance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AdvanceFour {
    /// 3 VP.
    #[default]
    Vp,
    /// 3 basic resources of choice.
    Resources,
}

/// A80: when seeds may be played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SeedTiming {
    /// Before and after the main action.
    #[default]
    Window,
    /// Also between its steps.
    Steps,
}

/// A83: how many seeds may be played in a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeedLimit {
    /// Any number.
    #[default]
    None,
    /// At most two for their one-time effect.
    TwoAbilities,
    /// At most two in all.
    TwoCards,
}

/// A84: whether the explore token worth two seeds is in the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it")]
pub enum TwoSeedToken {
    #[default]
    In,
    Out,
}

/// Chapter 8: nobody, or the Autopilot at a level from 1 to 6.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Solo {
    /// No Autopilot.
    #[default]
    Off,
    /// At this level.
    Level(u8),
}

impl Serialize for Solo {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Solo::Off => serializer.serialize_str("off"),
            Solo::Level(level) => serializer.serialize_u8(*level),
        }
    }
}

impl<'de> Deserialize<'de> for Solo {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Solo, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Level(u8),
            Word(String),
        }
        match Written::deserialize(deserializer) {
            Ok(Written::Level(level @ 1..=6)) => Ok(Solo::Level(level)),
            Ok(Written::Word(word)) if word == "off" => Ok(Solo::Off),
            _ => Err(de::Error::custom("solo is \"off\" or a level from 1 to 6")),
        }
    }
}

/// The pack that a game is played with: in a config its id and hash (A118). Left out, it is the built-in one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PackChoice(pub &'static Pack);

impl Default for PackChoice {
    fn default() -> PackChoice {
        PackChoice(Pack::caldera())
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PackName {
    id: String,
    hash: String,
}

impl Serialize for PackChoice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        PackName { id: self.0.id.clone(), hash: self.0.hash_text() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for PackChoice {
    /// A118: a pack that is not at hand is refused.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PackChoice, D::Error> {
        let PackName { id, hash } = PackName::deserialize(deserializer)?;
        let number = u64::from_str_radix(&hash, 16).ok().filter(|_| hash.len() == 16);
        let pack = number.and_then(|number| Pack::find(&id, number)).filter(|pack| pack.hash_text() == hash);
        pack.map(PackChoice).ok_or_else(|| {
            let pack = format!("the pack {id:?} with the hash {hash:?}");
            de::Error::custom(format!("{pack} is not at hand, its file has to be loaded first (A118)"))
        })
    }
}

impl Config {
    /// That many players, every option at its default.
    pub fn new(players: u8) -> Config {
        Config {
            players,
            setup: Setup::default(),
            favor: FavorScoring::default(),
            advance_four: AdvanceFour::default(),
            seed_timing: SeedTiming::default(),
            seed_limit: SeedLimit::default(),
            two_seed_token: TwoSeedToken::default(),
            solo: Solo::default(),
            pack: PackChoice::default(),
        }
    }

    /// One player against the Autopilot.
    pub fn solo(level: u8) -> Config {
        Config { solo: Solo::Level(level), ..Config::new(1) }
    }

    /// Why there can be no such game (1.2, A104).
    pub(super) fn check(&self) -> Result<(), ConfigError> {
        match self.solo {
            Solo::Off if !(2..=5).contains(&self.players) => Err(ConfigError::Players(self.players)),
            Solo::Level(_) if self.players != 1 => Err(ConfigError::SoloPlayers(self.players)),
            Solo::Level(level) if !(1..=6).contains(&level) => Err(ConfigError::Level(level)),
            Solo::Level(_) if self.setup == Setup::Draft => Err(ConfigError::SoloDraft),
            _ => Ok(()),
        }
    }
}

/// Why a config is no game of Apiary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConfigError {
    /// 2 to 5 players without the Autopilot.
    Players(u8),
    /// One player against the Autopilot.
    SoloPlayers(u8),
    /// A105: there are six levels.
    Level(u8),
    /// A104: no draft against the Autopilot.
    SoloDraft,
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ConfigError::Players(players) => {
                write!(
                    f,
                    "Apiary is for 2 to 5 players, or for one against the Autopilot, not for {players} (A1)"
                )
            }
            ConfigError::SoloPlayers(players) => {
                write!(f, "one player plays against the Autopilot, not {players} (A104)")
            }
            ConfigError::Level(level) => write!(f, "the Autopilot has levels 1 to 6, not {level} (A105)"),
            ConfigError::SoloDraft => write!(f, "there is no draft against the Autopilot (A104)"),
        }
    }
}

impl Error for ConfigError {}
