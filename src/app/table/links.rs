//! The links to a game.

use crate::{
    app::shell::route::Route,
    rules::{Game, Viewer},
    session::{Table, link},
};

/// The links to a game, and what has to be known before they are handed on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Links {
    /// The address of the game as it stands; nothing if it is longer than what can be opened.
    pub game: Option<String>,
    /// The address of its deal.
    pub deal: String,
    /// The name of the game.
    pub title: &'static str,
    /// Who plays.
    pub names: Vec<String>,
    /// Which seats sit at this device.
    pub here: Vec<bool>,
    /// Whether there are secrets in it.
    pub hidden: bool,
    /// Whether it is played by link.
    pub by_link: bool,
}

impl Links {
    /// The links to a game of that title.
    pub fn of<G: Game>(table: &Table<G>, title: &'static str) -> Links {
        let game = link::game(table);
        Links {
            game: link::is_short(&game).then(|| Route::Link(game).address()),
            deal: Route::Link(link::deal(table)).address(),
            title,
            names: table.seats().iter().map(|seat| seat.name.clone()).collect(),
            here: table.seats().iter().map(|seat| !seat.away).collect(),
            hidden: table.viewer(Viewer::Table) == Viewer::Table,
            by_link: table.options().by_link,
        }
    }
}
