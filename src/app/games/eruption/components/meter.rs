//! The burn meter without its markers.

use leptos::prelude::*;

use super::draw::Shapes;
use crate::{
    app::{
        games::eruption::art::{
            facing::Facing,
            geometry::translate,
            marks::FLAME,
            meter::{self, BoxMark, Marker, MeterBox, place_markers, zone_names},
        },
        shell::{text::Locale, views::CollectAny},
    },
    t,
};

/// The words on the meter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MeterWords {
    /// In the first box.
    pub start: String,
    /// Round the rim: the name of each zone and what it gives.
    pub zones: [String; 3],
}

impl MeterWords {
    /// In that language.
    pub fn new(l: Locale) -> MeterWords {
        let zones =
            [t!(l, eruption::meter::zone1), t!(l, eruption::meter::zone2), t!(l, eruption::meter::zone3)];
        MeterWords { start: t!(l, eruption::meter::start).to_owned(), zones: zones.map(str::to_owned) }
    }
}

/// The ring with its boxes and the names of its zones, which make way for the markers.
#[component]
pub fn Meter(
    words: MeterWords,
    markers: Option<Memo<Vec<Marker>>>,
    facing: Memo<Facing>,
    /// Tells the ids on this ring from those of other islands.
    island: u32,
) -> impl IntoView {
    let lines = Memo::new(move |_| {
        let markers = markers.map(|markers| markers.get()).unwrap_or_default();
        zone_names(&place_markers(&markers), facing.get())
    });
    let MeterWords { start, zones } = words;
    let ring = move || {
        let boxes = meter::boxes(facing.get());
        let shapes: Vec<_> = boxes.iter().map(|meter_box| meter_box.shape.clone()).collect();
        let labels = boxes
            .into_iter()
            .map(|meter_box| view! { <BoxLabel meter_box start=start.clone() /> }.into_any());
        view! {
            <Shapes shapes />
            <Shapes shapes=meter::zone_lines(facing.get()) />
            {labels.collect_any()}
        }
    };
    let name = move |(zone, words): (usize, String)| {
        let id = ["zone-", &island.to_string(), "-", &zone.to_string()].concat();
        let line = ["#", &id].concat();
        view! {
            <path id=id fill="none" d=move || lines.read()[zone].clone() />
            <text class="zone-name">
                <textPath href=line startOffset="50%">
                    {words}
                </textPath>
            </text>
        }
    };
    view! {
        <g class="meter">
            <Shapes shapes=[meter::bed()] />
            {move || ring()}
            {zones.into_iter().enumerate().map(name).collect_any()}
        </g>
    }
}

/// What is printed in a box: a sign or none, and the number or the word for the start.
#[component]
fn BoxLabel(meter_box: MeterBox, start: String) -> impl IntoView {
    let sign = match meter_box.mark {
        BoxMark::Eruption => ERUPTION_SIGN,
        BoxMark::BurnOut => FLAME,
        BoxMark::Start | BoxMark::Plain => "",
    };
    let text = match meter_box.mark {
        BoxMark::Start => start,
        _ => meter_box.degrees.to_string(),
    };
    view! {
        <g transform=translate(meter_box.sign) inner_html=sign />
        <text class=meter_box.label_class transform=translate(meter_box.label)>
            {text}
        </text>
    }
}

const ERUPTION_SIGN: &str = r#"<path class="erupt-mark" d="M29 0L14.5 25.1-14.5 25.1-29 0-14.5-25.1 14.5-25.1Z"/><path class="erupt-star" d="M13 0L6.5 11.3-6.5 11.3-13 0-6.5-11.3 6.5-11.3Z"/><path class="erupt-rays" d="M0-13V-23M11.5-6.5L20-11.5M11.5 6.5L20 11.5M0 13V23M-11.5 6.5L-20 11.5M-11.5-6.5L-20-11.5"/>"#;
