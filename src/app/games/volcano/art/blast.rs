//! What flies when the volcano erupts, and what moving islands stir up: constant inner SVG round the origin.

use super::shape;
use crate::app::board::{path::path, plane::at};

/// A glowing stone on its way, its tail up.
pub const BOMB: &str = r#"<path class="bm-tail" d="M-6-10Q-2-34 14-58 12-34 8-10Z"/><path class="lava-hot" d="M-3-10Q0-26 8-40 8-24 5-10Z"/><path class="bm" d="M-13-4L-6-13 7-12 14-2 9 11-5 13-14 6Z"/>"#;
/// Where one hits land.
pub const BURST: &str = r#"<path class="burst" d="M0-58L14-24 46-40 30-8 62 6 28 16 38 48 6 30-12 58-18 24-52 32-32 4-60-16-24-18-34-50-8-28Z"/><path class="lava-core" d="M0-26L8-10 26-12 12 4 20 22 2 14-12 24-12 6-28-2-10-8Z"/>"#;
/// Water that is thrown up.
pub const SPRAY: &str = r#"<path class="spray" d="M-34 0Q-30-22-18-26-20-12-12-4-8-28 4-36 2-16 10-6 16-24 28-24 22-10 32 0 0 14-34 0ZM-30-34a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM9-46a5 5 0 1 0 10 0a5 5 0 1 0-10 0ZM32-32a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z"/>"#;
/// What an island leaves behind on its way up.
pub const WAKE: &str = r#"<path class="wk" d="M-52 30Q-66 76-58 120-44 80-34 52ZM52 30Q66 76 58 120 44 80 34 52ZM-16 62Q-22 96-12 136-6 100-2 66ZM16 62Q22 96 12 136 6 100 2 66Z"/>"#;
/// Steam over a crater that stays calm.
pub const STEAM: &str = r#"<path class="vapour" d="M-30 0a30 30 0 1 0 60 0a30 30 0 1 0-60 0ZM-56 12a22 22 0 1 0 44 0a22 22 0 1 0-44 0ZM8 14a24 24 0 1 0 48 0a24 24 0 1 0-48 0Z"/>"#;

/// The puffs of the cloud: where, and how large, in parts of the height.
const PUFFS: [(f32, f32, f32); 8] = [
    (0.0, 0.34, 0.13),
    (-0.09, 0.48, 0.15),
    (0.1, 0.54, 0.16),
    (-0.22, 0.7, 0.18),
    (0.2, 0.74, 0.19),
    (-0.02, 0.84, 0.24),
    (-0.34, 0.86, 0.14),
    (0.34, 0.9, 0.14),
];
/// Where the jets of the fountain end.
const JETS: [(f32, f32); 5] = [(0.0, -0.72), (-0.16, -0.56), (0.17, -0.58), (-0.34, -0.34), (0.34, -0.36)];

/// Fountain and cloud over the crater, so tall.
pub fn column(height: f32) -> String {
    let cloud = |(class, size, aside, up): (&str, f32, f32, f32)| {
        let discs = path(|to| {
            for (x, y, r) in PUFFS {
                to.disc(at(x - aside, -y - up) * height, r * height * size);
            }
        });
        shape(class, &discs)
    };
    let fountain = |(class, size, width): (&str, f32, f32)| {
        let jets = path(|to| {
            for (x, y) in JETS {
                let tip = at(x, y) * (height * size);
                to.move_to(at(-width, 4.0))
                    .quad_to(at(tip.x * 0.1 - width, tip.y * 0.7), tip)
                    .quad_to(at(tip.x * 0.35 + width, tip.y * 0.62), at(width, 4.0))
                    .close();
            }
        });
        shape(class, &jets)
    };
    let clouds =
        [("ash", 1.0, 0.0, 0.0), ("ash ash2", 0.74, 0.025, 0.035), ("ash ash3", 0.42, 0.05, 0.07)].map(cloud);
    let jets = [("lava-mid", 1.0, 21.0), ("lava-hot", 0.82, 13.0), ("lava-core", 0.6, 6.0)].map(fountain);
    [clouds.concat(), jets.concat()].concat()
}
