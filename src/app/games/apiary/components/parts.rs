//! Small pictures that stand between words and in buttons; sizes are in pixels. All are decoration: words stand beside them, or
//! whatever they are in has a label.

use leptos::prelude::*;

use crate::{
    app::{
        board::{decimal::number, pieces::Emblem},
        games::apiary::{
            art::{
                autopilot,
                bee::{self, Look},
                fit, hive, icons,
                phrase::{self, Part},
                tile,
            },
            seats::{class_of, emblem_of, pattern_of},
        },
        shell::views::CollectAny,
    },
    rules::apiary::{Basket, Owner, Resource, Worker},
};

/// A picture of the art: its box, its size, and what is in it.
pub fn picture(class: &'static str, frame: &str, width: u16, height: u16, art: String) -> AnyView {
    view! {
        <svg
            class=class
            viewBox=frame.to_owned()
            width=width.to_string()
            height=height.to_string()
            aria-hidden="true"
            inner_html=art
        />
    }
    .into_any()
}

/// The name of a button whose pictures and few words are only what is seen of it.
pub fn named(name: String) -> AnyView {
    view! { <span class="sr">{name}</span> }.into_any()
}

/// An icon of the grammar.
pub fn icon(art: impl Into<String>, size: u16) -> AnyView {
    picture("ap-i", "-13 -13 26 26", size, size, art.into())
}

/// A resource.
pub fn good(one: Resource, size: u16) -> AnyView {
    icon(icons::resource(one), size)
}

/// Parts of a text in one line, so high.
pub fn line(parts: &[Part], height: u16) -> AnyView {
    let line = fit::inline(parts);
    let width = line.width.max(1.0);
    let frame = ["0 -13 ", &number(width), " 26"].concat();
    let pixels = (width * f32::from(height) / 26.0).round() as u16;
    picture("ap-i ap-line", &frame, pixels, height, line.art)
}

/// A line on a plate, where the ground is dark.
pub fn plate(parts: &[Part], height: u16) -> AnyView {
    view! { <span class="ap-plate">{line(parts, height)}</span> }.into_any()
}

/// VP in their hexagon.
pub fn medal(vp: i32, size: u16) -> AnyView {
    let text = vp.to_string();
    let class = if text.len() > 2 { "ap-gv ap-tiny" } else { "ap-gv" };
    let art = [&icons::medal(11.5), "<text class=\"", class, "\" y=\"1\">", &text, "</text>"].concat();
    icon(art, size)
}

/// The mark of an owner.
pub fn mark(owner: Owner, size: u16) -> AnyView {
    match owner {
        Owner::Seat(seat) => view! { <Emblem number=emblem_of(seat) size /> }.into_any(),
        Owner::Autopilot => picture("mark", "-18 -18 36 36", size, size, hive::cogwheel()),
    }
}

/// A worker; one of strength 4 that will leave carries a moon.
pub fn worker(of: Worker, size: u16, leaves: bool) -> AnyView {
    let look = Look { strength: of.strength, pattern: pattern_of(of.owner), bare: false, leaves };
    drawn(look, class_of(of.owner), size)
}

/// A worker of the Autopilot, of the ash or the amber group.
pub fn robot(strength: u8, amber: bool, size: u16) -> AnyView {
    let look = Look { strength, pattern: autopilot::pattern(amber), bare: false, leaves: false };
    drawn(look, autopilot::class(amber), size)
}

/// A bee in the colours of a class.
fn drawn(look: Look, class: &str, size: u16) -> AnyView {
    let class = ["ap-bee ", class].concat();
    view! {
        <svg
            class=class
            viewBox=bee::FRAME
            width=size.to_string()
            height=size.to_string()
            aria-hidden="true"
            inner_html=bee::bee(look)
        />
    }
    .into_any()
}

/// A space of an action with the worker on it; one of the Autopilot's amber group has other colours.
pub fn pad(on: Option<Worker>, leaves: bool, amber: bool) -> AnyView {
    let ground = icons::hexes("ap-padhex", 30.0, &[(0.0, 0.0)]);
    let inside = on.map(|on| {
        let pattern = if amber { autopilot::pattern(true) } else { pattern_of(on.owner) };
        let look = Look { strength: on.strength, pattern, bare: false, leaves };
        icons::put(0.0, 0.0, 0.86, &bee::bee(look))
    });
    let class = on.map_or("", |on| if amber { autopilot::class(true) } else { class_of(on.owner) });
    view! {
        <svg class=["ap-spot ", class].concat() viewBox="-33 -31 66 62" aria-hidden="true">
            <g inner_html=ground />
            <g inner_html=inside.unwrap_or_default() />
        </svg>
    }
    .into_any()
}

/// A row of the five resources with their numbers.
pub fn goods(of: Basket, size: u16) -> AnyView {
    let one = move |one: Resource| {
        let count = of.get(one);
        view! {
            <span class="num" class:none=count == 0>
                {good(one, size)}
                {count.to_string()}
            </span>
        }
    };
    view! { <span class="ap-goods">{Resource::ALL.into_iter().map(one).collect_any()}</span> }.into_any()
}

/// Resources in icons, as in a text.
pub fn some_goods(of: Basket, height: u16) -> AnyView {
    let part = Part { glyphs: phrase::goods(of), breaks: 0 };
    line(&[part], height)
}

/// Storage spots with what they hold.
pub fn sockets(spots: &[(u8, Option<Resource>)], size: u16) -> AnyView {
    let one = |(takes, held): &(u8, Option<Resource>)| {
        picture("ap-sk", "-10 -10 20 20", size, size, tile::socket(*takes, *held))
    };
    view! { <span class="ap-socks">{spots.iter().map(one).collect_any()}</span> }.into_any()
}
