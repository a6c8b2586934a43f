//! The rules of Apiary, tested by number. A test's name begins with the numbers of the rules that it tests, and names the
//! worked cases that it plays.

mod actions;
mod advance;
mod autopilot;
mod end;
mod explore;
mod foreseen;
mod hibernate;
mod hive;
mod laws;
mod packs;
mod score;
mod seeds;
mod setup;
mod storage;
mod toolkit;
mod turn;
mod workers;

/// The files whose tests bear the numbers of rules.
const SOURCES: [&str; 15] = [
    include_str!("actions.rs"),
    include_str!("advance.rs"),
    include_str!("autopilot/cards.rs"),
    include_str!("autopilot/turn.rs"),
    include_str!("end.rs"),
    include_str!("explore.rs"),
    include_str!("hibernate.rs"),
    include_str!("hive.rs"),
    include_str!("packs.rs"),
    include_str!("score.rs"),
    include_str!("seeds.rs"),
    include_str!("setup.rs"),
    include_str!("storage.rs"),
    include_str!("turn.rs"),
    include_str!("workers.rs"),
];

/// The names of all tests, as their words.
fn names() -> impl Iterator<Item = Vec<&'static str>> {
    let tests = SOURCES.iter().flat_map(|source| source.split("#[test]\nfn ").skip(1));
    tests.map(|test| test.split('(').next().unwrap_or_default().split('_').collect())
}

#[test]
fn every_rule_from_a1_to_a118_is_named_by_a_test() {
    let tested = |number: &u32| names().any(|words| words.contains(&format!("a{number}").as_str()));
    let missing: Vec<u32> = (1..=118).filter(|number| !tested(number)).collect();
    assert_eq!(missing, [0; 0], "rules without a test");
}

#[test]
fn every_worked_case_from_1_to_41_is_named_by_a_test() {
    let tested = |number: &u32| {
        let number = format!("{number:02}");
        names().any(|words| words.windows(2).any(|two| two == ["case", number.as_str()]))
    };
    let missing: Vec<u32> = (1..=41).filter(|number| !tested(number)).collect();
    assert_eq!(missing, [0; 0], "worked cases without a test");
}
