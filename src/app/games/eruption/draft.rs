//! What is chosen in the set-up: the variants, and who plays with whom (E76).

use serde::{Deserialize, Serialize};

use crate::{
    app::shell::text::Locale,
    rules::{
        Game,
        eruption::{Clans, Config, ConfigError, State, WallStock, ZoneCard},
    },
    t,
};

/// The options of the last game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Draft(pub Config);

impl Default for Draft {
    fn default() -> Draft {
        Draft(Config::new(2))
    }
}

/// An option that is on or off.
#[derive(Clone, Copy)]
pub enum Variant {
    Rain,
    Unlimited,
    ZoneCard,
    Annihilation,
    Forecast,
}

impl Variant {
    /// All, in the order of the set-up.
    pub const ALL: [Variant; 5] =
        [Variant::Rain, Variant::Unlimited, Variant::ZoneCard, Variant::Annihilation, Variant::Forecast];

    /// Its name, and what it does in a sentence.
    pub fn words(self, l: Locale) -> (&'static str, &'static str) {
        match self {
            Variant::Rain => (t!(l, eruption::setup::rain), t!(l, eruption::setup::rain_help)),
            Variant::Unlimited => {
                (t!(l, eruption::setup::wall_stock), t!(l, eruption::setup::wall_stock_help))
            }
            Variant::ZoneCard => (t!(l, eruption::setup::zone_card), t!(l, eruption::setup::zone_card_help)),
            Variant::Annihilation => {
                (t!(l, eruption::setup::annihilation), t!(l, eruption::setup::annihilation_help))
            }
            Variant::Forecast => (t!(l, eruption::setup::forecast), t!(l, eruption::setup::forecast_help)),
        }
    }

    /// Whether it is on.
    pub fn is_on(self, config: &Config) -> bool {
        match self {
            Variant::Rain => config.rain,
            Variant::Unlimited => config.wall_stock == WallStock::Unlimited,
            Variant::ZoneCard => config.zone_card == ZoneCard::AfterDamage,
            Variant::Annihilation => config.annihilation,
            Variant::Forecast => config.forecast,
        }
    }

    /// Switches it on or off.
    pub fn set(self, config: &mut Config, on: bool) {
        match self {
            Variant::Rain => config.rain = on,
            Variant::Unlimited if on => config.wall_stock = WallStock::Unlimited,
            Variant::Unlimited => config.wall_stock = WallStock::Limited,
            Variant::ZoneCard if on => config.zone_card = ZoneCard::AfterDamage,
            Variant::ZoneCard => config.zone_card = ZoneCard::CardPhase,
            Variant::Annihilation => config.annihilation = on,
            Variant::Forecast => config.forecast = on,
        }
    }
}

/// The clans among so many players: those chosen, or halves if they were chosen for another number.
pub fn among(chosen: Clans, players: u8) -> Clans {
    if chosen == Clans::NONE || !matches!(players, 4 | 6) {
        Clans::NONE
    } else if chosen.letters().len() == usize::from(players) {
        chosen
    } else {
        Clans::halves(players)
    }
}

/// Why there can be no game with these clans, in words.
pub fn wrong(clans: Clans, players: u8, l: Locale) -> &'static str {
    match State::new(&Config { clans, ..Config::new(players) }) {
        Ok(_) => "",
        Err(ConfigError::OneClan) => t!(l, eruption::setup::one_clan),
        Err(_) => t!(l, eruption::setup::unequal_clans),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::eruption::Clan;

    #[test]
    fn clans_chosen_for_four_become_halves_with_six_and_none_with_five() {
        let alternating = Clans::of_seats([0, 1, 0, 1].map(|clan| Clan::ALL[clan]));
        assert_eq!(among(alternating, 4), alternating);
        assert_eq!(among(alternating, 6), Clans::halves(6));
        assert_eq!(among(alternating, 5), Clans::NONE);
        assert_eq!(among(Clans::NONE, 4), Clans::NONE);
    }

    #[test]
    fn e76_what_the_rules_refuse_is_said_before_the_start() {
        let clans = |letters: &[usize]| Clans::of_seats(letters.iter().map(|clan| Clan::ALL[*clan]));
        for l in Locale::ALL {
            assert_eq!(wrong(clans(&[0, 1, 1, 0]), 4, l), "");
            assert_eq!(wrong(clans(&[0, 0, 0, 0]), 4, l), t!(l, eruption::setup::one_clan));
            assert_eq!(wrong(clans(&[0, 1, 0, 0]), 4, l), t!(l, eruption::setup::unequal_clans));
            assert_eq!(wrong(clans(&[0, 1, 2, 0, 1, 1]), 6, l), t!(l, eruption::setup::unequal_clans));
        }
    }
}
