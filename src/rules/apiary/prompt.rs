//! What a seat is asked, and what chance is to decide.

use std::fmt;

use super::{hex::Cell, item::Item, pack::TileKind};
use crate::rules::Seat;

/// What a seat is asked. Which actions answer it is listed by [`Game::actions`](crate::rules::Game::actions).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// Take a faction or a mat (A8).
    Draft,
    /// Keep one of two factions (A6).
    KeepFaction,
    /// Seeds, then place or retrieve (A15).
    Turn,
    /// Seeds, then end the turn.
    End,
    /// Where the bumped worker of this strength goes (A29).
    Bumped {
        /// Its strength before.
        strength: u8,
    },
    /// The pod for a hibernation token (A36).
    Pod,
    /// The next farm that pays (A33).
    Income {
        /// So many still pay.
        left: u8,
    },
    /// Where the queen ship ends (A42).
    Ship {
        /// How far it may move.
        steps: u8,
    },
    /// Whether the planet's benefit is taken (A46).
    Bonus {
        /// The planet's cell.
        cell: Cell,
        /// Asked for the second time, after the planet's gain.
        again: bool,
    },
    /// What is put on a slot of the planet (A45).
    Slot {
        /// The planet's cell.
        cell: Cell,
    },
    /// What is built, and where (A50, A54, A69).
    Build {
        /// By an effect: it may be left out.
        optional: bool,
    },
    /// What is bought (A61).
    Grow {
        /// Strength left.
        left: u8,
    },
    /// Which drawn seed is kept (A64).
    Keep {
        /// So many are still kept.
        left: u8,
    },
    /// Which seed is planted (A85).
    Plant,
    /// What is converted (A66).
    Convert {
        /// Conversions left.
        left: u8,
    },
    /// Which dance is taught (A68).
    Teach,
    /// Which resource is gained.
    Gain {
        /// So many units are still chosen.
        left: u8,
        /// Wax or honey; otherwise basic.
        refined: bool,
    },
    /// Which option is taken (A22).
    Choice,
    /// Whether is traded.
    Trade {
        /// So often, still.
        left: u8,
    },
    /// Which worker gets stronger.
    Strengthen {
        /// So often, still.
        left: u8,
    },
    /// Which worker comes back.
    Recall {
        /// So many, still.
        left: u8,
    },
    /// Which tile is reserved (A53).
    Reserve {
        /// So many, still.
        left: u8,
    },
    /// Where a frame is placed by an effect (A77).
    Frame {
        /// Basic resources it costs.
        cost: u8,
    },
    /// Whether the faction tile is turned (A62).
    Upgrade,
    /// Which row is refreshed (A59).
    Refresh,
}

impl fmt::Display for Prompt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Prompt::Draft => "draft",
            Prompt::KeepFaction => "keep-faction",
            Prompt::Turn => "turn",
            Prompt::End => "end",
            Prompt::Bumped { .. } => "bumped",
            Prompt::Pod => "pod",
            Prompt::Income { .. } => "income",
            Prompt::Ship { .. } => "ship",
            Prompt::Bonus { .. } => "bonus",
            Prompt::Slot { .. } => "slot",
            Prompt::Build { .. } => "build",
            Prompt::Grow { .. } => "grow",
            Prompt::Keep { .. } => "keep",
            Prompt::Plant => "plant",
            Prompt::Convert { .. } => "convert",
            Prompt::Teach => "teach",
            Prompt::Gain { .. } => "gain",
            Prompt::Choice => "choice",
            Prompt::Trade { .. } => "trade",
            Prompt::Strengthen { .. } => "strengthen",
            Prompt::Recall { .. } => "recall",
            Prompt::Reserve { .. } => "reserve",
            Prompt::Frame { .. } => "frame",
            Prompt::Upgrade => "upgrade",
            Prompt::Refresh => "refresh",
        })
    }
}

/// What chance is to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// Who begins (A5).
    Start,
    /// The explore token of the next planet cell (A2).
    Token,
    /// The next tile of a row (A3, A60).
    Row(TileKind),
    /// The carving of the next slot (A4).
    Carving,
    /// The dance tile of the next slot (A4).
    Floor,
    /// A mat.
    Mat,
    /// A faction.
    Faction,
    /// The planet of an explored cell (A44).
    Planet,
    /// A seed, seen by this seat alone.
    Draw(Seat),
    /// The Autopilot's card (A108).
    Card,
}

impl Chance {
    /// The one seat that sees what comes, if not everybody does (A14).
    pub const fn seen_by(self) -> Option<Seat> {
        match self {
            Chance::Draw(seat) => Some(seat),
            _ => None,
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Start => f.write_str("start"),
            Chance::Token => f.write_str("token"),
            Chance::Row(kind) => write!(f, "row {}", kind.name()),
            Chance::Carving => f.write_str("carving"),
            Chance::Floor => f.write_str("floor"),
            Chance::Mat => f.write_str("mat"),
            Chance::Faction => f.write_str("faction"),
            Chance::Planet => f.write_str("planet"),
            Chance::Draw(_) => f.write_str("draw"),
            Chance::Card => f.write_str("card"),
        }
    }
}

/// Which of a seat's texts an effect comes from: a tile, the faction, a pod, a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// That component's text.
    Item(Item),
    /// The hex of a mat or frame that was covered.
    Hex,
    /// The pod, numbered from 1.
    Pod(u8),
}
