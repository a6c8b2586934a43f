//! What must hold on the real target as well as natively: `make test` runs this file both ways, the second time in Node.

use caldera::rules::{Game, Task, for_game};

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
const GAMES: [(&str, u64); 10] = [
    (include_str!("playthroughs/eruption-2.txt"), 12_756_336_691_669_888_156),
    (include_str!("playthroughs/eruption-3.txt"), 17_918_211_420_479_608_942),
    (include_str!("playthroughs/eruption-4.txt"), 16_594_673_600_302_661_317),
    (include_str!("playthroughs/eruption-5.txt"), 8_696_770_882_004_878_271),
    (include_str!("playthroughs/eruption-6.txt"), 6_923_527_123_962_692_523),
    (include_str!("playthroughs/volcano-2.txt"), 9_617_046_103_416_786_837),
    (include_str!("playthroughs/volcano-3.txt"), 922_749_391_423_494_987),
    (include_str!("playthroughs/volcano-4.txt"), 2_211_440_718_697_269_959),
    (include_str!("playthroughs/volcano-5.txt"), 7_715_143_767_929_592_661),
    (include_str!("playthroughs/volcano-6.txt"), 8_322_108_765_596_155_066),
];

#[test]
fn the_same_records_give_the_same_states_everywhere() {
    let found = GAMES.map(|(game, _)| {
        let (first, steps) = game.split_once('\n').unwrap();
        let (name, config) = first.split_once(' ').unwrap();
        for_game(name, HashOfAllStates { config, steps }).unwrap()
    });
    assert_eq!(found, GAMES.map(|(_, expected)| expected));
}

/// FNV-1a over the notation of the state after every step.
struct HashOfAllStates<'a> {
    config: &'a str,
    steps: &'a str,
}

impl Task for HashOfAllStates<'_> {
    type Output = u64;
    fn run<G: Game>(self) -> u64 {
        let config = caldera::json::parse(self.config).unwrap();
        let mut state = G::new(&G::config_from_json(&config).unwrap()).unwrap();
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        for step in self.steps.lines().filter_map(|line| line.strip_prefix("> ")) {
            state.play(step.parse().unwrap_or_else(|_| panic!("{step}")), &mut ()).unwrap();
            for byte in state.state_json().to_string().bytes() {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        }
        hash
    }
}
