//! What is left: the lava stack by kind, the stock of walls, cards to draw, the discards.

use leptos::prelude::*;

use super::{
    board_art::{resource_icon, tile_picture},
    table::{EruptionTable, words},
};
use crate::{
    app::{
        dom::{El, all, el},
        icon::icon,
        table::Desk,
    },
    rules::eruption::{Kind, Material, Turn, WallStock},
    t,
};

/// Everything that is left, public to all.
pub fn deck(desk: Desk<EruptionTable>) -> El {
    let l = desk.locale;
    let words = StoredValue::new(desk.session.with_untracked(|table| words(table, l)));
    let kind = move |kind: Kind| {
        let left = move || desk.view.with(|view| view.stack.of(kind));
        let label = move || {
            t!(l, eruption::deck::kind, kind = words.with_value(|words| words.kind(kind)), count = left())
        };
        el("li")
            .class_if("none", move || left() == 0)
            .child(tile_picture(kind.tile(Turn::ZERO), 32, 0))
            .child(el("span").class("num").attr("aria-hidden", "true").child(move || left().to_string()))
            .child(el("span").class("sr").child(label))
    };
    let stock = move |material: Material| {
        let left = move || {
            desk.view.with(|view| match view.config.wall_stock {
                WallStock::Limited => view.stock[material.index()].to_string(),
                WallStock::Unlimited => "∞".to_owned(),
            })
        };
        el("li")
            .child(resource_icon(material, 20))
            .child(el("span").class("sr").child(words.with_value(|words| words.wall(material))))
            .child(el("span").class("num").child(left))
    };
    let pile = move || desk.view.with(|view| view.draw_pile);
    let cards = el("li")
        .class("pile-count")
        .child(icon("card"))
        .child(el("span").class("num").attr("aria-hidden", "true").child(move || pile().to_string()))
        .child(el("span").class("sr").child(move || t!(l, eruption::deck::draw_pile, count = pile().into())));
    let discards = move || {
        let discards = desk.view.with(|view| view.discards);
        let line = |card| {
            let name = words.with_value(|words| words.card(card));
            el("li").child([name, " ×", &discards.of(card).to_string()].concat())
        };
        all(discards.kinds().map(line))
    };
    let discarded = move || desk.view.with(|view| u32::from(view.discards.len()));
    let stack = move || desk.view.with(|view| u32::from(view.stack.len()));
    let piles = move || {
        let stack = desk.view.with(|view| view.stack);
        let heights = stack.heights()?;
        let pile = |(at, count): (usize, u8)| {
            let number = at + 1;
            let said = match stack.top(at) {
                Some(kind) => {
                    let kind = words.with_value(|words| words.kind(kind));
                    t!(l, eruption::deck::pile, number = number, kind = kind, count = count)
                }
                None => t!(l, eruption::deck::pile_empty, number = number),
            };
            el("li")
                .class_if("none", move || count == 0)
                .child(stack.top(at).map(|kind| tile_picture(kind.tile(Turn::ZERO), 48, 0)))
                .child(el("span").class("num").attr("aria-hidden", "true").child(count.to_string()))
                .child(el("span").class("sr").child(said))
        };
        Some(el("ul").class("kinds piles").child(all(heights.into_iter().enumerate().map(pile))))
    };
    el("div")
        .class("deck")
        .child(el("h2").child(move || t!(l, eruption::deck::stack, count = stack())))
        .child(piles)
        .child(el("ul").class("kinds").child(all(Kind::all().map(kind))))
        .child(
            el("ul")
                .class("stockline")
                .attr("aria-label", t!(l, eruption::deck::stock))
                .child(all(Material::ALL.map(stock)))
                .child(cards),
        )
        .child(
            el("details")
                .class("discards")
                .child(el("summary").child(move || t!(l, eruption::deck::discards, count = discarded())))
                .child(el("ul").child(discards)),
        )
}
