//! Pieces and signs by themselves, for panels, lists, hands and the shelf; sizes are in pixels. All are decoration: words stand
//! beside them or are added to them as a label.

use leptos::prelude::*;

use crate::{
    app::{
        board::pieces::Emblem,
        games::eruption::art::{Shape, cards, geometry::at, lone_markup, markup, path::path, wall},
    },
    rules::eruption::{Card, Material, Tile, Village},
};

/// The emblem of a village on a disc of its colour.
#[component]
pub fn EmblemMark(village: Village, size: u16) -> impl IntoView {
    view! { <Emblem number=village.index() size /> }
}

/// A wall; it is half as high as it is wide.
#[component]
pub fn WallIcon(
    material: Material,
    size: u16,
    /// It is there no more.
    #[prop(optional)]
    gone: bool,
) -> impl IntoView {
    view! {
        <svg
            class=if gone { "piece gone" } else { "piece" }
            viewBox=wall::VIEW_BOX
            width=size.to_string()
            height=(u32::from(size) * 48 / 100).to_string()
            aria-hidden="true"
            inner_html=wall::picture(material)
        />
    }
}

/// A resource: sheaf, log or block.
#[component]
pub fn ResourceIcon(material: Material, size: u16) -> impl IntoView {
    view! {
        <svg
            class="piece"
            viewBox=wall::ICON_BOX
            width=size.to_string()
            height=size.to_string()
            aria-hidden="true"
            inner_html=wall::icon(material)
        />
    }
}

/// A lone tile, turned.
#[component]
pub fn TilePicture(
    tile: Tile,
    size: u16,
    /// For the picture of a pile: how many more tiles lie under it, up to two.
    #[prop(optional)]
    under: u8,
    /// It is there no more.
    #[prop(optional)]
    gone: bool,
) -> impl IntoView {
    let hexagon = |class, down: f32| {
        let d = path(|p| {
            p.hexagon(at(0.0, down), 98.5);
        });
        Shape { class, d }
    };
    let pile: Vec<Shape> = (0..under.min(2))
        .rev()
        .flat_map(|i| {
            let down = 22.0 + 18.0 * f32::from(i);
            [hexagon("slab-side", down + 7.0), hexagon("slab-top pile", down)]
        })
        .collect();
    view! {
        <svg
            class=if gone { "piece tile gone" } else { "piece tile" }
            viewBox="-104 -96 208 200"
            width=size.to_string()
            height=size.to_string()
            aria-hidden="true"
            inner_html=markup(&pile) + &lone_markup(tile, 3)
        />
    }
}

/// The picture of a card.
#[component]
pub fn CardPicture(
    card: Card,
    /// Its width and height, if it does not fill its room.
    #[prop(optional)]
    size: Option<[u16; 2]>,
) -> impl IntoView {
    view! {
        <svg
            class="card-picture"
            viewBox=cards::VIEW_BOX
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
            width=size.map(|[width, _]| width.to_string())
            height=size.map(|[_, height]| height.to_string())
            inner_html=cards::picture(card)
        />
    }
}

/// What is written on a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardTexts {
    /// Its name.
    pub title: String,
    /// What it does.
    pub effect: String,
    /// The word between effect and trade.
    pub or: String,
    /// What it trades for.
    pub trade: String,
}

/// A card as a button: above what it does, below what it trades for. A card whose effect is blocked now is hatched; it can
/// still be chosen, to be traded, and then says why.
#[component]
pub fn CardFace(
    card: Card,
    texts: CardTexts,
    #[prop(into)] blocked: Signal<bool>,
    #[prop(into)] selected: Signal<bool>,
) -> impl IntoView {
    let material = card.trades_for();
    view! {
        <button
            type="button"
            class=["acard straw", "acard wood", "acard stone"][material.index()]
            class:blocked=blocked
            class:selected=selected
            aria-pressed=move || selected.get().to_string()
            data-card=card.name()
        >
            <span class="name">{texts.title}</span>
            <span class="art">
                <CardPicture card />
            </span>
            <span class="fx">{texts.effect}</span>
            <span class="or">
                <span>{texts.or}</span>
            </span>
            <span class="trade">
                <svg
                    class="piece"
                    viewBox=wall::VIEW_BOX
                    aria-hidden="true"
                    inner_html=wall::picture(material)
                />
                <span>{texts.trade}</span>
            </span>
        </button>
    }
}
