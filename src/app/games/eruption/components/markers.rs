//! The markers on the burn meter.

use leptos::prelude::*;

use super::facing::use_facing;
use crate::{
    app::{
        games::eruption::art::{
            geometry::number,
            meter::{MARKER_RING, MARKER_SIZE, Marker, MarkerPlace, Run, place_markers, runs},
            village,
        },
        shell::keyed::keyed,
    },
    rules::eruption::Village,
};

/// The markers, in seat order; a village keeps its marker. One that moves runs along the ring; equal temperatures stand side
/// by side.
#[component]
pub fn Markers(markers: Memo<Vec<Marker>>) -> impl IntoView {
    let places = Memo::new(move |_| place_markers(&markers.read()));
    let moves = Memo::new(move |before: Option<&Moves>| {
        let now = markers.get();
        let runs = runs(before.map_or(&[], |before| &before.markers), &now);
        Moves { markers: now, runs }
    });
    // By village, not by place on the ring: so no marker is moved in the page.
    let villages = move || {
        let markers = markers.read();
        let own = |village: &Village| markers.iter().any(|marker| marker.village == *village);
        Village::ALL.into_iter().filter(own).collect::<Vec<_>>()
    };
    let facing = use_facing();
    view! {
        <g transform=move || turn(facing.get().degrees()) class="markers">
            {keyed(
                villages,
                |village| *village,
                move |village| view! { <MarkerPiece village places moves /> }.into_any(),
            )}
        </g>
    }
}

/// Where the markers are, and how they got there.
#[derive(Clone, Debug, PartialEq)]
struct Moves {
    markers: Vec<Marker>,
    runs: Vec<Run>,
}

/// One marker: turned about the volcano, and turned back to stay upright.
#[component]
fn MarkerPiece(village: Village, places: Memo<Vec<MarkerPlace>>, moves: Memo<Moves>) -> impl IntoView {
    let run = Memo::new(move |_| {
        let moves = moves.read();
        let at = moves.markers.iter().position(|marker| marker.village == village);
        at.and_then(|at| moves.runs.get(at).copied()).unwrap_or_default()
    });
    let place =
        Memo::new(move |_| places.read().iter().find(|place| place.marker.village == village).cloned());
    let angle = move || place.read().as_ref().map_or(0.0, |place| place.angle);
    let body = move || place.read().as_ref().map(stands);
    let active = move || place.read().as_ref().is_some_and(|place| place.marker.active);
    let facing = use_facing();
    view! {
        <g
            class=move || if active() { "marker active" } else { "marker" }
            style:--more=move || run.get().more.to_string()
            style:--after=move || run.get().after.map(|after| (after + 7).to_string())
            style:transform=move || rotate(angle())
        >
            <path class="marker-tip" d=move || place.get().map(|place| place.tip) />
            <g transform=["translate(", &number(MARKER_RING), " 0)"].concat()>
                <g class="marker-body" style:transform=body>
                    <circle class="marker-halo" r=number(MARKER_SIZE + 10.0) />
                    <g transform=move || turn(-facing.get().degrees())>
                        <g
                            class=village::class(village)
                            transform=["scale(", &number(MARKER_SIZE / 17.0), ")"].concat()
                            inner_html=village::emblem(village)
                        />
                    </g>
                </g>
            </g>
        </g>
    }
}

/// A turn as an attribute, for the turn of the board, which nothing runs along.
pub fn turn(degrees: f32) -> String {
    ["rotate(", &number(degrees), ")"].concat()
}

/// What brings a marker from the ring to its place, upright.
fn stands(place: &MarkerPlace) -> String {
    let (out, size) = (number(place.out), number(place.size));
    ["translateX(", &out, "px) ", &rotate(-place.angle), " scale(", &size, ")"].concat()
}

/// A turn as a style.
fn rotate(degrees: f32) -> String {
    ["rotate(", &number(degrees), "deg)"].concat()
}
