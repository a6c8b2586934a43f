//! Eruption on the shelf and in the set-up.

use std::ops::RangeInclusive;

use leptos::prelude::*;
use serde_json::Value;

use super::{
    EruptionTable,
    art::{scene::GroundPicture, village},
    board_art::{MeterWords, box_lid, ground},
    facing::Facing,
    words::Words,
};
use crate::{
    app::{
        dom::{El, View, all, el, memo},
        games::{Place, Shelved},
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
#[derive(Clone, Debug, PartialEq)]
pub struct Draft(Config);

impl Default for Draft {
    fn default() -> Draft {
        Draft(Config::new(2))
    }
}

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

    fn draft_from_json(value: &Value) -> Option<Draft> {
        State::config_from_json(value).ok().map(Draft)
    }

    fn draft_json(draft: &Draft) -> Value {
        State::config_json(&draft.0)
    }

    fn config(draft: &Draft, players: u8) -> Config {
        Config { players, ..draft.0 }
    }

    fn options(draft: RwSignal<Draft>, l: Locale) -> View {
        let rain = switch(
            t!(l, eruption::setup::rain),
            t!(l, eruption::setup::rain_help),
            move || draft.with(|draft| draft.0.rain),
            move |on| draft.update(|draft| draft.0.rain = on),
        );
        let wall_stock = switch(
            t!(l, eruption::setup::wall_stock),
            t!(l, eruption::setup::wall_stock_help),
            move || draft.with(|draft| draft.0.wall_stock == WallStock::Unlimited),
            move |on| {
                let stock = if on { WallStock::Unlimited } else { WallStock::Limited };
                draft.update(|draft| draft.0.wall_stock = stock);
            },
        );
        let zone_card = switch(
            t!(l, eruption::setup::zone_card),
            t!(l, eruption::setup::zone_card_help),
            move || draft.with(|draft| draft.0.zone_card == ZoneCard::AfterDamage),
            move |on| {
                let when = if on { ZoneCard::AfterDamage } else { ZoneCard::CardPhase };
                draft.update(|draft| draft.0.zone_card = when);
            },
        );
        all([rain, wall_stock, zone_card])
    }

    fn place(players: u8, seat: Seat, l: Locale) -> Place {
        let Some(village) = Village::in_play(players).get(seat.index()) else {
            return Place { class: "", name: "", side: "" };
        };
        let words = Words { locale: l, names: Vec::new(), villages: Vec::new(), facing: Facing::PRINTED };
        let side = match village.index() {
            0 => t!(l, eruption::side::v0),
            1 => t!(l, eruption::side::v1),
            2 => t!(l, eruption::side::v2),
            3 => t!(l, eruption::side::v3),
            4 => t!(l, eruption::side::v4),
            _ => t!(l, eruption::side::v5),
        };
        Place { class: village::class(*village), name: words.emblem(*village), side }
    }

    fn map(players: Signal<u8>, l: Locale) -> El {
        let picture = memo(move || GroundPicture::of(&Board::default(), Village::in_play(players.get())));
        let classes = move || {
            let in_play = Village::in_play(players.get());
            in_play.iter().map(|own| village::class(*own)).collect::<Vec<_>>().join(" ")
        };
        let map = island(picture.into(), t!(l, eruption::setup::map));
        el("div").attr("data-play", classes).child(map)
    }

    fn picture(table: &Table<State>) -> El {
        let state = table.state();
        let picture = GroundPicture::of(state.board(), Village::in_play(state.config().players));
        el("div").attr("aria-hidden", "true").child(island(Signal::stored(picture), ""))
    }
}

/// The island without its meter.
fn island(picture: Signal<GroundPicture>, label: &str) -> El {
    ground(picture, MeterWords::default(), label, None)
}
