//! What an event or an action looks like in small: for the log and the list of actions.

use leptos::prelude::*;

use super::pictures::{Arrow, EventPicture, IslandPicture, Resource, VoteIcon};
use crate::{
    app::{
        board::{
            dice::DieKind,
            pieces::{DieFace, FlameIcon},
        },
        shell::icon::Icon,
    },
    rules::volcano::{Action, Event, Vote},
};

/// A small picture of an event, if words are not enough.
pub fn event_picture(event: &Event) -> Option<AnyView> {
    Some(match *event {
        Event::Checked { die, hits, .. } => view! {
            <span>
                <DieFace kind=DieKind::Lava pips=die.pips() size=24 />
                {hits.then(|| view! { <FlameIcon size=22 /> }.into_any())}
            </span>
        }
        .into_any(),
        Event::IncidentRolled { die, .. } => view! { <EventPicture face=die.pips() size=30 /> }.into_any(),
        Event::CurrentTurned { to, .. } => view! { <Arrow dir=to /> }.into_any(),
        Event::Revealed { .. } | Event::Voted { vote: None, .. } => view! { <Icon name="card" /> }.into_any(),
        Event::Voted { vote: Some(vote), .. } => view! { <VoteIcon vote size=24 /> }.into_any(),
        Event::Erupted { .. } | Event::Hit { .. } => view! { <FlameIcon size=24 /> }.into_any(),
        Event::Gained { .. } => view! { <Resource /> }.into_any(),
        Event::PawnPlaced { island, .. }
        | Event::Gathered { to: island, .. }
        | Event::Sailed { to: island, .. }
        | Event::Fled { to: island, .. }
        | Event::Added { island, .. }
        | Event::Drifted { island, .. } => view! { <IslandPicture island /> }.into_any(),
        Event::DriftStopped { .. } => view! { <Icon name="close" /> }.into_any(),
        _ => return None,
    })
}

/// A small picture of an action.
pub fn action_picture(action: Action) -> Option<AnyView> {
    Some(match action {
        Action::Turn(_, dir) => view! { <Arrow dir /> }.into_any(),
        Action::Go => view! { <VoteIcon vote=Vote::Go size=24 /> }.into_any(),
        Action::Stay => view! { <VoteIcon vote=Vote::Stay size=24 /> }.into_any(),
        Action::Start(island) | Action::Sail(island) | Action::Add(island) | Action::Flee(island) => {
            view! { <IslandPicture island /> }.into_any()
        }
        Action::Swap(one, two) => view! {
            <span>
                <IslandPicture island=one />
                <IslandPicture island=two />
            </span>
        }
        .into_any(),
        _ => return None,
    })
}
