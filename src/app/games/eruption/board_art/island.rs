//! The stacked pictures of the island.

use std::{
    cell::Cell,
    sync::{
        Mutex,
        atomic::{AtomicU32, Ordering},
    },
};

use leptos::prelude::*;

use super::{draw, redraw, stamp};
use crate::{
    app::{
        dom::{Content, El, View, all, el, svg},
        games::eruption::art::{
            cone, crater,
            geometry::{FRAME, translate},
            jungle,
            lava::LavaPainter,
            marks::{self, FLAME},
            meter::{self, BoxMark, Marker, MeterBox, place_markers, zone_names},
            scene::GroundPicture,
            shore, slab,
            village::{self, Mood},
        },
        games::eruption::facing::{Facing, facing},
    },
    rules::eruption::{Hex, Village},
};

/// The words on the meter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MeterWords {
    /// In the first box.
    pub start: String,
    /// Round the rim: the name of each zone and what it gives.
    pub zones: [String; 3],
}

/// How far the waves go, so that the sea runs on under wide screens.
const SEA: f32 = 2200.0;

/// How many islands have been drawn: the number tells their gradients apart.
static ISLANDS: AtomicU32 = AtomicU32::new(0);

/// Holds [`ground`], [`breath`] and [`live`], one above the other.
pub fn island(children: impl Content) -> El {
    el("div.island-stack").child(children)
}

/// Sea, shore, jungle, volcano, tiles with their lava, villages and the meter. Nothing in it moves. The names of the zones
/// make way for the markers that [`live`] shows.
pub fn ground(
    picture: Memo<GroundPicture>,
    words: MeterWords,
    label: &str,
    markers: Option<Memo<Vec<Marker>>>,
) -> El {
    let occupied = Memo::new(move |_| picture.with(GroundPicture::occupied));
    let facing = Memo::new(move |_| picture.with(|picture| picture.facing));
    let foliage = Memo::new(move |_| jungle::foliage(occupied.get(), facing.get()).to_vec());
    let clearings = move || {
        let (ground, things) = jungle::clearings(occupied.get(), facing.get());
        all([draw(&[ground]), stamp(&things)])
    };
    let slabs = Memo::new(move |_| slab::slabs(picture.with(GroundPicture::slabs)).to_vec());
    let painter = Mutex::new(LavaPainter::default());
    let lava = Memo::new(move |_| {
        let streams = picture.with(GroundPicture::streams);
        painter.lock().map(|mut painter| painter.paint(streams).to_vec()).unwrap_or_default()
    });
    let vents = Memo::new(move |_| crater::craters(&picture.with(GroundPicture::vents)).to_vec());
    let steam = Memo::new(move |_| vec![picture.with(GroundPicture::steam)]);
    // There may be several islands on a page.
    let number = ISLANDS.fetch_add(1, Ordering::Relaxed).to_string();
    let paint = |name: &str| ["url(#", name, "-", &number, ")"].concat();
    let gradient = |name: &str| {
        let stop = |offset, opacity| {
            svg("stop").class(["stop-", name].concat()).attr("offset", offset).attr("stop-opacity", opacity)
        };
        let full = if name == "glow" { ".3" } else { ".2" };
        svg("radialGradient")
            .attr("id", [name, "-", &number].concat())
            .child([stop(full, "1"), stop("1", "0")])
    };
    let glow = svg("circle.cone-glow[r=200]").attr("fill", paint("glow"));
    let burnt = paint("scorch");
    let scorch = move |place: String| {
        let ground = svg("circle[r=62]").attr("fill", burnt.as_str());
        svg("g.scorch").attr("transform", place).child(ground)
    };
    let scorches = move || all(picture.with(GroundPicture::scorches).into_iter().map(&scorch));
    svg("svg.island.ground")
        .attr("viewBox", FRAME)
        .attr("role", "img")
        .attr("aria-label", label)
        .child(svg("defs").child(["glow", "scorch"].map(gradient)))
        .child(draw(&shore::sea(SEA)))
        .child(draw(&shore::sand()))
        .child(draw(&jungle::ground()))
        .child(redraw(foliage))
        .child(draw(&[jungle::hex_lines()]))
        .child(clearings)
        .child(draw(&cone::cone()))
        .child(glow)
        .child(svg("g.scorches").child(scorches))
        .child(redraw(slabs))
        .child(redraw(lava))
        .child(redraw(vents))
        .child(Village::ALL.map(|village| village_picture(village, picture)))
        .child(redraw(steam))
        .child(meter(words, markers, facing))
}

/// A village with its fence, its people and its emblem.
fn village_picture(village: Village, picture: Memo<GroundPicture>) -> El {
    let mood = Memo::new(move |_| picture.with(|picture| picture.moods[village.index()]));
    // Where it is: the place of another, if the board is turned.
    let place = Memo::new(move |_| picture.with(|picture| picture.facing.place_of(village)));
    let emblem = svg("g")
        .attr("transform", move || village::emblem_place(place.get()))
        .constant_markup(village::emblem(village));
    svg("g")
        .class("village ".to_owned() + village::class(village))
        .class_if("ruined", move || mood.get() == Mood::Ruined)
        .child(move || draw(&village::fence(place.get())))
        .child(move || stamp(&village::life(place.get(), mood.get())))
        .child(emblem)
}

/// The burn meter without its markers.
fn meter(words: MeterWords, markers: Option<Memo<Vec<Marker>>>, facing: Memo<Facing>) -> El {
    let names = move || {
        let markers = markers.map(|markers| markers.get()).unwrap_or_default();
        zone_names(&place_markers(&markers), facing.get())
    };
    let start = words.start;
    let ring = move || {
        let boxes = meter::boxes(facing.get());
        all([
            all(boxes.iter().map(|meter_box| draw(std::slice::from_ref(&meter_box.shape)))),
            draw(&meter::zone_lines(facing.get())),
            all(boxes.iter().map(|meter_box| box_label(meter_box, &start))),
        ])
    };
    let name = |(i, words): (usize, &String)| -> View {
        let id = zone_id(i);
        let text = svg("textPath").attr("href", "#".to_owned() + &id).attr("startOffset", "50%");
        let line = svg("path").attr("id", id).attr("fill", "none").attr("d", move || names()[i].clone());
        all([line, svg("text.zone-name").child(text.child(words.as_str()))])
    };
    svg("g.meter").child(draw(&[meter::bed()])).child(ring).child(all(words
        .zones
        .iter()
        .enumerate()
        .map(name)))
}

/// A name for the line of a zone's text that nothing else on the page has.
fn zone_id(zone: usize) -> String {
    thread_local!(static RINGS: Cell<usize> = const { Cell::new(0) });
    ["zone-", &RINGS.replace(RINGS.get() + 1).to_string(), "-", &zone.to_string()].concat()
}

/// What is printed in a box: a sign or none, and the number or the word for the start.
fn box_label(meter_box: &MeterBox, start: &str) -> View {
    let sign = match meter_box.mark {
        BoxMark::Eruption => ERUPTION_SIGN,
        BoxMark::BurnOut => FLAME,
        BoxMark::Start | BoxMark::Plain => "",
    };
    let text = match meter_box.mark {
        BoxMark::Start => start.to_owned(),
        _ => meter_box.degrees.to_string(),
    };
    all([
        svg("g").attr("transform", translate(meter_box.sign)).constant_markup(sign),
        svg("text").class(meter_box.label_class).attr("transform", translate(meter_box.label)).child(text),
    ])
}

const ERUPTION_SIGN: &str = r#"<path class="erupt-mark" d="M29 0L14.5 25.1-14.5 25.1-29 0-14.5-25.1 14.5-25.1Z"/><path class="erupt-star" d="M13 0L6.5 11.3-6.5 11.3-13 0-6.5-11.3 6.5-11.3Z"/><path class="erupt-rays" d="M0-13V-23M11.5-6.5L20-11.5M11.5 6.5L20 11.5M0 13V23M-11.5 6.5L-20 11.5M-11.5-6.5L-20-11.5"/>"#;

/// The slow glow of the volcano, on a layer of its own.
pub fn breath() -> El {
    svg("svg.island.breath").attr("viewBox", FRAME).attr("aria-hidden", "true").constant_markup(BREATH)
}

const BREATH: &str = r#"<defs><radialGradient id="breath-glow"><stop offset=".2" class="stop-glow"/><stop offset="1" class="stop-glow" stop-opacity="0"/></radialGradient></defs><circle r="240" fill="url(#breath-glow)"/>"#;

/// The wash on all hexes that may be chosen: it breathes as one, on a layer of its own.
pub fn wash(hexes: impl Fn() -> Vec<Hex> + 'static) -> El {
    let seen = facing();
    let path = svg("path").attr("d", move || {
        hexes().into_iter().map(|hex| marks::wash(seen().hex(hex))).collect::<Vec<_>>().concat()
    });
    svg("svg.island.wash").attr("viewBox", FRAME).attr("aria-hidden", "true").child(path)
}

/// What flickers, below everything live: where it moves, nothing else is painted again.
pub fn flames(children: impl Content) -> El {
    svg("svg.island.fire-layer").attr("viewBox", FRAME).attr("aria-hidden", "true").child(children)
}

/// All that moves, or can be pointed at, above the ground.
pub fn live(children: impl Content) -> El {
    svg("svg.island.live").attr("viewBox", FRAME).child(children)
}
