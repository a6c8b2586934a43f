//! Everything that is laid over the island while somebody decides: hexes that may be chosen or were refused, tiles and edges
//! as targets, the outline of the ghost, focus, odds, fire. Each state has a shape, not only a colour.

use hexx::Vec2;

use super::{
    Shape,
    geometry::{at, centre, corner, edge_ends, edge_place, normal, placed},
    path::path,
    sides::Sides,
    wall,
};
pub use crate::app::board::emblems::FLAME;
use crate::rules::eruption::{Dir, Edge, Hex, HexSet, Slot};

/// How a hex is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HexMark {
    /// An empty hex that may be chosen: a wash and six short corners. On the board all of them are drawn together, by
    /// [`under_lava`] and [`over_lava`].
    Legal,
    /// An empty hex where every wall has held: dark, with a cross.
    Refused,
    /// A tile that may be chosen: a double outline above the lava, with bold corners.
    Target,
    /// The tile that is chosen: a broad closed outline.
    Chosen,
    /// Nothing to see; there can still be focus.
    Bare,
}

impl HexMark {
    /// All of them.
    pub const ALL: [HexMark; 5] =
        [HexMark::Bare, HexMark::Legal, HexMark::Refused, HexMark::Target, HexMark::Chosen];

    /// The class of the group round the mark.
    pub fn class(self) -> &'static str {
        match self {
            HexMark::Legal => "legal",
            HexMark::Refused => "refused",
            HexMark::Target => "target",
            HexMark::Chosen => "chosen",
            HexMark::Bare => "bare",
        }
    }
}

/// The shapes of a mark, the lowest paint first.
pub fn hex_mark(hex: Hex, mark: HexMark) -> Vec<Shape> {
    let hexagon = |class, side| Shape { class, d: outline(hex, side) };
    match mark {
        HexMark::Legal => {
            let d = corners(hex, 88.0, 22.0);
            let ticks = ["ticks-dark", "ticks"].map(|class| Shape { class, d: d.clone() });
            [hexagon("legal-fill", 97.0)].into_iter().chain(ticks).collect()
        }
        HexMark::Refused => {
            let c = centre(hex);
            let bars = path(|p| {
                for x in [-34.0, 34.0] {
                    p.open_line([c + at(x, -34.0), c + at(-x, 34.0)]);
                }
            });
            vec![hexagon("refused-fill", 90.0), Shape { class: "refused-bars", d: bars }]
        }
        HexMark::Target => vec![
            hexagon("target-fill", 98.0),
            hexagon("target-dark", 90.0),
            hexagon("target-line", 90.0),
            Shape { class: "target-corners", d: corners(hex, 90.0, 24.0) },
        ],
        HexMark::Chosen => {
            vec![hexagon("target-fill", 98.0), hexagon("chosen-dark", 94.0), hexagon("chosen-line", 94.0)]
        }
        HexMark::Bare => Vec::new(),
    }
}

/// The ring of focus is three lines of these classes, so that it is seen on lava and jungle alike.
pub const FOCUS_CLASSES: [&str; 3] = ["focus-dark", "focus-light", "focus-line"];

/// The ring round a hex with focus.
pub fn focus_ring(hex: Hex) -> [Shape; 3] {
    FOCUS_CLASSES.map(|class| Shape { class, d: outline(hex, 104.0) })
}

/// Up to so many hexes that may be chosen get a mark each; of more of them the region is marked.
const MANY: u32 = 14;

/// Whether hexes that may be chosen are marked as a region.
pub fn is_region(legal: HexSet) -> bool {
    legal.len() > MANY
}

/// What marks the hexes that may be chosen, under the lava: a wash on them; or, where they are a region, a shade on the other
/// empty hexes.
pub fn under_lava(legal: HexSet, empty: HexSet) -> String {
    let (hexes, side) = if is_region(legal) { (empty & !legal, 100.5) } else { (legal, 97.0) };
    hexes.iter().map(|hex| outline(hex, side)).collect()
}

/// And over the lava: six short corners each, or the border of the region.
pub fn over_lava(legal: HexSet) -> [Shape; 2] {
    let (classes, d) = if is_region(legal) {
        (["region-dark", "region"], border(legal))
    } else {
        (["ticks-dark", "ticks"], legal.iter().map(|hex| corners(hex, 88.0, 22.0)).collect())
    };
    classes.map(|class| Shape { class, d: d.clone() })
}

/// The border of a set of hexes, and nothing inside it.
fn border(hexes: HexSet) -> String {
    path(|p| {
        for hex in hexes.iter() {
            let inside = |dir: &Dir| hex.neighbour(*dir).is_some_and(|next| hexes.has(next));
            for dir in Dir::ALL.into_iter().filter(|dir| !inside(dir)) {
                p.open_line(edge_ends(dir).map(|end| centre(hex) + end * 0.985));
            }
        }
    })
}

/// What can be hit of a hex.
pub fn hit_area(hex: Hex) -> String {
    outline(hex, 99.0)
}

fn outline(hex: Hex, side: f32) -> String {
    path(|p| {
        p.hexagon(centre(hex), side);
    })
}

/// Short strokes round the six corners.
fn corners(hex: Hex, side: f32, length: f32) -> String {
    path(|p| {
        for i in 0..6 {
            let (tip, along) =
                (centre(hex) + corner(i) * (side / 100.0), |turn: usize| corner(i + turn) * 0.01);
            p.open_line([tip + along(2) * length, tip, tip + along(4) * length]);
        }
    })
}

/// The dark lift under a ghost and its light outline.
pub fn ghost_outline(hex: Hex) -> [Shape; 3] {
    let hexagon = |class, shift: Vec2, side: f32| {
        let d = path(|p| {
            p.hexagon(centre(hex) + shift, side);
        });
        Shape { class, d }
    };
    [
        hexagon("ghost-lift", at(4.0, 14.0), 104.0),
        hexagon("ghost-dark", Vec2::ZERO, 104.0),
        hexagon("ghost-line", Vec2::ZERO, 104.0),
    ]
}

/// The ring that a tile sends out when it touches the ground.
pub fn ring(hex: Hex) -> Shape {
    Shape { class: "ghost-ring", d: outline(hex, 100.0) }
}

/// Where the badge of a ghost is that says "tap to turn": on a corner, if possible away from the sides to avoid.
pub fn turn_badge_place(hex: Hex, avoid: Sides) -> Vec2 {
    let free = |corner: &usize| {
        let clear = |steps: usize| !avoid.has(Dir::N.turned(corner + steps));
        clear(1) && clear(2)
    };
    let best = [5, 0, 4, 1, 3, 2].into_iter().find(free).unwrap_or(5);
    centre(hex) + corner(best) * 1.04
}

/// The badge's arrow.
pub const TURN_ARROW: &str = "M12 6A13 13 0 1 1 9-9M11-17V-8H2";

/// Where the chance of a wall to hold is written: on the lava so far behind the wall.
pub fn odds_place(edge: Edge, behind: f32) -> Vec2 {
    let (middle, side) = edge_place(edge);
    middle - normal(side) * behind
}

/// Where the emblem of whoever laid a tile is.
pub fn laid_place(hex: Hex) -> Vec2 {
    centre(hex) + corner(2) * 0.74
}

/// The outline of a tile that has been laid since.
pub fn laid_outline(hex: Hex) -> [Shape; 2] {
    ["laid-dark", "laid-line"].map(|class| Shape { class, d: outline(hex, 93.0) })
}

/// How near lava is to an edge of the own village.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Threat {
    /// Further off, or the edge is no village's.
    #[default]
    Quiet,
    /// It could come with the next tile.
    Near,
    /// It touches the edge.
    Touches,
}

/// What would be done on an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EdgeGlyph {
    /// Build a wall here.
    Build(Threat),
    /// Remove the wall.
    Cross,
    /// Take up or swap this wall.
    Swap,
}

/// How an edge is marked as a target: two constant pictures, and where they are.
#[derive(Clone, Debug, PartialEq)]
pub struct EdgeMark {
    /// Where the mark is, turned along the edge; its x goes along the edge, its y to the lava.
    pub transform: String,
    /// A notch on the line of the edge, or a frame round the wall that stands there; and the area that can be hit.
    pub art: &'static str,
    /// Where the sign is: upright.
    pub sign_transform: String,
    /// What would be done.
    pub sign: &'static str,
}

/// The radius of what can be hit of an edge.
pub const EDGE_HIT: f32 = 46.0;

const FRAME: &str = r#"<circle class="slot-hit" r="46"/><path class="slot-frame" d="M-34-27H34a27 27 0 0 1 0 54H-34a27 27 0 0 1 0-54Z"/>"#;
/// A notch; with an arrow where lava is near, in brackets where it touches.
const NOTCHES: [&str; 3] = [
    r#"<circle class="slot-hit" r="46"/><path class="notch-dark" d="M-17 0H17"/><path class="notch" d="M-17 0H17"/>"#,
    r#"<circle class="slot-hit" r="46"/><path class="notch-dark" d="M-17 0H17"/><path class="notch" d="M-17 0H17"/><path class="threat-dark" d="M-9 27L0 19 9 27"/><path class="threat-line" d="M-9 27L0 19 9 27"/>"#,
    r#"<circle class="slot-hit" r="46"/><path class="notch-dark" d="M-17 0H17"/><path class="notch" d="M-17 0H17"/><path class="threat-dark" d="M-34-12V17H-20M34-12V17H20"/><path class="threat-line" d="M-34-12V17H-20M34-12V17H20"/>"#,
];
const PLUS: &str = r#"<circle class="slot-disc" r="21"/><path class="slot-sign" d="M-9 0H9M0-9V9"/>"#;
const CROSS: &str = r#"<circle class="slot-disc" r="22"/><path class="slot-sign" d="M-8-8L8 8M8-8L-8 8"/>"#;
const SWAP: &str = r#"<circle class="slot-disc" r="22"/><path class="slot-sign" d="M-11-4H10M4-10L10-4M11 5H-10M-4 11L-10 5"/>"#;

/// The marks of an edge.
pub fn edge_mark(edge: Edge, glyph: EdgeGlyph) -> EdgeMark {
    let (middle, side) = edge_place(edge);
    let lift = if matches!(edge, Edge::Village(_)) { 5.0 } else { 3.0 };
    let (place, turn) = match glyph {
        EdgeGlyph::Build(_) => (middle + normal(side) * lift, 60.0 * side.index() as f32),
        EdgeGlyph::Cross | EdgeGlyph::Swap => wall::pose(edge),
    };
    let (art, sign, beside) = match glyph {
        EdgeGlyph::Build(threat) => {
            let sign = if threat == Threat::Touches { PLUS } else { "" };
            (NOTCHES[threat as usize], sign, 40.0)
        }
        EdgeGlyph::Cross => (FRAME, CROSS, 0.0),
        EdgeGlyph::Swap => (FRAME, SWAP, 0.0),
    };
    EdgeMark {
        transform: placed(place, turn, 1.0),
        art,
        sign_transform: placed(place + normal(side) * beside, 0.0, 1.0),
        sign,
    }
}

/// The frame round a wall that would be built; it is drawn where the wall is.
pub const CHOSEN_FRAME: &str = r#"<rect class="frame-lift" x="-60" y="-28" width="126" height="72" rx="13"/><rect class="frame-dark" x="-63" y="-34" width="126" height="67" rx="15"/><rect class="frame-line" x="-63" y="-34" width="126" height="67" rx="15"/>"#;

/// Where a fire burns on a fence.
pub fn fire_place(slot: Slot) -> String {
    let (middle, side) = edge_place(Edge::Village(slot));
    placed(middle + normal(side) * 17.0, 0.0, 0.95)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(shape: &Shape) -> usize {
        shape.d.matches('M').count()
    }

    #[test]
    fn up_to_fourteen_hexes_are_marked_one_by_one_and_more_as_a_region() {
        let first = |count| Hex::all().take(count).collect::<HexSet>();
        let [dark, line] = over_lava(first(14));
        assert_eq!((dark.class, line.class, lines(&line)), ("ticks-dark", "ticks", 14 * 6));
        assert_eq!(under_lava(first(14), HexSet::ALL).matches('M').count(), 14, "a wash on each");
        assert_eq!(over_lava(first(15))[1].class, "region");
        assert_eq!(under_lava(first(15), HexSet::ALL).matches('M').count(), 45, "a shade on all others");
    }

    #[test]
    fn a_region_has_a_border_and_nothing_inside() {
        // A hex with its neighbours: eighteen sides on the border.
        let round = |hex: Hex| Dir::ALL.into_iter().filter_map(move |dir| hex.neighbour(dir));
        let middle = Hex::all().find(|hex| round(*hex).count() == 6).unwrap();
        let region: HexSet = round(middle).chain([middle]).collect();
        assert_eq!(border(region).matches('M').count(), 18);
    }
}
