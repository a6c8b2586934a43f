//! Caldera: a shelf of board games for one device.
//!
//! | module | what lives there |
//! |---|---|
//! | [`rules`] | the games, pure: what is legal, what happens, what is seen, who wins |
//! | [`session`] | one game at the table: record, dealer, undo, saves |
//! | [`bots`] | players that think: what a seat can know, evaluations, search, levels |
#![cfg_attr(feature = "web", doc = "| [`app`] | the app in the browser: screens, the table, the boards |")]
//!
//! Dependencies point one way: `app` → `bots` → `session` → `rules`. Without the default feature `web` there is no web crate at all.
//!
//! ```
//! use caldera::{rules::{eruption, Game}, session::Playout};
//!
//! // A whole game between players who choose at random.
//! let fresh = eruption::State::new(&eruption::Config::new(4)).unwrap();
//! let (end, actions) = Playout::new(1).play(fresh);
//! assert!(actions > 100);
//! assert_eq!(end.scores().len(), 4);
//! ```

#[cfg(feature = "web")]
pub mod app;
pub mod bots;
pub mod fields;
pub mod order;
pub mod rules;
pub mod session;
