//! The pictures of the eight action cards: 100 × 74 units, flat, one idea each, cream arrows for what the player does. They
//! are scenes of their own and keep their colours in every theme.

use super::{geometry::number, lone_markup, village, wall};
use crate::rules::eruption::{Card, Kind, Material, Tile};

/// The box that a card's picture fills.
pub const VIEW_BOX: &str = "0 0 100 74";

/// The picture of a card, as inner SVG.
pub fn picture(card: Card) -> String {
    match card {
        Card::LavaFlow => format!("{}{LAVA_FLOW}", sky("#2a1c2c", "#1d1519")),
        Card::Reinforce => reinforce(),
        Card::Relocate => relocate(),
        Card::Rain => rain(),
        Card::Sinkhole => SINKHOLE.to_owned() + &arrow("M50 6V24M43 18L50 25 57 18"),
        Card::VolcanicBomb => volcanic_bomb(),
        Card::Aftershock => aftershock(),
        Card::Quake => quake(),
    }
}

fn sky(above: &str, below: &str) -> String {
    format!(r#"<rect width="100" height="74" fill="{above}"/><path d="M0 52H100V74H0Z" fill="{below}"/>"#)
}

fn arrow(d: &str) -> String {
    format!(
        r##"<path d="{d}" fill="none" stroke="#1d1613" stroke-width="8" stroke-linecap="round" stroke-linejoin="round" opacity=".55"/><path d="{d}" fill="none" stroke="#fff3c2" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>"##
    )
}

fn put(x: f32, y: f32, scale: f32, turn: f32, body: &str) -> String {
    let [x, y, turn, scale] = [x, y, turn, scale].map(number);
    format!(r#"<g transform="translate({x} {y}) rotate({turn}) scale({scale})">{body}</g>"#)
}

/// The tile of that name with that turn.
fn tile(name: &str, turn: usize) -> Tile {
    name.parse()
        .map_or(Tile::ERUPTION, |kind: Kind| kind.tile(crate::rules::eruption::Turn::ZERO).turned(turn))
}

fn wall_at(material: Material, x: f32, y: f32, scale: f32, turn: f32) -> String {
    put(x, y, scale, turn, wall::picture(material))
}

const LAVA_FLOW: &str = r##"<path d="M0 74L34 18 44 24 56 18 100 74Z" fill="#463a3e"/><path d="M56 18L100 74H62L52 24Z" fill="#2c2327"/><path d="M34 18L20 40 30 36 14 60" fill="none" stroke="#5c4d52" stroke-width="1.5"/><path d="M36 20Q44 12 54 20C50 30 62 34 56 44S40 54 44 62 60 70 58 76H28C32 66 24 62 30 52S44 42 40 34 40 26 36 20Z" fill="#7d1a10"/><path d="M39 21Q45 16 51 21C47 31 58 35 52 43S37 53 40 62 53 70 52 76H33C36 68 29 62 35 52S47 42 43 34 43 27 39 21Z" fill="#e8421a"/><path d="M42 22Q45 19 48 22C44 32 54 36 48 43S34 52 38 62 46 70 46 76H38C40 68 33 61 38 52S50 42 46 34 45 28 42 22Z" fill="#ffb02e"/><path d="M44 23C43 32 51 36 46 43S36 52 40 60" fill="none" stroke="#fff4bf" stroke-width="2" stroke-linecap="round"/><circle cx="46" cy="9" r="5" fill="#5f5158"/><circle cx="54" cy="5" r="7" fill="#5f5158"/><circle cx="39" cy="4" r="5" fill="#5f5158"/><path d="M60 14l3-4M31 16l-4-3M64 22l5-1" stroke="#ffb02e" stroke-width="2" stroke-linecap="round"/>"##;

fn reinforce() -> String {
    let walls: String = [(Material::Stone, 59.0), (Material::Wood, 44.0), (Material::Straw, 29.0)]
        .map(|(material, y)| wall_at(material, 50.0, y, 0.54, 0.0))
        .concat();
    sky("#3f7f8e", "#d9b877")
        + r##"<path d="M0 56Q25 48 50 54T100 52V58H0Z" fill="#efd9a7"/>"##
        + &walls
        + &arrow("M84.5 44V19M78 26L84.5 18 91 26M15.5 44V19M9 26L15.5 18 22 26")
}

fn relocate() -> String {
    const GROUND: &str = r##"<rect width="100" height="74" fill="#d9b877"/><path d="M0 0H100V34L74 34 62 54H38L26 34 0 34Z" fill="#3f7a48"/><path d="M0 34H26L38 54H62L74 34H100" fill="none" stroke="#1d1613" stroke-width="9" stroke-linejoin="round"/><path d="M0 34H26L38 54H62L74 34H100" fill="none" stroke="#3d8fe6" stroke-width="6" stroke-linejoin="round"/>"##;
    let hut = format!(r#"<g class="v3">{}</g>"#, put(50.0, 68.0, 0.2, 0.0, village::HUT));
    [
        GROUND.to_owned(),
        hut,
        wall_at(Material::Wood, 50.0, 54.0, 0.3, 0.0),
        format!(r#"<g opacity=".4">{}</g>"#, wall_at(Material::Stone, 17.0, 34.0, 0.26, 0.0)),
        wall_at(Material::Stone, 83.0, 34.0, 0.26, 0.0),
        arrow("M19 23Q50-1 79 20M80 9V21L68 21"),
    ]
    .concat()
}

fn rain() -> String {
    const CLOUD: &str = r##"<path d="M0 60Q30 54 52 60T100 58V74H0Z" fill="#8a7a52"/><path d="M22 36a13 13 0 0 1 4-25 19 19 0 0 1 35-2 14 14 0 0 1 16 27Z" fill="#dfe9ee"/><path d="M22 36a13 13 0 0 1-6-3Q50 38 86 30a14 14 0 0 1-9 6Z" fill="#a9bfcc"/><path d="M26 42l-4 11M40 42l-5 14M54 42l-5 14M68 42l-5 14M80 42l-4 10" stroke="#9fdcff" stroke-width="3.5" stroke-linecap="round"/>"##;
    sky("#35566e", "#6a5a3d")
        + CLOUD
        + &format!(
            r#"<g class="v2">{}{}</g>"#,
            put(49.0, 63.0, 0.34, 0.0, village::HUT),
            put(72.0, 66.0, 0.42, 0.0, village::CALM)
        )
}

const SINKHOLE: &str = r##"<rect width="100" height="74" fill="#3f7a48"/><path d="M86 38L68 69.2 32 69.2 14 38 32 6.8 68 6.8Z" fill="#2c5a37"/><path d="M81 40L65.5 66.8 34.5 66.8 19 40 34.5 13.2 65.5 13.2Z" fill="#463a3e"/><path d="M74 43L62 63.8 38 63.8 26 43 38 22.2 62 22.2Z" fill="#2a2225"/><path d="M66 46L58 59.9 42 59.9 34 46 42 32.1 58 32.1Z" fill="#120d0f"/><path d="M22 30l9 4M78 28l-9 5M36 12l5 9M66 62l-5-7M30 60l6-7" stroke="#120d0f" stroke-width="3" stroke-linecap="round"/><path d="M44 46l6-8 7 6-3 8Z" fill="#5c4d52"/><path d="M45 46l5-6 3 5Z" fill="#e8421a"/>"##;

fn volcanic_bomb() -> String {
    const BOMB: &str = r##"<path d="M100-8Q70 6 50 34L62 46Q84 26 108 14Z" fill="#e8421a" opacity=".85"/><path d="M104-2Q76 10 56 36L62 42Q82 22 108 8Z" fill="#ffb02e"/><path d="M42 34L50 26 62 28 68 38 64 50 52 53 42 46Z" fill="#3d3539" stroke="#120d0f" stroke-width="1.5"/><path d="M45 35L51 29 60 31 56 38Z" fill="#6a5c62"/><path d="M48 44l6-3 2 7M60 36l4 4-3 5" fill="none" stroke="#ff9420" stroke-width="2"/>"##;
    const SPARKS: &str = r##"<path d="M37 47l-6 5M33 40l-8 2M40 56l-4 5" stroke="#fff3c2" stroke-width="3" stroke-linecap="round"/>"##;
    sky("#3a2437", "#d9b877") + BOMB + &wall_at(Material::Stone, 24.0, 62.0, 0.44, -6.0) + SPARKS
}

fn aftershock() -> String {
    let tile = put(50.0, 37.0, 0.25, 14.0, &lone_markup(tile("013", 2), 7));
    r##"<rect width="100" height="74" fill="#335f43"/>"##.to_owned()
        + &tile
        + &arrow("M14 44A37 33 0 0 1 38 6M28 6L39 5 38 16M86 30A37 33 0 0 1 62 68M72 68L61 69 62 58")
}

fn quake() -> String {
    const CRACK: &str = r##"<rect width="100" height="74" fill="#6a5a3d"/><path d="M0 60L18 48 30 58 44 40 58 52 70 34 100 44V74H0Z" fill="#4b3e2a"/><path d="M6 4L22 20 14 30 34 44 28 56 48 74" fill="none" stroke="#1d1613" stroke-width="7" stroke-linejoin="round"/><path d="M6 4L22 20 14 30 34 44 28 56 48 74" fill="none" stroke="#e8421a" stroke-width="2.5" stroke-linejoin="round"/>"##;
    let new = put(64.0, 22.0, 0.19, 0.0, &lone_markup(tile("0134", 0), 9));
    let old = put(58.0, 57.0, 0.15, 0.0, &lone_markup(tile("03", 0), 2));
    CRACK.to_owned()
        + &new
        + &format!(r#"<g opacity=".55">{old}</g>"#)
        + &arrow("M85 24Q92 42 79 55M90 55L77 58 76 46")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_eight_cards_are_drawn_and_differ() {
        let pictures: Vec<_> = Card::ALL.into_iter().map(picture).collect();
        for (i, one) in pictures.iter().enumerate() {
            assert!((800..40_000).contains(&one.len()), "{} is {} bytes", Card::ALL[i], one.len());
            assert_eq!(one.matches("<g").count(), one.matches("</g>").count());
            assert!(pictures[..i].iter().all(|other| other != one));
        }
    }
}
