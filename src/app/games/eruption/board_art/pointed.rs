//! The ring round a place that something beside the board points at: a line of the log, an action of the list.

use hexx::Vec2;

use crate::app::{
    dom::{El, svg},
    games::eruption::art::geometry::translate,
};

/// The ring, when there is such a place: its middle and how wide the ring is.
pub fn pointed(place: impl Fn() -> Option<(Vec2, &'static str)> + 'static) -> El {
    let ring = move || {
        place().map(|(middle, radius)| {
            let circle = |class: &str| svg("circle").class(class).attr("r", radius);
            svg("g.pointed")
                .attr("transform", translate(middle))
                .child(svg("g.pointed-ring").child([circle("pointed-dark"), circle("pointed-line")]))
        })
    };
    svg("g[aria-hidden=true]").child(ring)
}
