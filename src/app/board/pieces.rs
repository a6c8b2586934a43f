//! Pieces and signs by themselves, for panels, lists and the shelf; sizes are in pixels. All are decoration: words stand beside
//! them or are added to them as a label.

use super::{
    dice::{DieKind, pips},
    emblems::{self, FLAME},
};
use leptos::prelude::*;

use crate::app::shell::views::CollectAny;

/// The box that the lid fills.
const VIEW_BOX: &str = "0 0 264 312";
/// Where the lid itself is inside: x, y, width, height. Its own units are 240 × 288.
const LID: [&str; 4] = ["14", "12", "240", "288"];
/// The middle of the title's base line on the lid, and how wide the title is set.
const TITLE: [&str; 3] = ["120", "275", "204"];

/// The sides of the box, as inner SVG.
const SIDES: &str = r##"<path d="M14 12L2 24V312L14 300Z" fill="#11182a"/><path d="M2 24V312L14 300V12Z" fill="#0005"/><path d="M14 300L2 312H240L254 300Z" fill="#0008"/>"##;

/// How many faces a tumbling die shows before its own.
const TUMBLES: u8 = 5;

/// The emblem of that number on a disc of its colour; `size` is in pixels. Children are drawn over it.
#[component]
pub fn Emblem(number: usize, size: u16, #[prop(optional)] children: Option<Children>) -> impl IntoView {
    view! {
        <svg class="mark" viewBox=emblems::EMBLEM_BOX width=size.to_string() height=size.to_string() aria-hidden="true">
            <g class=emblems::class(number) inner_html=emblems::emblem(number) />
            {children.map(|children| children())}
        </svg>
    }
}

/// A flame.
#[component]
pub fn FlameIcon(size: u16) -> impl IntoView {
    view! {
        <svg class="piece" viewBox="-30 -36 60 72" width=size.to_string() height=size.to_string() aria-hidden="true" inner_html=FLAME />
    }
}

/// A face of a die: 1 to 6; anything else is a face without pips.
#[component]
pub fn DieFace(kind: DieKind, pips: u8, size: u16) -> impl IntoView {
    view! {
        <svg class=kind.class() viewBox="-20 -20 40 40" width=size.to_string() height=size.to_string() aria-hidden="true">
            <path class="face" d=kind.outline() />
            <Pips number=pips />
        </svg>
    }
}

#[component]
fn Pips(number: u8) -> impl IntoView {
    pips(number)
        .iter()
        .map(|(x, y)| view! { <circle class="pip" cx=x.to_string() cy=y.to_string() r="3.4" /> }.into_any())
        .collect_any()
}

/// A die that shows five other faces one after the other before it comes to rest.
#[component]
pub fn TumblingDie(kind: DieKind, pips: u8, size: u16) -> impl IntoView {
    let face = move |turn: u8| {
        let (shown, last) = ((pips + turn * 2 + turn / 3) % 6 + 1, turn == TUMBLES);
        view! {
            <g class=if last { "tumble last-face" } else { "tumble" } style:--turn=turn.to_string()>
                <path class="face" d=kind.outline() />
                <Pips number=if last { pips } else { shown } />
            </g>
        }
    };
    view! {
        <svg class=kind.class() viewBox="-20 -20 40 40" width=size.to_string() height=size.to_string() aria-hidden="true">
            {(0..=TUMBLES).map(face).collect_any()}
        </svg>
    }
}

/// The lid of a game's box, with the name of the game; its picture is inner SVG of 240 × 288 units.
#[component]
pub fn BoxLid(#[prop(into)] picture: String, #[prop(into)] title: String) -> impl IntoView {
    let [x, y, width, height] = LID;
    let [middle, base, long] = TITLE;
    view! {
        <svg class="box-lid" viewBox=VIEW_BOX aria-hidden="true">
            <g inner_html=SIDES />
            <svg x=x y=y width=width height=height viewBox="0 0 240 288">
                <g inner_html=picture />
                <text class="box-title" x=middle y=base textLength=long lengthAdjust="spacingAndGlyphs">
                    {title}
                </text>
            </svg>
        </svg>
    }
}
