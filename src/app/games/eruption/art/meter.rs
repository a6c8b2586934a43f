//! The burn meter: a ring of thirty boxes of 12 degrees, START at the bottom, clockwise. A zone is known by its number, by one,
//! two or three inner lines, and only then by its tint. Markers stand on the outer rim, so that numbers stay readable.

use hexx::Vec2;

use super::{
    Shape,
    geometry::polar,
    path::{PathBuilder, path},
};
use crate::{app::games::eruption::art::facing::Facing, order, rules::eruption::Village};

/// The inner rim.
const INNER: f32 = 938.0;
/// The outer rim.
const OUTER: f32 = 1034.0;
/// Where the markers' centres are.
pub const MARKER_RING: f32 = 1066.0;
/// The radius of a marker.
pub const MARKER_SIZE: f32 = 44.0;
/// Where numbers are written.
const LABEL_RING: f32 = 980.0;
/// Half a box, in degrees of the circle; a gap stays between two.
const HALF_BOX: f32 = 5.75;
/// Half of the angle that a marker needs, and half of that which a crowd of them in one box needs.
const HALF_MARKER: f32 = 2.6;
const HALF_CROWD: f32 = 5.4;
/// More than two in one box stand closer, up to three in a row: how large they are, one row of them and two, and how far from one another.
const CROWDED: [f32; 2] = [0.7, 0.58];
const CLOSE: [f32; 2] = [3.7, 3.3];
/// How far out the second row stands from the first.
const ROW: f32 = 2.0 * CROWDED[1] * MARKER_SIZE + 2.0;

/// The angle of a temperature on the ring, clockwise from east.
pub fn angle(degrees: u16) -> f32 {
    90.0 + 1.2 * f32::from(degrees)
}

/// What is printed in a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoxMark {
    /// START, a word.
    Start,
    /// The number alone.
    Plain,
    /// The number, and the sign of an eruption tile (E14).
    Eruption,
    /// The number, and a flame: burnt out (E13).
    BurnOut,
}

/// One box of the meter.
#[derive(Clone, Debug, PartialEq)]
pub struct MeterBox {
    /// 0 to 290.
    pub degrees: u16,
    /// The box; its class has the zone.
    pub shape: Shape,
    /// The class of its number.
    pub label_class: &'static str,
    /// Where its number is written.
    pub label: Vec2,
    /// What else is printed, and where.
    pub mark: BoxMark,
    /// Where the sign or the flame is.
    pub sign: Vec2,
}

/// All thirty boxes, as the board lies.
pub fn boxes(facing: Facing) -> Vec<MeterBox> {
    (0..30).map(|i| meter_box(i * 10, facing)).collect()
}

fn meter_box(degrees: u16, facing: Facing) -> MeterBox {
    let (class, label_class) = match degrees {
        0 => ("meter-box z0", "deg z0 start"),
        290 => ("meter-box zout", "deg zout"),
        200.. => ("meter-box z3", label_class(degrees, ["deg z3", "deg z3 minor"])),
        120.. => ("meter-box z2", label_class(degrees, ["deg z2", "deg z2 minor"])),
        50.. => ("meter-box z1", label_class(degrees, ["deg z1", "deg z1 minor"])),
        _ => ("meter-box z0", label_class(degrees, ["deg z0", "deg z0 minor"])),
    };
    let (mark, sign, label) = match degrees {
        0 => (BoxMark::Start, 0.0, 0.0),
        50 | 120 | 200 => (BoxMark::Eruption, -3.1, 2.1),
        290 => (BoxMark::BurnOut, 3.1, -2.0),
        _ => (BoxMark::Plain, 0.0, 0.0),
    };
    let angle = angle(degrees) + facing.degrees();
    let d = path(|p| {
        p.move_to(polar(angle - HALF_BOX, OUTER));
        p.arc_to(OUTER, true, polar(angle + HALF_BOX, OUTER));
        p.line_to(polar(angle + HALF_BOX, INNER));
        p.arc_to(INNER, false, polar(angle - HALF_BOX, INNER)).close();
    });
    MeterBox {
        degrees,
        shape: Shape { class, d },
        label_class,
        label: polar(angle + label, LABEL_RING),
        mark,
        sign: polar(angle + sign, LABEL_RING),
    }
}

/// Small pictures show no minor numbers: every 50 and the borders of the zones remain.
fn label_class(degrees: u16, [major, minor]: [&'static str; 2]) -> &'static str {
    if degrees.is_multiple_of(50) || degrees == 120 { major } else { minor }
}

/// One, two, three lines inside the zones' boxes, as the board lies.
pub fn zone_lines(facing: Facing) -> [Shape; 3] {
    let angle = |degrees| angle(degrees) + facing.degrees();
    let zones = [("zone-line z1", 50, 110, 1), ("zone-line z2", 120, 190, 2), ("zone-line z3", 200, 280, 3)];
    zones.map(|(class, from, to, lines)| {
        let d = path(|p| {
            for line in 0..lines {
                arc(p, angle(from) - 5.7, angle(to) + 5.7, INNER - 8.0 - line as f32 * 9.0);
            }
        });
        Shape { class, d }
    })
}

/// The whole of a zone's boxes as one band, 1 to 3: it lights up when somebody enters.
pub fn zone_band(zone: u8) -> Shape {
    let (from, to) = [(50, 110), (120, 190), (200, 280)][usize::from(zone.clamp(1, 3)) - 1];
    let d = path(|p| arc(p, angle(from) - HALF_BOX, angle(to) + HALF_BOX, (INNER + OUTER) / 2.0));
    Shape { class: "zone-band", d }
}

/// Beside the box of a temperature, towards the island: where figures are shown.
pub fn beside(degrees: u16) -> Vec2 {
    polar(angle(degrees), INNER - 62.0)
}

/// Half of the angle that a zone's name takes.
const HALF_NAME: f32 = 13.5;

/// Lines along which the zones' names are written, centred: each in the middle of its zone, or as near to it as the markers
/// leave room. The board lies as `facing` says; in the lower half the lines run the other way, so that no name hangs upside
/// down.
pub fn zone_names(markers: &[MarkerPlace], facing: Facing) -> [String; 3] {
    [(50, 110), (120, 190), (200, 280)].map(|(from, to)| {
        let (from, to) = (angle(from) - 6.0 + HALF_NAME, angle(to) + 6.0 - HALF_NAME);
        let hidden = |centre: f32| {
            let under = |place: &&MarkerPlace| (place.angle - centre).abs() < HALF_NAME + 2.0;
            markers.iter().filter(under).count()
        };
        let middle = f32::midpoint(from, to);
        let steps = (0..=8).flat_map(|i| [middle + i as f32 * 4.0, middle - i as f32 * 4.0]);
        let best = steps.filter(|centre| (from..=to).contains(centre)).min_by_key(|centre| hidden(*centre));
        let centre = best.unwrap_or(middle);
        let (from, to) = (centre - 40.0 + facing.degrees(), centre + 40.0 + facing.degrees());
        path(|p| {
            if super::trig::sin((centre + facing.degrees()).to_radians()) > 0.3 {
                let radius = OUTER + 40.0;
                p.move_to(polar(to, radius)).arc_to(radius, false, polar(from, radius));
            } else {
                arc(p, from, to, OUTER + 18.0);
            }
        })
    })
}

/// A short arc, clockwise.
fn arc(path: &mut PathBuilder, from: f32, to: f32, radius: f32) {
    path.move_to(polar(from, radius)).arc_to(radius, true, polar(to, radius));
}

/// The bed of the ring.
pub fn bed() -> Shape {
    let radius = f32::midpoint(INNER, OUTER);
    let d = path(|p| {
        p.disc(Vec2::ZERO, radius);
    });
    Shape { class: "ring-bed", d }
}

/// A marker as the caller knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marker {
    /// Whose it is.
    pub village: Village,
    /// 0 to 290.
    pub degrees: u16,
    /// Whether it is their turn.
    pub active: bool,
}

/// Where a marker stands. It is drawn at `(MARKER_RING + out, 0)` in a group turned by `angle`, itself turned back to stay upright.
#[derive(Clone, Debug, PartialEq)]
pub struct MarkerPlace {
    /// The marker.
    pub marker: Marker,
    /// Its angle on the ring, clockwise from east.
    pub angle: f32,
    /// How far outside the ring it stands.
    pub out: f32,
    /// How large it is: 1, or less in a crowd.
    pub size: f32,
    /// The tip that points at its box, in the turned group.
    pub tip: String,
}

/// How a marker gets to its new place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// How many boxes beyond three it passes: each takes it a little longer.
    pub more: u16,
    /// How many boxes beyond three those pass that it waits for; nothing if it does not wait. Who only makes room for another
    /// does so when that one has arrived.
    pub after: Option<u16>,
}

/// How each marker moves from where it was before; in the order of `now`.
pub fn runs(before: &[Marker], now: &[Marker]) -> Vec<Run> {
    let passed = |marker: &Marker| {
        let old = before.iter().find(|old| old.village == marker.village);
        old.map_or(0, |old| old.degrees.abs_diff(marker.degrees) / 10)
    };
    let longest = now.iter().map(passed).max().unwrap_or(0);
    let run = |marker: &Marker| {
        let boxes = passed(marker);
        let waits = boxes == 0 && longest > 0;
        Run { more: boxes.saturating_sub(3), after: waits.then_some(longest.saturating_sub(3)) }
    };
    now.iter().map(run).collect()
}

/// Places the markers: at their boxes, and where they would overlap side by side, in the order given, each with its tip on
/// its own box. More than two at one temperature are a crowd that keeps to its box.
pub fn place_markers(markers: &[Marker]) -> Vec<MarkerPlace> {
    let order = order::positions_by_key(markers.len(), |at| markers[at].degrees);
    let mut groups: Vec<Group> = Vec::new();
    for at in order {
        let home = angle(markers[at].degrees);
        match groups.iter_mut().rfind(|group| group.home == home) {
            Some(group) => group.members.push(at),
            None => groups.push(Group { home, angle: home, members: vec![at] }),
        }
    }
    // Two side by side are still two.
    let mut groups: Vec<Group> = groups.into_iter().flat_map(Group::parted).collect();
    push_apart(&mut groups);
    let mut places = vec![None; markers.len()];
    for group in groups {
        for (nth, at) in group.members.iter().enumerate() {
            places[*at] = Some(group.place(markers[*at], nth));
        }
    }
    places.into_iter().flatten().collect()
}

/// Markers that stand together: one, or a crowd.
struct Group {
    /// The angle of their box.
    home: f32,
    /// The angle at which they stand.
    angle: f32,
    /// Their places among the markers.
    members: Vec<usize>,
}

impl Group {
    fn parted(self) -> Vec<Group> {
        let Group { home, angle, members } = self;
        if members.len() > 2 {
            return vec![Group { home, angle, members }];
        }
        members.into_iter().map(|member| Group { home, angle, members: vec![member] }).collect()
    }

    fn is_crowd(&self) -> bool {
        self.members.len() > 1
    }

    fn half(&self) -> f32 {
        if self.is_crowd() { HALF_CROWD } else { HALF_MARKER }
    }

    /// Where the nth of them stands.
    fn place(&self, marker: Marker, nth: usize) -> MarkerPlace {
        let count = self.members.len();
        let rows = usize::from(count > 3);
        let (size, close) = if self.is_crowd() { (CROWDED[rows], CLOSE[rows]) } else { (1.0, 0.0) };
        // Four stand two by two.
        let in_first = if count == 4 { 2 } else { count.min(3) };
        let (row, column, in_row) = match nth.checked_sub(in_first) {
            None => (0.0, nth, in_first),
            Some(column) => (1.0, column, count - in_first),
        };
        // The inner rims of large and small ones are as far from the boxes.
        let out = row * ROW - (1.0 - size) * MARKER_SIZE;
        let at = self.angle + close * (column as f32 - (in_row - 1) as f32 / 2.0);
        let off = self.home - at;
        // In the second row nobody sees a tip.
        let half = if row > 0.0 { 0.0 } else { 17.0 * size };
        let tip = path(|p| {
            let head = polar(off.clamp(-12.0, 12.0), OUTER - 14.0);
            let base = |y: f32| Vec2::new(MARKER_RING + out, y);
            p.polygon([base(-half), if half > 0.0 { head } else { base(0.0) }, base(half)]);
        });
        MarkerPlace { marker, angle: (at * 10.0).round() / 10.0, out, size, tip }
    }
}

/// Neighbours that are too close push each other away, all round the ring, until none are.
fn push_apart(groups: &mut [Group]) {
    let n = groups.len();
    for _ in 0..if n > 1 { 200 } else { 0 } {
        for i in 0..n {
            let next = (i + 1) % n;
            let turn = if next == 0 { 360.0 } else { 0.0 };
            let apart = groups[i].half() + groups[next].half();
            let lack = (apart - (groups[next].angle + turn - groups[i].angle)).max(0.0);
            groups[i].angle -= lack / 2.0;
            groups[next].angle += lack / 2.0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_thirty_boxes_three_with_eruptions() {
        let boxes = boxes(Facing::PRINTED);
        assert_eq!(boxes.len(), 30);
        let with = |mark| boxes.iter().filter(|b| b.mark == mark).map(|b| b.degrees).collect::<Vec<_>>();
        assert_eq!(with(BoxMark::Eruption), [50, 120, 200]);
        assert_eq!((with(BoxMark::Start), with(BoxMark::BurnOut)), (vec![0], vec![290]));
        let zones = ["meter-box z0", "meter-box z1", "meter-box z2", "meter-box z3", "meter-box zout"];
        let count = zones.map(|zone| boxes.iter().filter(|b| b.shape.class == zone).count());
        assert_eq!(count, [5, 7, 8, 9, 1]);
    }

    #[test]
    fn names_of_zones_make_way_for_markers() {
        let marker = |degrees| Marker { village: Village::ALL[0], degrees, active: false };
        let zone_names = |markers: &[Marker]| zone_names(&place_markers(markers), Facing::PRINTED);
        let free = zone_names(&[]);
        assert_eq!(free, zone_names(&[marker(0)]));
        let moved = zone_names(&[marker(80)]);
        assert!(moved[0] != free[0] && moved[1..] == free[1..]);
    }

    #[test]
    fn a_marker_runs_longer_the_farther_it_goes_and_the_others_make_room_afterwards() {
        let marker = |seat: usize, degrees| Marker { village: Village::ALL[seat], degrees, active: false };
        let before = [marker(0, 40), marker(1, 100), marker(2, 290)];
        let now = [marker(0, 90), marker(1, 100), marker(2, 270)];
        let [far, waits, near] = runs(&before, &now)[..] else { panic!("three markers") };
        assert_eq!((far, near), (Run { more: 2, after: None }, Run::default()));
        assert_eq!(waits, Run { more: 0, after: Some(2) });
        assert_eq!(runs(&now, &now), [Run::default(); 3]);
        assert_eq!(runs(&[], &now), [Run::default(); 3]);
    }

    #[test]
    fn six_markers_never_overlap() {
        for temperatures in [
            [0; 6],
            [290; 6],
            [50, 50, 50, 60, 60, 60],
            [0, 0, 0, 290, 290, 280],
            [10, 110, 110, 110, 120, 130],
            [20, 20, 30, 30, 30, 30],
        ] {
            let places = place_markers(&all_at(temperatures));
            let markers = all_at(temperatures);
            assert!(places.iter().zip(&markers).all(|(place, marker)| place.marker == *marker));
            let centre = |place: &MarkerPlace| polar(place.angle, MARKER_RING + place.out);
            for (i, a) in places.iter().enumerate() {
                assert!((a.angle - angle(a.marker.degrees)).abs() < 17.0, "{temperatures:?}: {}", a.angle);
                for b in &places[i + 1..] {
                    let apart = (a.size + b.size) * MARKER_SIZE;
                    assert!(centre(a).distance(centre(b)) > apart, "{temperatures:?}: {a:?} {b:?}");
                }
            }
        }
    }

    #[test]
    fn a_crowd_keeps_to_its_box() {
        for temperatures in [[0; 6], [290; 6], [0, 0, 0, 0, 100, 100], [70, 70, 70, 150, 150, 150]] {
            for place in place_markers(&all_at(temperatures)) {
                let crowded = place.size < 1.0;
                assert_eq!(
                    crowded,
                    temperatures.iter().filter(|at| **at == place.marker.degrees).count() > 2
                );
                let reach = (place.size * MARKER_SIZE / (MARKER_RING + place.out)).to_degrees();
                let off = (place.angle - angle(place.marker.degrees)).abs();
                assert!(!crowded || off + reach <= 6.0, "{temperatures:?}: {place:?}");
            }
        }
    }

    fn all_at(temperatures: [u16; 6]) -> Vec<Marker> {
        let marker = |(village, degrees)| Marker { village, degrees, active: false };
        Village::ALL.into_iter().zip(temperatures).map(marker).collect()
    }
}
