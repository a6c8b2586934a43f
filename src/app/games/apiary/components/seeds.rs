//! The own seeds: the hand with what each would be worth if it were planted, and what is planted already.

use leptos::prelude::*;

use super::{
    desk::Desk,
    parts::{icon, medal, named, picture},
};
use crate::{
    app::{
        games::apiary::{
            art::{card, icons},
            model::score_now::{Worth, worths},
            situation::Target,
            ui::Msg,
        },
        shell::views::{CollectAny, live},
    },
    rules::apiary::Item,
    t,
};

/// The own seeds.
#[component]
pub fn Seeds(desk: Desk) -> impl IntoView {
    let l = desk.l;
    let all = Memo::new(move |_| {
        let own = desk.own.get();
        desk.view.with(|view| {
            let Some(sheet) = view.state.sheet(own) else { return Default::default() };
            let hand: Vec<Item> = sheet.hand().collect();
            let planted: Vec<Item> = sheet.planted().collect();
            let hidden = view.hand_sizes[own.index() % 5].saturating_sub(hand.len() as u8);
            (
                own.index(),
                hand,
                planted,
                sheet.plant_limit(),
                worths(&view.state, own),
                hidden,
                view.seed_stack,
            )
        })
    });
    live(move || {
        let (own, hand, planted, limit, worths, hidden, stack): (
            usize,
            Vec<Item>,
            Vec<Item>,
            u8,
            Vec<Worth>,
            u8,
            u8,
        ) = all.get();
        let worth = |item: Item| worths.iter().find(|one| one.item == item).map_or(0, |one| one.vp);
        let held = hand.iter().map(|item| card_button(desk, *item, worth(*item), None)).collect_any();
        let soil = planted.iter().enumerate().map(|(number, item)| {
            let tag = t!(l, apiary::sheet::planted, count = number + 1, limit = limit);
            card_button(desk, *item, worth(*item), Some(tag))
        });
        let soil = soil.collect_any();
        let backs =
            (0..hidden).map(|_| view! { <span class="ap-back">{icon(icons::card(), 44)}</span> }.into_any());
        let note = t!(l, apiary::sheet::seeds_note, planted = planted.len(), limit = limit, stack = stack);
        view! {
            <section class="ap-seeds" aria-label=t!(l, apiary::sheet::seeds) data-place=["hand ", &own.to_string()].concat()>
                {held} {backs.collect_any()} {soil}
                <p class="ap-say">{note}</p>
            </section>
        }
        .into_any()
    })
}

fn card_button(desk: Desk, item: Item, worth: i32, planted: Option<String>) -> AnyView {
    let l = desk.l;
    let Some(of) = desk.pack.seeds.iter().find(|one| one.item == item) else { return ().into_any() };
    let words = desk.words.read_value();
    let target = Target::Item(item);
    let (standing, pointed) = (desk.standing(target), desk.pointed(target));
    let ways = desk.ways_at(target);
    let label =
        t!(l, apiary::sheet::seed_card, name = words.item(item), text = words.about(item), vp = worth);
    let lies = planted.is_some();
    view! {
        <button
            type="button"
            class="ap-sc"
            class:ap-pointed=move || pointed.get()
            data-way=ways
            class:ap-planted=lies
            class:ap-lit=move || standing.get().lit
            class:ap-sel=move || standing.get().chosen
            title=label
            aria-pressed=move || standing.get().lit.then(|| standing.get().chosen.to_string())
            on:click=move |_| if !lies { desk.send(Msg::Tap(target)) }
        >
            {named(label.clone())}
            {picture("ap-seed", card::SEED, 86, 127, card::seed(desk.pack, of))}
            <span class="ap-tn" aria-hidden="true">{words.item(item)}</span>
            <span class="ap-worth num" aria-hidden="true">{t!(l, apiary::board::now)} {medal(worth, 20)}</span>
            {planted.map(|tag| view! { <span class="ap-tag num">{tag}</span> }.into_any())}
        </button>
    }
    .into_any()
}
