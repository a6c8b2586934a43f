//! The rules, number by number: every rule V1 to V18 has at least one test that bears its number, and every worked case of
//! the rules has one named `case_…`. [`toolkit`] sets up positions from a drawing of the sea.

mod acts;
mod checks;
mod drift;
mod end;
mod eruption;
mod forecast;
mod gain;
mod setup;
mod sights;
mod toolkit;
mod words;

/// The sources of the tests above.
const SOURCES: [&str; 7] = [
    include_str!("acts.rs"),
    include_str!("checks.rs"),
    include_str!("drift.rs"),
    include_str!("end.rs"),
    include_str!("eruption.rs"),
    include_str!("gain.rs"),
    include_str!("setup.rs"),
];

#[test]
fn every_rule_from_v1_to_v18_is_named_by_a_test() {
    let tested = |number: &u32| SOURCES.iter().any(|source| source.contains(&format!("\nfn v{number}_")));
    let missing: Vec<_> = (1..=18).filter(|number| !tested(number)).collect();
    assert_eq!(missing, [0; 0], "rules without a test");
}
