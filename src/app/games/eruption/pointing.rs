//! From a point of the picture to the place that was meant: a finger is broad, so the nearest lit place wins, within reach.

use hexx::Vec2;

use super::{
    art::{
        geometry::{INRADIUS, centre, edge_place},
        village::home,
    },
    ui::Spot,
};
use crate::rules::eruption::{Edge, Hex, Village};

/// How far from its emblem a village reaches.
const GROUND: f32 = 170.0;

/// Where the middle of a place is drawn.
pub fn middle_of(spot: Spot) -> Vec2 {
    match spot {
        Spot::Hex(hex) => centre(hex),
        Spot::Edge(edge) => edge_place(edge).0,
    }
}

/// The place with that name in the notation.
pub fn spot_named(name: &str) -> Option<Spot> {
    let hex = |(q, r): (&str, &str)| Hex::at(q.parse().ok()?, r.parse().ok()?).map(Spot::Hex);
    match name.parse() {
        Ok(edge) => Some(Spot::Edge(edge)),
        Err(_) => name.split_once(',').and_then(hex),
    }
}

/// The places with these names, one after another.
pub fn spots_named(names: &str) -> impl Iterator<Item = Spot> {
    names.split(' ').filter_map(spot_named)
}

/// The village whose ground is under the point.
pub fn village_at(point: Vec2) -> Option<Village> {
    Village::ALL.into_iter().find(|village| home(*village).distance(point) < GROUND)
}

/// The lit place nearest to the point, no farther than `reach` away; else, if edges are asked for, the nearest edge; else
/// the hex under the point, lit or not: it will say why it cannot be chosen.
pub fn spot_at(point: Vec2, lit: &[Spot], edges: bool, reach: f32) -> Option<Spot> {
    let distance = |spot: &Spot| middle_of(*spot).distance(point);
    let nearest =
        |spots: &mut dyn Iterator<Item = Spot>| spots.min_by(|a, b| distance(a).total_cmp(&distance(b)));
    let within = |limit: f32| move |spot: &Spot| distance(spot) <= limit;
    let lit = nearest(&mut lit.iter().copied()).filter(|spot| match spot {
        Spot::Hex(_) => within(reach.max(INRADIUS))(spot),
        Spot::Edge(_) => within(reach)(spot),
    });
    lit.or_else(|| {
        let any_edge = || nearest(&mut Edge::all().map(Spot::Edge)).filter(within(INRADIUS / 2.0));
        if edges { any_edge() } else { None }
    })
    .or_else(|| nearest(&mut Hex::all().map(Spot::Hex)).filter(within(INRADIUS)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_found_by_its_name() {
        for spot in Hex::all().map(Spot::Hex).chain(Edge::all().map(Spot::Edge)) {
            let name = match spot {
                Spot::Hex(hex) => hex.to_string(),
                Spot::Edge(edge) => edge.to_string(),
            };
            assert_eq!(spot_named(&name), Some(spot), "{name}");
        }
        assert_eq!(spot_named("seats"), None);
    }

    #[test]
    fn a_tap_in_a_hex_means_that_hex() {
        for hex in Hex::all() {
            assert_eq!(spot_at(centre(hex) + Vec2::new(20.0, -15.0), &[], false, 60.0), Some(Spot::Hex(hex)));
        }
        assert_eq!(spot_at(Vec2::ZERO, &[], false, 60.0), None, "the crater is no hex");
    }

    #[test]
    fn a_tap_in_the_sand_means_the_village() {
        for village in Village::ALL {
            assert_eq!(village_at(home(village) * 1.15), Some(village));
        }
        let several = spots_named("0,-3 0,3 ").count();
        assert_eq!((several, spots_named("").count()), (2, 0));
    }

    #[test]
    fn a_lit_place_draws_a_tap_from_beyond_its_border() {
        let hex = Hex::at(0, -3).unwrap();
        let outside = centre(hex) + Vec2::new(0.0, 100.0);
        assert_eq!(spot_at(outside, &[Spot::Hex(hex)], false, 110.0), Some(Spot::Hex(hex)));
        assert_ne!(spot_at(outside, &[Spot::Hex(hex)], false, 60.0), Some(Spot::Hex(hex)));
    }

    #[test]
    fn every_edge_can_be_hit_when_edges_are_asked_for() {
        for edge in Edge::all() {
            let spot = spot_at(middle_of(Spot::Edge(edge)), &[Spot::Edge(edge)], true, 60.0);
            assert_eq!(spot, Some(Spot::Edge(edge)));
        }
    }
}
