//! Beside the board: the question with its buttons, the danger of this turn, its event, and the look ahead.

use leptos::prelude::*;

use super::{
    board::seat_mark,
    model::{Ahead, phase},
    stage::{event_card, vote_icon},
    table::{VolcanoTable, model, words},
    ui::Msg,
    words::Words,
};
use crate::app::shell::controls::input_of;
use crate::{
    app::{
        board::{
            dice::DieKind,
            pieces::{die_face, flame_icon},
        },
        dom::{Content, El, View, all, el},
        table::{self, Desk, controls::controls, frame::explain_button},
    },
    rules::{
        Refusal, Seat,
        volcano::{Event, State, Vote},
    },
    session::Table,
    t,
};

/// All of it.
pub fn sheet(desk: Desk<VolcanoTable>) -> View {
    let model = model(desk);
    let mark = move || model.with(|model| model.active).map(|seat| seat_mark(desk, seat, 36));
    let text = move |which: usize| move || model.with(|model| model.question[which].clone());
    let step = move || Some(text(0)());
    let explain = explain_button(desk, |ui| ui.refusal.map(|why| why.rule()));
    let line = table::prompt::prompt(desk.notice, mark, step, text(1), explain);
    let facts = move || {
        let facts = model.with(|model| model.facts.clone());
        (!facts.is_empty()).then(|| {
            let rows = el("ul").child(all(facts.into_iter().map(|fact| el("li").child(fact))));
            el("div.facts").child(el("div.fact").child(rows))
        })
    };
    let buttons = controls(
        move || model.with(|model| model.controls.clone()),
        move |msg| desk.send(msg),
        |id| match id {
            "go" => Some(vote_icon(Vote::Go, 32)),
            "stay" => Some(vote_icon(Vote::Stay, 32)),
            _ => None,
        },
    );
    let place = el("div.place").child(facts).child(buttons);
    all([line, danger(desk), event(desk), ahead(desk), place])
}

/// What a replay shows beside the board.
pub fn watched(desk: Desk<VolcanoTable>) -> View {
    all([danger(desk), event(desk), ahead(desk)])
}

/// The danger level, the odds of this turn, and the faces of the die that mean an eruption.
fn danger(desk: Desk<VolcanoTable>) -> El {
    let l = desk.locale;
    let model = model(desk);
    let text = move |which: usize| move || model.with(|model| model.danger[which].clone());
    let eruptions = move || {
        let count = desk.view.with(|view| view.board.eruptions());
        let flames = (0..3).map(|number| {
            el("span").class(if number < count { "there" } else { "not" }).child(flame_icon(20))
        });
        all([all(flames), el("span.sr").child(t!(l, volcano::danger::eruptions, count = count)).into_node()])
    };
    let faces = move || {
        let top = model.with(|model| model.top);
        let face = |pips| {
            el("span").class(if pips <= top { "hit" } else { "" }).child(die_face(DieKind::Wall, pips, 34))
        };
        all((1..=6).map(face))
    };
    let title = el("h2").child(el("span").child(text(0))).child(el("small").child(text(1)));
    el("section.danger")
        .child(title)
        .child(el("span.eruptions").child(eruptions))
        .child(el("span.faces[aria-hidden=true]").child(faces))
}

/// The face that was rolled for this turn's event.
fn face(table: &Table<State>) -> Option<u8> {
    let events = table.history().iter().rev().flat_map(|step| step.events.iter().rev());
    for event in events {
        match event {
            Event::IncidentRolled { die, .. } => return Some(die.pips()),
            Event::TurnBegan { .. } => return None,
            _ => {}
        }
    }
    None
}

/// The event of this turn.
fn event(desk: Desk<VolcanoTable>) -> El {
    let l = desk.locale;
    let card = move || {
        let face = desk.session.with(face)?;
        let words = desk.session.with_untracked(|table| words(table, l));
        Some(event_card(&words, face, true))
    };
    el("section.event").attr("aria-label", t!(l, volcano::table_event)).child(card)
}

/// The look ahead: a slider over the number of GO, and what everybody would gain and lose.
fn ahead(desk: Desk<VolcanoTable>) -> El {
    let l = desk.locale;
    let model = model(desk);
    let players = desk.view.with_untracked(|view| view.config.players);
    let shown = move || model.with(|model| model.ahead.clone());
    let there = move || model.with(|model| model.ahead.is_some());
    let go = move || shown().map_or(0, |ahead| ahead.go);
    let range = el("input[type=range][min=0]")
        .attr("max", players.to_string())
        .attr("aria-label", t!(l, volcano::ahead::title))
        .attr("aria-valuetext", move || shown().map(|ahead| ahead.spoken))
        .prop("value", move || go().to_string().into())
        .on("input", move |event| {
            if let Some(go) = input_of(&event).and_then(|input| input.value().parse().ok()) {
                desk.send(Msg::Ahead(go));
            }
        });
    let ticks = (0..=players).map(|go| el("span").child(go.to_string()));
    let rows = move || shown().map(|ahead| rows(desk, &ahead));
    let head = el("header")
        .child(el("h2").child(t!(l, volcano::ahead::title)))
        .child(el("span.num").child(move || shown().map(|ahead| ahead.when).unwrap_or_default()));
    el("section.foresight")
        .class_if("none", move || !there())
        .child(head)
        .child(range)
        .child(el("div.ticks.num[aria-hidden=true]").child(all(ticks)))
        // The slider says it in words.
        .child(el("div.outlook.num[aria-hidden=true]").child(rows))
}

fn rows(desk: Desk<VolcanoTable>, ahead: &Ahead) -> View {
    let l = desk.locale;
    let row = |title: &str, amounts: &Vec<String>, shaken: bool| {
        let chip = |(seat, amount): (usize, &String)| {
            let seat = Seat::new(seat as u8);
            let hit = shaken && ahead.blast.contains(&seat);
            el("span")
                .class(if hit { "gain hit" } else { "gain" })
                .child(seat_mark(desk, seat, 20))
                .child(hit.then(|| flame_icon(16)))
                .child(amount.as_str())
        };
        let chips = all(amounts.iter().enumerate().map(chip));
        el("p").child(el("span.if").child(title)).child(el("span.gains").child(chips))
    };
    let calm = ahead.calm.as_ref().map(|amounts| row(t!(l, volcano::ahead::calm), amounts, false));
    let erupts = ahead.erupts.as_ref().map(|amounts| row(t!(l, volcano::ahead::erupts), amounts, true));
    all([calm, erupts])
}

/// The phases of the turn with the one in play, in short; in full, the six events with it.
pub fn deck(desk: Desk<VolcanoTable>, full: bool) -> El {
    let l = desk.locale;
    let words = StoredValue::new(desk.session.with_untracked(|table| words(table, l)));
    let line = move |number: u8| {
        let state = move || desk.view.with(phase).cmp(&number);
        let class = move || match state() {
            std::cmp::Ordering::Greater => "done",
            std::cmp::Ordering::Equal => "now",
            std::cmp::Ordering::Less => "",
        };
        el("li")
            .class(class)
            .attr("aria-current", move || (state() == std::cmp::Ordering::Equal).then_some("step"))
            .child(el("i[aria-hidden=true]").child(number.to_string()))
            .child(words.with_value(|words: &Words| words.phase(number)))
    };
    let events = full.then(|| {
        let cards =
            words.with_value(|words| all((1..=6).map(|face| el("li").child(event_card(words, face, true)))));
        el("ul.events").child(cards)
    });
    el("div.deck").child(el("ol.phases").child(all((1..=6).map(line)))).child(events.into_node())
}
