//! What is left: the lava stack by kind, the stock of walls, and every kind of card with how many of it are discarded and
//! how many nobody has seen.

use leptos::prelude::*;

use super::{
    board_art::{card_picture, resource_icon, tile_picture, wall_icon},
    model::percent,
    table::{EruptionTable, words},
    words::Words,
};
use crate::app::shell::icon::icon;
use crate::{
    app::{
        dom::{Content, El, View, all, el},
        table::{Desk, frame::Drawers},
    },
    rules::eruption::{Card, Cards, Kind, Material, Turn, View as GameView, WallStock},
    t,
};

/// What is left, in short: beside the board, with the way to the whole.
pub fn deck(desk: Desk<EruptionTable>) -> El {
    let drawers: Drawers = expect_context();
    let more = el("button.btn.quiet.more[type=button]")
        .on("click", move |_| drawers.deck.set(true))
        .child(icon("card"))
        .child(t!(desk.locale, eruption::deck::more));
    el("div.deck").child([stack(desk, false), stock(desk).into_node(), more.into_node()])
}

/// Everything that is left, public to all but the own hand, which counts as seen.
pub fn full_deck(desk: Desk<EruptionTable>) -> El {
    let l = desk.locale;
    let words = desk.session.with_untracked(|table| words(table, l));
    let to_come = move || {
        let (left, gone) = desk.view.with(|view| {
            let left = view.eruption_row.iter().filter(|there| **there).count();
            (left, view.tile_discard.iter().map(|count| u32::from(*count)).sum::<u32>())
        });
        t!(l, eruption::deck::eruptions, count = left, gone = gone)
    };
    let piles = move || {
        let (draw, discards) = desk.view.with(|view| (view.draw_pile, view.discards.len()));
        t!(l, eruption::deck::piles, draw = draw, discards = discards)
    };
    el("div.deck.full").child([
        stack(desk, true),
        el("p.small.muted").child(to_come).into_node(),
        el("h3").child(t!(l, eruption::deck::stock)).into_node(),
        stock(desk).into_node(),
        el("h3").child(piles).into_node(),
        el("ul.card-list").child(all(Card::ALL.map(|card| card_row(desk, &words, card)))).into_node(),
    ])
}

/// The lava stack by kind; with the chance of each to be drawn, if that is wanted.
fn stack(desk: Desk<EruptionTable>, odds: bool) -> View {
    let l = desk.locale;
    let words = StoredValue::new(desk.session.with_untracked(|table| words(table, l)));
    let kind = move |kind: Kind| {
        let left = move || desk.view.with(|view| view.stack.of(kind));
        let chance = move || {
            let total = desk.view.with(|view| view.stack.len());
            percent(left().into(), u32::from(total).max(1))
        };
        let label = move || {
            let name = words.with_value(|words| words.kind(kind));
            t!(l, eruption::deck::kind, kind = name, count = left(), percent = chance())
        };
        let figures = el("span.num[aria-hidden=true]").child(move || left().to_string());
        let chance = move || t!(l, common::percent, value = chance());
        let chance = odds.then(|| el("span.num.odd[aria-hidden=true]").child(chance));
        el("li")
            .class_if("none", move || left() == 0)
            .child(tile_picture(kind.tile(Turn::ZERO), 32, 0))
            .child(figures)
            .child(chance)
            .child(el("span.sr").child(label))
    };
    let count = move || desk.view.with(|view| u32::from(view.stack.len()));
    all([
        el(if odds { "h3" } else { "h2" }).child(move || t!(l, eruption::deck::stack, count = count())),
        el("div").child(move || piles(desk, words)),
        el("ul.kinds").child(all(Kind::all().map(kind))),
    ])
}

/// The three stacks of Forecast: the top of each, and how high it is.
fn piles(desk: Desk<EruptionTable>, words: StoredValue<Words>) -> Option<El> {
    let l = desk.locale;
    let stack = desk.view.with(|view| view.stack);
    let pile = |(at, count): (usize, u8)| {
        let (number, top) = (at + 1, stack.top(at));
        let said = match top {
            Some(kind) => {
                let kind = words.with_value(|words| words.kind(kind));
                t!(l, eruption::deck::pile, number = number, kind = kind, count = count)
            }
            None => t!(l, eruption::deck::pile_empty, number = number),
        };
        let under = count.saturating_sub(1).min(2);
        el("li")
            .class_if("none", move || count == 0)
            .child(el("span.xs[aria-hidden=true]").child(number.to_string()))
            .child(top.map(|kind| tile_picture(kind.tile(Turn::ZERO), 52, under)))
            .child(el("span.num[aria-hidden=true]").child(["×", &count.to_string()].concat()))
            .child(el("span.sr").child(said))
    };
    let heights = stack.heights()?;
    Some(el("ul.piles").child(all(heights.into_iter().enumerate().map(pile))))
}

/// The common stock of walls, and how many cards there are to draw.
fn stock(desk: Desk<EruptionTable>) -> El {
    let l = desk.locale;
    let words = desk.session.with_untracked(|table| words(table, l));
    let wall = |material: Material| {
        let left = move || {
            desk.view.with(|view| match view.config.wall_stock {
                WallStock::Limited => view.stock[material.index()].to_string(),
                WallStock::Unlimited => "∞".to_owned(),
            })
        };
        el("li")
            .child(resource_icon(material, 20))
            .child(el("span.sr").child(words.wall(material)))
            .child(el("span.num").child(left))
    };
    let pile = move || desk.view.with(|view| view.draw_pile);
    let cards = el("li.pile-count")
        .child(icon("card"))
        .child(el("span.num[aria-hidden=true]").child(move || pile().to_string()))
        .child(el("span.sr").child(move || t!(l, eruption::deck::draw_pile, count = pile())));
    el("ul.stockline")
        .attr("aria-label", t!(l, eruption::deck::stock))
        .child(all(Material::ALL.map(wall)))
        .child(cards)
}

/// A kind of card: what it does, what it trades for, how many have been discarded, how many are out of sight.
fn card_row(desk: Desk<EruptionTable>, words: &Words, card: Card) -> El {
    let l = desk.locale;
    let counts = move || {
        desk.view.with(|view| {
            let total = Cards::deck(view.config.rain).of(card);
            let (discarded, unseen) = (view.discards.of(card), unseen(view, card));
            t!(l, eruption::deck::card_counts, discarded = discarded, unseen = unseen, total = total)
        })
    };
    let material = card.trades_for();
    let trade = el("span.trade").child(wall_icon(material, 32)).child(words.wall(material));
    let what = el("div").child([
        el("h4").child(words.card(card)),
        el("p").child(words.effect(card)),
        el("p").child(el("b").child(t!(l, eruption::or))).child(trade),
        el("p.num.counts").child(counts),
    ]);
    let all_seen = move || desk.view.with(|view| unseen(view, card)) == 0;
    el("li").class_if("none", all_seen).child(card_picture(card)).child(what)
}

/// How many of that card are in the draw pile or in hands that the viewer does not see.
fn unseen(view: &GameView, card: Card) -> u8 {
    let seen = view.players.iter().filter_map(|player| player.hand).map(|hand| hand.of(card)).sum::<u8>();
    Cards::deck(view.config.rain).of(card).saturating_sub(view.discards.of(card) + seen)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{
            Game, Seat, Viewer,
            eruption::{Config, State},
        },
        session::Playout,
    };

    #[test]
    fn unseen_cards_are_those_of_the_pile_and_of_other_hands() {
        let mut game = State::new(&Config::new(4)).unwrap();
        let mut playout = Playout::new(9);
        for _ in 0..400 {
            for viewer in [Viewer::Table, Viewer::Seat(Seat::new(2)), Viewer::Everything] {
                let view = game.view(viewer);
                let hidden = |player: &&crate::rules::eruption::PlayerView| player.hand.is_none();
                let hands: u8 = view.players.iter().filter(hidden).map(|player| player.hand_size).sum();
                let total: u8 = Card::ALL.into_iter().map(|card| unseen(&view, card)).sum();
                assert_eq!(total, view.draw_pile + hands);
            }
            if playout.step(&mut game, &mut ()).is_none() {
                break;
            }
        }
    }
}
