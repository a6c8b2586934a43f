//! Why an action is refused. Each reason knows its rule; the words for players are the screen's.

use std::{error::Error, fmt};

use crate::rules::Refusal;

/// The reason why an action cannot be played now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// Something else is due now.
    NotNow,
    /// Chance cannot bring this: nothing of it is left.
    NotLeft,
    /// It is not among what may be chosen.
    NotOffered,
    /// The seat has no such worker there.
    NoWorker,
    /// A marked worker is not chosen again.
    Marked,
    /// The worker of the running action stays until it is done.
    Running,
    /// The action is not on this side of the board.
    NoAction,
    /// Nothing of the action could be done and paid.
    NothingToDo,
    /// With an empty hive the seat has to place.
    MustPlace,
    /// No worker is on a space or in the landing area.
    NothingToRetrieve,
    /// The seed is not in the hand.
    NotInHand,
    /// Seeds are not played now.
    SeedTiming,
    /// As many seeds were played in this turn as the option allows.
    SeedLimit,
    /// A seed gives another number of resources.
    SeedAmount,
    /// What is kept does not fit the storage spots.
    NoRoom,
    /// What would be discarded has a place.
    HasRoom,
    /// The pod is not in play or holds a token.
    Pod,
    /// The seat has no such farm, or it has paid already.
    Farm,
    /// The queen ship cannot end there.
    OutOfReach,
    /// The tile is neither face up nor in the reserve.
    NoTile,
    /// The strength does not open that column.
    ColumnClosed,
    /// Nothing can be built on that hex.
    NoSite,
    /// The tile has to touch the one just built.
    NotBeside,
    /// The seat cannot pay for it.
    Cost,
    /// The strength left is not enough.
    Strength,
    /// Three workers are bought already.
    ThreeWorkers,
    /// The supply holds no worker of the seat.
    NoSupply,
    /// No frame is left.
    NoFrame,
    /// A frame cannot lie there.
    FramePlace,
    /// The faction tile is turned already, or cannot be turned now.
    Upgrade,
    /// As many seeds are planted as the hive allows.
    PlantLimit,
    /// Nobody has taught that dance.
    NotTaught,
    /// That dance cannot be taught by this seat.
    Teach,
    /// No conversion is left.
    NoConversion,
    /// One basic resource is turned into another one.
    SameResource,
    /// That option cannot be done.
    Option,
    /// Something has to be done first.
    NothingDone,
    /// It cannot be left out.
    NotOptional,
}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::Over => "A92",
            Illegal::NotNow => "A15",
            Illegal::NotLeft => "A14",
            Illegal::NotOffered => "A6",
            Illegal::NoWorker => "A23",
            Illegal::Marked | Illegal::Running => "A37",
            Illegal::NoAction => "A1",
            Illegal::NothingToDo => "A25",
            Illegal::MustPlace => "A17",
            Illegal::NothingToRetrieve => "A16",
            Illegal::NotInHand | Illegal::SeedTiming | Illegal::SeedAmount => "A80",
            Illegal::SeedLimit => "A83",
            Illegal::NoRoom | Illegal::HasRoom => "A72",
            Illegal::Pod => "A36",
            Illegal::Farm => "A33",
            Illegal::OutOfReach => "A43",
            Illegal::NoTile => "A50",
            Illegal::ColumnClosed => "A48",
            Illegal::NoSite => "A74",
            Illegal::NotBeside => "A54",
            Illegal::Cost => "A51",
            Illegal::Strength | Illegal::ThreeWorkers | Illegal::NoSupply => "A61",
            Illegal::NoFrame | Illegal::FramePlace => "A78",
            Illegal::Upgrade => "A62",
            Illegal::PlantLimit => "A85",
            Illegal::NotTaught => "A67",
            Illegal::Teach => "A68",
            Illegal::NoConversion | Illegal::SameResource => "A66",
            Illegal::Option | Illegal::NotOptional => "A22",
            Illegal::NothingDone => "A63",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Illegal::Over => "the game is over",
            Illegal::NotNow => "something else is due now",
            Illegal::NotLeft => "nothing of it is left",
            Illegal::NotOffered => "it is not among what may be chosen",
            Illegal::NoWorker => "there is no such worker",
            Illegal::Marked => "that worker hibernates soon",
            Illegal::Running => "the worker of the running action stays",
            Illegal::NoAction => "this board has no such action",
            Illegal::NothingToDo => "nothing of the action could be done and paid",
            Illegal::MustPlace => "with an empty hive a worker has to be placed",
            Illegal::NothingToRetrieve => "no worker is out",
            Illegal::NotInHand => "the seed is not in the hand",
            Illegal::SeedTiming => "no seed can be played now",
            Illegal::SeedLimit => "no further seed may be played in this turn",
            Illegal::SeedAmount => "the seed gives another number of resources",
            Illegal::NoRoom => "what is kept does not fit",
            Illegal::HasRoom => "what would be discarded has a place",
            Illegal::Pod => "that pod is not free",
            Illegal::Farm => "that farm does not pay now",
            Illegal::OutOfReach => "the queen ship cannot end there",
            Illegal::NoTile => "that tile cannot be taken",
            Illegal::ColumnClosed => "the strength does not open that column",
            Illegal::NoSite => "nothing can be built on that hex",
            Illegal::NotBeside => "the hex does not touch the tile just built",
            Illegal::Cost => "it cannot be paid like this",
            Illegal::Strength => "the strength left is not enough",
            Illegal::ThreeWorkers => "three workers are bought already",
            Illegal::NoSupply => "no worker is left in the supply",
            Illegal::NoFrame => "no frame is left",
            Illegal::FramePlace => "the frame cannot lie there",
            Illegal::Upgrade => "the faction tile cannot be turned now",
            Illegal::PlantLimit => "no further seed can be planted",
            Illegal::NotTaught => "nobody has taught that dance",
            Illegal::Teach => "that dance cannot be taught like this",
            Illegal::NoConversion => "no conversion is left",
            Illegal::SameResource => "a resource is turned into another one",
            Illegal::Option => "that option cannot be done",
            Illegal::NothingDone => "something has to be done first",
            Illegal::NotOptional => "it cannot be left out",
        })
    }
}

impl Error for Illegal {}
