//! Apiary in the suite: which configs are played, and how long a game may be.

use caldera::{
    rules::{
        Counted, Game, Pending, Seat,
        apiary::{
            Action, AdvanceFour, Basket, Config, FavorScoring, Prompt, SeedLimit, SeedTiming, Setup, Sheet,
            State, TwoSeedToken,
        },
    },
    session::Playout,
};

use super::{Entry, laws::apiary as laws};

/// The game of bees.
pub struct Apiary;

const SETUPS: [Setup; 4] = [Setup::Two, Setup::Starters, Setup::Draft, Setup::Random];
const LIMITS: [SeedLimit; 3] = [SeedLimit::None, SeedLimit::TwoAbilities, SeedLimit::TwoCards];

/// The config of that number among all sets of options: each digit of the number, in a system of mixed bases, is an option.
fn with_options(base: Config, setups: usize, number: usize) -> Config {
    let pick = |base: usize, of: usize| number / base % of;
    Config {
        setup: SETUPS[if setups == 3 { [0, 1, 3][pick(1, 3)] } else { pick(1, 4) }],
        favor: [FavorScoring::Rank, FavorScoring::Position][pick(setups, 2)],
        advance_four: [AdvanceFour::Vp, AdvanceFour::Resources][pick(2 * setups, 2)],
        seed_timing: [SeedTiming::Window, SeedTiming::Steps][pick(4 * setups, 2)],
        seed_limit: LIMITS[pick(8 * setups, 3)],
        two_seed_token: [TwoSeedToken::In, TwoSeedToken::Out][pick(24 * setups, 2)],
        ..base
    }
}

impl Entry for Apiary {
    type State = State;

    /// Every number of players with every set of options, the Autopilot with each of its levels; the usual options most often.
    fn configs() -> Vec<(Config, u64)> {
        let mut configs = Vec::new();
        for players in 2..=5 {
            let options = (0..48 * 4).map(|number| (with_options(Config::new(players), 4, number), 2));
            configs.extend(options);
            configs.push((Config::new(players), 40));
        }
        for number in 0..48 * 3 {
            let level = 1 + (number * 5 % 6) as u8;
            configs.push((with_options(Config::solo(level), 3, number), 2));
        }
        configs.extend((1..=6).map(|level| (Config::solo(level), 4)));
        configs
    }

    fn notation() -> Vec<Action> {
        laws::notation()
    }

    /// The Autopilot.
    fn rivals(state: &State) -> Vec<u8> {
        state.autopilot_score().iter().map(|score| score.rank).collect()
    }

    const NOTATION_IS_WHOLE: bool = false;

    const LONGEST: u32 = 5_000;

    fn invariants(before: &State, after: &State) {
        laws::hold(before, after);
    }
}

#[test]
fn at_least_two_thousand_games_are_played_with_every_option() {
    let configs = Apiary::configs();
    assert!(configs.iter().map(|(_, games)| games).sum::<u64>() >= 2_000);
    for players in 1..=5 {
        let has = |fits: &dyn Fn(&Config) -> bool| {
            assert!(configs.iter().any(|(config, _)| config.players == players && fits(config)));
        };
        SETUPS[..].iter().filter(|setup| players > 1 || **setup != Setup::Draft).for_each(|setup| {
            LIMITS.iter().for_each(|limit| {
                has(&|config| {
                    config.setup == *setup
                        && config.seed_limit == *limit
                        && config.seed_timing == SeedTiming::Steps
                });
            });
        });
    }
}

/// Without recalls a worker is placed at most once with each strength, so hibernations limit the placements, and placements
/// the retrieves.
#[test]
fn hibernations_limit_placements_and_placements_retrieves() {
    let mut without_recall = 0;
    for number in 0..300 {
        let config = Config::new(2 + (number % 4) as u8);
        let (mut state, mut playout) = (State::new(&config).unwrap(), Playout::new(number));
        let (mut tally, mut recalled) = (State::tally(&config), [false; 5]);
        while let Some(action) = playout.choose(&state) {
            if let (Action::Recall(..), Pending::Decision { seat, .. }) = (action, state.pending()) {
                recalled[seat.index()] = true;
            }
            state.apply(action).unwrap().iter().for_each(|event| State::count(&mut tally, event));
        }
        for (own, recalled) in tally.seats.iter().zip(recalled) {
            let placed: u16 = own.placed.iter().sum();
            assert!(own.retrieves <= placed, "game {number}");
            assert!(recalled || placed <= 4 * (own.hibernations + 4), "game {number}");
            without_recall += u32::from(!recalled);
        }
    }
    assert!(without_recall > 300, "{without_recall}");
}

/// Worked cases 15 and 16 of the rules, by the brute search that the laws use.
#[test]
fn the_search_over_arrangements_finds_what_the_worked_cases_say() {
    let (p, f, w, x, h) = (1, 2, 4, 8, 16);
    let fits = |all: [u8; 5], discarded: [u8; 5], spots: &[u8]| {
        let discarded = Basket(discarded);
        laws::can_be_arranged(Basket(all).less(discarded), discarded, spots.iter().copied())
    };
    let spots = [p | f | w, w];
    let all = [0, 1, 1, 0, 0];
    assert!(fits(all, [0; 5], &spots) && fits(all, [0, 1, 0, 0, 0], &spots));
    assert!(!fits(all, [0, 0, 1, 0, 0], &spots));
    let spots = [p | f, x | h];
    assert!(fits([2, 0, 0, 1, 0], [1, 0, 0, 0, 0], &spots) && !fits([2, 0, 0, 1, 0], [0; 5], &spots));
    assert!(fits([0, 0, 0, 1, 1], [0, 0, 0, 1, 0], &spots) && fits([0, 0, 0, 1, 1], [0, 0, 0, 0, 1], &spots));
    assert!(fits([0, 0, 0, 1, 0], [0; 5], &spots) && !fits([0, 0, 0, 1, 0], [0, 0, 0, 1, 0], &spots));
}

/// The laws look at what is there: a state with another seat's pieces has too many of them.
#[test]
fn every_turn_shows_what_a_seat_has() {
    let (mut state, mut playout) = (State::new(&Config::new(3)).unwrap(), Playout::new(4));
    while let Some(action) = playout.choose(&state) {
        if let Pending::Decision { seat, prompt: Prompt::Turn } = state.pending() {
            let json = state.state_json()["players"][seat.index()].clone();
            let sheet: Sheet = state.sheet(seat).unwrap();
            let texts = |items: &mut dyn Iterator<Item = caldera::rules::apiary::Item>| -> Vec<String> {
                items.map(|item| item.to_string()).collect()
            };
            assert_eq!(json["hand"], serde_json::json!(texts(&mut sheet.hand())));
            assert_eq!(json["planted"], serde_json::json!(texts(&mut sheet.planted())));
            assert_eq!(json["reserve"], serde_json::json!(texts(&mut sheet.reserve())));
            assert_eq!(json["resources"], serde_json::json!(sheet.resources().0));
            assert_eq!(json["hive"].as_array().unwrap().len(), sheet.hive().count());
            assert_eq!(
                (json["vp"].as_u64(), json["favor"].as_u64()),
                (Some(sheet.vp().into()), Some(sheet.favor().into()))
            );
        }
        state.play(action, &mut ()).unwrap();
    }
    assert!(state.sheet(Seat::new(3)).is_none());
}
