//! What can be pointed at on the island, and the rings that show where somebody points.

use hexx::Vec2;
use leptos::prelude::*;

use crate::app::shell::views::{CollectAny, live};

use super::{draw::Shapes, facing::use_facing};
use crate::{
    app::games::eruption::{
        art::{
            geometry::{centre, edge_place, number, placed, translate},
            marks::{self, EdgeGlyph, HexMark},
            village,
        },
        ui::Spot,
        words::Words,
    },
    rules::eruption::{Edge, Hex, HexSet, Village},
};

/// The marks over the lava of all empty hexes that may be chosen.
#[component]
pub fn LegalMarks(legal: Memo<HexSet>) -> impl IntoView {
    let facing = use_facing();
    let shapes = move || {
        let legal = facing.get().hexes(legal.get());
        (!legal.is_empty()).then(|| view! { <Shapes shapes=marks::over_lava(legal) /> }.into_any())
    };
    view! { <g class="legal-marks">{move || shapes()}</g> }
}

/// A hex that can be pointed at, with its mark; those of [`LegalMarks`] have none of their own.
#[component]
pub fn HexSpot(hex: Hex, mark: Signal<HexMark>) -> impl IntoView {
    let facing = use_facing();
    let seen = Memo::new(move |_| facing.get().hex(hex));
    let own = move || Some(mark.get()).filter(|mark| *mark != HexMark::Legal);
    view! {
        <g class=move || ["spot ", mark.get().class()].concat()>
            <path class="spot-hit" d=move || marks::hit_area(seen.get()) />
            {move || own().map(|mark| view! { <Shapes shapes=marks::hex_mark(seen.get(), mark) /> }.into_any())}
        </g>
    }
}

/// The ring of focus round the hex or the edge where the keyboard is. There is one for the whole board.
#[component]
pub fn FocusRing(spot: Memo<Option<Spot>>) -> impl IntoView {
    let facing = use_facing();
    live(move || {
        let facing = facing.get();
        spot.get().map(|spot| match spot {
            Spot::Hex(hex) => view! {
                <g class="focus-ring">
                    <Shapes shapes=marks::focus_ring(facing.hex(hex)) />
                </g>
            }
            .into_any(),
            Spot::Edge(edge) => {
                let circle = |class: &'static str| view! { <circle class=class r="40" /> };
                view! {
                    <g class="focus-ring" transform=translate(edge_place(facing.edge(edge)).0)>
                        {marks::FOCUS_CLASSES.map(circle).into_iter().collect_any()}
                    </g>
                }
                .into_any()
            }
        })
    })
}

/// An edge that can be pointed at. The area that can be hit is 92 units wide.
#[component]
pub fn EdgeSpot(edge: Edge, glyph: EdgeGlyph, chosen: Memo<bool>) -> impl IntoView {
    let facing = use_facing();
    let mark = Memo::new(move |_| marks::edge_mark(facing.get().edge(edge), glyph));
    let first = mark.get_untracked();
    view! {
        <g class="slot" class:chosen=move || chosen.get()>
            <g transform=move || mark.get().transform inner_html=first.art />
            <g transform=move || mark.get().sign_transform inner_html=first.sign />
        </g>
    }
}

/// The tiles that others have laid since the acting player's last turn: an outline, and the emblem of who it was.
#[component]
pub fn LaidMarks(laid: Memo<Vec<(Hex, Village)>>) -> impl IntoView {
    let facing = use_facing();
    let mark = move |(hex, who): (Hex, Village)| {
        let hex = facing.get().hex(hex);
        view! {
            <Shapes shapes=marks::laid_outline(hex) />
            <g
                class=village::class(who)
                transform=placed(marks::laid_place(hex), 0.0, 1.35)
                inner_html=village::emblem(who)
            />
        }
    };
    view! { <g class="laid">{move || laid.get().into_iter().map(mark).collect_any()}</g> }
}

/// The rings round the places that something beside the board points at, a line of the log, an action of the list or a player's
/// panel: the middle of each and how wide its ring is. With them stand the names of all hexes on the island, as log and list have them.
#[component]
pub fn Pointed(
    #[prop(into)] places: Signal<Vec<(Vec2, &'static str)>>,
    #[prop(into)] names: Signal<bool>,
) -> impl IntoView {
    let facing = use_facing();
    let name = move |hex: Hex| {
        let at = centre(facing.get().hex(hex));
        view! {
            <text x=number(at.x) y=number(at.y + 64.0)>
                {Words::hex(hex)}
            </text>
        }
    };
    let names = move || {
        names
            .get()
            .then(|| view! { <g class="hex-names">{Hex::all().map(name).collect_any()}</g> }.into_any())
    };
    let ring = move |(middle, radius): (Vec2, &'static str)| {
        view! {
            <g class="pointed" transform=move || translate(facing.get().point(middle))>
                <g class="pointed-ring">
                    <circle class="pointed-dark" r=radius />
                    <circle class="pointed-line" r=radius />
                </g>
            </g>
        }
    };
    view! { <g aria-hidden="true">{move || names()} {move || places.get().into_iter().map(ring).collect_any()}</g> }
}
