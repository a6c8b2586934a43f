//! The island on the screen: the picture, and over it one tab stop through which hexes and edges are pointed at. Pointer,
//! touch and keyboard all end in the same messages.

use leptos::prelude::*;

use super::{
    corners::Corners,
    facing::FacingProvider,
    ground::{Breath, Flames, Ground, Sea, Wash},
    hands::{act, follow},
    live::LivePicture,
    meter::MeterWords,
    played::PlayedCards,
    scene::PlacedTile,
    targets::BoardTargets,
    walls::Fires,
};
use crate::{
    app::{
        board::viewport::{Hand, Viewport, ViewportButtons, ViewportState},
        games::eruption::{
            art::{
                facing::Facing,
                marks::HexMark,
                meter::Marker,
                scene::{self, GroundPicture},
            },
            model::{Cell, Model},
            shown::{Shown, shown},
            table::{EruptionTable, facing_of, with_situation, words},
            words::Words,
        },
        shell::{settings::use_settings, slices::slice},
        table::TableStore,
    },
    rules::eruption::{HexSet, Village},
    t,
};

/// The board.
#[component]
pub fn Board(store: TableStore<EruptionTable>) -> impl IntoView {
    let facing = facing_now(store);
    let viewport: ViewportState = expect_context();
    let model = Memo::new(move |_| {
        let (view, ui, legal) = (store.view.get(), store.seen_ui.get(), store.legal.get());
        store.session.with(|table| {
            let words = Words { facing: facing.get(), ..words(table, store.locale) };
            with_situation(table, &legal, |at| Model::new(&view, &ui, Some(at), &words))
                .unwrap_or_else(|| Model::new(&view, &ui, None, &words))
        })
    });
    follow(store, facing, viewport);
    view! {
        <Viewport viewport act=move |hand: Hand| act(store, facing.get_untracked(), hand)>
            <Layers store facing model=Some(model)>
                <BoardTargets store model facing viewport />
            </Layers>
        </Viewport>
        <PlayedCards store />
        <Corners store />
        <ViewportButtons viewport l=store.locale />
    }
}

/// The board without anything that can be pointed at.
#[component]
pub fn BareBoard(store: TableStore<EruptionTable>) -> impl IntoView {
    view! { <Layers store facing=facing_now(store) model=None /> }
}

/// Which way the board lies.
fn facing_now(store: TableStore<EruptionTable>) -> Signal<Facing> {
    let settings = use_settings();
    slice(move || store.session.with(|table| facing_of(table, settings.get().turns_boards())))
}

/// The stacked pictures of the island; the uppermost, if there is one, is for pointing at.
#[component]
fn Layers(
    store: TableStore<EruptionTable>,
    facing: Signal<Facing>,
    model: Option<Memo<Model>>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let shown = shown(store);
    let picture = Memo::new(move |_| {
        let players = store.view.with(|view| view.config.players);
        let ground = |shown: &Shown| {
            GroundPicture::of(&shown.board, Village::in_play(players)).ruined(shown.ruins.iter().copied())
        };
        shown.with(ground).turned(facing.get())
    });
    let markers = Memo::new(move |_| {
        let marker = |(village, degrees, active): &(Village, u16, bool)| Marker {
            village: *village,
            degrees: *degrees,
            active: *active,
        };
        shown.with(|shown| shown.villages.iter().map(marker).collect::<Vec<_>>())
    });
    let legal = model.map(|model| {
        Memo::new(move |_| {
            let legal = |cell: &&Cell| cell.hex_mark() == HexMark::Legal;
            model.read().cells.iter().filter(legal).map(|cell| cell.hex).collect::<HexSet>()
        })
    });
    let burning = Memo::new(move |_| shown.with(|shown| scene::fires(&shown.board)));
    let label = Some(t!(store.locale, table::board));
    view! {
        <FacingProvider facing>
            <div
                class="island-stack"
                class:telling=move || store.animation.is_on()
                class:cut=move || store.animation.clock.cut.get()
            >
                <Sea />
                <Ground picture words=MeterWords::new(store.locale) label markers=Some(markers)>
                    {legal.map(|legal| view! { <Wash legal picture /> }.into_any())}
                </Ground>
                <Breath />
                <Flames>
                    <Fires slots=burning />
                </Flames>
                <PlacedTile store />
                <LivePicture store model legal shown markers />
                {children.map(|children| children())}
            </div>
        </FacingProvider>
    }
}
