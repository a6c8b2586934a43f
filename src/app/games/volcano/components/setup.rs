//! The own options of the set-up, and the map of who sits where.

use leptos::prelude::*;

use super::{super::examples::sea_at_start, sea::Sea};
use crate::{
    app::shell::{controls::Switch, text::Locale, views::show_when},
    rules::volcano::{Adjacent, Board, Config, Layout},
    t,
};

/// The options, as they are chosen.
#[component]
pub fn Options(
    #[prop(into)] config: Signal<Config>,
    /// Is told a changed one.
    #[prop(into)]
    change: Callback<Config>,
    l: Locale,
) -> impl IntoView {
    let set_layout = move |on| {
        let layout = if on { Layout::FiveInCentre } else { Layout::VolcanoInCentre };
        change.run(Config { layout, ..config.get_untracked() });
    };
    let set_adjacent = move |on| {
        let adjacent = if on { Adjacent::Eight } else { Adjacent::Four };
        change.run(Config { adjacent, ..config.get_untracked() });
    };
    view! {
        <p class="muted small">{t!(l, volcano::setup::note)}</p>
        <Switch
            label=t!(l, volcano::setup::layout)
            help=t!(l, volcano::setup::layout_help)
            on=Signal::derive(move || config.read().layout == Layout::FiveInCentre)
            set=set_layout
        />
        <Switch
            label=t!(l, volcano::setup::adjacent)
            help=t!(l, volcano::setup::adjacent_help)
            on=Signal::derive(move || config.read().adjacent == Adjacent::Eight)
            set=set_adjacent
        />
    }
}

/// The sea before the first turn; it says so if the rulebook has no game for so many.
#[component]
pub fn SeaMap(players: Memo<u8>, l: Locale) -> impl IntoView {
    let official = Memo::new(move |_| Config::new(players.get()).is_official());
    view! {
        <div class="seamap" role="img" aria-label=t!(l, volcano::setup::map)>
            {sea_at_start().map(|board| view! { <Sea board players=0 small=true /> }.into_any())}
            {show_when(move || !official.get(), move || view! { <p class="unofficial">{t!(l, volcano::unofficial)}</p> }.into_any())}
        </div>
    }
}

/// A small picture of a board, with nothing that moves.
#[component]
pub fn SeaPicture(board: Board, players: u8) -> impl IntoView {
    view! {
        <div aria-hidden="true">
            <Sea board players small=true />
        </div>
    }
}
