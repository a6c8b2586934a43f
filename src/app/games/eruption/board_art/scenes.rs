//! What is seen for a moment while the telling goes on, above the island: figures, fire, things that fly, light.

use hexx::Vec2;
use leptos::prelude::*;

use super::{draw, markers::turn};
use crate::{
    app::{
        dom::{El, svg},
        games::eruption::art::{
            Shape,
            geometry::{at, edge_place, normal, number, translate},
            marks::{FLAME, hit_area},
            meter::zone_band,
            path::path,
            wall,
        },
        games::eruption::facing::facing,
    },
    rules::eruption::{Edge, Hex, Material},
};

/// A figure such as `+20°` that rises and stays.
pub fn figure(place: Vec2, text: &str) -> El {
    svg("g")
        .attr("transform", translate(untrack(facing()).point(place)))
        .child(svg("g.figure").child(svg("text").child(text)))
}

/// Where the figure of an edge is: on the side of the village.
pub fn figure_place(edge: Edge) -> Vec2 {
    let (middle, side) = edge_place(untrack(facing()).edge(edge));
    middle + normal(side) * 96.0
}

/// Fire that leaps up at an edge.
pub fn blaze(edge: Edge) -> El {
    let (middle, side) = edge_place(untrack(facing()).edge(edge));
    svg("g")
        .attr("transform", translate(middle + normal(side) * 17.0))
        .child(svg("g.blaze").constant_markup(FLAME))
}

/// Something that flies from one place to another.
pub fn flying(from: Vec2, to: Vec2, thing: El) -> El {
    let pixels = |x: f32| number(x) + "px";
    let seen = untrack(facing());
    let (from, to) = (seen.point(from), seen.point(to));
    svg("g.flying")
        .style("--x0", pixels(from.x))
        .style("--y0", pixels(from.y))
        .style("--x1", pixels(to.x))
        .style("--y1", pixels(to.y))
        .child(thing)
}

/// The back of a card, or of several.
pub fn card_back(count: u8) -> El {
    let cards = (0..count.clamp(1, 4)).map(|i| {
        let shift = 9.0 * f32::from(i);
        let card = |class, inset: f32| {
            let corner = |x: f32, y: f32| at(x * (36.0 - inset) + shift, y * (50.0 - inset) - shift);
            let d = path(|p| {
                p.polygon([corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)]);
            });
            Shape { class, d }
        };
        draw(&[card("back-paper", 0.0), card("back-inlay", 9.0)])
    });
    svg("g").child(cards.collect::<Vec<_>>())
}

/// A card that turns over into the wall that it buys.
pub fn card_to_wall(material: Material) -> El {
    svg("g")
        .child(svg("g.turns-away").child(card_back(1)))
        .child(svg("g.turns-up").constant_markup(wall::picture(material)))
}

/// A wall by itself.
pub fn lone_wall(material: Material) -> El {
    svg("g").constant_markup(wall::picture(material))
}

/// The light of a zone that somebody enters.
pub fn zone_light(zone: u8) -> El {
    let turned = turn(untrack(facing()).degrees());
    svg("g").attr("transform", turned).child(svg("g.zone-light").child(draw(&[zone_band(zone)])))
}

/// The light of the crater when the volcano erupts.
pub fn cone_light() -> El {
    svg("circle.cone-light[r=300][fill=url(#breath-glow)]")
}

/// The shadow of a hex that is closed.
pub fn closing(hex: Hex) -> El {
    svg("path.closing").attr("d", hit_area(untrack(facing()).hex(hex)))
}

/// The sign of an eruption tile, to fly from its space.
pub fn eruption_sign() -> El {
    let hexagon = |class, side| {
        let d = path(|p| {
            p.hexagon(Vec2::ZERO, side);
        });
        Shape { class, d }
    };
    svg("g").child(draw(&[hexagon("erupt-mark", 46.0), hexagon("erupt-star", 20.0)]))
}
