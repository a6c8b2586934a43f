//! What must hold on the real target as well as natively: `make test` runs this file both ways, the second time in Node. Both
//! times the same numbers are expected, so a device with another word size, or a browser, plays the same games.

use caldera::{
    bots::{About, Ask, Effort, Level, Mind},
    rules::{
        Game, Pending, Task,
        apiary::{self, Config, Pack, PackChoice},
        for_game,
    },
    session::{Options, SeatInfo, Table, link, load},
};

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

macro_rules! playthroughs {
    ($($name:literal: $hash:expr,)*) => {
        [$(($name, include_str!(concat!("playthroughs/", $name, ".txt")), $hash)),*]
    };
}

/// Complete games by name, and the hash of all their states: every number of players of all games, and all variants.
const GAMES: [(&str, &str, u64); 22] = playthroughs! {
    "apiary-1": 16_491_807_582_696_164_594,
    "apiary-2": 8_498_433_766_557_275_039,
    "apiary-3": 3_998_214_733_540_239_342,
    "apiary-4": 14_746_809_064_117_070_651,
    "apiary-5": 11_341_638_697_771_804_732,
    "eruption-2": 696_001_530_056_259_708,
    "eruption-3": 10_957_047_073_346_584_921,
    "eruption-4": 10_314_683_683_423_119_935,
    "eruption-5": 3_113_493_687_705_540_123,
    "eruption-6": 6_440_685_258_189_285_027,
    "eruption-clans-4": 7_277_069_160_120_967_694,
    "eruption-clans-6": 9_037_837_466_237_159_352,
    "eruption-annihilation-3": 18_380_710_993_984_682_323,
    "eruption-forecast-2": 3_341_278_896_114_786_870,
    "eruption-forecast-clans-4": 5_619_953_578_836_758_166,
    "eruption-forecast-annihilation-5": 14_697_626_953_932_795_917,
    "eruption-all-6": 12_317_443_818_892_436_280,
    "volcano-2": 10_612_675_098_455_836_022,
    "volcano-3": 10_678_159_795_723_450_412,
    "volcano-4": 16_091_236_704_115_739_272,
    "volcano-5": 8_419_923_304_224_426_620,
    "volcano-6": 13_938_173_460_586_548_969,
};

#[test]
fn the_same_records_give_the_same_states_everywhere() {
    let found = GAMES.map(|(_, game, _)| {
        let (first, steps) = game.split_once('\n').unwrap();
        let (name, config) = first.split_once(' ').unwrap();
        for_game(name, HashOfAllStates { config, steps }).unwrap()
    });
    assert_eq!(found, GAMES.map(|(_, _, expected)| expected));
}

/// Of the notation of the state after every step, of all that could come next, and of the standings.
struct HashOfAllStates<'a> {
    config: &'a str,
    steps: &'a str,
}

impl Task for HashOfAllStates<'_> {
    type Output = u64;
    fn run<G: Game>(self) -> u64 {
        let mut state = G::new(&serde_json::from_str(self.config).unwrap()).unwrap();
        let (mut hash, mut actions, mut outcomes) = (Hash::default(), Vec::new(), Vec::new());
        for step in self.steps.lines().filter_map(|line| line.strip_prefix("> ")) {
            state.play(step.parse().unwrap_or_else(|_| panic!("{step}")), &mut ()).unwrap();
            hash.add(&state.state_json().to_string());
            state.actions(&mut actions);
            state.outcomes(&mut outcomes);
            actions.iter().for_each(|action| hash.add(&action.to_string()));
            outcomes.iter().for_each(|(outcome, weight)| hash.add(&format!("{outcome} {weight}")));
        }
        assert!(state.pending() == Pending::Over, "a whole game");
        hash.add(&state.standings_json().to_string());
        hash.0
    }
}

/// Games that are dealt and played from a seed, and the hash of what came of it. Those of Apiary are of the first edition of its set,
/// which does not change any more.
const DEALS: [(&str, &str, u64); 6] = [
    (
        "apiary",
        r#"{"players":4,"setup":"draft","seed_timing":"steps","pack":{"id":"caldera","hash":"1cff1e83502899cb"}}"#,
        5_683_010_639_418_831_463,
    ),
    (
        "apiary",
        r#"{"players":1,"solo":5,"pack":{"id":"caldera","hash":"1cff1e83502899cb"}}"#,
        3_592_102_924_432_670_333,
    ),
    ("eruption", r#"{"players":4}"#, 8_705_567_448_424_716_372),
    (
        "eruption",
        r#"{"players":6,"clans":"AABBCC","annihilation":true,"forecast":true}"#,
        12_757_549_810_693_684_540,
    ),
    ("volcano", r#"{"players":3}"#, 5_967_448_637_361_125_091),
    ("volcano", r#"{"players":6,"layout":"five_in_centre","adjacent":"eight"}"#, 10_296_529_200_371_093_688),
];

#[test]
fn the_same_seed_gives_the_same_game_record_and_link_everywhere() {
    let found = DEALS.map(|(game, config, _)| for_game(game, HashOfADeal { config }).unwrap());
    assert_eq!(found, DEALS.map(|(_, _, expected)| expected));
}

/// Of the record of a game and of its link. Both are read again.
struct HashOfADeal {
    config: &'static str,
}

impl Task for HashOfADeal {
    type Output = u64;
    fn run<G: Game>(self) -> u64 {
        let config = serde_json::from_str(self.config).unwrap();
        let seats = vec![SeatInfo::new("秋"); G::new(&config).unwrap().seats().into()];
        let options = Options { seed: Some(0xca1d_e4a0_ffff_fffe), ..Options::default() };
        let mut table: Table<G> = Table::new(&config, seats, options, 0).unwrap();
        table.deal();
        for number in 0..300_usize {
            let actions = table.actions();
            match actions.get(number * 7 % actions.len().max(1)) {
                Some(action) => drop(table.play(*action).unwrap()),
                None => break,
            }
        }
        let (record, link) = (table.record().to_json(), link::game(&table));
        assert_eq!(load::<G>(record.as_bytes(), 1).unwrap().record(), table.record());
        assert_eq!(link::open::<G>(&link, 1).unwrap().record(), table.record());
        let mut hash = Hash::default();
        hash.add(&record);
        hash.add(&link);
        hash.0
    }
}

/// Questions to bots after some steps of the recorded games, and what they answered.
const ANSWERS: &str = include_str!("answers.txt");

#[test]
fn bots_think_alike_everywhere() {
    let lines: Vec<&str> = ANSWERS.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(lines.len(), 10);
    let found: Vec<String> = lines.iter().map(|line| answered(line.split_once(": ").unwrap().0)).collect();
    assert_eq!(found, lines);
}

/// A question, written as game, steps, level, iterations, seed, with its answer.
fn answered(question: &str) -> String {
    let [game, steps, level, iterations, seed] = question.split(' ').collect::<Vec<_>>()[..] else {
        panic!("{question}");
    };
    let ask = Ask {
        generation: 0,
        record: cut_record(game, steps.parse().unwrap()),
        pack: None,
        level: Level::named(level).unwrap(),
        seed: seed.parse().unwrap(),
        effort: Effort::Iterations(iterations.parse().unwrap()),
        explain: false,
        about: About::Now,
    };
    let answer = Mind::default().answer(&ask, &|| 0.0).unwrap();
    assert_eq!(answer.iterations.to_string(), iterations);
    format!("{question}: {}", answer.action)
}

/// The record of a recorded game after so many steps.
fn cut_record(name: &str, steps: usize) -> String {
    let (_, text, _) = GAMES.iter().find(|(known, _, _)| *known == name).unwrap();
    let (first, rest) = text.split_once('\n').unwrap();
    let (game, config) = first.split_once(' ').unwrap();
    let config: serde_json::Value = serde_json::from_str(config).unwrap();
    let seats = vec![serde_json::json!({ "name": "秋" }); config["players"].as_u64().unwrap() as usize];
    let steps: Vec<_> = rest.lines().filter_map(|line| line.strip_prefix("> ")).take(steps).collect();
    let rules = for_game(game, RulesOf).unwrap();
    serde_json::json!({ "format": 1, "game": game, "rules": rules, "config": config, "seats": seats, "steps": steps })
        .to_string()
}

struct RulesOf;

impl Task for RulesOf {
    type Output = u32;
    fn run<G: Game>(self) -> u32 {
        G::RULES
    }
}

/// The first edition of the built-in component pack, and what a file of somebody's own may look like: other components, under another name.
const PACK: &str = include_str!("fixtures/caldera-first-edition.json");

fn own_pack() -> String {
    let mut pack: serde_json::Value = serde_json::from_str(PACK).unwrap();
    pack["id"] = "own".into();
    for farm in pack["farms"].as_array_mut().unwrap() {
        (farm["income"], farm["cost"]) = ("X2".into(), "".into());
    }
    pack.to_string()
}

#[test]
fn a_component_pack_from_a_file_loads_and_is_played_everywhere() {
    let pack = Pack::load(own_pack().as_bytes()).unwrap();
    assert_eq!(pack.hash_text(), "a075c30a6056eb68");
    let config = Config { pack: PackChoice(pack), ..Config::new(4) };
    let config = serde_json::to_string(&config).unwrap();
    let hash = HashOfADeal { config: config.leak() }.run::<apiary::State>();
    assert_eq!(hash, 4_367_841_552_492_057_862);
}

#[test]
fn a_file_that_is_no_component_pack_is_refused_with_the_place_everywhere() {
    for (bytes, expected) in [
        ("", "no JSON: EOF while parsing a value at line 1 column 0"),
        (&PACK[..2_000], "no JSON: EOF while parsing a string at line 32 column 3"),
        (&PACK.replacen("\"farms\"", "\"barns\"", 1), "barns: there is no \"barns\""),
    ] {
        let errors = Pack::load(bytes.as_bytes()).unwrap_err();
        assert_eq!(errors[0].to_string(), expected);
    }
}

/// FNV-1a.
struct Hash(u64);

impl Default for Hash {
    fn default() -> Hash {
        Hash(0xcbf2_9ce4_8422_2325)
    }
}

impl Hash {
    fn add(&mut self, text: &str) {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
