//! What an event or an action looks like in small, for the log and the list of actions.

use leptos::prelude::*;

use super::pieces::{CardPicture, TilePicture, WallIcon};
use crate::{
    app::{
        board::{
            dice::DieKind,
            pieces::{DieFace, FlameIcon},
        },
        games::eruption::happening::tile_after,
        shell::icon::Icon,
    },
    rules::{
        Game, Viewer,
        eruption::{Action, Card, Event, Material, State, Tile, Turn},
    },
};

/// A small picture of what it is about.
pub fn event_picture(event: &Event) -> Option<AnyView> {
    let card = |card| card_picture(card, [34, 25]);
    let tile = |tile| tile_picture(tile, 28);
    let icon = |name: &'static str| view! { <Icon name /> }.into_any();
    Some(match *event {
        Event::CardDrawn { card: Some(drawn), .. } | Event::CardGiven { card: Some(drawn), .. } => {
            card(drawn)
        }
        Event::CardPlayed { card: used, .. }
        | Event::CardTraded { card: used, .. }
        | Event::CardDiscarded { card: used, .. } => card(used),
        Event::CardsTraded { cards: [one, two], .. } => {
            view! { <span>{card(one)} {card(two)}</span> }.into_any()
        }
        Event::CardDrawn { .. } | Event::CardGiven { .. } | Event::DiscardsShuffled { .. } => icon("card"),
        Event::Cooled { .. } => card(Card::Rain),
        Event::Heated { .. } | Event::BurntOut { .. } | Event::FinalRound { .. } => {
            view! { <FlameIcon size=24 /> }.into_any()
        }
        Event::HexRefused { .. }
        | Event::PlacementSkipped { .. }
        | Event::WallNotGained { .. }
        | Event::DrawLost { .. } => icon("close"),
        Event::StackDiscarded { .. } => icon("bin"),
        Event::WallRolled { wall, lava, .. } => view! {
            <span>
                <DieFace kind=DieKind::Lava pips=lava.pips() size=22 />
                <DieFace kind=DieKind::Wall pips=wall.pips() size=22 />
            </span>
        }
        .into_any(),
        Event::WallLost { material, .. } => view! { <WallIcon material size=32 gone=true /> }.into_any(),
        Event::WallBuilt { material, .. }
        | Event::WallMoved { material, .. }
        | Event::WallGained { material, .. }
        | Event::WallGiven { material, .. } => wall_icon(material, 32),
        Event::TileDrawn { kind, .. }
        | Event::TileReturned { kind, .. }
        | Event::TileUncovered { kind, .. } => tile(kind.tile(Turn::ZERO)),
        Event::TileRemoved { tile, .. } => view! { <TilePicture tile size=28 gone=true /> }.into_any(),
        Event::TilePlaced { tile: new, .. }
        | Event::TileTurned { to: new, .. }
        | Event::TileReplaced { to: new, .. } => tile(new),
        Event::EruptionTaken { .. } | Event::EruptionDiscarded { .. } => tile(Tile::ERUPTION),
        _ => return None,
    })
}

/// A small picture of an action: the tile as it would lie, the wall that would stand, the card.
pub fn action_picture(state: &State, action: Action) -> Option<AnyView> {
    let tile = |tile| tile_picture(tile, 36);
    let card = |card| card_picture(card, [44, 33]);
    match action {
        Action::Erupt(_) => Some(tile(Tile::ERUPTION)),
        Action::Place(..) | Action::Replace(..) | Action::Aftershock(..) => {
            tile_after(state, action).map(tile).or_else(|| action.plays().map(card))
        }
        Action::Wall(_, material) | Action::Reinforce(_, material) | Action::GiveWall(_, material) => {
            Some(wall_icon(material, 40))
        }
        Action::Take(pile) => {
            let kind = state.view(Viewer::Table).stack.top(pile.into())?;
            Some(tile(kind.tile(Turn::ZERO)))
        }
        Action::GiveCard(_, given) => Some(card(given)),
        Action::Trade(used) => Some(wall_icon(used.trades_for(), 40)),
        Action::Discard(used) => Some(card(used)),
        Action::TradeTwo(one, two) => Some(view! { <span>{card(one)} {card(two)}</span> }.into_any()),
        _ => action.plays().map(card),
    }
}

fn card_picture(card: Card, size: [u16; 2]) -> AnyView {
    view! { <CardPicture card size /> }.into_any()
}

fn tile_picture(tile: Tile, size: u16) -> AnyView {
    view! { <TilePicture tile size /> }.into_any()
}

fn wall_icon(material: Material, size: u16) -> AnyView {
    view! { <WallIcon material size /> }.into_any()
}
