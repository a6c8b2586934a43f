//! What happened, as typed facts. Log, animation, sound, announcements and statistics are made from these. What follows from
//! a text comes after the [`Event::Triggered`] that names it.

use super::{
    hex::{Cell, Hex},
    item::Item,
    pack::{Support, TileKind},
    prompt::Source,
    resource::{Basket, Resource},
    space::{Act, Spot},
};
use crate::rules::{Seat, Viewer};

/// Whose worker, token or tile: a seat's or the Autopilot's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Owner {
    Seat(Seat),
    Autopilot,
}

/// One fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    /// The start player was drawn (A5).
    Started { seat: Seat },
    /// An explore token was laid on a cell (A2).
    TokenLaid { cell: Cell, token: Item },
    /// A tile was dealt to a row (A3, A60).
    TileDealt { kind: TileKind, column: u8, tile: Item },
    /// A carving was laid on its slot (A4).
    CarvingLaid { slot: u8, carving: Item },
    /// A dance tile was laid on its slot (A4).
    DanceLaid { slot: u8, dance: Item },
    /// A seat got its mat.
    MatTaken { seat: Seat, mat: Item },
    /// A seat was offered a faction (A6).
    FactionOffered { seat: Seat, faction: Item },
    /// A mat or faction lies open for the draft (A8).
    Drafted { item: Item },
    /// A seat has its faction.
    FactionTaken { seat: Seat, faction: Item },
    /// A turn began.
    TurnBegan { owner: Owner, turn: u16 },
    /// The hive was empty: a worker of strength 1 came, and the seat has to place (A17).
    HiveWasEmpty { seat: Seat },
    /// A worker was placed (A23).
    Placed { owner: Owner, act: Act, strength: u8 },
    /// A worker made room by one space (A24).
    Shifted { owner: Owner, act: Act },
    /// A worker was bumped (A24).
    Bumped { owner: Owner, by: Owner, strength: u8 },
    /// A bumped worker went to the active pool or to the landing area (A29).
    BumpedTo { owner: Owner, spot: Spot, strength: u8 },
    /// After the bump nothing of the action was possible any more (A26).
    ActionLost { seat: Seat, act: Act },
    /// Workers came back (A32).
    Retrieved { owner: Owner, workers: u8 },
    /// Workers that came back got stronger (A34).
    CameBackStronger { seat: Seat, workers: u8 },
    /// A farm paid (A33).
    FarmPaid { seat: Seat, farm: Item },
    /// A worker hibernates (A36).
    Hibernated { owner: Owner },
    /// A hibernation token was put on a pod (A36).
    PodTaken { owner: Owner, pod: u8 },
    /// No pod or no token was left (A36).
    PodMissed { seat: Seat },
    /// A worker is at strength 4 and hibernates when the action is done (A37).
    Marked { seat: Seat, spot: Spot },
    /// A worker got stronger.
    Strengthened { seat: Seat, spot: Spot, strength: u8 },
    /// A worker was called back.
    Recalled { seat: Seat, spot: Spot, strength: u8 },
    /// A new worker came.
    WorkerGained { seat: Seat, strength: u8 },
    /// A text begins to take effect.
    Triggered { seat: Seat, source: Source },
    /// Resources were gained.
    Gained { seat: Seat, resources: Basket },
    /// Resources were paid.
    Paid { seat: Seat, resources: Basket },
    /// VP were gained.
    Scored { owner: Owner, vp: u16 },
    /// Queen's Favor was gained, as far as the track goes (A87).
    Favored { seat: Seat, favor: u8 },
    /// The queen ship moved (A42).
    ShipMoved { owner: Owner, from: Cell, to: Cell },
    /// An explore token was taken (A44).
    Explored { owner: Owner, cell: Cell, token: Item },
    /// A planet was revealed (A44).
    PlanetRevealed { cell: Cell, planet: Item },
    /// A resource was put on a slot of a planet (A45).
    SlotFilled { owner: Owner, cell: Cell, resource: Resource },
    /// A tile was built.
    Built { seat: Seat, tile: Item, hex: Hex, cost: Basket, reserved: bool },
    /// A tile was taken into the reserve (A53).
    Reserved { seat: Seat, tile: Item },
    /// A frame was placed (A77).
    FramePlaced { seat: Seat, anchor: Hex, turn: u8 },
    /// The faction tile was turned (A62).
    Upgraded { seat: Seat, faction: Item },
    /// A row was discarded to be dealt anew (A59).
    RowRefreshed { kind: TileKind },
    /// The discarded tiles became the stack (A60).
    TilesShuffled { kind: TileKind },
    /// The discarded seeds became the stack (A86).
    SeedsShuffled,
    /// A seed was drawn; absent for those who may not see it (A14).
    SeedDrawn { seat: Seat, seed: Option<Item> },
    /// A seed that was looked at was kept; absent for those who may not see it.
    SeedKept { seat: Seat, seed: Option<Item> },
    /// A seed went to the open discards.
    SeedDiscarded { seat: Seat, seed: Item },
    /// A seed was played for its effect (A80).
    SeedPlayed { seat: Seat, seed: Item },
    /// A seed was played for resources (A80).
    SeedSpent { seat: Seat, seed: Item, resources: Basket },
    /// A seed was planted (A85).
    Planted { seat: Seat, seed: Item },
    /// A conversion was made: paid and got (A66).
    Converted { seat: Seat, paid: Basket, got: Basket },
    /// A seed was exchanged for another (A66).
    Swapped { seat: Seat, seed: Item },
    /// A dance was used (A67).
    Danced { seat: Seat, dance: Item },
    /// A dance was taught (A68).
    Taught { seat: Seat, dance: Item },
    /// Resources did not fit and were discarded (A72).
    Discarded { seat: Seat, resources: Basket },
    /// A turn ended.
    TurnEnded { owner: Owner },
    /// The end was triggered: so many turns follow (A89, A91).
    EndTriggered { turns: u8 },
    /// The Autopilot's action card, the card after it and the support half of that (A108); which card it is, nobody sees.
    CardsTurned { card: u8, next: Option<u8>, support: Support },
    /// The Autopilot took a tile (A109).
    TileTaken { tile: Item },
    /// A tile was discarded from its row by the Autopilot (A109).
    TileDropped { tile: Item },
    /// The game is over (A92).
    GameOver,
}

impl Event {
    /// The event as `viewer` saw it (A14).
    pub fn witnessed_by(self, viewer: Viewer) -> Event {
        match self {
            Event::SeedDrawn { seat, .. } if !viewer.sees(seat) => Event::SeedDrawn { seat, seed: None },
            Event::SeedKept { seat, .. } if !viewer.sees(seat) => Event::SeedKept { seat, seed: None },
            Event::CardsTurned { card, support, .. } if viewer != Viewer::Everything => {
                Event::CardsTurned { card, next: None, support }
            }
            other => other,
        }
    }
}
