//! Everything that is laid over the island while somebody decides: hexes that may be chosen or were refused, tiles and edges
//! as targets, the outline of the ghost, focus, odds, fire. Each state has a shape, not only a colour.

use hexx::Vec2;

use super::{
    Shape,
    geometry::{at, centre, corner, edge_ends, edge_place, normal, placed},
    lava::Sides,
    path::{PathBuilder, path},
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

/// Light where lava enters a tile, at these places of it.
pub fn flashes(hex: Hex, places: &[Vec2]) -> Shape {
    let d = path(|p| {
        for place in places {
            p.disc(centre(hex) + *place, 56.0);
        }
    });
    Shape { class: "lava-core", d }
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

/// Where the chance of a wall to hold is written: on the lava behind the wall.
pub fn odds_place(edge: Edge) -> Vec2 {
    let (middle, side) = edge_place(edge);
    middle - normal(side) * 58.0
}

/// What would be done on an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EdgeGlyph {
    /// Build a wall here.
    Plus,
    /// Remove the wall.
    Cross,
    /// Take up or swap this wall.
    Swap,
    /// Put the wall down here.
    Dot,
}

impl EdgeGlyph {
    /// Whether a wall stands there: then the mark is a frame round it.
    fn on_a_wall(self) -> bool {
        matches!(self, EdgeGlyph::Cross | EdgeGlyph::Swap)
    }
}

/// How an edge is marked as a target.
#[derive(Clone, Debug, PartialEq)]
pub struct EdgeMark {
    /// Where it is drawn, turned along the edge.
    pub transform: String,
    /// The bar along the edge, and the disc in its middle.
    pub base: [Shape; 3],
    /// The sign in the disc: it stays upright.
    pub sign: Shape,
    /// Where the sign is.
    pub sign_transform: String,
}

/// The radius of what can be hit of an edge.
pub const EDGE_HIT: f32 = 46.0;

/// The marks of an edge: a slot as long as a wall, a disc with a sign, the hit area below.
pub fn edge_mark(edge: Edge, glyph: EdgeGlyph) -> EdgeMark {
    let (place, turn) = wall::pose(edge);
    let hit = path(|p| {
        p.disc(Vec2::ZERO, EDGE_HIT);
    });
    let bar = path(|p| {
        let (long, round) = if glyph.on_a_wall() { (34.0, 27.0) } else { (34.0, 15.0) };
        p.move_to(at(-long, -round)).line_to(at(long, -round)).arc_to(round, true, at(long, round));
        p.line_to(at(-long, round)).arc_to(round, true, at(-long, -round)).close();
    });
    let disc = path(|p| {
        p.disc(Vec2::ZERO, 22.0);
    });
    EdgeMark {
        transform: placed(place, turn, 1.0),
        base: [
            Shape { class: "slot-hit", d: hit },
            Shape { class: if glyph.on_a_wall() { "slot-frame" } else { "slot-bar" }, d: bar },
            Shape { class: "slot-disc", d: disc },
        ],
        sign: Shape { class: "slot-sign", d: sign(glyph) },
        sign_transform: placed(place, 0.0, 1.0),
    }
}

fn sign(glyph: EdgeGlyph) -> String {
    path(|p: &mut PathBuilder| match glyph {
        EdgeGlyph::Plus => {
            p.open_line([at(-10.0, 0.0), at(10.0, 0.0)]).open_line([at(0.0, -10.0), at(0.0, 10.0)]);
        }
        EdgeGlyph::Cross => {
            p.open_line([at(-8.0, -8.0), at(8.0, 8.0)]).open_line([at(8.0, -8.0), at(-8.0, 8.0)]);
        }
        EdgeGlyph::Swap => {
            p.open_line([at(-11.0, -4.0), at(10.0, -4.0)]).open_line([at(4.0, -10.0), at(10.0, -4.0)]);
            p.open_line([at(11.0, 5.0), at(-10.0, 5.0)]).open_line([at(-4.0, 11.0), at(-10.0, 5.0)]);
        }
        EdgeGlyph::Dot => {
            p.disc(Vec2::ZERO, 4.0);
        }
    })
}

/// Where a fire burns on a fence.
pub fn fire_place(slot: Slot) -> String {
    let (middle, side) = edge_place(Edge::Village(slot));
    placed(middle + normal(side) * 17.0, 0.0, 0.95)
}
