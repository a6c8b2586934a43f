//! The way out of a lesson.

use leptos::prelude::*;

use crate::app::shell::{icon::Icon, route::Route, text::Locale};
use crate::t;

/// The way back to the shelf, in place of the menu.
#[component]
pub fn WayOut(l: Locale) -> impl IntoView {
    view! {
        <a class="btn quiet icon menu-button" href=Route::Shelf.href() aria-label=t!(l, lesson::leave)>
            <Icon name="back" />
        </a>
    }
}
