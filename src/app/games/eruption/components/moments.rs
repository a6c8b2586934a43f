//! What is seen for a moment while something is being told, above the island: figures, fire, things that fly, light.

use hexx::Vec2;
use leptos::prelude::*;

use super::{draw::Shapes, facing::use_facing, markers::turn};
use crate::{
    app::games::eruption::art::{
        Shape,
        geometry::{at, centre, edge_place, normal, number, translate},
        marks::{FLAME, hit_area},
        meter::zone_band,
        path::path,
        wall,
    },
    rules::eruption::{Edge, Hex, Material},
};

/// A figure such as `+20°` that rises and stays.
#[component]
pub fn Figure(
    /// Where it is on the printed board.
    place: Vec2,
    text: String,
    /// Somebody gets cooler.
    #[prop(optional)]
    cool: bool,
) -> impl IntoView {
    let place = use_facing().get_untracked().point(place);
    view! {
        <g class=cool.then_some("cool") transform=translate(place)>
            <g class="figure">
                <text>{text}</text>
            </g>
        </g>
    }
}

/// The rays of a contact that flares up.
const RAYS: &str = "M53 9L85 15M35 41L63 75M0 54L0 110M-35 41L-55 66M-53 9L-97 17M-47-27L-95-55M-18-51L-29-81M18-51L34-92M47-27L95-55";

/// Fire that leaps up at an edge, and the figure beside it, on the side of the village. Of several contacts each bears its number.
#[component]
pub fn Blaze(
    edge: Edge,
    text: String,
    /// Which contact it is, from 1, and how many there are.
    number: (usize, usize),
) -> impl IntoView {
    let (middle, side) = edge_place(use_facing().get_untracked().edge(edge));
    let (at, of) = number;
    let counted = (of > 1).then(|| {
        view! {
            <g transform=translate(middle - normal(side) * 62.0)>
                <g class="contact-number">
                    <circle r="34" />
                    <text>{at.to_string()}</text>
                </g>
            </g>
        }
        .into_any()
    });
    view! {
        <g transform=translate(middle + normal(side) * 8.0)>
            <circle class="contact-burst round" r="54" />
            <path class="contact-burst" d=RAYS />
        </g>
        {counted}
        <g transform=translate(middle + normal(side) * 17.0)>
            <g class="blaze" inner_html=FLAME />
        </g>
        <g transform=translate(middle + normal(side) * 96.0)>
            <g class="figure">
                <text>{text}</text>
            </g>
        </g>
    }
}

/// Something that flies from one place of the printed board to another.
#[component]
pub fn Flying(from: Vec2, to: Vec2, children: Children) -> impl IntoView {
    let pixels = |x: f32| number(x) + "px";
    let seen = use_facing().get_untracked();
    let (from, to) = (seen.point(from), seen.point(to));
    view! {
        <g
            class="flying"
            style:--x0=pixels(from.x)
            style:--y0=pixels(from.y)
            style:--x1=pixels(to.x)
            style:--y1=pixels(to.y)
        >
            {children()}
        </g>
    }
}

/// The back of a card, or of several.
#[component]
pub fn CardBack(count: u8) -> impl IntoView {
    let shapes = (0..count.clamp(1, 4)).flat_map(|i| {
        let shift = 9.0 * f32::from(i);
        let card = |class, inset: f32| {
            let corner = |x: f32, y: f32| at(x * (36.0 - inset) + shift, y * (50.0 - inset) - shift);
            let d = path(|p| {
                p.polygon([corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)]);
            });
            Shape { class, d }
        };
        [card("back-paper", 0.0), card("back-inlay", 9.0)]
    });
    let shapes: Vec<_> = shapes.collect();
    view! {
        <g>
            <Shapes shapes />
        </g>
    }
}

/// A card that turns over into the wall that it buys.
#[component]
pub fn CardToWall(material: Material) -> impl IntoView {
    view! {
        <g>
            <g class="turns-away">
                <CardBack count=1 />
            </g>
            <g class="turns-up" inner_html=wall::picture(material) />
        </g>
    }
}

/// A wall by itself.
#[component]
pub fn LoneWall(material: Material) -> impl IntoView {
    view! { <g inner_html=wall::picture(material) /> }
}

/// The light of a zone that somebody enters.
#[component]
pub fn ZoneLight(zone: u8) -> impl IntoView {
    let turned = turn(use_facing().get_untracked().degrees());
    view! {
        <g transform=turned>
            <g class="zone-light">
                <Shapes shapes=[zone_band(zone)] />
            </g>
        </g>
    }
}

/// The light of the crater when the volcano erupts.
#[component]
pub fn ConeLight() -> impl IntoView {
    view! { <circle class="cone-light" r="300" fill=GLOW /> }
}

/// A paint of [`plume`](crate::app::games::eruption::art::plume).
const GLOW: &str = "url(#flare-glow)";

/// The shadow of a hex that is closed.
#[component]
pub fn Closing(hex: Hex) -> impl IntoView {
    view! { <path class="closing" d=hit_area(use_facing().get_untracked().hex(hex)) /> }
}

/// The sign of an eruption tile, to fly from its space.
#[component]
pub fn EruptionSign() -> impl IntoView {
    let hexagon = |class, side| {
        let d = path(|p| {
            p.hexagon(Vec2::ZERO, side);
        });
        Shape { class, d }
    };
    view! {
        <g>
            <Shapes shapes=[hexagon("erupt-mark", 46.0), hexagon("erupt-star", 20.0)] />
        </g>
    }
}

/// The blow of an eruption tile: one ring that widens from it over the island and out to sea, once.
#[component]
pub fn Shockwave(hex: Hex) -> impl IntoView {
    let facing = use_facing();
    view! {
        <g class="shockwave" transform=move || translate(centre(facing.get().hex(hex)))>
            <circle r=FAR vector-effect="non-scaling-stroke" />
        </g>
    }
}

/// How far the blow goes.
const FAR: &str = "1000";
