//! Walls in three materials. Silhouettes differ, not only colours: a spiky sheaf, round logs, square blocks. A wall is drawn
//! along x, its outer side up, 92 × 40 units.

use hexx::Vec2;

use super::geometry::{edge_place, normal, placed};
use crate::rules::eruption::{Edge, Material};

/// The box that a wall fills.
pub const VIEW_BOX: &str = "-52 -26 104 50";
/// The three pieces that a wall breaks into: class, and what of [`VIEW_BOX`] each is.
pub const SHARDS: [[&str; 2]; 3] =
    [["shard left", "-52 -26 36 50"], ["shard", "-16 -26 32 50"], ["shard right", "16 -26 36 50"]];
/// The box that a resource fills.
pub const ICON_BOX: &str = "-34 -34 68 68";

const WALLS: [&str; 3] = [
    r#"<path class="w-line" d="M-47 15L-45-10-39-20-33-10-27-21-21-11-14-22-7-11 0-22 7-11 14-22 21-11 27-21 33-10 39-20 45-10 47 15Z"/><path class="w-straw" d="M-43 12L-41-9-38-14-33-5-27-15-21-6-14-16-7-6 0-16 7-6 14-16 21-6 27-15 33-5 38-14 41-9 43 12Z"/><path class="w-straw-l" d="M-35 11L-34 0M-27 11L-26-6M-18 11L-18 0M-9 11L-10-3M0 11L0-8M9 11L10-3M18 11L18 0M27 11L26-6M35 11L34 0"/><path class="w-tie" d="M-44 3L44 3"/>"#,
    r#"<path class="w-line" d="M-40-21H40a11 11 0 0 1 6 20 11 11 0 0 1-6 20H-40a11 11 0 0 1-6-20 11 11 0 0 1 6-20Z"/><rect class="w-wood" x="-47" y="-17.5" width="94" height="16" rx="8"/><rect class="w-wood" x="-47" y=".5" width="94" height="16" rx="8"/><path class="w-wood-l" d="M-26-12.5H14M-10-6.5H30M-30 5.5H6M-14 11.5H26"/><circle class="w-end" cx="38.5" cy="-9.5" r="7"/><circle class="w-end" cx="-38.5" cy="8.5" r="7"/><circle class="w-ring" cx="38.5" cy="-9.5" r="3"/><circle class="w-ring" cx="-38.5" cy="8.5" r="3"/>"#,
    r#"<path class="w-line" d="M-49-22H49V20H-49Z"/><path class="w-stone" d="M-45-18H-18V-2H-45ZM-14-18H16V-2H-14ZM20-18H45V-2H20ZM-45 2H-30V16H-45ZM-26 2H2V16H-26ZM6 2H31V16H6ZM35 2H45V16H35Z"/><path class="w-stone-s" d="M-45-5H-18V-2H-45ZM-14-5H16V-2H-14ZM20-5H45V-2H20ZM-45 13H-30V16H-45ZM-26 13H2V16H-26ZM6 13H31V16H6ZM35 13H45V16H35Z"/>"#,
];

const ICONS: [&str; 3] = [
    r#"<path class="w-line" d="M-8-29L-3-22 0-31 3-22 8-29 12-20 9-3 16 22 9 28H-9L-16 22-9-3-12-20Z"/><path class="w-straw" d="M-7-22L-3-16 0-24 3-16 7-22 8-18 5-3H-5L-8-18ZM-5 2H5L12 20 8 24H-8L-12 20Z"/><path class="w-straw-l" d="M0 5V22M-4 8L-7 21M4 8L7 21M-2-5L-3-12M2-5L3-12"/><path class="w-tie" d="M-8-.5H8"/>"#,
    r#"<g transform="rotate(-24)"><path class="w-line" d="M-20-16H18a16 16 0 0 1 0 32H-20a9 16 0 0 1 0-32Z"/><path class="w-wood" d="M-19-12H18a12 12 0 0 1 0 24H-19a7 12 0 0 1 0-24Z"/><path class="w-wood-l" d="M-16-5H4M-10 2H2M-17 7H3"/><circle class="w-end" cx="18" cy="0" r="12"/><circle class="w-ring" cx="18" cy="0" r="7"/><circle class="w-ring" cx="18" cy="0" r="2.5"/></g>"#,
    r#"<path class="w-line" d="M-26-8L-6-24 26-14 28 10 8 25-25 14Z"/><path class="w-stone" d="M-19-8L-5-19 20-11 5-2Z"/><path class="w-stone-m" d="M-22-4L4 2 6 20-21 11Z"/><path class="w-stone-d" d="M9 2L23-8 24 8 11 19Z"/>"#,
];

/// A wall, as inner SVG.
pub fn picture(material: Material) -> &'static str {
    WALLS[material.index()]
}

/// The resource, as inner SVG: a sheaf, a log, a block.
pub fn icon(material: Material) -> &'static str {
    ICONS[material.index()]
}

/// The `transform` of a wall on an edge, a little towards the hex or village that it guards. `scale` is 1 for a wall that
/// stands, a little more for one that is about to be rolled for.
pub fn stand(edge: Edge, scale: f32) -> String {
    let (middle, turn) = pose(edge);
    placed(middle, turn, scale * 0.92)
}

/// Where a wall stands and how far it is turned; never upside down.
pub fn pose(edge: Edge) -> (Vec2, f32) {
    let (middle, side) = edge_place(edge);
    let lift = if matches!(edge, Edge::Village(_)) { 5.0 } else { 9.0 };
    let turn = match side.index() {
        1 | 4 => 60.0,
        2 | 5 => -60.0,
        _ => 0.0,
    };
    (middle + normal(side) * lift, turn)
}
