//! The villages: a fence along their seven edges, huts, palms, a canoe and the people, and the emblems that name them without
//! colour. From the first contact on the people raise their arms and man the canoe; a village without an owner has nobody.

use hexx::Vec2;

use super::{
    Shape, Stamp,
    geometry::{at, centre, depth, edge_ends, normal, placed, polar},
    path::path,
};
pub use crate::app::board::emblems::{ALARMED, CALM, HUT, PALM};
use crate::rules::eruption::{Board, Village};
use crate::{app::board::emblems, order};

/// The class that sets a village's colours, `--v` and `--v-ink`, for all that is inside.
pub fn class(village: Village) -> &'static str {
    emblems::class(village.index())
}

/// The emblem of a village.
pub fn emblem(village: Village) -> &'static str {
    emblems::emblem(village.index())
}

/// A hut after the fire: stumps of walls, charred posts, embers, smoke.
pub const RUIN: &str = r#"<path class="h-shadow" d="M-36 22a38 10 0 1 0 76 0a38 10 0 1 0-76 0Z"/><path class="r-smoke" d="M-8-26Q-20-38-8-50T-10-74M14-20Q24-32 14-44T18-66"/><path class="r-wall" d="M-27 4L-21-4-15 7-7 1 1 9 9-2 17 8 27 1V18Q0 28-27 18Z"/><path class="r-post" d="M-22 8L-27-26M22 8L29-20M-2 10L-6-14M-34 0L26 15"/><path class="r-ember" d="M-14 18a4 4 0 1 0 .1 0ZM10 15a5 5 0 1 0 .1 0ZM-2 4a3 3 0 1 0 .1 0Z"/>"#;
/// A palm after the fire.
const STUMP: &str = r#"<path class="p-shade" d="M-22 26a24 6 0 1 0 48 0a24 6 0 1 0-48 0Z"/><path class="r-post" d="M1 26Q-4 6 6-16M4-4L14-14"/>"#;
/// A canoe.
const CANOE: &str = r#"<path class="c-hull" d="M-44-6Q0 22 44-6 34 18 0 18-34 18-44-6Z"/><path class="c-band" d="M-33 4Q0 18 33 4L30 9Q0 20-30 9Z"/>"#;

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
    order::sort_by_key(&mut things, |(place, ..)| depth(*place));
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
