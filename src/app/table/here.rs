//! Which seats sit at this device, in a game that is played by link.

use leptos::prelude::*;

use crate::{
    app::shell::{settings::use_locale, views::CollectAny},
    rules::Seat,
    t,
};

/// A switch for each seat, with what has to be known of playing by link.
#[component]
pub fn SeatsHere(
    /// The seats of people, with their marks.
    marks: Vec<(Seat, AnyView)>,
    /// What is said for a seat.
    #[prop(into)]
    name: Callback<Seat, String>,
    /// By seat: whether it sits here.
    here: RwSignal<Vec<bool>>,
) -> impl IntoView {
    let l = use_locale();
    let row = |(seat, mark): (Seat, AnyView)| {
        let at = seat.index();
        let set = move |event| {
            let on = event_target_checked(&event);
            here.update(|here| {
                if let Some(seat) = here.get_mut(at) {
                    *seat = on;
                }
            });
        };
        view! {
            <label class="opt">
                {mark} <span class="opt-name">{move || name.run(seat)}</span>
                <input
                    type="checkbox"
                    role="switch"
                    prop:checked=move || here.with(|here| here.get(at) == Some(&true))
                    on:change=set
                /> <i class="switch" aria-hidden="true"></i>
            </label>
        }
    };
    view! {
        <fieldset class="here">
            <legend>{t!(l, play_by_link::seats)}</legend>
            {marks.into_iter().map(row).collect_any()}
            <p class="muted small">{t!(l, play_by_link::honest)}</p>
        </fieldset>
    }
}
