//! A player's panel: temperature, zone, supply, hand size, eruption tiles to place, threat.

use leptos::prelude::*;

use super::{
    clans::Badge,
    damage_forecast::{self, PanelChip},
};
use crate::{
    app::{
        board::pieces::{Emblem, FlameIcon},
        games::eruption::{
            animation::zone,
            art::village,
            components::pieces::{ResourceIcon, TilePicture},
            damage_forecast::DamageForecast,
            shown::{shown_degrees, shown_seat},
            standing::{contacts, standing, threat, threats},
            table::{EruptionTable, words},
        },
        shell::{icon::Icon, views::CollectAny},
        table::{TableStore, bots::BotSign},
    },
    rules::{
        Seat,
        eruption::{Material, PlayerView, Tile},
    },
    t,
};

/// The stroke through the emblem of a village that has burnt out.
const STRIKE: &str = "M-13 13L13-13";

/// One player.
#[component]
pub fn Panel(
    store: TableStore<EruptionTable>,
    seat: Seat,
    forecasts: Memo<Vec<DamageForecast>>,
    #[prop(into)] press: Callback<()>,
) -> impl IntoView {
    let l = store.locale;
    let words = StoredValue::new(store.session.with_untracked(|table| words(table, l)));
    let player = Memo::new(move |_| store.view.with(|view| view.players[seat.index()].clone()));
    let active = move || shown_seat(store) == seat && store.view.with(|view| view.turn > 0);
    let own = player.with_untracked(|player| player.village);
    let clan = store.view.with_untracked(|view| view.config.clans.of(seat));
    let label = move || {
        store.view.with(|view| {
            let player = &view.players[seat.index()];
            words.with_value(|words| standing(words, view, player, damage_forecast::of(forecasts, seat)))
        })
    };
    let temperature = move || shown_degrees(store, seat);
    let zone = move || match player.read().burnt_out {
        true => t!(l, eruption::panel::burnt).to_owned(),
        false => words.with_value(|words| words.zone(zone(temperature())).to_owned()),
    };
    // Under the pointer it shows on the board where lava threatens the village.
    let point = move || store.point_at(store.view.with_untracked(|view| threats(&view.board, own)));
    let danger = move || {
        let forecast = damage_forecast::of(forecasts, seat);
        store.view.with(|view| words.with_value(|words| threat(words, &view.board, own, forecast)))
    };
    view! {
        <button
            type="button"
            class=["seat ", village::class(own)].concat()
            class:active=active
            class:burnt=move || player.read().burnt_out
            aria-current=move || active().then_some("true")
            on:click=move |_| press.run(())
            on:mouseenter=move |_| point()
            on:focus=move |_| point()
            on:mouseleave=move |_| store.point_at(String::new())
            on:blur=move |_| store.point_at(String::new())
        >
            // Said in one sentence, seen in pieces.
            <span class="sr">{move || label()}</span>
            <Emblem number=own.index() size=32>
                <path class="strike" d=STRIKE />
            </Emblem>
            <BotSign seat size=20 />
            {clan.map(|clan| view! { <Badge clan /> }.into_any())}
            <span class="who" aria-hidden="true">
                {move || store.name(seat)}
            </span>
            <span class="temp num" aria-hidden="true">
                {move || t!(l, common::degrees, value = temperature())}
            </span>
            <PanelChip forecasts seat />
            <span
                class="heat"
                aria-hidden="true"
                style:--t=move || share(temperature())
                style:--soon=move || share(damage_forecast::expected(forecasts, seat))
            >
                <i class="soon"></i>
                <i></i>
                <b class="e1"></b>
                <b class="e2"></b>
                <b class="e3"></b>
            </span>
            <span class="zone" aria-hidden="true">
                {move || zone()}
            </span>
            <span class="danger" aria-hidden="true">
                {move || danger()}
            </span>
            <Supply player />
            <Flags store player />
        </button>
    }
}

/// A temperature as a part of the meter, in tenths of a percent.
fn share(degrees: u16) -> String {
    let tenths = u32::from(degrees) * 1000 / 290;
    [(tenths / 10).to_string().as_str(), ".", &(tenths % 10).to_string(), "%"].concat()
}

/// The walls in the supply.
#[component]
pub fn Supply(player: Memo<PlayerView>) -> impl IntoView {
    let one = |material: Material| {
        let count = move || player.read().supply[material.index()];
        view! {
            <span class="num" class:none=move || count() == 0>
                <ResourceIcon material size=20 />
                {move || count().to_string()}
            </span>
        }
    };
    view! {
        <span class="supply" aria-hidden="true">
            {Material::ALL.map(one).into_iter().collect_any()}
        </span>
    }
}

/// How many contacts there are, eruption tiles to place, and cards in the hand.
#[component]
fn Flags(store: TableStore<EruptionTable>, player: Memo<PlayerView>) -> impl IntoView {
    let own = player.with_untracked(|player| player.village);
    let threat = move || {
        let (contacts, open) = store.view.with(|view| contacts(&view.board, own));
        let class = if open > 0 { "num threat open" } else { "num threat" };
        (contacts > 0).then(|| {
            view! {
                <span class=class>
                    <FlameIcon size=18 />
                    {contacts}
                </span>
            }
            .into_any()
        })
    };
    let held = move || {
        let held = player.read().eruption_tiles;
        (held > 0).then(|| {
            view! {
                <span class="num">
                    <TilePicture tile=Tile::ERUPTION size=24 />
                    {held}
                </span>
            }
            .into_any()
        })
    };
    view! {
        <span class="flags" aria-hidden="true">
            {move || threat()}
            {move || held()}
            <span class="num">
                <Icon name="card" />
                {move || player.read().hand_size}
            </span>
        </span>
    }
}
