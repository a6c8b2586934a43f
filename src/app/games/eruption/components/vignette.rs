//! A part of the island with a few tiles, walls and marks on it, as a picture in the rules.

use leptos::prelude::*;

use crate::app::shell::views::CollectAny;

use super::{
    draw::Shapes,
    facing::FacingProvider,
    ground::{Ground, Live},
    markers::Markers,
    meter::MeterWords,
    walls::{Fire, OddsPill, Wall},
};
use crate::{
    app::games::eruption::art::{
        facing::Facing,
        marks::{HexMark, hex_mark},
        meter::Marker,
        scene::GroundPicture,
    },
    rules::eruption::{Edge, Hex, Material, Slot, Village},
};

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

/// The picture, as printed wherever it is shown; it says nothing by itself.
#[component]
pub fn VignettePicture(scene: Vignette, words: MeterWords) -> impl IntoView {
    let [left, top, width, height] = scene.part.map(|number| number.to_string());
    let view_box = [left.as_str(), &top, &width, &height].join(" ");
    let Vignette { ground, walls, fires, marks, markers, .. } = scene;
    let marker = |(village, degrees): (Village, u16)| Marker { village, degrees, active: false };
    let markers: Vec<_> = markers.into_iter().map(marker).collect();
    let markers = Memo::new(move |_| markers.clone());
    let picture = Memo::new(move |_| ground.clone());
    let mark = |(hex, mark): (Hex, HexMark)| {
        view! {
            <g class=mark.class()>
                <Shapes shapes=hex_mark(hex, mark) />
            </g>
        }
    };
    let wall = |(edge, material, _): (Edge, Material, u8)| view! { <Wall edge material /> };
    let pill = |(edge, _, percent): (Edge, Material, u8)| view! { <OddsPill edge percent /> };
    let chances: Vec<_> = walls.iter().copied().filter(|(.., chance)| *chance > 0).collect();
    view! {
        <FacingProvider facing=Signal::stored(Facing::PRINTED)>
            <div class="vignette" style:aspect-ratio=[width.as_str(), "/", &height].concat()>
                <div class="island-stack">
                    <Ground picture words label=None markers=Some(markers) view_box=view_box.clone() />
                    <Live view_box=view_box>
                        {fires.into_iter().map(|slot| view! { <Fire fence=slot /> }.into_any()).collect_any()}
                        {marks.into_iter().map(mark).collect_any()}
                        {walls.into_iter().map(wall).collect_any()}
                        {chances.into_iter().map(pill).collect_any()} <Markers markers />
                    </Live>
                </div>
            </div>
        </FacingProvider>
    }
}
