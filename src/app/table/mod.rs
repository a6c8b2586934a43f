//! The table that every game is played at: the frame round a board. It knows nothing of any game but what
//! [`contract`] and [`scenes`] say. A [`store::TableStore`] is one game on the screen; [`frame::Frame`] draws it: bar, players, board,
//! sheet, log, curtain, end. Saving is [`autosave`]'s; what has just happened is told by [`animation`]; [`replay::replay`] looks
//! at a game step by step; [`review::review`] says what the coach finds in it; [`hint`] says what a coach would do at the table;
//! [`lesson::lesson`] teaches a game by playing it.

mod actions;
pub mod animation;
mod announcer;
pub mod autosave;
mod back;
mod bar;
pub mod bots;
mod columns;
pub mod context;
pub mod contract;
pub mod controls;
mod curtain;
pub mod drawers;
mod end;
pub mod explain;
pub mod frame;
pub mod game;
pub mod here;
pub mod hint;
pub mod kept;
pub mod keys;
pub mod layout;
pub mod lesson;
mod lines;
mod links;
mod log;
mod menu;
pub mod moment;
pub mod notice;
pub mod numbers;
mod open_table;
mod outcome;
mod play;
pub mod prompt;
pub mod replay;
pub mod review;
pub mod rulebook;
mod save_alert;
pub mod scenes;
pub mod share;
pub mod store;
pub mod told;
mod undo;

pub use contract::TableGame;
pub use store::TableStore;
