//! Where on the board an event or an action is, and which tile it leaves there: for the log and the list of actions.

use super::ui::{Spot, spot_of};
use crate::rules::{
    Game, Pending,
    eruption::{Action, Event, HeatCause, Prompt, State, Tile},
};

/// The tile that an action would place or turn, as it would lie.
pub fn tile_after(state: &State, action: Action) -> Option<Tile> {
    let (Action::Place(hex, turn) | Action::Replace(hex, turn) | Action::Aftershock(hex, turn)) = action
    else {
        return None;
    };
    let kind = match state.pending() {
        Pending::Decision { prompt: Prompt::Place { kind, .. } | Prompt::Replace { kind }, .. } => kind,
        _ => state.board().tile(hex)?.kind()?.0,
    };
    Some(kind.tile(turn))
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
