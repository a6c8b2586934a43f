//! Taking back and playing again; and why that is refused, in words.

use leptos::prelude::*;

use super::{contract::PlayedGame, notice::Notice, store::TableStore};
use crate::{
    app::shell::{storage, text::Locale},
    session::{Barrier, SeatInfo, Snapshot, Way},
    t,
};

impl<T: PlayedGame> TableStore<T> {
    /// Whether the game may become an earlier one, or a later one again. What is being told has been heard enough of by whoever asks
    /// for that, and ends.
    fn may_go_back(self) -> bool {
        self.animation.clock.end();
        self.may_play()
    }

    /// Plays again what was taken back.
    pub fn redo(self) {
        if !self.may_go_back() {
            return;
        }
        let mut session = self.game.get_untracked();
        match session.redo() {
            Ok(_) => {
                self.bots.watch();
                self.change(session);
                self.notice.set(Notice::News(t!(self.locale, table::redone).to_owned()));
            }
            Err(_) => self.notice.set(Notice::Refusal(t!(self.locale, table::redo_nothing).to_owned())),
        }
    }

    /// Takes back what was decided, that far, or says why not.
    pub fn travel(self, way: Way) {
        let mut session = self.game.get_untracked();
        match session.moment().left(way) {
            Ok(length) if self.may_go_back() => {
                session.back_to(length);
                self.bots.watch();
                self.change(session);
                self.notice.set(Notice::News(t!(self.locale, table::undone).to_owned()));
            }
            Ok(_) => {}
            Err(why) => self.notice.set(Notice::Refusal(words(self.locale, session.seats(), why))),
        }
    }

    /// Why it cannot be taken back that far; nothing if it can.
    pub fn barrier(self, way: Way) -> Option<String> {
        self.game.with(|session| {
            let why = session.moment().left(way).err()?;
            Some(words(self.locale, session.seats(), why))
        })
    }

    /// Why nothing can be played again; nothing if it can.
    pub fn redo_barrier(self) -> Option<String> {
        let refused = self.game.with(|session| session.moment().redo().is_err());
        refused.then(|| t!(self.locale, table::redo_nothing).to_owned())
    }

    /// Another game that begins where this one was after so many steps; see [`Table::branch`](crate::session::Table::branch).
    pub fn branch(self, step: usize) -> Option<Snapshot> {
        self.game.with_untracked(|session| Some(session.branch(step, storage::entropy())?.snapshot()))
    }
}

/// Why undo refuses, in words.
fn words(locale: Locale, seats: &[SeatInfo], why: Barrier) -> String {
    match why {
        Barrier::NothingToUndo => t!(locale, table::undo_nothing).to_owned(),
        Barrier::ChanceSince { .. } => t!(locale, table::undo_chance).to_owned(),
        Barrier::OtherSeat { seat } => t!(locale, table::undo_other, name = seats[seat.index()].name),
        Barrier::Revealed => t!(locale, table::undo_revealed).to_owned(),
        Barrier::GameOver => t!(locale, table::undo_over).to_owned(),
    }
}
