//! Eruption in the set-up and in lists: its variants, and the small island.

use leptos::prelude::*;

use crate::{
    app::{
        games::eruption::{
            art::{scene::GroundPicture, village},
            components::{ground::Ground, meter::MeterWords},
            draft::{Draft, Variant},
        },
        shell::{controls::Switch, text::Locale, views::CollectAny},
    },
    rules::eruption::{Board, Village},
    t,
};

/// The variants, a switch for each.
#[component]
pub fn Variants(draft: RwSignal<Draft>, locale: Locale) -> impl IntoView {
    let one = |variant: Variant| {
        let (label, help) = variant.words(locale);
        let on = Signal::derive(move || draft.with(|draft| variant.is_on(&draft.0)));
        let set = move |on| draft.update(|draft| variant.set(&mut draft.0, on));
        view! { <Switch label help on set /> }
    };
    Variant::ALL.map(one).into_iter().collect_any()
}

/// Who sits where at the small island.
#[component]
pub fn SeatMap(players: Memo<u8>, locale: Locale) -> impl IntoView {
    let picture = Memo::new(move |_| GroundPicture::of(&Board::default(), Village::in_play(players.get())));
    let classes = move || {
        let in_play = Village::in_play(players.get());
        in_play.iter().map(|own| village::class(*own)).collect::<Vec<_>>().join(" ")
    };
    view! {
        <div data-play=classes>
            <Island picture label=t!(locale, eruption::setup::map) />
        </div>
    }
}

/// The small island of a game as it stands.
#[component]
pub fn SavedIsland(picture: GroundPicture) -> impl IntoView {
    let picture = Memo::new(move |_| picture.clone());
    view! {
        <div aria-hidden="true">
            <Island picture label="" />
        </div>
    }
}

/// The island without its meter.
#[component]
fn Island(picture: Memo<GroundPicture>, label: &'static str) -> impl IntoView {
    view! {
        <div class="island-stack">
            <Ground picture words=MeterWords::default() label=Some(label) markers=None />
        </div>
    }
}
