//! An action of the board as a card: its spaces with the workers on them, its strength for the chosen worker with what that is
//! made of, what it would give, and who would make room.

use leptos::prelude::*;

use super::{
    desk::Desk,
    parts::{icon, mark, pad, picture},
};
use crate::{
    app::{
        games::apiary::{
            art::{bee, icons},
            model::preview::{Gives, Preview},
            situation::Target,
            ui::Msg,
        },
        shell::{
            icon::Icon,
            views::{CollectAny, live},
        },
    },
    rules::apiary::{Act, Action, Illegal, Owner, Spot, Worker, pack::TileKind},
    t,
};

/// The class of an action's card.
pub const fn class_of(act: Act) -> &'static str {
    match act {
        Act::Explore => "ap-explore",
        Act::Advance => "ap-advance",
        Act::AdvanceFarm => "ap-farms",
        Act::AdvanceGuild => "ap-guild",
        Act::Grow => "ap-grow",
        Act::Research => "ap-research",
        Act::Convert => "ap-convert",
        Act::Carve => "ap-carve",
    }
}

/// The icon of an action.
pub fn sign(act: Act) -> String {
    match act {
        Act::Explore => icons::SHIP.to_owned(),
        Act::Advance | Act::AdvanceFarm | Act::AdvanceGuild => icons::advance(),
        Act::Grow => icons::SKEP.to_owned(),
        Act::Research => icons::research(),
        Act::Convert => icons::CIRCLE.to_owned(),
        Act::Carve => icons::CHISEL.to_owned(),
    }
}

/// The kinds of tiles that an action builds from the rows.
pub fn rows_of(act: Act) -> &'static [TileKind] {
    match act {
        Act::Advance => &TileKind::ROWS,
        Act::AdvanceFarm => &[TileKind::Farm],
        Act::AdvanceGuild => &[TileKind::Recruit, TileKind::Development],
        _ => &[],
    }
}

/// How an action stands.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Standing {
    /// Whether it is the chosen one.
    chosen: bool,
    /// Whether a worker may be sent there now.
    on: bool,
    /// Why not.
    refused: Option<Illegal>,
}

/// The card. What lies beside the action is inside: the children.
#[component]
pub fn ActCard(desk: Desk, act: Act, #[prop(optional)] children: Option<Children>) -> impl IntoView {
    let l = desk.l;
    let standing = Memo::new(move |_| {
        let chosen =
            desk.store.seen_ui.with(|ui| matches!(ui.chosen, Some(Action::Place(one, _)) if one == act));
        let preview = desk.previews.with(|all| all.iter().find(|one| one.act == act).map(|one| one.refused));
        Standing { chosen, on: preview.is_some(), refused: preview.flatten() }
    });
    let preview =
        Memo::new(move |_| desk.previews.with(|all| all.iter().find(|one| one.act == act).cloned()));
    let (name, short) = desk.words.with_value(|words| (words.act(act), words.act_short(act)));
    let label = move || {
        let preview = preview.get();
        let words = desk.words.read_value();
        let Some(preview) = preview else { return name.to_owned() };
        match preview.refused {
            Some(why) => t!(l, apiary::board::act_not, act = name, why = words.refusal(why)),
            None => t!(l, apiary::board::act_is, act = name, strength = preview.strength),
        }
    };
    let pads = move || {
        let (ghost, worker) = match (standing.get().chosen, preview.get()) {
            (true, Some(preview)) => (true, preview.worker),
            _ => (false, 0),
        };
        let own = desk.own.get();
        let mut on: Vec<Option<Worker>> = desk.view.with(|view| {
            view.state.spaces().filter(|(one, ..)| *one == act).map(|(.., worker)| worker).collect()
        });
        let amber = desk.view.with(|view| view.state.autopilot_out(true));
        // What makes room for the ghost has come from the place before.
        let is_amber = |place: usize| {
            let from = if ghost { place.checked_sub(1) } else { Some(place) };
            amber.iter().any(|(spot, _)| from.is_some_and(|from| *spot == Spot::At(act, from as u8)))
        };
        if ghost {
            // The new one pushes; what stood there makes room.
            let pushed = on.first().copied().flatten();
            if let (Some(_), true) = (pushed, on.len() > 1) {
                on[1] = pushed;
            }
            if let Some(first) = on.first_mut() {
                *first = Some(Worker { owner: Owner::Seat(own), strength: worker });
            }
        }
        let class = if ghost { "ap-pads ap-ghost" } else { "ap-pads" };
        let leaves =
            |on: &Option<Worker>| on.is_some_and(|on| on.strength == 4 && on.owner == Owner::Seat(own));
        let pads = on.into_iter().enumerate();
        let pads = pads.map(|(place, on)| pad(on, leaves(&on), is_amber(place))).collect_any();
        view! { <span class=class data-place=["space ", act.name()].concat()>{pads}</span> }
    };
    let press = move |_| desk.send(Msg::Tap(Target::Act(act)));
    let (pointed, ways) = (desk.pointed(Target::Act(act)), desk.ways_at(Target::Act(act)));
    view! {
        <section
            class=["ap-act ", class_of(act)].concat()
            class:ap-no=move || standing.get().refused.is_some()
            class:ap-chosen=move || standing.get().chosen
            class:ap-live=move || standing.get().on
        >
            <div class="ap-head">
                {live(pads)}
                <h2 class="ap-name">
                    <span class="ap-actsign">{icon(sign(act), 22)}</span>
                    <span class="ap-long">{name}</span>
                    <span class="ap-short">{short}</span>
                </h2>
                <div class="ap-give">{live(move || preview.with(|preview| preview.as_ref().map(|one| gives(desk, one))))}</div>
                {live(move || preview.with(|preview| preview.as_ref().map(sum)))}
                {live(move || preview.with(|preview| preview.as_ref().and_then(moves)))}
            </div>
            <button
                type="button"
                class="ap-hit"
                class:ap-pointed=move || pointed.get()
                data-way=ways
                data-target=["act-", act.name()].concat()
                aria-label=label
                aria-pressed=move || standing.get().on.then(|| standing.get().chosen.to_string())
                aria-disabled=move || (!standing.get().on || standing.get().refused.is_some()).to_string()
                on:click=press
            ></button>
            {children.map(|children| children())}
        </section>
    }
}

/// The strength there, with what it is made of where that is not the worker alone.
fn sum(preview: &Preview) -> AnyView {
    if preview.refused == Some(Illegal::Strength) || matches!(preview.gives, Gives::Carvings(_)) {
        return view! { <span class="ap-four">{icon(bee::pips(4), 24)}</span> }.into_any();
    }
    let mut terms = vec![preview.worker.to_string()];
    terms.extend(preview.others.iter().map(u8::to_string));
    if preview.empty {
        terms.push("1".to_owned());
    }
    if preview.modifier > 0 {
        terms.push(preview.modifier.to_string());
    }
    let made = (terms.len() > 1).then(|| [terms.join("+"), "=".to_owned()].concat());
    view! {
        <span class="ap-sum num">
            {made.map(|made| view! { <small>{made}</small> }.into_any())}
            <b>{preview.strength.to_string()}</b>
        </span>
    }
    .into_any()
}

/// Who makes room: a worker that moves one space on, or is bumped.
fn moves(preview: &Preview) -> Option<AnyView> {
    if preview.refused.is_some() {
        return None;
    }
    let (worker, sign) = match (preview.bumped, preview.shifted) {
        (Some(bumped), _) => (bumped, icon(icons::bumped(), 18)),
        (None, Some(shifted)) => (shifted, view! { <Icon name="down" /> }.into_any()),
        (None, None) => return None,
    };
    let view = view! {
        <span class="ap-bump num">{sign} {mark(worker.owner, 18)} <b>{worker.strength.to_string()}</b></span>
    };
    Some(view.into_any())
}

/// What it would give, or why it cannot be.
fn gives(desk: Desk, preview: &Preview) -> AnyView {
    let l = desk.l;
    if let Some(why) = preview.refused {
        let text = desk.words.with_value(|words| words.refusal(why));
        return view! { <span class="ap-why">{text}</span> }.into_any();
    }
    let times = |art: String, count: u8| {
        view! {
            <span class:none=count == 0>
                {icon(art, 20)}
                <b class="num">{["×", &count.to_string()].concat()}</b>
            </span>
        }
        .into_any()
    };
    match &preview.gives {
        Gives::Cells { now, .. } => t!(l, apiary::board::planets, count = now.len() as u32).into_any(),
        Gives::Columns(columns) => {
            (columns_sign(*columns), t!(l, apiary::board::columns, number = columns)).into_any()
        }
        Gives::Grow { workers, frames } => {
            [times(icons::new_worker(), *workers), times(icons::FRAME.to_owned(), *frames)].collect_any()
        }
        Gives::Seeds { draw, keep } => {
            (icon(icons::card(), 20), t!(l, apiary::board::seeds, draw = draw, keep = keep)).into_any()
        }
        Gives::Conversions(count) => times(icons::CIRCLE.to_owned(), *count),
        Gives::Carvings(count) => times(icons::kind(TileKind::Carving), *count),
    }
}

/// Three hexagons, as many of them filled as columns are open.
fn columns_sign(open: u8) -> AnyView {
    let art: String = (0u8..3)
        .map(|column| {
            let class = if column < open { "ap-col-on" } else { "ap-col-off" };
            icons::hexes(class, 7.0, &[(f32::from(column) * 15.0 - 15.0, 0.0)])
        })
        .collect();
    picture("ap-cols", "-24 -11 48 22", 44, 20, art)
}
