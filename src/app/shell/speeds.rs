//! The choice of how quickly things move: in the settings, and in the menu of a table.

use leptos::prelude::*;

use super::{
    controls::WordChoices,
    settings::{Speed, use_locale, use_settings},
};
use crate::t;

/// The choice of how quickly things move.
#[component]
pub fn Speeds() -> impl IntoView {
    let (l, settings) = (use_locale(), use_settings());
    let names = vec![
        (Speed::Slow, "speed-slow", t!(l, settings::slow).to_owned()),
        (Speed::Normal, "speed-normal", t!(l, settings::usual).to_owned()),
        (Speed::Fast, "speed-fast", t!(l, settings::fast).to_owned()),
        (Speed::Instant, "speed-instant", t!(l, settings::instant).to_owned()),
    ];
    view! {
        <WordChoices
            legend=t!(l, settings::speed)
            group="speed"
            choices=names
            value=Signal::derive(move || settings.get().speed)
            set=move |speed| settings.update(|settings| settings.speed = speed)
        />
    }
}
