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
        screens::controls::{choice, switch},
        text::Locale,
    },
    rules::{
        Game, Seat,
        eruption::{Board, Clan, Clans, Config, ConfigError, State, Village, WallStock, ZoneCard},
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
        Config { players, clans: clans_for(draft.0.clans, players), ..draft.0 }
    }

    fn options(draft: RwSignal<Draft>, players: Signal<u8>, l: Locale) -> View {
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
        let annihilation = switch(
            t!(l, eruption::setup::annihilation),
            t!(l, eruption::setup::annihilation_help),
            move || draft.with(|draft| draft.0.annihilation),
            move |on| draft.update(|draft| draft.0.annihilation = on),
        );
        let forecast = switch(
            t!(l, eruption::setup::forecast),
            t!(l, eruption::setup::forecast_help),
            move || draft.with(|draft| draft.0.forecast),
            move |on| draft.update(|draft| draft.0.forecast = on),
        );
        let clans = el("div").child(move || {
            let players = players.get();
            matches!(players, 4 | 6).then(|| clan_options(draft, players, l))
        });
        all([rain, wall_stock, zone_card, annihilation, forecast, clans])
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

/// The clans among so many players: those chosen, or halves if they were chosen for another number.
fn clans_for(chosen: Clans, players: u8) -> Clans {
    if chosen == Clans::NONE || !matches!(players, 4 | 6) {
        Clans::NONE
    } else if chosen.letters().len() == usize::from(players) {
        chosen
    } else {
        Clans::halves(players)
    }
}

/// The names of the radio buttons of each seat's clan.
const CLAN_GROUPS: [&str; 6] = ["clan0", "clan1", "clan2", "clan3", "clan4", "clan5"];

/// Whether there are clans, which seat is in which, and what is wrong with that.
fn clan_options(draft: RwSignal<Draft>, players: u8, l: Locale) -> El {
    let clans = move || draft.with(|draft| clans_for(draft.0.clans, players));
    let on = move || clans() != Clans::NONE;
    let whether = switch(t!(l, eruption::setup::clans), t!(l, eruption::setup::clans_help), on, move |on| {
        draft.update(|draft| draft.0.clans = if on { Clans::halves(players) } else { Clans::NONE })
    });
    let seat = move |seat: Seat| {
        let one = move |clan: Clan| {
            let choose = move || {
                let now = untrack(clans);
                let of = |other| if other == seat { Some(clan) } else { now.of(other) };
                let all: Vec<Clan> = Seat::first(players).filter_map(of).collect();
                draft.update(|draft| draft.0.clans = Clans::of_seats(all));
            };
            let face = el("span").child(clan_mark(clan)).attr("data-clan", clan.to_string());
            choice(CLAN_GROUPS[seat.index() % 6], None, move || clans().of(seat) == Some(clan), choose, face)
        };
        let name = EruptionTable::place(players, seat, l).name;
        el("fieldset")
            .class("seg")
            .child(el("legend").child(t!(l, eruption::setup::clan_of, seat = name)))
            .child(el("div").class("seg-row").child(all(Clan::ALL.map(one))))
    };
    let seats = move || untrack(on).then(|| all(Seat::first(players).map(seat)));
    let shown = memo(on);
    let wrong = move || match State::new(&Config { clans: clans(), ..Config::new(players) }) {
        Ok(_) => "",
        Err(ConfigError::OneClan) => t!(l, eruption::setup::one_clan),
        Err(_) => t!(l, eruption::setup::unequal_clans),
    };
    el("div")
        .child(whether)
        .child(move || {
            shown.track();
            seats()
        })
        .child(el("p").class("field-error").attr("role", "alert").child(wrong))
}

/// A clan's shape and letter.
pub fn clan_mark(clan: Clan) -> &'static str {
    ["● A", "■ B", "▲ C"][clan.index()]
}

/// The island without its meter.
fn island(picture: Signal<GroundPicture>, label: &str) -> El {
    ground(picture, MeterWords::default(), label, None)
}
