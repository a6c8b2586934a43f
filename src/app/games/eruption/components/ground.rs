//! The pictures of the island that lie one above the other. [`Sea`] and [`Breath`] never change; [`Ground`] is two, land and lava,
//! which change when a tile comes or goes, and between them lies what marks the land ([`Wash`]); [`Flames`] flicker, [`Live`]
//! holds walls, marks, ghost and markers. So what moves never repaints what rests. Nothing in [`Live`] moves for ever: it would
//! be painted in every frame.

use std::sync::{
    Mutex,
    atomic::{AtomicU32, Ordering},
};

use leptos::prelude::*;

use crate::app::shell::views::CollectAny;

use super::{
    draw::{ChangingShapes, Shapes, Stamps},
    facing::use_facing,
    meter::{Meter, MeterWords},
};
use crate::{
    app::games::eruption::art::{
        cone, crater,
        geometry::FRAME,
        jungle,
        lava::LavaPainter,
        marks,
        meter::Marker,
        mountain, plume,
        scene::GroundPicture,
        sea, shore, slab,
        village::{self, Mood},
    },
    rules::eruption::{HexSet, Village},
};

/// How many islands have been drawn: the number tells their ids apart.
static ISLANDS: AtomicU32 = AtomicU32::new(0);

/// The open sea round the island: drawn once, and never again.
#[component]
pub fn Sea() -> impl IntoView {
    view! { <svg class="island sea" viewBox=FRAME aria-hidden="true" inner_html=sea::sea() /> }
}

/// Shore, jungle, volcano, tiles with their lava, villages and the meter, in two pictures. Nothing in them moves.
#[component]
pub fn Ground(
    picture: Memo<GroundPicture>,
    words: MeterWords,
    /// Its name for screen readers; without one it is decoration.
    label: Option<&'static str>,
    /// The markers that the names of the zones make way for.
    markers: Option<Memo<Vec<Marker>>>,
    /// The part of the island that is seen.
    #[prop(default = FRAME.to_owned())]
    view_box: String,
    /// What lies on the land and under its lava.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let facing = Memo::new(move |_| picture.read().facing);
    let island = ISLANDS.fetch_add(1, Ordering::Relaxed);
    let village = move |village| view! { <VillagePicture village picture /> };
    view! {
        <svg
            class="island ground"
            viewBox=view_box.clone()
            role=label.map(|_| "img")
            aria-label=label
            aria-hidden=label.is_none().then_some("true")
        >
            <Shapes shapes=shore::shore() />
            <Jungle picture />
            <Rock picture />
        </svg>
        {children.map(|children| children())}
        <svg class="island ground" viewBox=view_box aria-hidden="true">
            <Lava picture />
            {Village::ALL.map(village).into_iter().collect_any()}
            <Steam picture />
            <Meter words markers facing island />
        </svg>
    }
}

/// The jungle, with clearings where there are no tiles.
#[component]
fn Jungle(picture: Memo<GroundPicture>) -> impl IntoView {
    let around = Memo::new(move |_| picture.with(|picture| (picture.occupied(), picture.facing)));
    let foliage = Memo::new(move |_| {
        let (occupied, facing) = around.get();
        jungle::foliage(occupied, facing).to_vec()
    });
    let clearings = move || {
        let (occupied, facing) = around.get();
        let (ground, stamps) = jungle::clearings(occupied, facing);
        view! {
            <Shapes shapes=[ground] />
            <Stamps stamps />
        }
    };
    view! {
        <Shapes shapes=jungle::ground() />
        <ChangingShapes shapes=foliage />
        <Shapes shapes=[jungle::hex_lines()] />
        {move || clearings()}
    }
}

/// Ground that lava has burnt, the slabs of the tiles, and the mountain, which throws its shadow on all of it.
#[component]
fn Rock(picture: Memo<GroundPicture>) -> impl IntoView {
    let scorch = Memo::new(move |_| vec![picture.with(GroundPicture::scorches)]);
    let slabs = Memo::new(move |_| slab::slabs(picture.with(GroundPicture::slabs)).to_vec());
    let even = Memo::new(move |_| cone::is_even(picture.read().facing));
    let mountain = Memo::new(move |_| mountain::mountain(even.get()));
    view! {
        <ChangingShapes shapes=scorch />
        <Shapes shapes=[mountain::apron()] />
        <ChangingShapes shapes=slabs />
        <ChangingShapes shapes=mountain />
    }
}

/// Lava and vents.
#[component]
fn Lava(picture: Memo<GroundPicture>) -> impl IntoView {
    let painter = Mutex::new(LavaPainter::default());
    let lava = Memo::new(move |_| {
        let streams = picture.with(GroundPicture::streams);
        painter.lock().map(|mut painter| painter.paint(streams).to_vec()).unwrap_or_default()
    });
    let rim_light = Memo::new(move |_| vec![picture.with(GroundPicture::rim_light)]);
    let vents = Memo::new(move |_| crater::craters(&picture.with(GroundPicture::vents)).to_vec());
    view! {
        <ChangingShapes shapes=rim_light />
        <ChangingShapes shapes=lava />
        <ChangingShapes shapes=vents />
    }
}

/// Steam where lava runs into the sea.
#[component]
fn Steam(picture: Memo<GroundPicture>) -> impl IntoView {
    let steam = Memo::new(move |_| vec![picture.with(GroundPicture::steam)]);
    view! { <ChangingShapes shapes=steam /> }
}

/// A village with its fence, its people and its emblem.
#[component]
fn VillagePicture(village: Village, picture: Memo<GroundPicture>) -> impl IntoView {
    let mood = Memo::new(move |_| picture.read().moods[village.index()]);
    // Where it is: the place of another, if the board is turned.
    let place = Memo::new(move |_| picture.read().facing.place_of(village));
    view! {
        <g class=["village ", village::class(village)].concat() class:ruined=move || mood.get() == Mood::Ruined>
            {move || view! { <Shapes shapes=village::fence(place.get()) /> }}
            {move || view! { <Stamps stamps=village::life(place.get(), mood.get()) /> }}
            <g transform=move || village::emblem_place(place.get()) inner_html=village::emblem(village) />
        </g>
    }
}

/// The slow glow of the volcano and its thin smoke, on a layer of their own: they can only make it brighter.
#[component]
pub fn Breath() -> impl IntoView {
    view! { <svg class="island breath" viewBox=FRAME aria-hidden="true" inner_html=plume::breath() /> }
}

/// What marks the hexes that may be chosen under the lava, on a layer of its own: a wash breathes as one.
#[component]
pub fn Wash(legal: Memo<HexSet>, picture: Memo<GroundPicture>) -> impl IntoView {
    let facing = use_facing();
    let area = move || {
        let legal = facing.get().hexes(legal.get());
        (!legal.is_empty()).then(|| marks::under_lava(legal, !picture.read().occupied()))
    };
    let class = move || if marks::is_region(legal.get()) { "island dimmed" } else { "island wash" };
    view! {
        <svg class=class viewBox=FRAME aria-hidden="true">
            <path d=area />
        </svg>
    }
}

/// What flickers, below everything live: where it moves, nothing else is painted again.
#[component]
pub fn Flames(children: Children) -> impl IntoView {
    view! {
        <svg class="island fire-layer" viewBox=FRAME aria-hidden="true">
            {children()}
        </svg>
    }
}

/// All that moves, or can be pointed at, above the ground.
#[component]
pub fn Live(
    /// The part of the island that is seen.
    #[prop(default = FRAME.to_owned())]
    view_box: String,
    children: Children,
) -> impl IntoView {
    view! {
        <svg class="island live" viewBox=view_box aria-hidden="true">
            {children()}
        </svg>
    }
}
