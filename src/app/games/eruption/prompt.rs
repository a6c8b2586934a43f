//! What is asked, in words, and what the selected answer would do.

use super::{
    ahead::{ahead, chips},
    board_art::{emblem, flame_icon, tile_picture, wall_icon},
    model::{Fact, breach_percent, facts, rolls},
    table::{EruptionTable, with_situation, words},
    ui::{CardUse, Situation, Ui},
    words::Words,
};
use crate::app::shell::icon::icon;
use crate::app::shell::text::word;
use crate::{
    app::{
        dom::{Content, El, View, all, el},
        table::{self, Desk, frame::explain_button},
    },
    rules::{
        Pending, Refusal,
        eruption::{Action, Card, Material, Phase, Prompt, Turn, View as GameView, WallStock},
    },
    t,
};
use leptos::prelude::*;

/// The number of a phase among the four; eruption tiles belong to the first.
pub fn number(phase: Phase) -> u8 {
    match phase {
        Phase::Damage | Phase::Eruption => 1,
        Phase::Lava => 2,
        Phase::Cards => 3,
        Phase::Walls => 4,
    }
}

/// Who does what now.
pub fn question(prompt: Prompt, ui: &Ui, view: &GameView, words: &Words) -> String {
    use crate::app::shell::text::keys::eruption::prompt as say;
    let (l, name) = (words.locale, words.name(view.seat));
    let hand_empty = view.players[view.seat.index()].hand_size == 0;
    match prompt {
        Prompt::Erupt { .. } if ui.spot.is_some() => say::erupt_ghost { name: word(&name) }.text(l),
        Prompt::Erupt { .. } => say::erupt { name: word(&name) }.text(l),
        Prompt::Place { .. } if ui.spot.is_some() => say::place_ghost { name: word(&name) }.text(l),
        Prompt::Place { .. } => say::place { name: word(&name) }.text(l),
        Prompt::Replace { .. } if ui.spot.is_some() => say::place_ghost { name: word(&name) }.text(l),
        Prompt::Replace { .. } => say::replace { name: word(&name) }.text(l),
        Prompt::Take => say::take { name: word(&name) }.text(l),
        Prompt::Extra => say::extra { name: word(&name) }.text(l),
        Prompt::Cards { .. } if ui.card_use == CardUse::Give => say::give { name: word(&name) }.text(l),
        Prompt::Cards { .. } if ui.card_use == CardUse::Two => say::two { name: word(&name) }.text(l),
        Prompt::Cards { .. } if ui.card.is_some() && ui.spot.is_none() => match ui.card {
            Some(Card::Aftershock | Card::Sinkhole) => say::tile { name: word(&name) }.text(l),
            Some(Card::Reinforce) => say::edge { name: word(&name) }.text(l),
            Some(Card::VolcanicBomb) => say::wall_target { name: word(&name) }.text(l),
            _ => say::confirm { name: word(&name) }.text(l),
        },
        Prompt::Cards { .. } if ui.card == Some(Card::Aftershock) => {
            say::place_ghost { name: word(&name) }.text(l)
        }
        Prompt::Cards { .. } if ui.card.is_some() => say::confirm { name: word(&name) }.text(l),
        Prompt::Cards { over: 0 } if hand_empty => say::cards_none { name: word(&name) }.text(l),
        Prompt::Cards { over: 0 } => say::cards { name: word(&name) }.text(l),
        Prompt::Cards { over } => say::cards_over { name: word(&name), count: word(&over) }.text(l),
        Prompt::Relocate { .. } if ui.spot.is_some() => say::relocate_to { name: word(&name) }.text(l),
        Prompt::Relocate { .. } => say::relocate_from { name: word(&name) }.text(l),
        Prompt::Walls { built, allowed } => {
            say::walls { name: word(&name), count: word(&(allowed - built)) }.text(l)
        }
    }
}

/// The prompt line: whose turn, which phase, the question; a refusal takes its place for a moment.
pub fn prompt_line(desk: Desk<EruptionTable>) -> El {
    let l = desk.locale;
    let words = move || desk.session.with(|table| words(table, l));
    let prompt = move || {
        desk.view.with(|view| match view.pending {
            Pending::Decision { prompt, .. } => Some((prompt, view.players[view.seat.index()].village)),
            Pending::Chance(_) | Pending::Over => None,
        })
    };
    let step = move || {
        let phase = desk.view.with(|view| view.phase)?;
        Some(t!(l, table::phase_of, phase = number(phase), name = words().phase(phase)))
    };
    let question = move || match prompt() {
        Some((prompt, _)) => desk.view.with(|view| question(prompt, &desk.ui.get(), view, &words())),
        None => t!(l, eruption::prompt::over).to_owned(),
    };
    let mark = move || prompt().map(|(_, village)| emblem(village, 36));
    let explain = explain_button(desk, |ui| ui.refusal.map(|why| why.rule()));
    table::prompt::prompt(desk.notice, mark, step, question, explain)
}

/// What the selected action would do: odds, gains and harm, before the click.
pub fn facts_view(desk: Desk<EruptionTable>) -> El {
    let l = desk.locale;
    let boxes = move || {
        let (view, ui, legal) = (desk.view.get(), desk.ui.get(), desk.legal.get());
        desk.session.with(|table| {
            let words = words(table, l);
            let hints = !table.options().no_hints;
            let boxes = |at: &Situation<'_>| {
                let mut boxes = fact_boxes(&view, &ui, at, &words);
                let ready = ui.ready(at).filter(|_| hints);
                boxes.extend(ready.and_then(|action| chips(&words, &ahead(&view, Some(action)))));
                boxes
            };
            all(with_situation(table, &legal, boxes).unwrap_or_default())
        })
    };
    el("div.facts").child(boxes)
}

/// Whether the button says all there is to say of an action.
fn tells_itself(action: Action) -> bool {
    use Action::{LavaFlow, Quake, Reinforce, Relocate, TradeTwo, VolcanicBomb, Wall};
    matches!(action, Wall(..) | Reinforce(..) | VolcanicBomb(_) | LavaFlow | Quake | Relocate | TradeTwo(..))
}

/// A box with a title and rows.
fn fact_box(title: &str, rows: View) -> El {
    el("div.fact").child(el("h2").child(title)).child(el("ul").child(rows))
}

fn fact_boxes(view: &GameView, ui: &Ui, at: &Situation<'_>, words: &Words) -> Vec<El> {
    let l = words.locale;
    let Some(action) = ui.ready(at) else { return waiting_boxes(view, ui, at, words) };
    let mut boxes = Vec::new();
    let walls = match action {
        Action::Place(hex, _) => rolls(view, hex, at.prompt),
        _ => Vec::new(),
    };
    if !walls.is_empty() {
        let rows = walls.iter().map(|(_, material, percent)| roll_row(words, *material, *percent));
        let total = t!(l, common::percent, value = breach_percent(&walls));
        let sum = el("li.sum").child(t!(l, eruption::facts::breaks)).child(el("b.num").child(total));
        let else_closed = el("li.long.muted").child(t!(l, eruption::facts::if_all_hold));
        boxes.push(fact_box(t!(l, eruption::facts::rolls), all(rows.chain([sum, else_closed]))));
    }
    let title =
        if walls.is_empty() { t!(l, eruption::facts::then) } else { t!(l, eruption::facts::if_it_does) };
    let list = facts(view, action);
    if !tells_itself(action) {
        let nothing = list.is_empty().then(|| el("li").child(t!(l, eruption::facts::nothing)));
        let rows = all(list.into_iter().map(|fact| fact_row(words, fact)).chain(nothing));
        boxes.push(fact_box(title, rows));
    }
    if let (Some(card), Prompt::Cards { .. }, CardUse::One) = (ui.card, at.prompt, ui.card_use) {
        boxes.push(trade_box(view, words, card));
    }
    boxes
}

/// Before anything is selected: the drawn tile, or what the selected card trades for.
fn waiting_boxes(view: &GameView, ui: &Ui, at: &Situation<'_>, words: &Words) -> Vec<El> {
    let l = words.locale;
    match (at.prompt, ui.card) {
        (Prompt::Place { kind, .. } | Prompt::Replace { kind }, _) => {
            let count = ui.targets(at).len() as u32;
            let text = el("p")
                .child(t!(l, eruption::deck::drawn, kind = words.kind(kind)))
                .child(el("br"))
                .child(el("span.muted.small").child(t!(l, eruption::facts::lit, count = count)));
            let tile = tile_picture(kind.tile(Turn::ZERO), 56, 0);
            vec![el("div.fact.drawn").child(tile).child(text)]
        }
        (Prompt::Cards { .. }, Some(card)) if ui.card_use == CardUse::One => {
            vec![trade_box(view, words, card)]
        }
        _ => Vec::new(),
    }
}

fn roll_row(words: &Words, material: Material, percent: u8) -> El {
    let l = words.locale;
    let bonus = t!(l, eruption::bonus, bonus = material.bonus());
    let odds = [&material.odds().to_string(), "/36"].concat();
    let chance = el("b.num").child(el("span.frac.muted").child(odds)).child(" ").child(t!(
        l,
        common::percent,
        value = percent
    ));
    el("li")
        .child(wall_icon(material, 32))
        .child(el("span.long").child([words.material(material), " ", &bonus].concat()))
        .child(chance)
}

fn fact_row(words: &Words, fact: Fact) -> El {
    use crate::app::shell::text::keys::eruption::facts as say;
    let l = words.locale;
    let (picture, text) = match fact {
        Fact::Cards(count) => (Some(icon("card")), say::draw_cards { count: word(&count) }.text(l)),
        Fact::Wall(Some(material), wanted) => {
            let (wall, due) = (words.wall(material), words.material(wanted));
            let text = if material == wanted {
                say::gain_wall { wall: word(&wall) }.text(l)
            } else {
                say::weaker_wall { wall: word(&wall), wanted: word(&due) }.text(l)
            };
            (Some(wall_icon(material, 32)), text)
        }
        Fact::Wall(None, _) => (None, say::no_wall {}.text(l).to_owned()),
        Fact::Contact(village, count) => {
            let text = say::contact { village: word(&words.owner(village)), count: word(&count) }.text(l);
            (Some(emblem(village, 20)), text)
        }
        Fact::WallsGo(count) => (None, say::walls_go { count: word(&count) }.text(l)),
        Fact::BurnsOut(seat) => {
            (Some(flame_icon(20)), say::burns_out { name: word(&words.name(seat)) }.text(l))
        }
        Fact::OthersHeat => (None, say::others_heat {}.text(l).to_owned()),
        Fact::TileGoes => (None, say::tile_goes {}.text(l).to_owned()),
        Fact::Temperature(from, to) => (None, say::temperature { from: word(&from), to: word(&to) }.text(l)),
    };
    el("li").child(picture).child(el("span.num").child(text))
}

fn trade_box(view: &GameView, words: &Words, card: Card) -> El {
    let l = words.locale;
    let row = match view.given(card.trades_for()) {
        Some(material) => {
            let left = match view.config.wall_stock {
                WallStock::Limited => {
                    t!(l, eruption::facts::left_in_stock, count = view.stock[material.index()])
                }
                WallStock::Unlimited => t!(l, eruption::facts::unlimited).to_owned(),
            };
            el("li")
                .child(wall_icon(material, 32))
                .child(el("span").child(words.wall(material)))
                .child(el("b.num").child(left))
        }
        None => el("li").child(t!(l, eruption::facts::no_wall)),
    };
    fact_box(t!(l, eruption::facts::trade_for), row.into_node()).class("fact trade")
}
