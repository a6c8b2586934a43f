//! The villages: a fence along their seven edges, huts, palms, a canoe and the people, and the emblems that name them without
//! colour. From the first contact on the people raise their arms and man the canoe; a village without an owner has nobody.

use hexx::Vec2;

use super::{
    Shape, Stamp,
    geometry::{at, centre, edge_ends, normal, placed, polar},
    path::path,
};
use crate::order::sort_short;
use crate::rules::eruption::{Board, Village};

/// The class that sets a village's colours, `--v` and `--v-ink`, for all that is inside.
pub fn class(village: Village) -> &'static str {
    ["v0", "v1", "v2", "v3", "v4", "v5"][village.index()]
}

/// The box that an emblem fills.
pub const EMBLEM_BOX: &str = "-18 -18 36 36";

/// Star, moon, leaf, fish, shell, sail: on a disc in a dark ring, as inner SVG; its parent has the village's class.
const EMBLEMS: [&str; 6] = [
    r#"<circle class="em-line" r="17"/><circle class="em-fill" r="15"/><path class="em-mark" d="M0-10.5L3-3.7 10.3-3.2 4.7 1.5 6.5 8.7 0 4.8-6.5 8.7-4.7 1.5-10.3-3.2-3-3.7Z"/>"#,
    r#"<circle class="em-line" r="17"/><circle class="em-fill" r="15"/><path class="em-mark" d="M3.5-10A10 10 0 1 0 9.5 5.5 8.2 8.2 0 0 1 3.5-10Z"/>"#,
    r#"<circle class="em-line" r="17"/><circle class="em-fill" r="15"/><path class="em-mark" d="M-8.5 8.5C-11-3-3-10 9.5-9.5 10.5 3 3 10.5-5.5 7L-8 10.5-10 9ZM-4.5 4.5L5-5-3 2.5Z"/>"#,
    r#"<circle class="em-line" r="17"/><circle class="em-fill" r="15"/><path class="em-mark" d="M-10.5-6L-5.5-1.5C-2-7 6-7 10.5 0 6 7-2 7-5.5 1.5L-10.5 6C-9 2-9-2-10.5-6Z"/>"#,
    r#"<circle class="em-line" r="17"/><circle class="em-fill" r="15"/><path class="em-mark" d="M0 9.5L-3 7-10 0C-10.5-3-9-4.5-7.5-4.5-7.5-7.5-5.5-8.5-3.5-7.5-2.5-10 2.5-10 3.5-7.5 5.5-8.5 7.5-7.5 7.5-4.5 9-4.5 10.5-3 10 0L3 7Z"/>"#,
    r#"<circle class="em-line" r="17"/><circle class="em-fill" r="15"/><path class="em-mark" d="M1-10.5C6-6 9-1 9.5 3.5H1ZM-1-6V3.5H-8C-6.5 0-4-3-1-6ZM-10 5.5H10L7 9.5H-7Z"/>"#,
];

/// The emblem of a village.
pub fn emblem(village: Village) -> &'static str {
    EMBLEMS[village.index()]
}

/// A hut.
pub const HUT: &str = r#"<path class="h-shadow" d="M-36 22a38 10 0 1 0 76 0a38 10 0 1 0-76 0Z"/><path class="h-wall" d="M-27-4H27V18Q0 28-27 18Z"/><path class="h-door" d="M-9 22V6a9 9 0 0 1 18 0V22Q0 24-9 22Z"/><path class="h-roof" d="M0-46C8-30 24-14 40-1 28 6 14 4 0 7-14 4-28 6-40-1-24-14-8-30 0-46Z"/><path class="h-thatch" d="M-5-30Q-14-12-27-1M5-30Q14-12 27-1M0-34V4M-2-28Q-6-10-13 2M2-28Q6-10 13 2"/><path class="h-knob" d="M0-52a6 6 0 1 0 .1 0Z"/>"#;
/// A palm.
pub const PALM: &str = r#"<path class="p-shade" d="M-22 26a24 6 0 1 0 48 0a24 6 0 1 0-48 0Z"/><path class="p-trunk" d="M-3 26Q-8 2 4-20L10-18Q0 4 5 26Z"/><path class="p-leaf" d="M6-20Q-14-40-36-22-16-28 6-20ZM6-20Q30-42 46-16 28-26 6-20ZM6-20Q-4-52-26-48-8-40 6-20ZM6-20Q22-54 40-44 20-42 6-20ZM6-20Q-20-22-28 2-14-16 6-20ZM6-20Q30-18 34 6 22-14 6-20Z"/><path class="p-nut" d="M-1-15a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM7-15a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z"/>"#;
/// A hut after the fire: stumps of walls, charred posts, embers, smoke.
pub const RUIN: &str = r#"<path class="h-shadow" d="M-36 22a38 10 0 1 0 76 0a38 10 0 1 0-76 0Z"/><path class="r-smoke" d="M-8-26Q-20-38-8-50T-10-74M14-20Q24-32 14-44T18-66"/><path class="r-wall" d="M-27 4L-21-4-15 7-7 1 1 9 9-2 17 8 27 1V18Q0 28-27 18Z"/><path class="r-post" d="M-22 8L-27-26M22 8L29-20M-2 10L-6-14M-34 0L26 15"/><path class="r-ember" d="M-14 18a4 4 0 1 0 .1 0ZM10 15a5 5 0 1 0 .1 0ZM-2 4a3 3 0 1 0 .1 0Z"/>"#;
/// A palm after the fire.
const STUMP: &str = r#"<path class="p-shade" d="M-22 26a24 6 0 1 0 48 0a24 6 0 1 0-48 0Z"/><path class="r-post" d="M1 26Q-4 6 6-16M4-4L14-14"/>"#;
/// A canoe.
const CANOE: &str = r#"<path class="c-hull" d="M-44-6Q0 22 44-6 34 18 0 18-34 18-44-6Z"/><path class="c-band" d="M-33 4Q0 18 33 4L30 9Q0 20-30 9Z"/>"#;
/// Somebody who stands and smiles.
pub const CALM: &str = r#"<path class="f-body" d="M-8 18Q-9-2 0-2 9-2 8 18Q0 21-8 18Z"/><path class="f-arm" d="M-7 4L-11 13M7 4L11 13"/><circle class="f-head" cy="-10" r="8.5"/><path class="f-face" d="M-3-11v1M3-11v1M-2-7Q0-5.5 2-7"/>"#;
/// Somebody with arms up and mouth open.
pub const ALARMED: &str = r#"<path class="f-body" d="M-8 18Q-9-2 0-2 9-2 8 18Q0 21-8 18Z"/><path class="f-arm" d="M-6 3L-15-10M6 3L15-10"/><circle class="f-head" cy="-10" r="8.5"/><path class="f-face" d="M-3-13v2M3-13v2M0-7.5v2"/>"#;

/// How its people feel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mood {
    /// Nobody owns the village: there are no people.
    #[default]
    Empty,
    /// No lava reaches it.
    Calm,
    /// It has contacts.
    Alarmed,
    /// It has burnt out: there are ruins, and nobody.
    Ruined,
}

impl Mood {
    /// The mood of every village.
    pub fn of_all(board: &Board, in_play: &[Village]) -> [Mood; 6] {
        Village::ALL.map(|village| match board.contacts(village).next() {
            _ if !in_play.contains(&village) => Mood::Empty,
            None => Mood::Calm,
            Some(_) => Mood::Alarmed,
        })
    }
}

/// The fence, the lowest paint first. Its pattern is the style sheet's: it goes with the village's class.
pub fn fence(village: Village) -> [Shape; 3] {
    let d = path(|p| {
        let mut ends = Vec::with_capacity(8);
        for slot in village.slots() {
            let (hex, dir) = slot.place();
            let [left, right] = edge_ends(dir).map(|end| centre(hex) + end + normal(dir) * 5.0);
            if ends.is_empty() {
                ends.push(right);
            }
            ends.push(left);
        }
        p.open_line(ends);
    });
    ["fence-line", "fence", "fence-inlay"].map(|class| Shape { class, d: d.clone() })
}

/// A place in a village: `along` to the right as seen from the volcano, `out` from the volcano's centre.
fn place(village: Village, along: f32, out: f32) -> Vec2 {
    let angle = 60.0 * village.index() as f32 - 90.0;
    polar(angle, out) + polar(angle + 90.0, along)
}

/// Huts, palms, canoe and people, from back to front. They stand upright whichever way the village faces.
pub fn life(village: Village, mood: Mood) -> Vec<Stamp> {
    let mut things: Vec<(Vec2, f32, &str)> =
        [(-128.0, 772.0, 0.92), (128.0, 772.0, 0.92), (-46.0, 806.0, 0.82)]
            .map(|(along, out, size)| (place(village, along, out), size, HUT))
            .into();
    things.extend(
        [(-196.0, 806.0, 0.9), (190.0, 812.0, 0.8), (62.0, 806.0, 0.7)]
            .map(|(along, out, size)| (place(village, along, out), size, PALM)),
    );
    if mood == Mood::Ruined {
        for (_, _, art) in &mut things {
            *art = if *art == HUT { RUIN } else { STUMP };
        }
    }
    let person = if mood == Mood::Alarmed { ALARMED } else { CALM };
    if matches!(mood, Mood::Calm | Mood::Alarmed) {
        things.extend(
            [(34.0, 762.0, 1.25), (-84.0, 742.0, 1.15), (4.0, 836.0, 1.2), (96.0, 838.0, 1.15)]
                .map(|(along, out, size)| (place(village, along, out), size, person)),
        );
    }
    sort_short(&mut things, |a, b| a.0.y < b.0.y);
    let boat = place(village, if mood == Mood::Alarmed { 112.0 } else { -120.0 }, 886.0);
    let crew = [-12.0, 14.0].map(|x| (boat + at(x, -12.0), 0.9, ALARMED));
    let crew = crew.into_iter().filter(|_| mood == Mood::Alarmed);
    let boat = (mood != Mood::Ruined).then_some((boat, 1.0, CANOE));
    let all = crew.chain(boat).chain(things);
    all.map(|(at, size, art)| Stamp { class: "", transform: placed(at, 0.0, size), art }).collect()
}

/// The middle of a village, where its emblem stands.
pub fn home(village: Village) -> Vec2 {
    place(village, 0.0, 698.0)
}

/// Where the village's emblem stands: its `transform`.
pub fn emblem_place(village: Village) -> String {
    placed(home(village), 0.0, 46.0 / 17.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_come_with_an_owner_and_crew_with_a_contact() {
        let count = |mood| life(Village::ALL[2], mood).len();
        assert_eq!([Mood::Empty, Mood::Calm, Mood::Alarmed, Mood::Ruined].map(count), [7, 11, 13, 6]);
    }

    #[test]
    fn a_fence_is_one_line_of_seven_edges() {
        for village in Village::ALL {
            let d = &fence(village)[0].d;
            assert_eq!(d.matches('M').count(), 1, "{d}");
        }
    }
}
