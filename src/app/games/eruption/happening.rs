//! What an event or an action looks like in small, and where on the board it is: for the log and the list of actions.

use super::{
    art::dice::DieKind,
    board_art::{card_picture, die_face, flame_icon, tile_picture, wall_icon},
    ui::{Spot, spot_of},
};
use crate::app::shell::icon::icon;
use crate::{
    app::dom::{El, el},
    rules::{
        Game, Pending, Viewer,
        eruption::{Action, Card, Event, HeatCause, Prompt, State, Tile, Turn},
    },
};

/// A small picture of what it is about.
pub fn picture(event: &Event) -> Option<El> {
    let card = |card: Card| card_picture(card).attr("width", "34").attr("height", "25");
    let tile = |tile: Tile| tile_picture(tile, 28, 0);
    Some(match *event {
        Event::CardDrawn { card: Some(drawn), .. } | Event::CardGiven { card: Some(drawn), .. } => {
            card(drawn)
        }
        Event::CardPlayed { card: used, .. }
        | Event::CardTraded { card: used, .. }
        | Event::CardDiscarded { card: used, .. } => card(used),
        Event::CardsTraded { cards: [one, two], .. } => el("span").child([card(one), card(two)]),
        Event::CardDrawn { .. } | Event::CardGiven { .. } | Event::DiscardsShuffled { .. } => icon("card"),
        Event::Cooled { .. } => card(Card::Rain),
        Event::Heated { .. } | Event::BurntOut { .. } | Event::FinalRound { .. } => flame_icon(24),
        Event::HexRefused { .. }
        | Event::PlacementSkipped { .. }
        | Event::WallNotGained { .. }
        | Event::DrawLost { .. } => icon("close"),
        Event::StackDiscarded { .. } => icon("bin"),
        Event::WallRolled { wall, lava, .. } => el("span")
            .child(die_face(DieKind::Lava, lava.pips(), 22))
            .child(die_face(DieKind::Wall, wall.pips(), 22)),
        Event::WallLost { material, .. } => wall_icon(material, 32).class("piece gone"),
        Event::WallBuilt { material, .. }
        | Event::WallMoved { material, .. }
        | Event::WallGained { material, .. }
        | Event::WallGiven { material, .. } => wall_icon(material, 32),
        Event::TileDrawn { kind, .. }
        | Event::TileReturned { kind, .. }
        | Event::TileUncovered { kind, .. } => tile(kind.tile(Turn::ZERO)),
        Event::TileRemoved { tile: gone, .. } => tile(gone).class("piece tile gone"),
        Event::TilePlaced { tile: new, .. }
        | Event::TileTurned { to: new, .. }
        | Event::TileReplaced { to: new, .. } => tile(new),
        Event::EruptionTaken { .. } | Event::EruptionDiscarded { .. } => tile(Tile::ERUPTION),
        _ => return None,
    })
}

/// A small picture of an action: the tile as it would lie, the wall that would stand, the card.
pub fn action_picture(state: &State, action: Action) -> Option<El> {
    let turned = |hex, turn| {
        let kind = match state.pending() {
            Pending::Decision { prompt: Prompt::Place { kind, .. } | Prompt::Replace { kind }, .. } => kind,
            _ => state.board().tile(hex)?.kind()?.0,
        };
        Some(tile_picture(kind.tile(turn), 36, 0))
    };
    let card = |card: Card| card_picture(card).attr("width", "44").attr("height", "33");
    match action {
        Action::Erupt(_) => Some(tile_picture(Tile::ERUPTION, 36, 0)),
        Action::Place(hex, turn) | Action::Replace(hex, turn) | Action::Aftershock(hex, turn) => {
            turned(hex, turn).or_else(|| action.plays().map(card))
        }
        Action::Wall(_, material) | Action::Reinforce(_, material) => Some(wall_icon(material, 40)),
        Action::Take(pile) => {
            let kind = state.view(Viewer::Table).stack.top(pile.into())?;
            Some(tile_picture(kind.tile(Turn::ZERO), 36, 0))
        }
        Action::GiveCard(_, given) => Some(card(given)),
        Action::GiveWall(_, material) => Some(wall_icon(material, 40)),
        Action::Trade(used) => Some(wall_icon(used.trades_for(), 40)),
        Action::Discard(used) => Some(card(used)),
        Action::TradeTwo(one, two) => Some(el("span").child([card(one), card(two)])),
        _ => action.plays().map(card),
    }
}

/// Where an action would be: a hex or an edge in the notation.
pub fn action_place(action: Action) -> Option<String> {
    spot_of(action).map(|spot| match spot {
        Spot::Hex(hex) => hex.to_string(),
        Spot::Edge(edge) => edge.to_string(),
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
