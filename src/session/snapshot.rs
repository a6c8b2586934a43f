//! What of a table is kept, whichever game it is: slots, files and lists know no more than this.

use super::{place::Place, slots::File, table::Table};
use crate::rules::{Game, Pending, Score, Seat, Viewer};

/// A table at a moment, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The game's id.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// The players' names, in turn order.
    pub players: Vec<String>,
    /// How many steps were played.
    pub steps: usize,
    /// Whether the game is over.
    pub over: bool,
    /// Whether something lies face down: a hand, a choice, or one that was taken back and may be played again.
    pub hidden: bool,
    /// Whether a seat has changed hands, or the game began in the middle of another one: then it does not tell how good anybody is.
    pub mixed: bool,
    /// How all seats ended, in turn order; empty while the game goes on.
    pub places: Vec<Place>,
    /// Whose decision is due.
    pub deciding: Option<Seat>,
    /// Whether that seat is at another device.
    pub away: bool,
    /// The record, as a line of JSON.
    pub record: String,
}

impl<G: Game> Table<G> {
    /// The table as it is kept.
    pub fn snapshot(&self) -> Snapshot {
        let deciding = match self.pending() {
            Pending::Decision { seat, .. } => Some(seat),
            Pending::Chance(_) | Pending::Over => None,
        };
        let place = |score: Score<G::ScorePart>| Place {
            name: self.seats()[score.seat.index()].name.clone(),
            rank: score.rank,
            total: score.total,
            bot: self.bot(score.seat),
        };
        let places = if self.is_over() { self.scores().into_iter().map(place).collect() } else { Vec::new() };
        Snapshot {
            game: G::ID,
            rules: G::RULES,
            players: self.seats().iter().map(|seat| seat.name.clone()).collect(),
            steps: self.history().len(),
            over: self.is_over(),
            hidden: self.hides_anything(),
            mixed: self.has_changed_hands() || self.is_branch(),
            places,
            deciding,
            away: deciding.is_some_and(|seat| self.is_away(seat)),
            record: self.record().to_json(),
        }
    }

    fn hides_anything(&self) -> bool {
        // What bots have face down is hidden as well, from one who plays with them alone.
        let seats = self.state().seats();
        let open = seats == 1 || self.viewer(Viewer::Table) == Viewer::Everything;
        !open && (self.can_redo().is_ok() || Seat::first(seats).any(|seat| self.state().has_secrets(seat)))
    }

    /// The table as a file, also when nothing can be saved: so that a game is never lost to a full store.
    pub fn export(&self, date: &str) -> File {
        self.snapshot().export(date)
    }
}
