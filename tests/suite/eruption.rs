//! Eruption in the suite: which configs are played.

use caldera::rules::{
    Game, Viewer,
    eruption::{Action, Clan, Clans, Config, State, WallStock, ZoneCard},
};

use super::{Entry, laws::eruption as laws};

/// The base game and its variants.
pub struct Eruption;

/// Every combination of clans, Annihilation and Forecast, but the one of none.
fn variants(players: u8) -> Vec<Config> {
    let mut clans = vec![Clans::NONE];
    match players {
        4 => clans.extend([Clans::halves(4), Clans::of_seats([0, 1, 0, 1].map(|clan| Clan::ALL[clan]))]),
        6 => clans.extend([Clans::halves(6), Clans::pairs(6)]),
        _ => {}
    }
    let mut configs = Vec::new();
    for clans in clans {
        for (annihilation, forecast) in [(false, false), (true, false), (false, true), (true, true)] {
            let zone_card = if forecast { ZoneCard::CardPhase } else { ZoneCard::AfterDamage };
            let config = Config { clans, annihilation, forecast, zone_card, ..Config::new(players) };
            configs.push(config);
        }
    }
    configs.remove(0);
    configs
}

impl Entry for Eruption {
    type State = State;

    /// Every number of players with every set of options; the usual options most often.
    fn configs() -> Vec<(Config, u64)> {
        let mut configs = Vec::new();
        for players in 2..=6 {
            for rain in [true, false] {
                for wall_stock in [WallStock::Limited, WallStock::Unlimited] {
                    for zone_card in [ZoneCard::AfterDamage, ZoneCard::CardPhase] {
                        let config = Config { rain, wall_stock, zone_card, ..Config::new(players) };
                        configs.push((config, if config == Config::new(players) { 200 } else { 30 }));
                    }
                }
            }
            configs.extend(variants(players).into_iter().map(|config| (config, 20)));
        }
        configs
    }

    fn notation() -> Vec<Action> {
        laws::notation()
    }

    const LONGEST: u32 = 20_000;

    fn invariants(before: &State, after: &State) {
        laws::hold(before, after);
    }
}

#[test]
fn at_least_two_thousand_games_are_played() {
    assert!(Eruption::configs().iter().map(|(_, games)| games).sum::<u64>() >= 2_000);
}

#[test]
fn the_invariants_notice_a_wall_too_many() {
    let mut view = State::new(&Config::new(2)).unwrap().view(Viewer::Everything);
    laws::pieces_are_conserved(&view);
    view.stock[0] += 1;
    assert!(std::panic::catch_unwind(|| laws::pieces_are_conserved(&view)).is_err());
}
