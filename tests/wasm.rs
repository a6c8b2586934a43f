//! What must hold on the real target as well as natively: `make test` runs this file both ways, the second time in Node.

use caldera::rules::{Game, eruption::State};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[cfg(target_arch = "wasm32")]
#[test]
fn seeds_come_from_the_host() {
    let (mut a, mut b) = ([0; 32], [0; 32]);
    getrandom::fill(&mut a).unwrap();
    getrandom::fill(&mut b).unwrap();
    assert_ne!(a, b);
}

/// Complete games, and the hash of all their states.
const GAMES: [(&str, u64); 5] = [
    (include_str!("playthroughs/eruption-2.txt"), 12_756_336_691_669_888_156),
    (include_str!("playthroughs/eruption-3.txt"), 17_918_211_420_479_608_942),
    (include_str!("playthroughs/eruption-4.txt"), 16_594_673_600_302_661_317),
    (include_str!("playthroughs/eruption-5.txt"), 8_696_770_882_004_878_271),
    (include_str!("playthroughs/eruption-6.txt"), 6_923_527_123_962_692_523),
];

#[test]
fn the_same_records_give_the_same_states_everywhere() {
    let found = GAMES.map(|(game, _)| hash_of_all_states(game));
    assert_eq!(found, GAMES.map(|(_, expected)| expected));
}

/// FNV-1a over the notation of the state after every step.
fn hash_of_all_states(game: &str) -> u64 {
    let (first, steps) = game.split_once('\n').unwrap();
    let config = serde_json::from_str(first.split_once(' ').unwrap().1).unwrap();
    let mut state = State::new(&State::config_from_json(&config).unwrap()).unwrap();
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for step in steps.lines().filter_map(|line| line.strip_prefix("> ")) {
        state.play(step.parse().unwrap(), &mut ()).unwrap();
        for byte in state.state_json().to_string().bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    hash
}
