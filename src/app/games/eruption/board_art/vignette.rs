//! A part of the island with a few tiles, walls and marks on it, as a picture in the rules.

use super::{MeterWords, WallState, draw, ground, island, live, markers, odds_pill, spots::fire, wall_on};
use crate::{
    app::{
        dom::{El, all, el, svg},
        games::eruption::art::{
            marks::{HexMark, hex_mark},
            meter::Marker,
            scene::GroundPicture,
        },
    },
    rules::eruption::{Edge, Hex, Material, Slot, Village},
};
use leptos::prelude::*;

/// What there is to see.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Vignette {
    /// The part of the island: left, top, width, height.
    pub part: [i16; 4],
    /// Tiles and moods.
    pub ground: GroundPicture,
    /// Walls, with the chance to hold in percent that is written on them, or 0.
    pub walls: Vec<(Edge, Material, u8)>,
    /// Fires.
    pub fires: Vec<Slot>,
    /// Marks on hexes.
    pub marks: Vec<(Hex, HexMark)>,
    /// Markers on the burn meter.
    pub markers: Vec<(Village, u16)>,
}

/// The picture; it says nothing by itself.
pub fn vignette(scene: Vignette, words: MeterWords) -> El {
    let [left, top, width, height] = scene.part.map(|number| number.to_string());
    let view_box = [left.as_str(), &top, &width, &height].join(" ");
    let Vignette { ground: picture, walls, fires, marks, markers: places, .. } = scene;
    let marker = |(village, degrees): (Village, u16)| Marker { village, degrees, active: false };
    let places: Vec<_> = places.into_iter().map(marker).collect();
    let places = Memo::new(move |_| places.clone());
    let wall = |(edge, material, _): &(Edge, Material, u8)| wall_on(*edge, *material, WallState::Stands);
    let pill =
        |(edge, _, chance): &(Edge, Material, u8)| odds_pill(*edge, &[&chance.to_string(), "%"].concat());
    let mark = |(hex, mark): (Hex, HexMark)| svg("g").class(mark.class()).child(draw(&hex_mark(hex, mark)));
    let above = all([
        all(fires.into_iter().map(fire)),
        all(marks.into_iter().map(mark)),
        all(walls.iter().map(wall)),
        all(walls.iter().filter(|(.., chance)| *chance > 0).map(pill)),
        all([markers(places, Memo::new(|_| false))]),
    ]);
    let ground =
        ground(Memo::new(move |_| picture.clone()), words, "", Some(places)).attr("aria-label", None::<&str>);
    let layers = [ground, live(above)].map(|layer| {
        layer.attr("viewBox", view_box.as_str()).attr("role", None::<&str>).attr("aria-hidden", "true")
    });
    el("div.vignette").style("aspect-ratio", [&width, "/", &height].concat()).child(island(all(layers)))
}
