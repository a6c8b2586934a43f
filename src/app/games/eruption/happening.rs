//! What an event looks like in small, and where on the board it happened: for the lines of the log.

use super::{
    art::dice::DieKind,
    board_art::{card_picture, die_face, flame_icon, tile_picture, wall_icon},
};
use crate::{
    app::{
        dom::{El, el},
        icon::icon,
    },
    rules::eruption::{Card, Event, HeatCause, Tile, Turn},
};

/// A small picture of what it is about.
pub fn picture(event: &Event) -> Option<El> {
    let card = |card: Card| card_picture(card).attr("width", "34").attr("height", "25");
    let tile = |tile: Tile| tile_picture(tile, 28, 0);
    Some(match *event {
        Event::CardDrawn { card: Some(drawn), .. } => card(drawn),
        Event::CardPlayed { card: used, .. }
        | Event::CardTraded { card: used, .. }
        | Event::CardDiscarded { card: used, .. } => card(used),
        Event::CardsTraded { cards: [one, two], .. } => el("span").child([card(one), card(two)]),
        Event::CardDrawn { .. } | Event::DiscardsShuffled { .. } => icon("card"),
        Event::Cooled { .. } => card(Card::Rain),
        Event::Heated { .. } | Event::BurntOut { .. } => flame_icon(24),
        Event::WallRolled { wall, lava, .. } => el("span")
            .child(die_face(DieKind::Lava, lava.pips(), 22))
            .child(die_face(DieKind::Wall, wall.pips(), 22)),
        Event::WallLost { material, .. } => wall_icon(material, 32).class("piece gone"),
        Event::WallBuilt { material, .. }
        | Event::WallMoved { material, .. }
        | Event::WallGained { material, .. } => wall_icon(material, 32),
        Event::TileDrawn { kind, .. } | Event::TileReturned { kind, .. } => tile(kind.tile(Turn::ZERO)),
        Event::TileRemoved { tile: gone, .. } => tile(gone).class("piece tile gone"),
        Event::TilePlaced { tile: new, .. }
        | Event::TileTurned { to: new, .. }
        | Event::TileReplaced { to: new, .. } => tile(new),
        Event::EruptionTaken { .. } | Event::EruptionDiscarded { .. } => tile(Tile::ERUPTION),
        _ => return None,
    })
}

/// Where it happened: a hex or an edge in the notation.
pub fn place(event: &Event) -> Option<String> {
    Some(match *event {
        Event::Heated { cause: HeatCause::Contact(edge) | HeatCause::LostWall(edge), .. }
        | Event::WallRolled { edge, .. }
        | Event::WallLost { edge, .. }
        | Event::WallBuilt { edge, .. }
        | Event::WallMoved { to: edge, .. } => edge.to_string(),
        Event::TilePlaced { hex, .. }
        | Event::HexRefused { hex, .. }
        | Event::TileRemoved { hex, .. }
        | Event::TileTurned { hex, .. }
        | Event::TileReplaced { hex, .. } => hex.to_string(),
        _ => return None,
    })
}
