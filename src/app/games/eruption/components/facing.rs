//! Which way the board lies, for everything that is drawn on it.

use leptos::{context::Provider, prelude::*};

use crate::app::games::eruption::art::facing::Facing;

/// What a board says of how it lies.
#[derive(Clone, Copy, Debug)]
struct BoardFacing(Signal<Facing>);

/// Draws its children on a board that lies that way.
#[component]
pub fn FacingProvider(#[prop(into)] facing: Signal<Facing>, children: Children) -> impl IntoView {
    view! { <Provider value=BoardFacing(facing)>{children()}</Provider> }
}

/// How the board lies round the component that asks: what the board says it is, or as printed.
pub fn use_facing() -> Signal<Facing> {
    let said = use_context::<BoardFacing>();
    // A picture on its way out may still ask when the board is gone.
    Signal::derive(move || said.and_then(|BoardFacing(facing)| facing.try_get()).unwrap_or_default())
}
