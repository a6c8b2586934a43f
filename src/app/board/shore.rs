//! The shore behind the curtain: a village at peace, seen from the sea, in the colour of the player whose turn it is. There is
//! nothing in it that not everybody may know.

use super::{
    emblems::{CALM, HUT, PALM, class},
    plane::{at, placed},
};
use leptos::prelude::*;

use crate::app::shell::views::CollectAny;

/// What stands on the shore: x, y, size, picture.
const THINGS: [(f32, f32, f32, &str); 13] = [
    (420.0, 158.0, 2.0, PALM),
    (1130.0, 166.0, 1.9, PALM),
    (250.0, 190.0, 2.4, PALM),
    (1380.0, 186.0, 2.5, PALM),
    (800.0, 150.0, 1.6, HUT),
    (640.0, 176.0, 2.1, HUT),
    (980.0, 184.0, 2.2, HUT),
    (728.0, 216.0, 2.0, CALM),
    (868.0, 222.0, 2.0, CALM),
    (560.0, 236.0, 1.8, CALM),
    (800.0, 240.0, 1.8, CALM),
    (1090.0, 246.0, 1.8, CALM),
    (905.0, 252.0, 1.6, CALM),
];

/// The fence before it.
const RAIL: &str = "M-20 320L100 282 240 320 380 282 520 320 660 282 800 320 940 282 1080 320 1220 282 1360 320 1500 282 1640 320";

/// Water and sand, from the sea to the land.
const BEACH: [(&str, &str); 4] = [
    ("shallow", "M0 120C200 70 340 96 560 84S980 60 1180 92 1480 70 1600 96V380H0Z"),
    ("foam", "M0 146C220 98 380 122 600 112S1000 92 1200 120 1480 104 1600 128V380H0Z"),
    ("wet", "M0 156C220 108 380 132 600 122S1000 102 1200 130 1480 114 1600 138V380H0Z"),
    ("dry", "M0 172C220 124 380 148 600 138S1000 118 1200 146 1480 130 1600 154V380H0Z"),
];

/// What is before the village, from back to front.
const FRONT: [(&str, &str); 4] = [
    ("rail", RAIL),
    ("rail paint", RAIL),
    ("rail inlay", RAIL),
    ("green", "M0 352Q400 337 800 349T1600 345V380H0Z"),
];

/// The shore in the colours of that emblem.
#[component]
pub fn Shore(number: usize) -> impl IntoView {
    let waves: String =
        (0..40).map(|i| format!("M{} {}q13-9 26 0t26 0", (i * 193) % 1600, 6 + (i * 71) % 60)).collect();
    let thing = |(x, y, size, art): (f32, f32, f32, &'static str)| {
        view! { <g transform=placed(at(x, y), 0.0, size) inner_html=art /> }
    };
    let layer = |(class, d): (&'static str, &'static str)| view! { <path class=class d=d /> };
    view! {
        <svg
            class=["shore ", class(number)].concat()
            viewBox="0 0 1600 380"
            preserveAspectRatio="xMidYMax slice"
            aria-hidden="true"
        >
            <path class="sea-waves" d=waves />
            {BEACH.map(layer).into_iter().collect_any()}
            {THINGS.map(thing).into_iter().collect_any()}
            {FRONT.map(layer).into_iter().collect_any()}
        </svg>
    }
}
