//! The screens beside the table. They know no game by name: what a game shows and asks comes from [`super::games`]. Each is a
//! [`page::page`], which gives it its heading, its title and the focus.

mod about;
mod device;
mod go_on;
pub mod here;
mod learn;
mod link;
mod rules;
mod saves;
mod settings;
mod setup;
mod shelf;

pub use about::about;
pub use go_on::go_on;
pub use learn::learn;
pub use link::link;
pub use rules::rules;
pub use saves::saves;
pub use settings::{settings, speeds};
pub use setup::{setup, unknown};
pub use shelf::shelf;
