//! The rules, number by number: every rule E1 to E78 has at least one test that bears its number, and every worked case of
//! the rules has one named `case_…`. [`toolkit`] sets up positions and plays steps in the notation of records; [`pictures`]
//! reads the island from a drawing.

mod annihilation;
mod cards;
mod cards_on_tiles;
mod clans;
mod damage;
mod end;
mod eruption;
mod flow;
mod forecast;
mod lava;
mod outlook;
mod pictures;
mod setup;
mod tally;
mod toolkit;
mod walls;

/// The sources of the tests above.
const SOURCES: [&str; 12] = [
    include_str!("annihilation.rs"),
    include_str!("cards.rs"),
    include_str!("cards_on_tiles.rs"),
    include_str!("clans.rs"),
    include_str!("damage.rs"),
    include_str!("end.rs"),
    include_str!("eruption.rs"),
    include_str!("flow.rs"),
    include_str!("forecast.rs"),
    include_str!("lava.rs"),
    include_str!("setup.rs"),
    include_str!("walls.rs"),
];

#[test]
fn every_rule_from_e1_to_e78_is_named_by_a_test() {
    let tested = |number: &u32| SOURCES.iter().any(|source| source.contains(&format!("\nfn e{number}_")));
    let missing: Vec<_> = (1..=78).filter(|number| !tested(number)).collect();
    assert_eq!(missing, [0; 0], "rules without a test");
}
