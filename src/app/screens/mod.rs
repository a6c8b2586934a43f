//! The screens beside the table. They know no game by name: what is said of one comes from the
//! [catalog](super::games::catalog), and what needs its code is shown by [`WithGame`](super::games::with_game::WithGame). Each
//! is a [`Page`](super::shell::page::Page), which gives it its heading, its title and the focus.

mod about;
mod against;
mod device;
mod elsewhere;
mod go_on;
mod learn;
mod learn_link;
mod link;
mod over_shelf;
mod records;
mod results;
mod rules;
mod saved_game;
mod saves;
mod settings;
mod setup;
mod shelf;
mod shelf_front;
mod unknown;
mod waiting;

pub use elsewhere::Elsewhere;
pub use shelf::Shelf;
