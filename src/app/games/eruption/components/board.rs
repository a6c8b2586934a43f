//! The island on the screen: the picture, and over it one tab stop through which hexes and edges are pointed at. Pointer,
//! touch and keyboard all end in the same messages.

use leptos::prelude::*;

use super::{
    caption::BeatCaption,
    corners::Corners,
    facing::FacingProvider,
    ground::{Breath, Flames, Ground, Wash},
    hands::{act, follow},
    live::LivePicture,
    meter::MeterWords,
    targets::BoardTargets,
    walls::Fires,
};
use crate::{
    app::{
        board::viewport::{Hand, Lens, Viewport, ViewportButtons},
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
        shell::settings::use_settings,
        table::Desk,
    },
    rules::eruption::Village,
    t,
};

/// The board.
#[component]
pub fn Board(desk: Desk<EruptionTable>) -> impl IntoView {
    let facing = facing_now(desk);
    let lens: Lens = expect_context();
    let model = Memo::new(move |_| {
        let (view, ui, legal) = (desk.view.get(), desk.ui.get(), desk.legal.get());
        desk.session.with(|table| {
            let words = Words { facing: facing.get(), ..words(table, desk.locale) };
            with_situation(table, &legal, |at| Model::new(&view, &ui, Some(at), &words))
                .unwrap_or_else(|| Model::new(&view, &ui, None, &words))
        })
    });
    follow(desk, facing, lens);
    view! {
        <Viewport lens act=move |hand: Hand| act(desk, facing.get_untracked(), hand)>
            <Layers desk facing model=Some(model)>
                <BoardTargets desk model facing lens />
            </Layers>
        </Viewport>
        <BeatCaption desk />
        <Corners desk />
        <ViewportButtons lens l=desk.locale />
    }
}

/// The board without anything that can be pointed at.
#[component]
pub fn BareBoard(desk: Desk<EruptionTable>) -> impl IntoView {
    view! { <Layers desk facing=facing_now(desk) model=None /> }
}

/// Which way the board lies.
fn facing_now(desk: Desk<EruptionTable>) -> Memo<Facing> {
    let settings = use_settings();
    Memo::new(move |_| desk.session.with(|table| facing_of(table, settings.get().turns_boards())))
}

/// The stacked pictures of the island; the uppermost, if there is one, is for pointing at.
#[component]
fn Layers(
    desk: Desk<EruptionTable>,
    facing: Memo<Facing>,
    model: Option<Memo<Model>>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let shown = shown(desk);
    let picture = Memo::new(move |_| {
        let players = desk.view.with(|view| view.config.players);
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
            model.read().cells.iter().filter(legal).map(|cell| cell.hex).collect::<Vec<_>>()
        })
    });
    let burning = Memo::new(move |_| shown.with(|shown| scene::fires(&shown.board)));
    let label = Some(t!(desk.locale, table::board));
    view! {
        <FacingProvider facing>
            <div
                class="island-stack"
                class:telling=move || desk.telling.is_on()
                class:cut=move || desk.telling.clock.cut.get()
            >
                <Ground picture words=MeterWords::new(desk.locale) label markers=Some(markers) />
                <Breath />
                {legal.map(|hexes| view! { <Wash hexes /> })}
                <Flames>
                    <Fires slots=burning />
                </Flames>
                <LivePicture desk model shown markers />
                {children.map(|children| children())}
            </div>
        </FacingProvider>
    }
}
