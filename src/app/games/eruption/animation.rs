//! What happened, cut into steps: pure, and tested natively. A step says what is drawn moving, and what of the game is to be
//! drawn at rest under it, which lags behind the game until the animation is over. [`super::components::scene`] draws it.

use std::sync::Arc;

use crate::app::shell::sound::Sound;
use crate::{
    app::games::eruption::rolls::Roll,
    rules::{
        Game, Seat,
        eruption::{
            Board, Card, Degrees, DrawCause, Edge, Event, HeatCause, Hex, Material, State, Tile, WallLoss,
            WallSource,
        },
    },
};

/// How many can play.
const SEATS: usize = 6;

/// One step of the animation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnimationStep {
    /// What is seen moving.
    pub scene: Scene,
    /// What it is about, for the caption.
    pub event: Event,
    /// The place of that among the events that are told.
    pub at: usize,
    /// The island that rests under it.
    pub board: Board,
    /// The temperatures by seat, this step's heat included.
    pub degrees: [u16; SEATS],
    /// By seat: whether the village has burnt out.
    pub ruins: [bool; SEATS],
    /// Whose turn it is.
    pub seat: Seat,
    /// How many walls have been rolled for so far.
    pub rolled: usize,
    /// All rolls of the whole animation.
    pub rolls: Arc<[Roll]>,
}

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scene {
    /// The turn passes on.
    Turn,
    /// Dice are thrown for a wall.
    Roll(Edge, Roll),
    /// A wall has held.
    Holds(Edge, Material),
    /// Walls break and fall.
    Fall(Vec<(Edge, Material)>),
    /// Fire at an edge of a village: hotter by so much, at the contact of that number out of all.
    Contact {
        /// Where.
        edge: Edge,
        /// By how much.
        by: u16,
        /// Which of the contacts that are assessed now, from 1, and how many they are.
        number: (usize, usize),
    },
    /// Rain.
    Cool(u16),
    /// A danger zone is entered.
    Zone(Seat, u8),
    /// Cards come to a hand: so many, for contacts of the tile on a hex, or from the zone.
    Cards(u8, Option<Hex>),
    /// A wall comes into the supply: from a resource hex, or for a card.
    Gain(Material, Option<Hex>),
    /// A wall is set down.
    Build(Edge, Material),
    /// A tile is set down on a hex.
    Drop(Hex, Tile),
    /// Lava runs into it from the tiles that it joins, or up from its own vent.
    Flow(Hex, Tile),
    /// A tile turns by so many sixths, clockwise.
    Turned(Hex, Tile, usize),
    /// A tile sinks into the ground.
    Sinks(Hex, Tile),
    /// Every wall before this hex has held.
    Refused(Hex),
    /// An eruption tile comes from its space on the meter, 1 to 3.
    Taken(u8),
    /// The volcano erupts: the others get hotter by so much each.
    Eruption(Hex, Vec<(Seat, u16)>),
    /// A card or a wall goes to a clanmate.
    Gift(Seat, Option<Material>),
    /// A stack has a new top.
    Uncovered,
    /// A village burns out.
    BurnOut(Seat),
    /// A card is played, or two are given for a tile.
    Played(Vec<Card>),
    /// Something to read only.
    Note,
}

impl AnimationStep {
    /// How long it takes at the normal pace, in milliseconds.
    pub fn length(&self) -> u32 {
        match self.scene {
            Scene::Turn => 900,
            Scene::Roll(..) => 1_500,
            Scene::Holds(..) => 420,
            Scene::Fall(_) => 420,
            Scene::Contact { .. } => 620,
            Scene::Cool(_) => 700,
            Scene::Zone(..) => 1_100,
            Scene::Cards(..) | Scene::Gain(..) | Scene::Gift(..) | Scene::Uncovered => 520,
            Scene::Build(..) => 260,
            Scene::Drop(..) => 120,
            Scene::Flow(..) => 300,
            Scene::Turned(..) => 320,
            Scene::Sinks(..) => 480,
            Scene::Refused(_) => 500,
            Scene::Taken(_) => 700,
            Scene::Eruption(..) => 1_200,
            Scene::BurnOut(_) => 2_200,
            Scene::Played(_) => 1_100,
            Scene::Note => 800,
        }
    }
}

impl AnimationStep {
    /// What is heard when it begins.
    pub fn sound(&self) -> Option<Sound> {
        Some(match self.scene {
            Scene::Turn => Sound::Turn,
            Scene::Roll(..) => Sound::Dice,
            Scene::Holds(..) => Sound::Holds,
            Scene::Fall(_) | Scene::Sinks(..) => Sound::Collapse,
            Scene::Contact { .. } => Sound::Heat,
            Scene::Cool(_)
            | Scene::Cards(..)
            | Scene::Played(_)
            | Scene::Gift(_, None)
            | Scene::Uncovered => Sound::Card,
            Scene::Gain(..)
            | Scene::Gift(_, Some(_))
            | Scene::Build(..)
            | Scene::Drop(..)
            | Scene::Turned(..) => Sound::Place,
            Scene::Flow(..) => Sound::Lava,
            Scene::Eruption(..) | Scene::BurnOut(_) => Sound::Eruption,
            Scene::Zone(..) | Scene::Refused(_) | Scene::Taken(_) | Scene::Note => return None,
        })
    }
}

/// The danger zone of a temperature, 0 to 3.
pub fn zone(degrees: u16) -> u8 {
    Degrees::ERUPTION_SPACES.iter().filter(|space| degrees >= space.get()).count() as u8
}

/// The zone that was entered by getting hotter by `by`, up to `now`.
pub fn entered(by: u16, now: u16) -> Option<u8> {
    let (before, after) = (zone(now.saturating_sub(by)), zone(now));
    (after > before).then_some(after)
}

/// What happened from `before` on, in steps.
pub fn steps(before: &State, events: &[Event]) -> Vec<AnimationStep> {
    let (mut degrees, mut ruins) = ([0; SEATS], [false; SEATS]);
    for seat in Seat::first(before.seats()) {
        degrees[seat.index()] = before.player(seat).temperature.get();
        ruins[seat.index()] = before.player(seat).burnt_out > 0;
    }
    let turn = events.iter().find_map(|event| match event {
        Event::TurnEnded { seat } => Some(*seat),
        _ => None,
    });
    let seat = turn.unwrap_or_else(|| before.seat());
    let rolls = events.iter().filter_map(Roll::of).collect();
    let board = *before.board();
    let mut cut = Cut { at: 0, board, degrees, ruins, seat, rolled: 0, rolls, tile: None, steps: Vec::new() };
    let mut rest = events;
    while let Some((event, after)) = rest.split_first() {
        cut.at = events.len() - rest.len();
        let taken = cut.take(event, after);
        rest = &after[taken..];
    }
    cut.steps
}

/// Where the cutting is.
struct Cut {
    at: usize,
    board: Board,
    degrees: [u16; SEATS],
    ruins: [bool; SEATS],
    seat: Seat,
    rolled: usize,
    rolls: Arc<[Roll]>,
    /// The tile that came last.
    tile: Option<Hex>,
    steps: Vec<AnimationStep>,
}

impl Cut {
    fn step(&mut self, scene: Scene, event: &Event) {
        let Cut { at, board, degrees, ruins, seat, rolled, .. } = *self;
        let (event, rolls) = (*event, self.rolls.clone());
        self.steps.push(AnimationStep { scene, event, at, board, degrees, ruins, seat, rolled, rolls });
    }

    /// A step over the island without the wall that moves in it.
    fn without_wall(&mut self, edge: Edge, material: Material, scene: Scene, event: &Event) {
        let whole = self.board;
        self.board.follow(&Event::WallLost { edge, material, cause: WallLoss::Roll });
        self.step(scene, event);
        self.board = whole;
    }

    /// Cuts one event; gives how many of those after it belong to the same step.
    fn take(&mut self, event: &Event, after: &[Event]) -> usize {
        match *event {
            Event::TurnBegan { seat, .. } => {
                self.seat = seat;
                self.step(Scene::Turn, event);
            }
            Event::WallRolled { edge, material, wall, lava, holds, .. } => {
                self.rolled += 1;
                let roll = Roll { material, wall, lava, holds };
                self.without_wall(edge, material, Scene::Roll(edge, roll), event);
                if holds {
                    self.without_wall(edge, material, Scene::Holds(edge, material), event);
                }
            }
            Event::WallLost { .. } => {
                let falls = |event: &Event| match *event {
                    Event::WallLost { edge, material, .. } => Some((edge, material)),
                    _ => None,
                };
                let walls: Vec<_> = [event].into_iter().chain(after).map_while(falls).collect();
                let taken = walls.len() - 1;
                for lost in [event].into_iter().chain(&after[..taken]) {
                    self.board.follow(lost);
                }
                self.step(Scene::Fall(walls), event);
                return taken;
            }
            Event::Heated { cause: HeatCause::Eruption(_), .. } => return self.eruption(event, after),
            Event::Heated { seat, by, now, cause: HeatCause::Contact(edge) | HeatCause::LostWall(edge) } => {
                self.degrees[seat.index()] = now;
                let number = self.contact(event, after);
                self.step(Scene::Contact { edge, by, number }, event);
                self.zone(event);
            }
            Event::Cooled { seat, by, now } => {
                self.degrees[seat.index()] = now;
                self.step(Scene::Cool(by), event);
            }
            Event::CardDrawn { seat, cause: DrawCause::Contact | DrawCause::Zone, .. } => {
                let same = |event: &&Event| matches!(event, Event::CardDrawn { seat: by, .. } if *by == seat);
                let taken = after.iter().take_while(same).count();
                let from =
                    self.tile.filter(|_| matches!(event, Event::CardDrawn { cause: DrawCause::Contact, .. }));
                self.step(Scene::Cards(taken as u8 + 1, from), event);
                return taken;
            }
            Event::WallGained { material, source, .. } => {
                let from = match source {
                    WallSource::Resource(hex) => Some(hex),
                    WallSource::Trade(_) => None,
                };
                self.step(Scene::Gain(material, from), event);
            }
            Event::WallBuilt { edge, material, .. } | Event::WallMoved { to: edge, material, .. } => {
                self.board.follow(event);
                self.without_wall(edge, material, Scene::Build(edge, material), event);
            }
            Event::TilePlaced { hex, tile, .. } => self.place(hex, tile, event),
            Event::TileReplaced { hex, from, to: tile, seat } => {
                self.board.follow(&Event::TileRemoved { seat, hex, tile: from });
                self.place(hex, tile, event);
            }
            Event::TileTurned { hex, from, to, .. } => {
                let steps = (1..6).find(|steps| from.turned(*steps) == to).unwrap_or(6);
                self.step(Scene::Turned(hex, to, steps), event);
                self.board.follow(event);
                self.tile = Some(hex);
            }
            Event::TileRemoved { hex, tile, .. } => {
                self.board.follow(event);
                self.step(Scene::Sinks(hex, tile), event);
            }
            Event::HexRefused { hex, .. } => self.step(Scene::Refused(hex), event),
            Event::EruptionTaken { number, .. } => self.step(Scene::Taken(number), event),
            Event::BurntOut { seat } => {
                self.ruins[seat.index()] = true;
                self.step(Scene::BurnOut(seat), event);
            }
            Event::CardPlayed { card, .. } => self.step(Scene::Played(vec![card]), event),
            Event::CardsTraded { cards, .. } => self.step(Scene::Played(cards.to_vec()), event),
            Event::CardGiven { to, .. } => self.step(Scene::Gift(to, None), event),
            Event::WallGiven { to, material, .. } => self.step(Scene::Gift(to, Some(material)), event),
            Event::TileUncovered { .. } => self.step(Scene::Uncovered, event),
            Event::EruptionDiscarded { .. }
            | Event::PlacementSkipped { .. }
            | Event::StackDiscarded { .. }
            | Event::TilesShuffled { .. }
            | Event::FinalRound { .. } => self.step(Scene::Note, event),
            _ => {}
        }
        0
    }

    /// A tile lies on the ground when it has been set down; lava runs in above it.
    fn place(&mut self, hex: Hex, tile: Tile, event: &Event) {
        self.step(Scene::Drop(hex, tile), event);
        self.board.follow(event);
        self.step(Scene::Flow(hex, tile), event);
        self.tile = Some(hex);
    }

    /// E20: one eruption heats all others in one step.
    fn eruption(&mut self, event: &Event, after: &[Event]) -> usize {
        let heat = |event: &Event| match *event {
            Event::Heated { seat, by, now, cause: HeatCause::Eruption(_) } => Some((seat, by, now)),
            _ => None,
        };
        let heats: Vec<_> = [event].into_iter().chain(after).map_while(heat).collect();
        let taken = heats.len() - 1;
        for (seat, _, now) in &heats {
            self.degrees[seat.index()] = *now;
        }
        if let Some(hex) = self.tile {
            self.step(Scene::Eruption(hex, heats.iter().map(|(seat, by, _)| (*seat, *by)).collect()), event);
        }
        for heated in [event].into_iter().chain(&after[..taken]) {
            self.zone(heated);
        }
        taken
    }

    /// The step of the zone that was entered, if one was.
    fn zone(&mut self, event: &Event) {
        if let Event::Heated { seat, by, now, .. } = *event
            && let Some(zone) = entered(by, now)
        {
            self.step(Scene::Zone(seat, zone), event);
        }
    }

    /// Which of the contacts that heat without a roll this is; a wall that was lost counts alone.
    fn contact(&self, event: &Event, after: &[Event]) -> (usize, usize) {
        let open = |event: &Event| matches!(event, Event::Heated { cause: HeatCause::Contact(_), .. });
        if !open(event) {
            return (1, 1);
        }
        let before = self.steps.iter().rev().filter(|step| !matches!(step.scene, Scene::Zone(..)));
        let number = before.take_while(|step| open(&step.event)).count() + 1;
        (number, number + after.iter().take_while(|event| open(event)).count())
    }
}

#[cfg(test)]
#[path = "animation_tests.rs"]
mod tests;
