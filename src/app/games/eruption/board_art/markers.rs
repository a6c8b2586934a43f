//! The markers on the burn meter.

use leptos::prelude::*;

use crate::{
    app::{
        dom::{El, each, svg},
        games::eruption::art::{
            geometry::number,
            meter::{MARKER_RING, MARKER_SIZE, Marker, MarkerPlace, Run, place_markers, runs},
            village,
        },
        games::eruption::facing::facing,
    },
    rules::eruption::Village,
};

/// The markers, in seat order; a village keeps its marker. One that moves runs along the ring; equal temperatures stand side
/// by side. While a bot is thinking, the ring of the active marker turns.
pub fn markers(markers: Memo<Vec<Marker>>, thinking: Memo<bool>) -> El {
    let places = Memo::new(move |_| markers.with(|markers| place_markers(markers)));
    let moves = Memo::new(move |before: Option<&Moves>| {
        let now = markers.get();
        let runs = runs(before.map_or(&[], |before| &before.markers), &now);
        Moves { markers: now, runs }
    });
    // By village, not by place on the ring: so no marker is moved in the page.
    let villages = move || {
        let own = |village: &Village| {
            markers.with(|markers| markers.iter().any(|marker| marker.village == *village))
        };
        Village::ALL
            .iter()
            .filter(|village| own(village))
            .map(|own| village::class(*own).to_owned())
            .collect()
    };
    let marker = move |class: String| {
        let known = Village::ALL.into_iter().find(|own| village::class(*own) == class);
        known.map_or_else(|| svg("g"), |village| marker_piece(village, places, moves))
    };
    let facing = facing();
    svg("g")
        .attr("transform", move || turn(facing().degrees()))
        .class(move || if thinking.get() { "markers thinking" } else { "markers" })
        .child(each(villages, marker))
}

/// Where the markers are, and how they got there.
#[derive(Clone, Debug, PartialEq)]
struct Moves {
    markers: Vec<Marker>,
    runs: Vec<Run>,
}

/// One marker: turned about the volcano, and turned back to stay upright.
fn marker_piece(village: Village, places: Memo<Vec<MarkerPlace>>, moves: Memo<Moves>) -> El {
    let run = move || {
        moves.with(|moves| {
            let at = moves.markers.iter().position(|marker| marker.village == village);
            at.and_then(|at| moves.runs.get(at).copied()).unwrap_or_default()
        })
    };
    let place =
        move || places.with(|places| places.iter().find(|place| place.marker.village == village).cloned());
    let angle = move || place().map_or(0.0, |place| place.angle);
    let active = move || place().is_some_and(|place| place.marker.active);
    let emblem = svg("g")
        .class(village::class(village))
        .attr("transform", ["scale(", &number(MARKER_SIZE / 17.0), ")"].concat())
        .constant_markup(village::emblem(village));
    let facing = facing();
    let body = svg("g.marker-body")
        .style("transform", move || rotate(-angle()))
        .child(svg("circle.marker-halo").attr("r", number(MARKER_SIZE + 10.0)))
        .child(svg("g").attr("transform", move || turn(-facing().degrees())).child(emblem));
    svg("g")
        .class(move || if active() { "marker active" } else { "marker" })
        .style("--more", move || run().more.to_string())
        .style("--after", move || run().after.map(|after| (after + 7).to_string()))
        .style("transform", move || rotate(angle()))
        .child(svg("path.marker-tip").attr("d", move || place().map(|place| place.tip)))
        .child(svg("g").attr("transform", ["translate(", &number(MARKER_RING), " 0)"].concat()).child(body))
}

/// The same as an attribute, for the turn of the board, which nothing runs along.
pub(super) fn turn(degrees: f32) -> String {
    ["rotate(", &number(degrees), ")"].concat()
}

fn rotate(degrees: f32) -> String {
    ["rotate(", &number(degrees), "deg)"].concat()
}
