//! What stands over the choices of a question: what a retrieve brings, how the storage would be, what a tile costs and is worth on
//! its hex, how strength is spent.

use leptos::prelude::*;

use super::{
    desk::Desk,
    parts::{goods, icon, line, medal, picture, sockets, some_goods, worker},
    rows::face,
};
use crate::{
    app::{
        games::apiary::{
            art::{card, icons, phrase, tile::socket},
            model::{
                question::{Panel, Question},
                refill::rows_after,
                retrieve::{Lane, Retrieve, retrieve},
                site::{Site, sites},
                storage::{discarding, storage},
            },
            words::{Words, effect::sentence},
        },
        shell::views::{CollectAny, live},
    },
    rules::apiary::{Action, Basket, Budget, Owner, Prompt, ScorePart, Worker, pack::TileKind},
    t,
};

/// What belongs to the question.
#[component]
pub fn Info(desk: Desk) -> impl IntoView {
    live(move || {
        desk.question.with(|question| {
            let question = question.as_ref()?;
            let words = desk.words.read_value();
            let panel = match question.panel {
                Panel::Retrieve => lanes(desk, &words, question),
                Panel::Storage | Panel::EverythingFits => stores(desk, question),
                Panel::Site => site(desk, &words),
                Panel::Trade => trade(desk, &words),
                Panel::Seeds => seed(desk, &words),
                Panel::Upgrade => upgrade(desk, &words, question),
                Panel::Comb => pod(desk, &words),
                Panel::Bumped => bumped(desk, &words, question),
                _ => ().into_any(),
            };
            Some(
                view! { {panel} {question.budget.map(|all| budget(desk, question, all))} {question.goods.map(before_after)} }.into_any(),
            )
        })
    })
}

/// How much strength a purchase of Grow takes (A61, A62).
pub const fn strength_of(action: Action) -> u8 {
    match action {
        Action::Worker => 1,
        Action::Frame(..) => 2,
        _ => 0,
    }
}

/// Strength or conversions: used, about to be used, and left.
fn budget(desk: Desk, question: &Question, Budget { left, all }: Budget) -> AnyView {
    let used = all.saturating_sub(left);
    let next = match (question.prompt, question.primary) {
        (Prompt::Grow { .. }, Some(action)) => strength_of(action),
        (Prompt::Convert { .. }, Some(action)) if action != Action::Done => 1,
        _ => 0,
    };
    let then = used + next;
    let one = |number: u8| {
        view! { <i class:ap-use=number < used class:ap-next=used <= number && number < then></i> }
    };
    let grows = matches!(question.prompt, Prompt::Grow { .. });
    let text = (grows && next > 0).then(|| t!(desk.l, apiary::sheet::uses, used = next, left = left));
    view! {
        <p class="ap-budget">
            <span aria-hidden="true">{(0..all).map(one).collect_any()}</span>
            {text.map(|text| view! { <small>{text}</small> })}
        </p>
    }
    .into_any()
}

/// Who has bumped which worker.
fn bumped(desk: Desk, words: &Words, question: &Question) -> AnyView {
    let (l, own) = (desk.l, Owner::Seat(question.seat));
    let Prompt::Bumped { strength } = question.prompt else { return ().into_any() };
    let by = desk.view.with(|view| view.state.on_turn());
    let text = match by {
        Some(by) if by != own => {
            t!(l, apiary::sheet::bumped_by, name = words.owner_name(by), strength = strength)
        }
        _ => t!(l, apiary::sheet::bumped_own, strength = strength),
    };
    view! { <p class="ap-kv">{worker(Worker { owner: own, strength }, 40, false)} <span>{text}</span></p> }
        .into_any()
}

/// The own resources before and after.
fn before_after([before, after]: [Basket; 2]) -> AnyView {
    view! { <p class="ap-befaft">{goods(before, 17)} <i>"▸"</i> {goods(after, 19)}</p> }.into_any()
}

/// A lane for each worker that returns.
fn lanes(desk: Desk, words: &Words, question: &Question) -> AnyView {
    let l = desk.l;
    let all = desk.view.with(|view| retrieve(&view.state, question.seat));
    let Some(Retrieve { lanes, incomes, farms, chosen }) = all else { return ().into_any() };
    let own = Owner::Seat(question.seat);
    let lane = |lane: &Lane| {
        let to = match lane.after {
            Some(after) => worker(Worker { owner: own, strength: after }, 44, false),
            None => icon(icons::MOON, 36),
        };
        let pays = lane.pays.then(|| icon(icons::income(), 20));
        view! {
            <li>
                <small>{words.spot(lane.spot)}</small>
                {worker(Worker { owner: own, strength: lane.before }, 40, false)}
                <span>{pays} "▸"</span>
                {to}
            </li>
        }
    };
    let note = if incomes == 0 {
        t!(l, apiary::sheet::no_income).to_owned()
    } else if chosen {
        t!(l, apiary::sheet::incomes_of, count = u32::from(incomes), farms = farms.len())
    } else {
        t!(l, apiary::sheet::incomes, count = u32::from(incomes))
    };
    view! {
        <ul class="ap-lanes">{lanes.iter().map(lane).collect_any()}</ul>
        <p class="ap-say">{note}</p>
    }
    .into_any()
}

/// The storage as it would be, and the rows as they will.
fn stores(desk: Desk, question: &Question) -> AnyView {
    let l = desk.l;
    let gone = match desk.store.seen_ui.with(|ui| ui.chosen).or(question.primary) {
        Some(Action::End(gone)) => gone,
        _ => Basket::NONE,
    };
    let (store, rows) =
        desk.view.with(|view| (discarding(&view.state, question.seat, gone), rows_after(&view.state)));
    let rows = TileKind::ROWS.into_iter().zip(rows).map(|(kind, row)| {
        let slot = move |tile: Option<crate::rules::apiary::Item>| match tile {
            Some(tile) => face(desk, tile, 58),
            None => view! { <span class="ap-new">{icon(icons::kind(kind), 22)}</span> }.into_any(),
        };
        view! { <div class="ap-slide">{row.into_iter().map(slot).collect_any()}</div> }
    });
    view! {
        <div class="ap-store">
            {sockets(&store.spots, 26)}
            <b class="num">{[&store.spots.iter().filter(|(_, held)| held.is_some()).count().to_string(), "/", &store.spots.len().to_string()].concat()}</b>
        </div>
        <div class="ap-after" aria-hidden="true">
            <h2 class="ap-heading">{t!(l, apiary::sheet::rows_after)}</h2>
            <div class="ap-slides">{rows.collect_any()}</div>
        </div>
    }
    .into_any()
}

/// The chosen tile: its text, and on its hex what it costs and what the score would be.
fn site(desk: Desk, words: &Words) -> AnyView {
    let l = desk.l;
    let ui = desk.store.seen_ui.get();
    let Some(item) = ui.tile else { return ().into_any() };
    let Some(tile) = desk.pack.tile(item) else { return ().into_any() };
    let here = ui.hex.and_then(|hex| desk.at(|at| sites(at, item).into_iter().find(|site| site.hex == hex)));
    let on_hex = here.map(|Site { price, bonus, change, parts, spots, .. }| {
        let real = line(&[phrase::Part { glyphs: phrase::goods(price), breaks: 0 }], 22);
        let part = |(part, vp): &(ScorePart, i32)| {
            view! { <span>{words.part(*part)} " " <b class="num">{signed(*vp)}</b></span> }
        };
        let bonus = phrase::effect(desk.pack, bonus);
        let gift = (!bonus.is_empty()).then(|| {
            view! { <p class="ap-kv"><span>{t!(l, apiary::sheet::hex)}</span> {line(&bonus, 22)}</p> }.into_any()
        });
        let store = (!spots.is_empty()).then(|| {
            let sockets = spots.iter().map(|takes| picture("ap-sk", "-10 -10 20 20", 24, 24, socket(*takes, None)));
            view! { <p class="ap-kv"><span>{t!(l, apiary::sheet::storage)}</span> "+" {sockets.collect_any()}</p> }.into_any()
        });
        let free = price.is_empty().then(|| t!(l, apiary::board::free));
        view! {
            <p class="ap-kv"><span>{t!(l, apiary::sheet::pay)}</span> {real} {free}</p>
            <p class="ap-kv"><span>{t!(l, apiary::sheet::worth)}</span> <b class="ap-plus num">{signed(change)}</b></p>
            <p class="ap-pps">{parts.iter().filter(|(_, vp)| *vp != 0).map(part).collect_any()}</p>
            {gift}
            {store}
        }
        .into_any()
    });
    let vp = (tile.vp > 0).then(|| medal(tile.vp.into(), 22));
    view! {
        <div class="ap-site">
            {face(desk, item, 96)}
            <div>
                <p class="ap-kv"><b>{words.item(item)}</b> {vp}</p>
                <p class="ap-say">{words.about(item)}</p>
                {on_hex}
            </div>
        </div>
    }
    .into_any()
}

/// A number with its sign.
fn signed(number: i32) -> String {
    match number {
        0.. => ["+", &number.to_string()].concat(),
        _ => ["−", &number.unsigned_abs().to_string()].concat(),
    }
}

/// What is paid, and what for.
fn trade(desk: Desk, words: &Words) -> AnyView {
    let Some((cost, effect)) = desk.view.with(|view| view.state.trade_asked()) else { return ().into_any() };
    let paid = phrase::Part { glyphs: phrase::cost(cost), breaks: 0 };
    view! {
        <p class="ap-kv">{line(&[paid], 24)} "▸" {line(&phrase::effect(desk.pack, effect), 24)}</p>
        <p class="ap-say">{sentence(&words.effect(effect))}</p>
    }
    .into_any()
}

/// The seed that is to be played.
fn seed(desk: Desk, words: &Words) -> AnyView {
    let Some(Action::Seed(item) | Action::SeedFor(item, _)) = desk.store.seen_ui.with(|ui| ui.chosen) else {
        return ().into_any();
    };
    let Some(of) = desk.pack.seeds.iter().find(|one| one.item == item) else { return ().into_any() };
    view! {
        <div class="ap-site">
            {picture("ap-seed", card::SEED, 80, 118, card::seed(desk.pack, of))}
            <div>
                <p class="ap-kv"><b>{words.item(item)}</b></p>
                <p class="ap-say">{words.about(item)}</p>
            </div>
        </div>
    }
    .into_any()
}

/// Both sides of the faction.
fn upgrade(desk: Desk, words: &Words, question: &Question) -> AnyView {
    let l = desk.l;
    let item = desk.view.with(|view| view.state.sheet(question.seat).and_then(|sheet| sheet.faction()));
    let Some(of) = item.and_then(|item| desk.pack.factions.iter().find(|one| one.item == item)) else {
        return ().into_any();
    };
    let side = |number: usize, name: &'static str| {
        let clauses = of.clauses[number];
        view! {
            <div>
                <h2 class="ap-heading">{name}</h2>
                {line(&phrase::clauses(desk.pack, clauses), 22)}
                <p class="ap-say">{sentence(&words.clauses(clauses))}</p>
            </div>
        }
    };
    view! {
        <div class="ap-sides">
            {side(0, t!(l, apiary::sheet::normal))}
            {side(1, t!(l, apiary::sheet::upgraded))}
        </div>
    }
    .into_any()
}

/// The chosen pod.
fn pod(desk: Desk, words: &Words) -> AnyView {
    let Some(Action::Pod(number)) = desk.store.seen_ui.with(|ui| ui.chosen) else { return ().into_any() };
    let Some(of) = desk.pack.pods.get(usize::from(number).wrapping_sub(1)) else { return ().into_any() };
    view! {
        <p class="ap-kv">{line(&phrase::effect(desk.pack, of.effect), 26)} <b>{sentence(&words.effect(of.effect))}</b></p>
    }
    .into_any()
}

/// What the own storage holds, and what does not fit, with the Favor that it would give.
#[component]
pub fn Store(desk: Desk) -> impl IntoView {
    let store = Memo::new(move |_| {
        let own = desk.own.get();
        desk.view.with(|view| storage(&view.state, own))
    });
    live(move || {
        let store = store.get();
        let loose = (!store.loose.is_empty()).then(|| {
            let mut all = Basket::NONE;
            store.loose.iter().for_each(|one| all.add(Basket::of(*one, 1)));
            let favor = t!(desk.l, apiary::sheet::loose, favor = store.favor);
            view! {
                <span class="ap-overflow" role="img" aria-label=favor>
                    {some_goods(all, 22)} "▸ " <b class="num">{store.favor}</b> {icon(icons::CROWN, 18)}
                </span>
            }
            .into_any()
        });
        view! { <div class="ap-store">{sockets(&store.spots, 24)} {loose}</div> }.into_any()
    })
}
