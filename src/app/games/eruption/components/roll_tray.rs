//! The tray on the island in which the dice for a wall are thrown, beside that wall: the chance to hold until they lie, then the sum.

use hexx::Vec2;
use leptos::prelude::*;

use super::facing::use_facing;
use crate::{
    app::{
        board::{dice::DieKind, pieces::TumblingDie},
        games::eruption::{
            art::{
                geometry::{HALF_FRAME, translate},
                marks::odds_place,
            },
            model::hold_percent,
            rolls::Roll,
        },
    },
    rules::eruption::Edge,
};

/// How far behind its wall the tray stands, and how far from the rim of the picture it stays.
const BEHIND: f32 = 260.0;
const ROOM: f32 = 300.0;

/// The tray for the wall on that edge.
#[component]
pub fn RollTray(edge: Edge, roll: Roll) -> impl IntoView {
    let limit = Vec2::splat(HALF_FRAME - ROOM);
    let place = odds_place(use_facing().get_untracked().edge(edge), BEHIND).clamp(-limit, limit);
    let pill = |class: &'static str, text: String| {
        view! {
            <g class=class>
                <rect x="-95" y="-33" width="190" height="66" rx="33" />
                <text>{text}</text>
            </g>
        }
    };
    view! {
        <g transform=translate(place)>
            <g class="roll-tray" class:lost=!roll.holds>
                <rect class="roll-bed" x="-128" y="-112" width="256" height="216" rx="30" />
                <g transform="translate(-110 -96)">
                    <TumblingDie kind=DieKind::Wall pips=roll.wall.pips() size=104 />
                </g>
                <g transform="translate(6 -96)">
                    <TumblingDie kind=DieKind::Lava pips=roll.lava.pips() size=104 />
                </g>
                <g transform="translate(0 58)">
                    {pill("odds before", hold_percent(roll.material).to_string() + "%")} {pill("odds after", roll.sum())}
                </g>
            </g>
        </g>
    }
}
