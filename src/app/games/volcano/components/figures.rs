//! What is seen of a step of the animation on the board itself: light, and figures that rise from pawns.

use hexx::Vec2;
use leptos::prelude::*;

use super::super::{animation::AnimationStep, art::middle, pawns::pawn_at, table::VolcanoTable};
use crate::{
    app::{
        board::plane::{at, translate},
        table::TableStore,
    },
    rules::{
        Seat,
        volcano::{Event, Island},
    },
};

/// How far the light of an eruption reaches.
const LIGHT: i32 = 280;

/// The figure of a step, if it has one.
pub fn figure(_: TableStore<VolcanoTable>, step: &AnimationStep) -> Option<AnyView> {
    let over = |seat: Seat| pawn_at(&step.board, seat).unwrap_or_default() - at(0.0, 46.0);
    let on = |island: Island| middle(step.board.chart().cell(island));
    Some(match step.event {
        Event::Hit { seat, lost, .. } => {
            let text = [if lost == 0 { "" } else { "−" }, &lost.to_string()].concat();
            view! { <Figure place=over(seat) class="hit" text /> }.into_any()
        }
        Event::Gained { seat, amount, .. } => {
            let text = ["+", &amount.to_string()].concat();
            view! { <Figure place=over(seat) class="cool" text /> }.into_any()
        }
        Event::Added { island, amount, .. } => {
            let text = ["+", &amount.to_string()].concat();
            view! { <Figure place=on(island) text /> }.into_any()
        }
        Event::Erupted { .. } => view! {
            <g transform=translate(on(Island::Volcano))>
                <circle class="eruption-light" r=LIGHT />
                <circle class="eruption-wave" r=LIGHT />
            </g>
        }
        .into_any(),
        _ => return None,
    })
}

/// A number that rises from a place.
#[component]
fn Figure(place: Vec2, #[prop(optional)] class: Option<&'static str>, text: String) -> impl IntoView {
    view! {
        <g transform=translate(place) class=class>
            <g class="figure">
                <text>{text}</text>
            </g>
        </g>
    }
}
