//! One game at the table, independent of any screen and of any game.
//!
//! [`Table`] is where a game is played: it asks the rules, resolves chance, takes back and brings back. What it knows is
//! written as a [`Record`], and [`load()`] reads records that nobody vouches for. [`Playout`] plays at random, for tests and
//! tools. [`Statistics`] tells its course in numbers. [`slots`] keeps games in a store, [`results`] how they ended,
//! [`mirror`] both in a second one. Nothing here knows the time, a browser or a source of entropy: the caller hands
//! them in.
//!
//! ```
//! use caldera::{
//!     rules::{Game, Viewer, eruption::{Config, State}},
//!     session::{Options, SeatInfo, Table, load, slots::{MemoryStore, Slots}},
//! };
//!
//! // A game is set up, dealt and saved. The last number is entropy for the dice and the deck.
//! let seats = vec![SeatInfo::new("Aki"), SeatInfo::new("Ben")];
//! let mut table: Table<State> = Table::new(&Config::new(2), seats, Options::default(), 0x5eed).unwrap();
//! table.deal();
//! let slots = Slots::new(MemoryStore::new());
//! let now = 1_795_246_200_000;
//! let mut ticket = slots.create("Sunday", &table, serde_json::Value::Null, now).unwrap();
//!
//! // A decision is played with all chance that follows from it, and saved before the next.
//! let action = table.actions()[0];
//! let played = table.play(action).unwrap();
//! assert_eq!(played.steps[0].action, action);
//! slots.save(&mut ticket, &table, serde_json::Value::Null, now + 1).unwrap();
//!
//! // A button can say why it does nothing.
//! if let Err(refusal) = table.can_undo() {
//!     println!("no undo: {refusal}");
//! }
//!
//! // Later: from the slot, or from any bytes at all.
//! let (again, _) = slots.open::<State>(ticket.id(), 0).unwrap();
//! assert_eq!(again.view(Viewer::Table), table.view(Viewer::Table));
//! assert!(load::<State>(b"a picture of a cat", 0).is_err());
//! ```
#![warn(missing_docs)]

mod answer;
mod dealer;
mod hands;
mod level;
pub mod link;
mod load;
pub mod mirror;
mod note;
pub mod place;
pub mod play_by_link;
mod playout;
mod record;
pub mod results;
mod setting;
pub mod slots;
mod snapshot;
mod statistics;
mod table;
#[cfg(test)]
pub(crate) mod tests;
mod timeline;
mod undo;

pub use answer::{NewTableError, Played, Refused};
pub use level::Level;
pub use load::{BYTE_ORDER_MARK, Headline, LoadError, MAX_BYTES, load};
pub use note::{Aside, MAX_NOTES, Note};
pub(crate) use playout::weighted;
pub use playout::{Playout, perft};
pub use record::{
    FORMAT, LONGEST_NAME, LONGEST_TITLE, MAX_STEPS, Options, Record, SeatInfo, Start, tidy_name, tidy_title,
};
pub use snapshot::Snapshot;
pub use statistics::{Statistics, Turn};
pub use table::Table;
pub use timeline::{By, Step};
pub use undo::{Barrier, Moment, NothingToRedo, UndoRefusal, Way};
