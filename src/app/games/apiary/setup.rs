//! Apiary in the set-up and in lists, as `Shelved` asks for it: a function for each of its own.

use leptos::prelude::*;
use serde::{Deserialize, Deserializer, Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::{
    components::{
        map::Map,
        picture::{SavedHive, picture_of},
        setup::{Rules, Ways},
    },
    seats::emblem_of,
};
use crate::{
    app::{
        board::{
            emblems,
            sides::{emblem_name, side_name},
        },
        games::shelved::Place,
        shell::text::Locale,
    },
    rules::{
        Seat,
        apiary::{
            AdvanceFour, Config, FavorScoring, Pack, PackChoice, SeedLimit, SeedTiming, Setup, Solo, State,
            TwoSeedToken,
        },
    },
    session::Table,
};

/// The options of the last game. What is remembered and is not known any more takes its default.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
#[allow(missing_docs, reason = "the fields are named after those of the config")]
pub struct Draft {
    #[serde(deserialize_with = "known")]
    pub setup: Setup,
    #[serde(deserialize_with = "known")]
    pub favor: FavorScoring,
    #[serde(deserialize_with = "known")]
    pub advance_four: AdvanceFour,
    #[serde(deserialize_with = "known")]
    pub seed_timing: SeedTiming,
    #[serde(deserialize_with = "known")]
    pub seed_limit: SeedLimit,
    #[serde(deserialize_with = "known")]
    pub two_seed_token: TwoSeedToken,
    /// Of the Autopilot, from 1.
    #[serde(deserialize_with = "known")]
    pub level: Level,
    /// A pack from a file; nothing for the built-in one.
    #[serde(deserialize_with = "known")]
    pub pack: Option<PackName>,
}

/// A level of the Autopilot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Level(pub u8);

impl Default for Level {
    fn default() -> Level {
        Level(1)
    }
}

/// What names a pack. The pack itself need not be at hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names say it")]
pub struct PackName {
    pub id: String,
    pub hash: u64,
}

impl Default for Draft {
    fn default() -> Draft {
        let Config { setup, favor, advance_four, seed_timing, seed_limit, two_seed_token, .. } =
            Config::new(2);
        Draft {
            setup,
            favor,
            advance_four,
            seed_timing,
            seed_limit,
            two_seed_token,
            level: Level::default(),
            pack: None,
        }
    }
}

/// A value that is not known becomes the default.
fn known<'de, D: Deserializer<'de>, T: DeserializeOwned + Default>(reader: D) -> Result<T, D::Error> {
    Value::deserialize(reader).map(|value| serde_json::from_value(value).unwrap_or_default())
}

impl Draft {
    /// What is advised for a first game: everybody leads a starter faction, and every other option is at its default. The
    /// components stay as they are.
    pub fn first_game(&self) -> Draft {
        Draft { setup: Setup::Starters, pack: self.pack.clone(), ..Draft::default() }
    }

    /// The chosen components; the built-in ones as long as those chosen are not at hand.
    pub fn pack(&self) -> &'static Pack {
        let chosen = self.pack.as_ref().and_then(|name| Pack::find(&name.id, name.hash));
        chosen.unwrap_or_else(Pack::caldera)
    }

    /// Chooses components; of the Caldera set the edition that new games are played with.
    pub fn set_pack(&mut self, pack: &Pack) {
        self.pack = (!pack.is_caldera()).then(|| PackName { id: pack.id.clone(), hash: pack.hash });
    }
}

/// The config for so many players; one plays against the Autopilot, without a draft (A104).
pub fn config(draft: &Draft, players: u8) -> Config {
    let solo = match players {
        1 => Solo::Level(draft.level.0.clamp(1, 6)),
        _ => Solo::Off,
    };
    let setup = match (solo, draft.setup) {
        (Solo::Level(_), Setup::Draft) => Setup::Two,
        (_, setup) => setup,
    };
    Config {
        players,
        setup,
        favor: draft.favor,
        advance_four: draft.advance_four,
        seed_timing: draft.seed_timing,
        seed_limit: draft.seed_limit,
        two_seed_token: draft.two_seed_token,
        solo,
        pack: PackChoice(draft.pack()),
    }
}

/// The options that depend on how many play: the Autopilot for one, and how mats and factions are dealt.
pub fn sides(draft: RwSignal<Draft>, names: Memo<Vec<String>>, l: Locale) -> AnyView {
    let alone = Memo::new(move |_| names.read().len() == 1);
    view! { <Ways draft alone l /> }.into_any()
}

/// The other options, and the components.
pub fn options(draft: RwSignal<Draft>, l: Locale) -> AnyView {
    view! { <Rules draft l /> }.into_any()
}

/// Where the seats are round the map, in percent, clockwise from the top.
const PLACES: [[u8; 2]; 6] = [[50, 10], [87, 28], [87, 70], [50, 92], [13, 70], [13, 28]];

/// What side of the table each seat has, by how many there are.
const SIDES: [[usize; 5]; 5] =
    [[3, 0, 0, 0, 0], [3, 0, 0, 0, 0], [3, 5, 1, 0, 0], [4, 5, 1, 2, 0], [3, 4, 5, 1, 2]];

/// What a seat has, and where it sits.
pub fn place(players: u8, seat: Seat, l: Locale) -> Place {
    let row = SIDES[usize::from(players.clamp(1, 5) - 1)];
    let side = row[seat.index() % row.len()];
    let emblem = emblem_of(seat);
    Place {
        class: emblems::class(emblem),
        name: emblem_name(emblem, l),
        side: side_name(side, l),
        at: PLACES[side],
    }
}

/// The board for so many players, and what their number changes.
pub fn map(players: Memo<u8>, l: Locale) -> AnyView {
    view! { <Map players l /> }.into_any()
}

/// A small picture of a game as it stands.
pub fn picture(table: &Table<State>) -> AnyView {
    view! { <SavedHive of=picture_of(table.state()) /> }.into_any()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::{fields, rules::Game};

    fn drafts() -> Vec<Draft> {
        let base = Draft::default();
        let setups = [Setup::Two, Setup::Starters, Setup::Draft, Setup::Random];
        let mut all: Vec<Draft> = setups.map(|setup| Draft { setup, ..base.clone() }).into();
        all.extend((0..=7).map(|level| Draft { level: Level(level), ..base.clone() }));
        all.push(Draft {
            setup: Setup::Draft,
            favor: FavorScoring::Position,
            advance_four: AdvanceFour::Resources,
            seed_timing: SeedTiming::Steps,
            seed_limit: SeedLimit::TwoCards,
            two_seed_token: TwoSeedToken::Out,
            level: Level(6),
            pack: Some(PackName { id: "far-away".into(), hash: 7 }),
        });
        all
    }

    #[test]
    fn every_choice_makes_a_game_for_every_number_of_players() {
        for draft in drafts() {
            for players in 1..=5 {
                let config = config(&draft, players);
                let game = State::new(&config).unwrap_or_else(|why| panic!("{draft:?}: {why}"));
                assert_eq!(game.seats(), players);
            }
        }
    }

    #[test]
    fn what_is_remembered_is_what_was_chosen() {
        for draft in drafts() {
            let written = serde_json::from_str(&fields::line(&draft)).unwrap();
            assert_eq!(fields::read::<Draft>(written), Ok(draft));
        }
    }

    #[test]
    fn what_is_not_known_any_more_is_at_its_default() {
        let written = json!({
            "setup": "auction", "favor": 7, "advance_four": "resources", "seed_timing": null, "level": "hard",
            "pack": { "id": 3 }, "weather": "rain"
        });
        let draft = fields::read::<Draft>(written).unwrap();
        assert_eq!(draft, Draft { advance_four: AdvanceFour::Resources, ..Draft::default() });
        assert_eq!(fields::read::<Draft>(json!({})), Ok(Draft::default()));
    }

    #[test]
    fn a_first_game_is_without_choices() {
        let first = drafts()[12].first_game();
        assert_eq!(first.setup, Setup::Starters);
        assert_eq!(Draft { setup: Setup::Two, pack: None, ..first }, Draft::default());
    }

    #[test]
    fn every_seat_has_a_place_of_its_own() {
        for players in 1..=5 {
            let places: Vec<Place> =
                Seat::first(players).map(|seat| place(players, seat, Locale::En)).collect();
            for (number, one) in places.iter().enumerate() {
                assert!(!one.name.is_empty() && !one.side.is_empty());
                for other in &places[..number] {
                    assert!(one.at != other.at && one.class != other.class && one.side != other.side);
                }
            }
        }
    }

    #[test]
    fn components_that_are_not_at_hand_are_those_built_in() {
        let mut draft = drafts()[12].clone();
        assert_eq!(draft.pack(), Pack::caldera());
        for edition in Pack::editions() {
            draft.set_pack(edition);
            assert_eq!((draft.pack.clone(), draft.pack()), (None, Pack::caldera()), "the edition of today");
        }
    }
}
