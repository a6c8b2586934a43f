//! What is still to be done, as plain data: decisions that wait for a seat, draws that wait for chance, and things that
//! follow by themselves. The state keeps them on a stack.

use super::{
    few::NONE,
    pack::{Effect, Options, TileKinds, Triggers},
    space::Act,
};

/// Something to be done. Seats, cells, slots and copies are numbers here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Task {
    // Set-up: chance.
    Start,
    Tokens,
    Carvings,
    Floor,
    /// Mats and factions, seat by seat in turn order.
    Hand {
        place: u8,
        step: u8,
    },
    DraftFactions,
    DraftMats,
    // Set-up: decisions and what follows.
    KeepFaction {
        seat: u8,
    },
    Draft {
        number: u8,
    },
    /// A11: all factions are known.
    Settlers,
    /// A12.
    StartEffect {
        place: u8,
    },

    // The turn.
    #[default]
    NextTurn,
    Turn,
    /// The main action is over: seeds, then the end.
    ToAfter,
    End,
    AfterEnd,
    /// A60: rows slide, and are dealt to.
    Refill,
    /// Deals to the gaps of these rows (A59, A60).
    Rows(TileKinds),

    // Workers.
    Bumped,
    /// The owner of the pod chooses it (A36).
    Pod {
        seat: u8,
    },
    /// Marked workers of the seat hibernate one after another (A37, A38).
    Settle {
        seat: u8,
    },
    /// A35: so many of the returned workers hibernate.
    Sleep {
        seat: u8,
        left: u8,
    },
    /// A34: the returned workers of strength 1, 2, 3.
    Stronger {
        seat: u8,
        returned: [u8; 3],
    },
    Income {
        seat: u8,
        left: u8,
        used: u64,
    },
    Strengthen {
        seat: u8,
        left: u8,
    },
    Recall {
        seat: u8,
        left: u8,
    },

    // Actions.
    Act(Act),
    Ship {
        seat: u8,
        strength: u8,
        four: bool,
    },
    Reveal {
        seat: u8,
        cell: u8,
    },
    Visit {
        seat: u8,
        cell: u8,
        four: bool,
    },
    Bonus {
        seat: u8,
        cell: u8,
        again: bool,
    },
    Slot {
        seat: u8,
        cell: u8,
    },
    /// What a planet shows (A45): printed, then its tokens.
    Harvest {
        seat: u8,
        cell: u8,
    },
    HarvestTokens {
        seat: u8,
        cell: u8,
    },
    Build(Build),
    /// A57: strength 4 on Advance.
    Four {
        seat: u8,
    },
    Grow {
        seat: u8,
        left: u8,
        workers: u8,
        four: bool,
        done: bool,
    },
    Look {
        seat: u8,
        draw: u8,
        keep: u8,
    },
    Keep {
        seat: u8,
        left: u8,
        level: u8,
    },
    /// Draws to the hand, or to those looked at.
    Draw {
        seat: u8,
        left: u8,
        level: u8,
    },
    Teach {
        seat: u8,
    },
    Convert {
        seat: u8,
        left: u8,
        action: bool,
        done: bool,
    },
    /// A67: another seat's use of a dance pays its teacher.
    Teacher {
        seat: u8,
        slot: u8,
    },

    // Effects.
    Run(Run),
    Repeat {
        run: Run,
        step: u16,
        left: u8,
    },
    Fire {
        seat: u8,
        triggers: Triggers,
        at: [u8; 2],
        until: u8,
        own: u8,
    },
    SeedDone,
    Gain {
        seat: u8,
        left: u8,
        refined: bool,
    },
    Choice {
        run: Run,
        options: Options,
    },
    Trade {
        run: Run,
        step: u16,
        left: u8,
    },
    Plant {
        seat: u8,
    },
    Reserve {
        seat: u8,
        left: u8,
    },
    Frame {
        seat: u8,
        units: u8,
    },
    Upgrade {
        seat: u8,
    },
    RefreshAny {
        seat: u8,
    },

    // The Autopilot.
    Card,
    NextCard,
    Autopilot,
    AutopilotActs {
        carve: bool,
        strength: u8,
    },
    AutopilotExplores {
        left: u8,
    },
    AutopilotSlot {
        cell: u8,
    },
}

/// An effect in progress: for whom, what is left of it, the site of the tile it stands on, and the tile just built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run {
    pub seat: u8,
    /// The site of the tile whose text it is.
    pub own: u8,
    /// The site of the tile just built.
    pub here: u8,
    pub effect: Effect,
}

impl Run {
    /// An effect that is not the text of a tile.
    pub(super) const fn plain(seat: u8, effect: Effect) -> Run {
        Run { seat, own: NONE, here: NONE, effect }
    }
}

/// What may be built, and on which terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Build {
    pub seat: u8,
    pub kinds: TileKinds,
    /// The open columns, one bit each.
    pub columns: u8,
    /// Units off the cost; [`Build::FREE`] is all of it.
    pub off: u8,
    /// Only beside this site.
    pub here: u8,
    /// By an effect: may be left.
    pub optional: bool,
    /// A57: strength 4 on Advance.
    pub four: bool,
}

impl Build {
    pub(super) const FREE: u8 = u8::MAX;
    pub(super) const ALL_COLUMNS: u8 = 7;
}
