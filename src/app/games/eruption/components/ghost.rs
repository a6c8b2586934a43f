//! The ghost: a tile that may be placed, and is being turned.

use hexx::Vec2;
use leptos::prelude::*;

use super::{draw::Shapes, facing::use_facing};
use crate::{
    app::games::eruption::art::{
        geometry::{centre, translate},
        lava_on, marks,
        sides::Sides,
        slab_on,
    },
    rules::eruption::{Hex, Tile},
};

/// How the ghost came to its turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Spin {
    /// It was put there so.
    #[default]
    Still,
    /// It was turned clockwise.
    Clockwise,
    /// It was turned anticlockwise.
    Anticlockwise,
}

impl Spin {
    /// The shorter way from one turn of a tile to another.
    pub fn between(from: Tile, to: Tile) -> Spin {
        match (1..6).find(|steps| from.turned(*steps) == to) {
            Some(1..=3) => Spin::Clockwise,
            Some(_) => Spin::Anticlockwise,
            None => Spin::Still,
        }
    }

    /// The class of what turns.
    fn class(self) -> &'static str {
        match self {
            Spin::Still => "ghost-body",
            Spin::Clockwise => "ghost-body spin-right",
            Spin::Anticlockwise => "ghost-body spin-left",
        }
    }
}

/// A tile that may be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ghost {
    /// Where.
    pub hex: Hex,
    /// The tile, turned.
    pub tile: Tile,
    /// Where its lava would end in the open; see `scene::open_sides`.
    pub open: Sides,
    /// How it came to its turn.
    pub spin: Spin,
    /// Whether a tap turns it: then it carries a badge that says so.
    pub turns: bool,
}

/// The ghost, if there is one.
#[component]
pub fn GhostTile(
    ghost: Memo<Option<Ghost>>,
    /// The sides with walls and their odds: the badge keeps away from them.
    walls: Memo<Sides>,
) -> impl IntoView {
    let facing = use_facing();
    let seen = Memo::new(move |_| {
        let (ghost, facing) = (ghost.get()?, facing.get());
        let (hex, tile) = (facing.hex(ghost.hex), facing.tile(ghost.tile));
        Some(Ghost { hex, tile, open: facing.sides(ghost.open), ..ghost })
    });
    let badge = Memo::new(move |_| {
        let ghost = seen.get().filter(|ghost| ghost.turns)?;
        Some(marks::turn_badge_place(ghost.hex, facing.get().sides(walls.get())))
    });
    view! {
        <g class="ghost">
            {move || seen.get().map(|ghost| view! { <GhostPicture ghost /> }.into_any())}
            {move || badge.get().map(|place| view! { <TurnBadge place /> }.into_any())}
        </g>
    }
}

/// The ghost without its badge: the tile just as it would lie, but not yet lit. Only its lava turns.
#[component]
fn GhostPicture(ghost: Ghost) -> impl IntoView {
    let middle = centre(ghost.hex);
    let [lift, dark, line] = marks::ghost_outline(ghost.hex);
    view! {
        <g class="embers">
            <Shapes shapes=[lift] />
            <Shapes shapes=slab_on(ghost.hex) />
            <g transform=translate(middle)>
                <g class=ghost.spin.class()>
                    <g transform=translate(-middle)>
                        <Shapes shapes=lava_on(ghost.hex, ghost.tile, ghost.open) />
                    </g>
                </g>
            </g>
            <Shapes shapes=[dark, line] />
        </g>
    }
}

/// Says that a tap turns the ghost.
#[component]
fn TurnBadge(place: Vec2) -> impl IntoView {
    view! {
        <g class="turn-badge" transform=translate(place)>
            <circle r=BADGE />
            <path d=marks::TURN_ARROW />
        </g>
    }
}

/// The radius of the badge.
const BADGE: &str = "30";
