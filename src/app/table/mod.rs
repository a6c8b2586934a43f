//! The table that every game is played at: the frame round a board. It knows nothing of any game but what
//! [`contract`] and [`scenes`] say. A [`desk::Desk`] is one game on the screen; [`frame::frame`] draws it: bar, players, board,
//! sheet, log, curtain, end. Saving is [`keeper`]'s; what has just happened is told by [`telling`]; [`replay::replay`] looks
//! at a game step by step; [`lesson::lesson`] teaches one by playing it.

mod actions;
pub mod any;
mod back;
pub mod chart;
pub mod contract;
pub mod controls;
mod curtain;
pub mod desk;
mod end;
mod erased;
pub mod frame;
pub mod here;
pub mod keeper;
pub mod lesson;
mod log;
mod menu;
pub mod moment;
pub mod numbers;
pub mod prompt;
pub mod replay;
pub mod rulebook;
pub mod scenes;
pub mod share;
pub mod telling;

use crate::app::shell::text::Locale;
use crate::{
    session::{Barrier, SeatInfo},
    t,
};

pub use contract::TableGame;
pub use desk::Desk;

/// Why undo refuses, in words.
fn undo_words(locale: Locale, seats: &[SeatInfo], why: Barrier) -> String {
    match why {
        Barrier::NothingToUndo => t!(locale, table::undo_nothing).to_owned(),
        Barrier::ChanceSince { .. } => t!(locale, table::undo_chance).to_owned(),
        Barrier::OtherSeat { seat } => t!(locale, table::undo_other, name = seats[seat.index()].name),
        Barrier::GameOver => t!(locale, table::undo_over).to_owned(),
    }
}
