//! What may be seen of a game, and what could be behind what is hidden.

use rand::Rng;

use super::{
    board::Board,
    card::{Card, Cards},
    config::Config,
    degrees::Degrees,
    event::{Ending, Phase},
    island::Village,
    material::Material,
    prompt::{Chance, Prompt},
    stack::Stack,
    state::{State, given},
    tile::{KINDS, Kind},
};
use crate::rules::{Pending, Seat, Viewer};

/// A game as somebody sees it (E5).
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub struct View {
    pub viewer: Viewer,
    pub config: Config,
    pub board: Board,
    /// In seat order.
    pub players: Vec<PlayerView>,
    /// What is left of the lava tiles, by kind.
    pub stack: Stack,
    /// Lava tiles that left the game, by kind (E56).
    pub tile_discard: [u8; KINDS],
    /// The lava tile that has been drawn and not yet placed.
    pub in_hand: Option<Kind>,
    /// How many cards the draw pile holds.
    pub draw_pile: u8,
    pub discards: Cards,
    /// Walls in the common stock by material; without meaning if unlimited.
    pub stock: [u8; 3],
    /// Which of the three eruption tiles have not been taken.
    pub eruption_row: [bool; 3],
    /// Eruption tiles that left the game.
    pub eruptions_gone: u8,
    /// The phase of the turn; `None` before the first turn and after the last.
    pub phase: Option<Phase>,
    /// Whose turn it is.
    pub seat: Seat,
    /// Turns begun so far, by all players together.
    pub turn: u16,
    /// Why the final round runs, and how many of its turns have not begun.
    pub last_round: Option<(Ending, u8)>,
    pub pending: Pending<Prompt, Chance>,
}

impl View {
    /// E60: the material of the wall that the stock would give for one of `wanted`.
    pub fn given(&self, wanted: Material) -> Option<Material> {
        given(&self.config, self.stock, wanted)
    }
}

/// One player as somebody sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub struct PlayerView {
    pub seat: Seat,
    pub village: Village,
    pub temperature: Degrees,
    /// Walls in the supply, by material.
    pub supply: [u8; 3],
    pub hand_size: u8,
    /// The hand, if the viewer may see it.
    pub hand: Option<Cards>,
    /// Eruption tiles taken and not yet placed.
    pub eruption_tiles: u8,
    /// Whether the village has burnt out for good (E68, E76, E77).
    pub burnt_out: bool,
}

impl State {
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let player = |seat| {
            let player = self.player(seat);
            PlayerView {
                seat,
                village: self.village(seat),
                temperature: player.temperature,
                supply: player.supply,
                hand_size: player.hand.len(),
                hand: viewer.sees(seat).then_some(player.hand),
                eruption_tiles: player.eruption_tiles,
                burnt_out: player.burnt_out > 0,
            }
        };
        View {
            viewer,
            config: self.config,
            board: self.board,
            players: Seat::first(self.config.players).map(player).collect(),
            stack: self.stack,
            tile_discard: self.tile_discard,
            in_hand: self.tile_in_hand(),
            draw_pile: self.draw_pile.len(),
            discards: self.discards,
            stock: self.stock,
            eruption_row: self.eruption_row,
            eruptions_gone: self.eruptions_gone,
            seat: self.seat,
            turn: self.turn,
            last_round: self.last_round,
            phase: self.phase(),
            pending: self.next(),
        }
    }

    /// The draw pile and the other hands, shuffled together and dealt anew: all that `seat` does not know.
    pub(super) fn redealt(&self, seat: Seat, rng: &mut impl Rng) -> State {
        let mut state = *self;
        let others = || Seat::first(self.config.players).filter(|other| *other != seat);
        for other in others() {
            state.draw_pile += state.players[other.index()].hand;
            state.players[other.index()].hand = Cards::default();
        }
        for other in others() {
            for _ in 0..self.player(other).hand.len() {
                let card = draw_any(state.draw_pile, rng);
                state.draw_pile.take(card);
                state.players[other.index()].hand.add(card);
            }
        }
        state
    }
}

fn draw_any(pile: Cards, rng: &mut impl Rng) -> Card {
    let index = rng.random_range(0..pile.len().max(1));
    pile.iter().nth(index.into()).unwrap_or(Card::Rain)
}
