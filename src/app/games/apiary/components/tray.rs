//! The own workers: those of the pool to choose from, those in the landing area and out on the board, and what a retrieve would
//! bring; below them resources, storage and Favor.

use leptos::prelude::*;

use super::{
    desk::Desk,
    parts::{goods, icon, named, worker},
};
use crate::{
    app::{
        games::apiary::{
            art::icons,
            model::{question::Group, retrieve::retrieve, storage::storage},
            situation::Target,
            ui::Msg,
        },
        shell::views::{CollectAny, live},
    },
    rules::apiary::{Action, Basket, Owner, Prompt, Spot, Worker},
    t,
};

/// The workers, and the retrieve.
#[component]
pub fn Tray(desk: Desk) -> impl IntoView {
    let l = desk.l;
    let pool = Memo::new(move |_| {
        let own = desk.own.get();
        let pool = desk.view.with(|view| view.state.sheet(own).map_or([0; 4], |sheet| sheet.pool()));
        let chosen = desk.question.with(|question| {
            let choices = question.as_ref().map_or(&[][..], |question| &question.choices);
            let found = choices.iter().find(|choice| choice.group == Group::Worker && choice.chosen);
            found.and_then(|choice| match choice.msg {
                Msg::Tap(Target::Worker(strength, _)) => Some(strength),
                _ => None,
            })
        });
        let turns = desk
            .question
            .with(|question| question.as_ref().is_some_and(|question| question.prompt == Prompt::Turn));
        (own, pool, chosen.filter(|_| turns), turns)
    });
    let bees = move || {
        let (own, pool, chosen, turns) = pool.get();
        let owner = Owner::Seat(own);
        let all = (1..=4u8)
            .rev()
            .flat_map(|strength| (0..pool[usize::from(strength - 1)]).map(move |nth| (strength, nth)));
        let one = |(strength, nth): (u8, u8)| {
            let sel = nth == 0 && chosen == Some(strength);
            let target = Target::Worker(strength, Spot::Active);
            let (tap, pointed) = (Msg::Tap(target), desk.pointed(target));
            view! {
                <button
                    type="button"
                    class="ap-wk"
                    class:ap-pointed=move || nth == 0 && pointed.get()
                    class:ap-sel=sel
                    aria-pressed=turns.then(|| sel.to_string())
                    aria-disabled=(!turns).then_some("true")
                    aria-label=t!(l, apiary::sheet::own_worker, strength = strength)
                    on:click=move |_| desk.send(tap)
                >
                    {worker(Worker { owner, strength }, 56, false)}
                </button>
            }
        };
        let name = ["pool ", &own.index().to_string()].concat();
        view! {
            <div class="ap-pool" role="group" aria-label=t!(l, apiary::spot::pool) data-place=name>
                {all.map(one).collect_any()}
            </div>
        }
        .into_any()
    };
    let away = move || {
        let own = desk.own.get();
        let owner = Owner::Seat(own);
        desk.view.with(|view| {
            let words = desk.words.read_value();
            let landing = view.state.sheet(own).map_or([0; 4], |sheet| sheet.landing());
            let landed: Vec<u8> = (1..=4u8)
                .flat_map(|strength| std::iter::repeat_n(strength, landing[usize::from(strength - 1)].into()))
                .collect();
            let out = view
                .state
                .spaces()
                .filter_map(|(act, _, on)| Some((act, on.filter(|on| on.owner == owner)?)));
            let home = (!landed.is_empty()).then(|| {
                let bees =
                    landed.iter().map(|strength| worker(Worker { owner, strength: *strength }, 44, false));
                let name = ["landing ", &own.index().to_string()].concat();
                view! {
                    <div class="ap-land" data-place=name>
                        <small>{t!(l, apiary::spot::landing)}</small>
                        {bees.collect_any()}
                    </div>
                }
                .into_any()
            });
            let out = out.map(|(act, on)| {
                view! {
                    <div class="ap-out">
                        <small>{words.act_short(act)}</small>
                        {worker(on, 44, on.strength == 4)}
                    </div>
                }
            });
            let out = out.collect_any();
            view! { {home} {out} }.into_any()
        })
    };
    view! {
        <div class="ap-tray">
            {live(bees)}
            {live(away)}
            <Retrieve desk />
        </div>
    }
}

/// The button that retrieves, with what that brings.
#[component]
fn Retrieve(desk: Desk) -> impl IntoView {
    let l = desk.l;
    let now = Memo::new(move |_| {
        let own = desk.own.get();
        let shown = desk.view.with(|view| retrieve(&view.state, own));
        let choice = desk.question.with(|question| {
            let choices = question.as_ref().map_or(&[][..], |question| &question.choices);
            choices.iter().find(|choice| choice.action == Some(Action::Retrieve)).copied()
        });
        (shown, choice)
    });
    live(move || {
        let (shown, choice) = now.get();
        let choice = choice?;
        let brings = shown.map(|shown| {
            let lanes = shown.lanes.iter().map(|lane| match lane.after {
                Some(after) => {
                    view! { <span>{[&lane.before.to_string(), "▸", &after.to_string()].concat()}</span> }
                        .into_any()
                }
                None => icon(icons::MOON, 16),
            });
            view! {
                <small class="num" aria-hidden="true">
                    <span>{icon(icons::income(), 16)} {shown.incomes}</span> {lanes.collect_any()}
                </small>
            }
            .into_any()
        });
        let label = desk.label(t!(l, apiary::r#do::retrieve), choice.refused);
        Some(
            view! {
                <button
                    type="button"
                    class="ap-ret"
                    data-choice="retrieve"
                    class:ap-sel=choice.chosen
                    title=label
                    aria-pressed=choice.chosen.to_string()
                    aria-disabled=choice.refused.is_some().then_some("true")
                    on:click=move |_| desk.send(Msg::Pick(Action::Retrieve))
                >
                    {named(label.clone())}
                    <span aria-hidden="true">{icon(icons::retrieve(), 20)} {t!(l, apiary::sheet::retrieve)}</span>
                    {brings}
                </button>
            }
            .into_any(),
        )
    })
}

/// Resources, storage, Favor.
#[component]
pub fn Strip(desk: Desk) -> impl IntoView {
    let l = desk.l;
    let own = Memo::new(move |_| {
        let own = desk.own.get();
        desk.view.with(|view| {
            let sheet = view.state.sheet(own);
            let store = storage(&view.state, own);
            let full = store.spots.iter().filter(|(_, held)| held.is_some()).count();
            let all = sheet.map_or(Basket::NONE, |sheet| sheet.resources());
            (own, all, full, store.spots.len(), sheet.map_or(0, |sheet| sheet.favor()))
        })
    });
    live(move || {
        let (own, all, full, spots, favor) = own.get();
        let words = desk.words.read_value();
        let stored = [&full.to_string(), "/", &spots.to_string()].concat();
        let label =
            t!(l, apiary::sheet::own_goods, goods = words.goods(all), stored = &stored, favor = favor);
        view! {
            <div class="ap-ownstrip" role="img" aria-label=label data-place=["goods ", &own.index().to_string()].concat()>
                {goods(all, 22)}
                <span class="num">{icon(icons::SPOT, 20)} {stored}</span>
                <span class="num">{icon(icons::CROWN, 20)} {favor}</span>
            </div>
        }
        .into_any()
    })
}
