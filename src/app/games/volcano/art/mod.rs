//! The look of VOLCANO as constant inner SVG, painted by the classes of the `55-volcano` style sheets, and where things are on the
//! board: cards of 182 units in a grid of 190, the middle of the sea at the origin, y downwards. Here is what is small; [`island`]
//! draws the islands and [`volcano`] the volcano, [`pawn`] a pawn, [`water`] the sea with its currents, [`blast`] what flies when
//! the volcano erupts, and `events` and `lid` what their names say.

use hexx::Vec2;

use crate::{
    app::board::plane::at,
    rules::volcano::{Cell, Island},
};

pub mod blast;
mod events;
mod ground;
mod islands;
mod lid;
pub mod pawn;
mod stream;
mod volcano;
pub mod water;

pub use events::event;
pub use ground::ring;
pub use islands::island;
pub use lid::lid;
pub use volcano::{eyes, volcano};

/// The side of the picture.
pub const SIDE: f32 = 1018.0;
/// The same as an SVG `viewBox`.
pub const FRAME: &str = "-509 -509 1018 1018";
/// From the middle of a cell to that of the next.
pub const PITCH: f32 = 190.0;

/// The middle of a cell.
pub fn middle(cell: Cell) -> Vec2 {
    at(f32::from(cell.column()) - 3.0, f32::from(cell.row()) - 3.0) * PITCH
}

/// The cell under a point.
pub fn cell_at(point: Vec2) -> Option<Cell> {
    let number = |x: f32| (x / PITCH + 3.5).floor().clamp(0.0, 9.0) as u8;
    Cell::at(number(point.x), number(point.y))
}

/// A path of that class.
pub fn shape(class: &str, d: &str) -> String {
    ["<path class=\"", class, "\" d=\"", d, "\"/>"].concat()
}

/// A picture at its place: the inside of `translate(…)`, and whatever follows that.
pub fn put(art: &str, place: &str) -> String {
    ["<g transform=\"translate(", place, ")\">", art, "</g>"].concat()
}

/// The head of a current in small pictures.
pub const HEAD: &str = r#"<path class="arrow" d="M0-89L27-60 11-62V-50H-11V-62L-27-60Z"/>"#;
/// A resource of one point, and of three: markers that lie on the ground.
pub const RESOURCES: [&str; 2] = [
    r#"<g class="res1"><ellipse class="t-sh" cx="5" cy="9" rx="19" ry="15"/><circle class="side" cy="3.5" r="15"/><circle class="top" r="15"/><circle class="in" r="11.5"/><text>1</text></g>"#,
    r#"<g class="res3"><ellipse class="t-sh" cx="5" cy="9" rx="19" ry="15"/><path class="side" d="M0-15L19 4 0 23-19 4Z"/><path class="top" d="M0-19L19 0 0 19-19 0Z"/><path class="in" d="M0-19L-19 0 0-4Z"/><text>3</text></g>"#,
];
/// The crown of the parent, 20 × 16.
pub const CROWN: &str = r#"<path class="crown" d="M1 4L6 8 10 1 14 8 19 4 17 15H3Z"/>"#;
/// The pictures of GO and STAY, 32 × 32, in lines: arrows that go on, and an anchor.
pub const VOTES: [&str; 2] = [
    r#"<path d="M5 8L13 16 5 24M15 8L23 16 15 24M28 8V24"/>"#,
    r#"<circle cx="16" cy="6" r="3"/><path d="M16 9V28M10 14H22M5 19Q6 28 16 28T27 19M5 19L2.5 23M27 19L29.5 23"/>"#,
];

/// Where markers lie on an island, by how many there are: to the upper right of what grows on it.
const SPOTS: [&[(f32, f32)]; 5] = [
    &[],
    &[(56.0, -24.0)],
    &[(40.0, -36.0), (66.0, -20.0)],
    &[(36.0, -44.0), (68.0, -40.0), (58.0, -10.0)],
    &[(36.0, -48.0), (69.0, -48.0), (42.0, -14.0), (72.0, -14.0)],
];

/// The resources that lie on an island, as inner SVG; more than four markers are one of each kind with its number. They make room
/// for two rows of pawns.
pub fn resources(amount: u32, pawns: u32) -> String {
    let up = if pawns > 4 { 26.0 } else { 0.0 };
    let token = |three: bool, (x, y): (f32, f32), count: u32| {
        let place = [&(x as i32).to_string(), " ", &((y - up) as i32).to_string()].concat();
        let times = match count {
            0 | 1 => String::new(),
            _ => ["<text class=\"times\" x=\"-21\" y=\"17\">", &count.to_string(), "×</text>"].concat(),
        };
        put(&[RESOURCES[usize::from(three)], &times].concat(), &place)
    };
    let (threes, ones) = (amount / 3, amount % 3);
    match SPOTS.get((threes + ones) as usize) {
        Some(spots) => spots.iter().zip(0..).map(|(spot, number)| token(number < threes, *spot, 1)).collect(),
        None if ones == 0 => token(true, (56.0, -40.0), threes),
        None => [token(true, (56.0, -54.0), threes), token(false, (68.0, -16.0), ones)].concat(),
    }
}

/// The number of an island on its plate; the volcano has none.
pub fn plate(island: Island) -> String {
    match island {
        Island::Volcano => String::new(),
        _ => [
            "<g class=\"no\" transform=\"translate(-68 -64)\"><circle r=\"20\"/><text>",
            island.name(),
            "</text></g>",
        ]
        .concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_of_a_card_means_its_cell() {
        for cell in Cell::all() {
            for step in [at(0.0, 0.0), at(-90.0, 90.0), at(90.0, -90.0)] {
                assert_eq!(cell_at(middle(cell) + step), Some(cell));
            }
        }
        assert_eq!([cell_at(at(-480.0, 0.0)), cell_at(at(0.0, 5000.0))], [None, None]);
    }

    #[test]
    fn every_island_has_its_own_outline_and_every_event_its_own_picture() {
        for (number, one) in Island::ALL.into_iter().enumerate() {
            assert!(Island::ALL[..number].iter().all(|other| island(*other) != island(one)));
            assert!(Island::ALL[..number].iter().all(|other| ring(*other, 1.2) != ring(one, 1.2)));
        }
        for one in 1..=6 {
            assert!((1..one).all(|other| event(other) != event(one)));
        }
    }

    #[test]
    fn resources_are_counted_out_up_to_four_markers_and_said_in_figures_beyond() {
        let worth = |text: &str| {
            let (threes, ones) = (text.matches("res3").count(), text.matches("res1").count());
            threes * 3 + ones
        };
        for amount in 0..40 {
            let text = resources(amount, 2);
            if amount / 3 + amount % 3 <= 4 {
                assert_eq!(worth(&text), amount as usize);
            } else {
                assert!(text.contains(&format!("{}×", amount / 3)), "{text}");
            }
        }
    }

    #[test]
    fn the_volcano_wakes_with_the_danger_and_never_sleeps_before_an_eruption() {
        let faces: Vec<_> = (1..=4).map(eyes).collect();
        assert!((1..4).all(|level| faces[level] != faces[level - 1]));
        assert!(volcano(1, true).contains(eyes(3)) && volcano(4, true).contains(eyes(4)));
        assert!(volcano(1, false).contains(eyes(1)));
    }
}
