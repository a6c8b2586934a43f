//! The breath of the volcano: a ring of light round its vent, a pale heart in it, and thin smoke that leans over bare rock.

use std::fmt::Write;

use super::{
    cone::SUMMIT,
    geometry::{at, number, translate},
    path::path,
    shore::patch,
};

/// The puffs of smoke: middle and half-axes, from the summit.
const PUFFS: [[f32; 4]; 5] = [
    [34.0, -24.0, 9.0, 10.0],
    [56.0, -42.0, 14.0, 12.0],
    [86.0, -58.0, 18.0, 15.0],
    [122.0, -70.0, 23.0, 18.0],
    [164.0, -76.0, 25.0, 18.0],
];

/// Light and smoke, as inner SVG.
pub fn breath() -> String {
    let heart = path(|path| {
        path.blob(&patch(SUMMIT + at(0.0, 6.0), [26.0, 19.0], 5, [12.0, 0.3]));
    });
    let mut text = format!(
        r#"{GRADIENT}<g class="glow"><circle cy="{}" r="160" fill="url(#breath-glow)"/><path class="heart" d="{heart}"/></g><g transform="{}">"#,
        number(SUMMIT.y),
        translate(SUMMIT)
    );
    for (i, [x, y, wide, high]) in PUFFS.into_iter().enumerate() {
        let d = path(|path| {
            path.blob(&patch(at(x, y), [wide, high], i as i32 + 60, [9.0, 0.42]));
        });
        // Writing to a String cannot fail.
        let _ = write!(text, r#"<path class="puff p{i}" d="{d}"/>"#);
    }
    text + "</g>"
}

/// The ring, whose middle stays as it is so that it never dulls the vent; and the full light of an eruption.
const GRADIENT: &str = r#"<defs><radialGradient id="breath-glow"><stop offset=".2" class="stop-ring" stop-opacity="0"/><stop offset=".27" class="stop-ring" stop-opacity=".5"/><stop offset="1" class="stop-ring" stop-opacity="0"/></radialGradient><radialGradient id="flare-glow"><stop offset=".2" class="stop-glow"/><stop offset="1" class="stop-glow" stop-opacity="0"/></radialGradient></defs>"#;
