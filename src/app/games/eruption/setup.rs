//! Eruption in the set-up and in lists.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::{
    EruptionTable,
    art::{scene::GroundPicture, village},
    board_art::{MeterWords, ground},
    clans,
    facing::Facing,
    words::Words,
};
use crate::app::shell::{controls::switch, text::Locale};
use crate::{
    app::{
        board::sides::side_name,
        dom::{El, all, el, made},
        games::shelved::{Place, Shelved},
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
    type Draft = Draft;

    fn config(draft: &Draft, players: u8) -> Config {
        Config { players, clans: clans::among(draft.0.clans, players), ..draft.0 }
    }

    fn options(draft: RwSignal<Draft>, l: Locale) -> AnyView {
        let one = |option: Choice| {
            let (name, help) = option.words(l);
            let set = move |on| draft.update(|draft| option.set(&mut draft.0, on));
            switch(name, help, move || draft.with(|draft| option.is_on(&draft.0)), set)
        };
        made(all(Choice::ALL.map(one))).into_any()
    }

    fn sides(draft: RwSignal<Draft>, names: Memo<Vec<String>>, l: Locale) -> AnyView {
        made(clans::options(draft, names, l)).into_any()
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

    fn map(players: Memo<u8>, l: Locale) -> AnyView {
        let picture =
            Memo::new(move |_| GroundPicture::of(&Board::default(), Village::in_play(players.get())));
        let classes = move || {
            let in_play = Village::in_play(players.get());
            in_play.iter().map(|own| village::class(*own)).collect::<Vec<_>>().join(" ")
        };
        let map = island(picture, t!(l, eruption::setup::map));
        made(el("div").attr("data-play", classes).child(map)).into_any()
    }

    fn picture(table: &Table<State>) -> AnyView {
        let state = table.state();
        let ruins = Seat::first(state.seats()).filter(|seat| state.player(*seat).burnt_out > 0);
        let picture = GroundPicture::of(state.board(), Village::in_play(state.config().players))
            .ruined(ruins.map(|seat| state.village(seat)));
        made(el("div[aria-hidden=true]").child(island(Memo::new(move |_| picture.clone()), ""))).into_any()
    }
}

/// The island without its meter.
fn island(picture: Memo<GroundPicture>, label: &str) -> El {
    ground(picture, MeterWords::default(), label, None)
}
