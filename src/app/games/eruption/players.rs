//! The players' panels: temperature, zone, supply, hand size, eruption tiles to place, threat.

use crate::app::shell::text::word;
use leptos::prelude::*;

use super::{
    ahead::{self, Ahead, ahead_now, on_panel, sentence},
    art::village,
    board_art::{emblem, flame_icon, resource_icon, tile_picture},
    clans::badge,
    shown::shown_degrees,
    table::{EruptionTable, words},
    telling::zone,
    words::Words,
};
use crate::app::shell::{dialog::dialog, icon::icon};
use crate::{
    app::{
        dom::{Content, El, View, all, el, svg},
        table::Desk,
    },
    rules::{
        Seat,
        eruption::{Board, Edge, Material, PlayerView, Tile, View as GameView, Village},
    },
    t,
};

/// All panels, in turn order; a tap on one shows all in full.
pub fn players(desk: Desk<EruptionTable>) -> View {
    let open = RwSignal::new(false);
    let seats = desk.view.with_untracked(|view| view.players.len() as u8);
    let l = desk.locale;
    let ahead = ahead_now(desk);
    let panels = move |class: &'static str, opens: bool| {
        let row = |seat| el("li").child(panel(desk, seat, ahead).on("click", move |_| open.set(opens)));
        el("ul").class(class).attr("data-seats", seats.to_string()).child(all(Seat::first(seats).map(row)))
    };
    let title = move || t!(l, table::players).to_owned();
    let full = dialog(open, title, "card", move || panels("seat-list full", false).into_node());
    all([panels("seat-list", true), full])
}

/// One player.
fn panel(desk: Desk<EruptionTable>, seat: Seat, ahead: Memo<Vec<Ahead>>) -> El {
    let l = desk.locale;
    let words = StoredValue::new(desk.session.with_untracked(|table| words(table, l)));
    let player = Memo::new(move |_| desk.view.with(|view| view.players[seat.index()].clone()));
    let active = move || desk.view.with(|view| view.seat == seat && view.turn > 0);
    let own = player.with_untracked(|player| player.village);
    let clan = desk.view.with_untracked(|view| view.config.clans.of(seat));
    let label = move || {
        desk.view.with(|view| {
            words.with_value(|words| {
                panel_label(words, view, &view.players[seat.index()], ahead::of(ahead, seat))
            })
        })
    };
    let temperature = move || shown_degrees(desk, seat);
    let supply = move |material: Material| {
        let count = move || player.with(|player| player.supply[material.index()]);
        el("span.num")
            .class_if("none", move || count() == 0)
            .child(resource_icon(material, 20))
            .child(move || count().to_string())
    };
    let threat = move || {
        let (contacts, open) = desk.view.with(|view| contacts(&view.board, own));
        let class = if open > 0 { "num threat open" } else { "num threat" };
        (contacts > 0).then(|| el("span").class(class).child(flame_icon(18)).child(contacts.to_string()))
    };
    let held = move || {
        let held = player.with(|player| player.eruption_tiles);
        let picture = || tile_picture(Tile::ERUPTION, 24, 0);
        (held > 0).then(|| el("span.num").child(picture()).child(held.to_string()))
    };
    let cards =
        el("span.num").child(icon("card")).child(move || player.with(|player| player.hand_size.to_string()));
    let heat = el("span.heat")
        .style("--t", move || share(temperature()))
        .style("--soon", move || share(ahead::expected(ahead, seat)))
        .child([el("i.soon"), el("i")])
        .child(["e1", "e2", "e3"].map(|class| el("b").class(class)));
    el("button[type=button]")
        .class(["seat ", village::class(own)].concat())
        .class_if("active", active)
        .class_if("burnt", move || player.with(|player| player.burnt_out))
        .attr("aria-current", move || active().then_some("true"))
        // Said in one sentence, seen in pieces.
        .child(el("span.sr").child(label))
        .child(emblem(own, 32).child(svg("path.strike[d=M-13 13L13-13]")))
        .child(clan.map(badge))
        .child(seen("who", move || desk.name(seat)))
        .child(seen("temp num", move || t!(l, common::degrees, value = temperature())))
        .child(on_panel(ahead, seat))
        .child(heat.attr("aria-hidden", "true"))
        .child(seen("zone", move || match player.with(|player| player.burnt_out) {
            true => t!(l, eruption::panel::burnt).to_owned(),
            false => words.with_value(|words| words.zone(zone(temperature())).to_owned()),
        }))
        .child(seen("supply", Material::ALL.map(supply)))
        .child(seen("flags", threat).child(held).child(cards))
}

/// A temperature as a part of the meter, in tenths of a percent.
fn share(degrees: u16) -> String {
    let tenths = u32::from(degrees) * 1000 / 290;
    [(tenths / 10).to_string().as_str(), ".", &(tenths % 10).to_string(), "%"].concat()
}

/// A piece of a panel that its sentence tells in words.
fn seen(class: &'static str, content: impl Content) -> El {
    el("span").class(class).attr("aria-hidden", "true").child(content)
}

/// How many contacts a village has, and how many of them no wall protects.
pub fn contacts(board: &Board, village: Village) -> (usize, usize) {
    let all = board.contacts(village).count();
    let open = board.contacts(village).filter(|slot| board.wall(Edge::Village(*slot)).is_none()).count();
    (all, open)
}

/// A panel in words.
fn panel_label(words: &Words, view: &GameView, player: &PlayerView, ahead: Option<Ahead>) -> String {
    use crate::app::shell::text::keys::eruption::panel as say;
    let l = words.locale;
    let [straw, wood, stone] = player.supply;
    let (all, open) = contacts(&view.board, player.village);
    let mut parts = vec![
        say::temperature {
            name: word(&words.name(player.seat)),
            village: word(&words.village(player.village)),
            temp: word(&player.temperature),
            zone: word(&words.zone(player.temperature.zone())),
        }
        .text(l),
        say::supply { straw: word(&straw), wood: word(&wood), stone: word(&stone) }.text(l),
        say::hand { count: word(&player.hand_size) }.text(l),
        say::contacts { count: word(&all), open: word(&open) }.text(l),
    ];
    parts.extend(ahead.and_then(|one| sentence(words, &one)));
    if player.eruption_tiles > 0 {
        parts.push(say::eruption { count: word(&player.eruption_tiles) }.text(l));
    }
    if let Some(clan) = view.config.clans.of(player.seat) {
        parts.push(say::clan { clan: word(&clan) }.text(l));
    }
    if player.burnt_out {
        parts.push(say::burnt {}.text(l).to_owned());
    }
    if view.seat == player.seat {
        parts.push(say::active {}.text(l).to_owned());
    }
    parts.join(" ")
}
