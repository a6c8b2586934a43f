//! The pictures of the island that lie one above the other: [`Ground`] changes when a tile comes or goes, [`Breath`] is one glow and
//! [`Wash`] one light on a layer of their own, [`Flames`] flicker, [`Live`] holds walls, marks, ghost and markers. So what moves
//! never repaints what rests. Nothing in [`Live`] moves for ever: it would be painted in every frame.

use std::sync::{
    Mutex,
    atomic::{AtomicU32, Ordering},
};

use leptos::prelude::*;

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
        scene::GroundPicture,
        shore, slab,
        village::{self, Mood},
    },
    rules::eruption::{Hex, Village},
};

/// How far the waves go, so that the sea runs on under wide screens.
const SEA: f32 = 2200.0;

/// How many islands have been drawn: the number tells their ids apart.
static ISLANDS: AtomicU32 = AtomicU32::new(0);

/// Sea, shore, jungle, volcano, tiles with their lava, villages and the meter. Nothing in it moves.
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
) -> impl IntoView {
    let facing = Memo::new(move |_| picture.read().facing);
    let island = ISLANDS.fetch_add(1, Ordering::Relaxed);
    let id = move |name: &str| [name, "-", &island.to_string()].concat();
    let paint = move |name: &str| ["url(#", &id(name), ")"].concat();
    let gradient = |name: &str, full: &'static str| {
        let class = ["stop-", name].concat();
        view! {
            <radialGradient id=id(name)>
                <stop class=class.clone() offset=full stop-opacity="1" />
                <stop class=class offset="1" stop-opacity="0" />
            </radialGradient>
        }
    };
    let village = move |village| view! { <VillagePicture village picture /> };
    view! {
        <svg
            class="island ground"
            viewBox=view_box
            role=label.map(|_| "img")
            aria-label=label
            aria-hidden=label.is_none().then_some("true")
        >
            <defs>{gradient("glow", ".3")} {gradient("scorch", ".2")}</defs>
            <Shapes shapes=shore::sea(SEA) />
            <Shapes shapes=shore::sand() />
            <Jungle picture />
            <Shapes shapes=cone::cone() />
            <circle class="cone-glow" r="200" fill=paint("glow") />
            <Lava picture burnt=paint("scorch") />
            {Village::ALL.map(village).into_iter().collect_view()}
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
        {clearings}
    }
}

/// The slabs of the tiles, their lava and vents, and the ground that it burns.
#[component]
fn Lava(
    picture: Memo<GroundPicture>,
    /// The paint of burnt ground.
    burnt: String,
) -> impl IntoView {
    let slabs = Memo::new(move |_| slab::slabs(picture.with(GroundPicture::slabs)).to_vec());
    let painter = Mutex::new(LavaPainter::default());
    let lava = Memo::new(move |_| {
        let streams = picture.with(GroundPicture::streams);
        painter.lock().map(|mut painter| painter.paint(streams).to_vec()).unwrap_or_default()
    });
    let vents = Memo::new(move |_| crater::craters(&picture.with(GroundPicture::vents)).to_vec());
    let places = Memo::new(move |_| picture.with(GroundPicture::scorches));
    let scorch = move |place: String| {
        view! {
            <g class="scorch" transform=place>
                <circle r="62" fill=burnt.clone() />
            </g>
        }
    };
    view! {
        <g class="scorches">{move || places.get().into_iter().map(&scorch).collect_view()}</g>
        <ChangingShapes shapes=slabs />
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

/// The slow glow of the volcano, on a layer of its own.
#[component]
pub fn Breath() -> impl IntoView {
    view! { <svg class="island breath" viewBox=FRAME aria-hidden="true" inner_html=BREATH /> }
}

const BREATH: &str = r#"<defs><radialGradient id="breath-glow"><stop offset=".2" class="stop-glow"/><stop offset="1" class="stop-glow" stop-opacity="0"/></radialGradient></defs><circle r="240" fill="url(#breath-glow)"/>"#;

/// The wash on all hexes that may be chosen: it breathes as one, on a layer of its own.
#[component]
pub fn Wash(hexes: Memo<Vec<Hex>>) -> impl IntoView {
    let facing = use_facing();
    let area = move || {
        let facing = facing.get();
        hexes.read().iter().map(|hex| marks::wash(facing.hex(*hex))).collect::<String>()
    };
    view! {
        <svg class="island wash" viewBox=FRAME aria-hidden="true">
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
