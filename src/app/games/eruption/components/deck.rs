//! What is left: the lava stack by kind, the stock of walls, and every kind of card with how many of it are discarded and
//! how many nobody has seen.

use leptos::prelude::*;

use super::stack::Stack;
use crate::{
    app::{
        games::eruption::{
            components::pieces::{CardPicture, ResourceIcon, WallIcon},
            table::{EruptionTable, words},
            words::Words,
        },
        shell::{icon::Icon, views::CollectAny},
        table::{TableStore, drawers::use_drawers},
    },
    rules::eruption::{Card, Cards, Material, View, WallStock},
    t,
};

/// What is left, in short: beside the board, with the way to the whole.
#[component]
pub fn Deck(store: TableStore<EruptionTable>) -> impl IntoView {
    let drawers = use_drawers();
    view! {
        <div class="deck">
            <Stack store in_drawer=false />
            <Stock store />
            <button type="button" class="btn quiet more" on:click=move |_| drawers.deck.set(true)>
                <Icon name="card" />
                {t!(store.locale, eruption::deck::more)}
            </button>
        </div>
    }
}

/// Everything that is left, public to all but the own hand, which counts as seen.
#[component]
pub fn FullDeck(store: TableStore<EruptionTable>) -> impl IntoView {
    let l = store.locale;
    let words = StoredValue::new(store.session.with_untracked(|table| words(table, l)));
    let to_come = move || {
        let (left, gone) = store.view.with(|view| {
            let left = view.eruption_row.iter().filter(|there| **there).count();
            (left, view.tile_discard.iter().map(|count| u32::from(*count)).sum::<u32>())
        });
        t!(l, eruption::deck::eruptions, count = left, gone = gone)
    };
    let piles = move || {
        let (draw, discards) = store.view.with(|view| (view.draw_pile, view.discards.len()));
        t!(l, eruption::deck::piles, draw = draw, discards = discards)
    };
    let rows = Card::ALL.map(|card| view! { <CardRow store words card /> }.into_any());
    view! {
        <div class="deck full">
            <Stack store in_drawer=true />
            <p class="small muted">{move || to_come()}</p>
            <h3>{t!(l, eruption::deck::stock)}</h3>
            <Stock store />
            <h3>{move || piles()}</h3>
            <ul class="card-list">{rows.into_iter().collect_any()}</ul>
        </div>
    }
}

/// The common stock of walls, and how many cards there are to draw.
#[component]
fn Stock(store: TableStore<EruptionTable>) -> impl IntoView {
    let l = store.locale;
    let words = store.session.with_untracked(|table| words(table, l));
    let wall = |material: Material| {
        let left = move || {
            store.view.with(|view| match view.config.wall_stock {
                WallStock::Limited => view.stock[material.index()].to_string(),
                WallStock::Unlimited => "∞".to_owned(),
            })
        };
        view! {
            <li>
                <ResourceIcon material size=20 />
                <span class="sr">{words.wall(material)}</span>
                <span class="num">{move || left()}</span>
            </li>
        }
    };
    let pile = move || store.view.with(|view| view.draw_pile);
    view! {
        <ul class="stockline" aria-label=t!(l, eruption::deck::stock)>
            {Material::ALL.map(wall).into_iter().collect_any()}
            <li class="pile-count">
                <Icon name="card" />
                <span class="num" aria-hidden="true">
                    {move || pile()}
                </span>
                <span class="sr">{move || t!(l, eruption::deck::draw_pile, count = pile())}</span>
            </li>
        </ul>
    }
}

/// A kind of card: what it does, what it trades for, how many have been discarded, how many are out of sight.
#[component]
fn CardRow(store: TableStore<EruptionTable>, words: StoredValue<Words>, card: Card) -> impl IntoView {
    let l = store.locale;
    let counts = move || {
        store.view.with(|view| {
            let total = Cards::deck(view.config.rain).of(card);
            let (discarded, unseen) = (view.discards.of(card), unseen(view, card));
            t!(l, eruption::deck::card_counts, discarded = discarded, unseen = unseen, total = total)
        })
    };
    let material = card.trades_for();
    let (name, effect, wall) =
        words.with_value(|words| (words.card(card), words.effect(card), words.wall(material)));
    let all_seen = move || store.view.with(|view| unseen(view, card)) == 0;
    view! {
        <li class:none=all_seen>
            <CardPicture card />
            <div>
                <h4>{name}</h4>
                <p>{effect}</p>
                <p>
                    <b>{t!(l, eruption::or)}</b>
                    <span class="trade"><WallIcon material size=32 /> {wall}</span>
                </p>
                <p class="num counts">{move || counts()}</p>
            </div>
        </li>
    }
}

/// How many of that card are in the draw pile or in hands that the viewer does not see.
fn unseen(view: &View, card: Card) -> u8 {
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
