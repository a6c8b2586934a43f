//! Pieces and signs by themselves, for panels, lists, hands and the shelf; sizes are in pixels. All are decoration: words stand
//! beside them or are added to them as a label.

use super::draw;
pub use crate::app::board::pieces::flame_icon;
pub use crate::app::games::eruption::components::pieces::CardTexts;
use crate::{
    app::{
        board::pieces::{self, square},
        dom::{El, all, el, svg},
        games::eruption::art::{Shape, box_lids, cards, geometry::at, lone_tile, path::path, wall},
    },
    rules::eruption::{Card, Material, Tile, Village},
};

/// The emblem of a village on a disc of its colour.
pub fn emblem(village: Village, size: u16) -> El {
    pieces::emblem(village.index(), size)
}

/// A wall; it is half as high as it is wide.
pub fn wall_icon(material: Material, size: u16) -> El {
    square("piece", wall::VIEW_BOX, size)
        .attr("height", (u32::from(size) * 48 / 100).to_string())
        .constant_markup(wall::picture(material))
}

/// A resource: sheaf, log or block.
pub fn resource_icon(material: Material, size: u16) -> El {
    square("piece", wall::ICON_BOX, size).constant_markup(wall::icon(material))
}

/// A lone tile, turned. For the picture of a pile, up to two more tiles lie `under` it.
pub fn tile_picture(tile: Tile, size: u16, under: u8) -> El {
    let hexagon = |class, down: f32| {
        let d = path(|p| {
            p.hexagon(at(0.0, down), 98.5);
        });
        Shape { class, d }
    };
    let pile = (0..under.min(2)).rev().map(|i| {
        let down = 22.0 + 18.0 * f32::from(i);
        draw(&[hexagon("slab-side", down + 7.0), hexagon("slab-top pile", down)])
    });
    square("piece tile", "-104 -96 208 200", size).child(all(pile)).child(draw(&lone_tile(tile, 3)))
}

/// The picture of a card.
pub fn card_picture(card: Card) -> El {
    svg("svg.card-picture")
        .attr("viewBox", cards::VIEW_BOX)
        .attr("preserveAspectRatio", "xMidYMid slice")
        .attr("aria-hidden", "true")
        .constant_markup(&cards::picture(card))
}

/// A card as a button: above what it does, below what it trades for. A card whose effect is blocked now is hatched; it can
/// still be chosen, to be traded, and then says why.
pub fn card_face(
    card: Card,
    texts: CardTexts,
    blocked: impl Fn() -> bool + Clone + 'static,
    selected: impl Fn() -> bool + Clone + 'static,
) -> El {
    let material = card.trades_for();
    let wall = svg("svg.piece")
        .attr("viewBox", wall::VIEW_BOX)
        .attr("aria-hidden", "true")
        .constant_markup(wall::picture(material));
    let span = |class: &str| el("span").class(class);
    el("button[type=button]")
        .class(["acard straw", "acard wood", "acard stone"][material.index()])
        .class_if("blocked", blocked)
        .class_if("selected", selected.clone())
        .attr("aria-pressed", move || if selected() { "true" } else { "false" })
        .attr("data-card", card.name())
        .child(span("name").child(texts.title))
        .child(span("art").child(card_picture(card)))
        .child(span("fx").child(texts.effect))
        .child(span("or").child(el("span").child(texts.or)))
        .child(span("trade").child(wall).child(el("span").child(texts.trade)))
}

/// The lid of the game's box, with the name of the game.
pub fn box_lid(title: &str) -> El {
    pieces::box_lid(&box_lids::eruption(), title)
}
