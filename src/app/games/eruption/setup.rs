//! Eruption on the shelf and in the set-up.

use std::ops::RangeInclusive;

use crate::app::reactive::*;
use serde::{Deserialize, Serialize};

use super::{
    EruptionTable,
    art::{scene::GroundPicture, village},
    board_art::{MeterWords, box_lid, ground},
    clans,
    facing::Facing,
    words::Words,
};
use crate::{
    app::{
        dom::{El, View, all, el, memo},
        games::{Place, Shelved, side_name},
        screens::controls::switch,
        text::Locale,
    },
    rules::{
        Game, Seat,
        eruption::{Board, Config, State, Village, WallStock, ZoneCard},
    },
    session::Table,
    t,
};

/// The options of the last game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Draft(pub(super) Config);

impl Default for Draft {
    fn default() -> Draft {
        Draft(Config::new(2))
    }
}

/// An option that is on or off.
#[derive(Clone, Copy)]
enum Choice {
    Rain,
    Unlimited,
    ZoneCard,
    Annihilation,
    Forecast,
}

impl Choice {
    const ALL: [Choice; 5] =
        [Choice::Rain, Choice::Unlimited, Choice::ZoneCard, Choice::Annihilation, Choice::Forecast];

    /// Its name, and what it does in a sentence.
    fn words(self, l: Locale) -> (&'static str, &'static str) {
        match self {
            Choice::Rain => (t!(l, eruption::setup::rain), t!(l, eruption::setup::rain_help)),
            Choice::Unlimited => {
                (t!(l, eruption::setup::wall_stock), t!(l, eruption::setup::wall_stock_help))
            }
            Choice::ZoneCard => (t!(l, eruption::setup::zone_card), t!(l, eruption::setup::zone_card_help)),
            Choice::Annihilation => {
                (t!(l, eruption::setup::annihilation), t!(l, eruption::setup::annihilation_help))
            }
            Choice::Forecast => (t!(l, eruption::setup::forecast), t!(l, eruption::setup::forecast_help)),
        }
    }

    fn is_on(self, config: &Config) -> bool {
        match self {
            Choice::Rain => config.rain,
            Choice::Unlimited => config.wall_stock == WallStock::Unlimited,
            Choice::ZoneCard => config.zone_card == ZoneCard::AfterDamage,
            Choice::Annihilation => config.annihilation,
            Choice::Forecast => config.forecast,
        }
    }

    fn set(self, config: &mut Config, on: bool) {
        match self {
            Choice::Rain => config.rain = on,
            Choice::Unlimited if on => config.wall_stock = WallStock::Unlimited,
            Choice::Unlimited => config.wall_stock = WallStock::Limited,
            Choice::ZoneCard if on => config.zone_card = ZoneCard::AfterDamage,
            Choice::ZoneCard => config.zone_card = ZoneCard::CardPhase,
            Choice::Annihilation => config.annihilation = on,
            Choice::Forecast => config.forecast = on,
        }
    }
}

/// Where the emblems of the villages are on the small island, in percent.
const EMBLEMS: [[u8; 2]; 6] = [[50, 12], [83, 31], [83, 69], [50, 88], [17, 69], [17, 31]];

impl Shelved for EruptionTable {
    const PLAYERS: RangeInclusive<u8> = 2..=6;
    type Draft = Draft;

    fn tagline(l: Locale) -> &'static str {
        t!(l, eruption::tagline)
    }

    fn facts(l: Locale) -> [&'static str; 2] {
        [t!(l, eruption::players_range), t!(l, eruption::minutes)]
    }

    fn credits(l: Locale) -> &'static str {
        t!(l, eruption::about)
    }

    fn lid(l: Locale) -> El {
        box_lid(&t!(l, eruption::title).to_ascii_uppercase())
    }

    fn config(draft: &Draft, players: u8) -> Config {
        Config { players, clans: clans::among(draft.0.clans, players), ..draft.0 }
    }

    fn options(draft: RwSignal<Draft>, l: Locale) -> View {
        let one = |option: Choice| {
            let (name, help) = option.words(l);
            let set = move |on| draft.update(|draft| option.set(&mut draft.0, on));
            switch(name, help, move || draft.with(|draft| option.is_on(&draft.0)), set)
        };
        all(Choice::ALL.map(one))
    }

    fn sides(draft: RwSignal<Draft>, names: Memo<Vec<String>>, l: Locale) -> View {
        clans::options(draft, names, l)
    }

    fn place(players: u8, seat: Seat, l: Locale) -> Place {
        let Some(village) = Village::in_play(players).get(seat.index()) else {
            return Place { class: "", name: "", side: "", at: [50, 50] };
        };
        let words = Words { locale: l, names: Vec::new(), villages: Vec::new(), facing: Facing::PRINTED };
        let side = side_name(village.index(), l);
        let at = EMBLEMS[village.index() % EMBLEMS.len()];
        Place { class: village::class(*village), name: words.emblem(*village), side, at }
    }

    fn map(players: Memo<u8>, l: Locale) -> El {
        let picture = memo(move || GroundPicture::of(&Board::default(), Village::in_play(players.get())));
        let classes = move || {
            let in_play = Village::in_play(players.get());
            in_play.iter().map(|own| village::class(*own)).collect::<Vec<_>>().join(" ")
        };
        let map = island(picture, t!(l, eruption::setup::map));
        el("div").attr("data-play", classes).child(map)
    }

    fn picture(table: &Table<State>) -> El {
        let state = table.state();
        let ruins = Seat::first(state.seats()).filter(|seat| state.player(*seat).burnt_out > 0);
        let picture = GroundPicture::of(state.board(), Village::in_play(state.config().players))
            .ruined(ruins.map(|seat| state.village(seat)));
        el("div[aria-hidden=true]").child(island(memo(move || picture.clone()), ""))
    }
}

/// The island without its meter.
fn island(picture: Memo<GroundPicture>, label: &str) -> El {
    ground(picture, MeterWords::default(), label, None)
}
