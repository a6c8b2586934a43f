//! What must hold of every player in every game.

mod agreement;
mod asked;
mod character;
mod honesty;
mod looked_back;
mod strength;
mod whole_games;

use serde_json::json;

use super::Judged;

/// The game of so many players with every option at its default.
fn fresh<G: Judged>(players: u8) -> G {
    let config = serde_json::from_value(json!({ "players": players })).expect("every option has a default");
    G::new(&config).unwrap_or_else(|error| panic!("{players} players: {error}"))
}
