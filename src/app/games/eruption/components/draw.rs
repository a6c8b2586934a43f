//! From plain data to elements: the shapes and stamps of [`art`](crate::app::games::eruption::art).

use leptos::prelude::*;

use crate::app::shell::{slices::slices, views::CollectAny};

use crate::app::games::eruption::art::{Shape, Stamp};

/// Shapes, the lowest paint first.
#[component]
pub fn Shapes(#[prop(into)] shapes: Vec<Shape>) -> impl IntoView {
    let one = |Shape { class, d }: Shape| view! { <path class=class d=d /> };
    shapes.into_iter().map(one).collect_any()
}

/// Constant pictures.
#[component]
pub fn Stamps(stamps: Vec<Stamp>) -> impl IntoView {
    let one = |Stamp { class, transform, art }: Stamp| {
        view! { <g class=class transform=transform inner_html=art /> }
    };
    stamps.into_iter().map(one).collect_any()
}

/// Shapes whose number and classes never change: only the paths that differ are set anew.
#[component]
pub fn ChangingShapes(shapes: Memo<Vec<Shape>>) -> impl IntoView {
    let classes: Vec<_> = shapes.read_untracked().iter().map(|shape| shape.class).collect();
    let paths = slices(move || shapes.read().iter().map(|shape| shape.d.clone()).collect());
    let one = |(class, d): (&'static str, Signal<String>)| view! { <path class=class d=move || d.get() /> };
    classes.into_iter().zip(paths).map(one).collect_any()
}
