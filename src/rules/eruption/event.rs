//! What happened, as typed facts with their cause. Log, animation, sound, announcements and statistics are made from these.

use super::{
    card::Card,
    hex::Hex,
    material::Material,
    tile::{Kind, Tile},
    wall::Edge,
};
use crate::rules::{Die, Seat, Viewer};

/// The phases of a turn (E6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// Phase 1.
    Damage,
    /// Phase 1b.
    Eruption,
    /// Phase 2.
    Lava,
    /// Phase 3.
    Cards,
    /// Phase 4.
    Walls,
}

/// Why a temperature rose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeatCause {
    /// A contact without a wall (E8).
    Contact(Edge),
    /// A village wall that was lost (E9).
    LostWall(Edge),
    /// The eruption tile of that seat (E20).
    Eruption(Seat),
}

/// Why a wall went back to the stock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WallLoss {
    /// Its roll was lost (E9, E30).
    Roll,
    /// Lava flowed round it (E29), or another wall of the same hex broke (E30).
    Flooded,
    /// An eruption tile was placed before it (E18).
    Eruption,
    /// Its tile was turned, replaced or removed by that card (E48, E50, E51).
    Tile(Card),
    /// Volcanic Bomb (E49).
    Bomb,
}

/// What a wall was given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WallSource {
    /// A tile on a resource hex (E35).
    Resource(Hex),
    /// A traded card (E55).
    Trade(Card),
}

/// What a card was drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawCause {
    /// The deal before the first turn (E2).
    Deal,
    /// Zone 2 (E15).
    Zone,
    /// Contacts (E36, E52).
    Contact,
}

/// Why the last round began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Somebody burnt out (E68).
    BurnOut,
    /// The stack is empty (E70).
    Exhaustion,
}

/// One fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    /// The start player was drawn.
    Started { seat: Seat },
    /// A turn began; `last` in the final round.
    TurnBegan { seat: Seat, turn: u16, last: bool },
    /// A phase of the turn began.
    PhaseBegan { seat: Seat, phase: Phase },
    /// A card was drawn; absent for those who may not see it.
    CardDrawn { seat: Seat, card: Option<Card>, cause: DrawCause },
    /// The discards became the draw pile (E43).
    DiscardsShuffled { cards: u8 },
    /// There was nothing to draw (E43).
    DrawLost { seat: Seat, cause: DrawCause },
    /// A temperature rose to `now`, by 0 if it was at the cap.
    Heated { seat: Seat, by: u16, now: u16, cause: HeatCause },
    /// Rain: a temperature fell.
    Cooled { seat: Seat, by: u16, now: u16 },
    /// A wall was rolled for; `placing` if lava wanted through, else it was damage.
    WallRolled {
        seat: Seat,
        edge: Edge,
        material: Material,
        wall: Die,
        lava: Die,
        holds: bool,
        placing: bool,
    },
    /// A wall went back to the stock.
    WallLost { edge: Edge, material: Material, cause: WallLoss },
    /// A wall was built; `card` by Reinforce.
    WallBuilt { seat: Seat, edge: Edge, material: Material, card: bool },
    /// A wall was moved inside its village.
    WallMoved { seat: Seat, from: Edge, to: Edge, material: Material },
    /// A wall came into a supply; `wanted` is what was due (E60).
    WallGained { seat: Seat, material: Material, wanted: Material, source: WallSource },
    /// The stock had nothing to give (E60).
    WallNotGained { seat: Seat, wanted: Material, source: WallSource },
    /// A lava tile was drawn.
    TileDrawn { seat: Seat, kind: Kind },
    /// The next tile of one of the three stacks came up (E78); `stack` 0 to 2.
    TileUncovered { stack: u8, kind: Kind },
    /// The tiles that left the game became a new stack (E77).
    TilesShuffled { tiles: u8 },
    /// It fits nowhere and goes back (E27, E34, E51).
    TileReturned { seat: Seat, kind: Kind },
    /// A tile was placed.
    TilePlaced { seat: Seat, hex: Hex, tile: Tile },
    /// Every wall held: the hex is closed for this placement (E30).
    HexRefused { seat: Seat, hex: Hex },
    /// No tile could be placed (E34).
    PlacementSkipped { seat: Seat },
    /// No tile of the stack fits: the rest is discarded (E28).
    StackDiscarded { tiles: u8 },
    /// An eruption tile was taken (E14); `number` 1 to 3.
    EruptionTaken { seat: Seat, number: u8 },
    /// An eruption tile could go nowhere (E21).
    EruptionDiscarded { seat: Seat },
    /// A card was played for its effect.
    CardPlayed { seat: Seat, card: Card },
    /// A card was traded for a wall.
    CardTraded { seat: Seat, card: Card },
    /// Two cards were traded for a lava tile.
    CardsTraded { seat: Seat, cards: [Card; 2] },
    /// A card was discarded.
    CardDiscarded { seat: Seat, card: Card },
    /// A card was given to a clanmate (E76); absent for those who may not see it.
    CardGiven { seat: Seat, to: Seat, card: Option<Card> },
    /// A wall of the supply was given to a clanmate (E76).
    WallGiven { seat: Seat, to: Seat, material: Material },
    /// A tile left the game (E48).
    TileRemoved { seat: Seat, hex: Hex, tile: Tile },
    /// A tile was turned (E50).
    TileTurned { seat: Seat, hex: Hex, from: Tile, to: Tile },
    /// A tile was replaced (E51).
    TileReplaced { seat: Seat, hex: Hex, from: Tile, to: Tile },
    /// A village has burnt out for good (E68, E76, E77).
    BurntOut { seat: Seat },
    /// The final round began.
    FinalRound { cause: Ending, turns: u8 },
    /// A turn ended.
    TurnEnded { seat: Seat },
    /// The game is over.
    GameOver,
}

impl Event {
    /// The event as `viewer` saw it: cards drawn by others are known only as drawn (E5).
    pub fn witnessed_by(self, viewer: Viewer) -> Event {
        match self {
            Event::CardDrawn { seat, cause, .. } if !viewer.sees(seat) => {
                Event::CardDrawn { seat, card: None, cause }
            }
            Event::CardGiven { seat, to, .. } if !viewer.sees(seat) && !viewer.sees(to) => {
                Event::CardGiven { seat, to, card: None }
            }
            other => other,
        }
    }
}
