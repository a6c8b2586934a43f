//! The rows of farms, recruits and developments, the carvings, and an own reserve: each tile a button with its price.

use leptos::prelude::*;

use super::{
    desk::Desk,
    parts::{medal, named, picture},
};
use crate::{
    app::{
        games::apiary::{
            art::tile::{Shown, tile},
            model::offer::{self, Offer},
            situation::Target,
            ui::Msg,
        },
        shell::views::{CollectAny, live},
    },
    rules::{
        Game, Pending,
        apiary::{Basket, Item, Prompt, pack::TileKind},
    },
    t,
};

/// The box of a tile with its price.
pub const TILE: &str = "-56 -54 112 104";

/// A tile by itself.
pub fn face(desk: Desk, of: Item, width: u16) -> AnyView {
    let art = desk.pack.tile(of).map(|face| tile(desk.pack, face, Shown::default())).unwrap_or_default();
    picture("ap-tile", TILE, width, width * 104 / 112, art)
}

/// The rows of these kinds, under the strengths that open their columns.
#[component]
pub fn Rows(desk: Desk, kinds: &'static [TileKind]) -> impl IntoView {
    let open = Memo::new(move |_| {
        let own = desk.own.get();
        desk.previews.with(|all| {
            all.iter()
                .find(|one| super::act::rows_of(one.act).contains(&kinds[0]))
                .map(|one| match one.gives {
                    crate::app::games::apiary::model::preview::Gives::Columns(columns) => columns,
                    _ => 0,
                })
                .filter(|_| own.index() < 5)
        })
    });
    let head = (0..3u8).zip(desk.pack.thresholds).map(|(column, needed)| {
        let on = move || open.get().is_some_and(|open| column < open);
        view! { <span class="num" class:ap-on=on>{["≥", &needed.to_string()].concat()}</span> }
    });
    let free = use_reserving(desk);
    let row = move |kind: &TileKind| {
        let kind = *kind;
        let offers = Memo::new(move |_| {
            let own = desk.own.get();
            desk.view.with(|view| offer::row(&view.state, own, kind))
        });
        (0..3usize)
            .map(|column| {
                let offer = Memo::new(move |_| offers.read()[column]);
                let place = ["row ", kind.name(), " ", &column.to_string()].concat();
                view! { <span class="ap-slot" data-place=place>{live(move || tile_button(desk, free(offer.get()), false))}</span> }
            })
            .collect_any()
    };
    view! {
        <div class="ap-rows">
            <div class="ap-needs" aria-hidden="true">{head.collect_any()}</div>
            {kinds.iter().map(row).collect_any()}
        </div>
    }
}

/// While a tile is reserved nothing has to be paid (A53), so nothing is missing for any.
fn use_reserving(desk: Desk) -> impl Fn(Option<Offer>) -> Option<Offer> + Copy {
    let reserving =
        desk.of(|state| matches!(state.pending(), Pending::Decision { prompt: Prompt::Reserve { .. }, .. }));
    move |offer| match reserving.get() {
        true => offer.map(|offer| Offer { short: Basket::NONE, ..offer }),
        false => offer,
    }
}

/// The carvings that are left.
#[component]
pub fn Carvings(desk: Desk) -> impl IntoView {
    let offers = Memo::new(move |_| {
        let own = desk.own.get();
        desk.view.with(|view| offer::carvings(&view.state, own))
    });
    let count = desk.view.with_untracked(|view| view.state.carving_slots().count());
    let free = use_reserving(desk);
    let slot = move |number: usize| {
        let offer = Memo::new(move |_| offers.with(|all| all.get(number).copied().flatten()));
        let place = ["carving ", &number.to_string()].concat();
        view! { <span class="ap-slot" data-place=place>{live(move || tile_button(desk, free(offer.get()), true))}</span> }
    };
    view! { <div class="ap-carvings">{(0..count).map(slot).collect_any()}</div> }
}

/// The own reserve, if there is anything in it.
#[component]
pub fn Reserve(desk: Desk) -> impl IntoView {
    let offers = Memo::new(move |_| {
        let own = desk.own.get();
        desk.view.with(|view| offer::reserve(&view.state, own))
    });
    live(move || {
        let offers = offers.get();
        (!offers.is_empty()).then(|| {
            view! {
                <section class="ap-reserve">
                    <h2>{t!(desk.l, apiary::board::reserve)}</h2>
                    <div class="ap-rows">{offers.into_iter().map(|one| tile_button(desk, Some(one), false)).collect_any()}</div>
                </section>
            }
            .into_any()
        })
    })
}

/// A tile with its name, or what is missing for it; an empty place if there is none.
fn tile_button(desk: Desk, offer: Option<Offer>, carving: bool) -> AnyView {
    let Some(Offer { tile: item, price, short, worth, .. }) = offer else {
        return view! { <span class="ap-gap"></span> }.into_any();
    };
    let Some(face) = desk.pack.tile(item) else { return ().into_any() };
    let (l, words) = (desk.l, desk.words.read_value());
    let target = Target::Item(item);
    let (standing, pointed) = (desk.standing(target), desk.pointed(target));
    let ways = desk.ways_at(target);
    let poor = !short.is_empty();
    let name = words.item(item);
    let cost = if price.is_empty() { t!(l, apiary::board::free).to_owned() } else { words.goods(price) };
    let text = words.tile(item);
    let mut label =
        t!(l, apiary::board::tile, name = name, kind = words.kind(face.kind), cost = cost, text = text);
    if let Some(worth) = worth {
        label = t!(l, apiary::sheet::more, a = label, b = t!(l, apiary::board::worth, vp = worth));
    }
    let below = if poor && !carving {
        let short = t!(l, apiary::board::short, goods = words.goods(short));
        label = t!(l, apiary::sheet::more, a = label, b = &short);
        view! { <em>{short}</em> }.into_any()
    } else {
        name.into_any()
    };
    let worth = worth.map(|worth| {
        view! { <span class="ap-worth num" aria-hidden="true">{t!(l, apiary::board::now)} {medal(worth, 20)}</span> }.into_any()
    });
    let art = tile(desk.pack, face, Shown { held: &[], price: Some(price) });
    view! {
        <button
            type="button"
            class="ap-rt"
            class:ap-pointed=move || pointed.get()
            data-way=ways
            class:ap-poor=poor
            class:ap-lit=move || standing.get().lit
            class:ap-sel=move || standing.get().chosen
            class:ap-off=move || standing.get().refused.is_some()
            title=label
            aria-pressed=move || standing.get().lit.then(|| standing.get().chosen.to_string())
            on:click=move |_| desk.send(Msg::Tap(target))
        >
            {named(label.clone())}
            <svg class="ap-tile" viewBox=TILE aria-hidden="true" inner_html=art />
            <span class="ap-tn" aria-hidden="true">{below}</span>
            {worth}
        </button>
    }
    .into_any()
}
