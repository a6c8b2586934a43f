//! The one door between a true game and a player that thinks.

use rand::Rng;

use crate::rules::{Game, Pending, Seat, Viewer};

/// An information set: all that one seat can know when it has to decide. It hands out the seat's view, its legal actions, and
/// states drawn at random from those that the seat could not tell from the true one.
///
/// The true state inside is out of reach: the field is private, this file is the only one that reads it, and nothing here gives
/// away more of it than [`Game::view`], [`Game::actions`] and [`Game::resample`] give to that seat.
///
/// ```compile_fail
/// use caldera::{bots::InfoSet, rules::volcano::State};
/// fn peep(known: &InfoSet<State>) -> &State { &known.game }
/// ```
#[derive(Clone)]
pub struct InfoSet<G: Game> {
    game: G,
    seat: Seat,
}

impl<G: Game> InfoSet<G> {
    /// What the seat knows that has to decide now; `None` if nobody has to.
    pub fn of(game: &G) -> Option<InfoSet<G>> {
        match game.pending() {
            Pending::Decision { seat, .. } => Some(InfoSet { game: game.clone(), seat }),
            _ => None,
        }
    }

    /// Who decides.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.game.seats()
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// Replaces the contents of `out` by the legal actions of the seat.
    pub fn actions(&self, out: &mut Vec<G::Action>) {
        self.game.actions(out);
    }

    /// A state that the seat could not tell from the true one, drawn at random.
    pub fn sample(&self, rng: &mut impl Rng) -> G {
        self.game.resample(self.seat, rng)
    }
}

/// What a seat saw of one step of a game, as a number: equal steps look alike, and so do steps that differ only in what the
/// seat does not see. A search that is kept over several decisions follows the game by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight(pub(super) u64);

impl Sight {
    /// What `seat` sees when `action` is played in `game`.
    pub fn of<G: super::Judged>(game: &G, action: G::Action, seat: Seat) -> Sight {
        Sight(game.sight(action, Viewer::Seat(seat)))
    }
}
