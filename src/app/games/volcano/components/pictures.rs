//! Small pictures of constant art; sizes are in pixels.

use leptos::prelude::*;

use super::super::{
    art::{self, CROWN, HEAD, RESOURCES, VOTES},
    pawns::emblem_of,
    table::VolcanoTable,
    words::Words,
};
use crate::{
    app::{
        board::pieces::Emblem,
        shell::{text::Locale, views::CollectAny},
        table::TableStore,
    },
    rules::{
        Seat,
        volcano::{Dir, Island, Vote},
    },
    t,
};

/// The mark of a seat.
#[component]
pub fn SeatMark(store: TableStore<VolcanoTable>, seat: Seat, size: u16) -> impl IntoView {
    view! { <Emblem number=emblem_of(store.config().players, seat) size /> }
}

/// A square picture; `art` is inner SVG that is part of the program.
#[component]
fn Picture(class: &'static str, frame: &'static str, size: u16, #[prop(into)] art: String) -> impl IntoView {
    view! {
        <svg class=class viewBox=frame width=size.to_string() height=size.to_string() aria-hidden="true" inner_html=art />
    }
}

/// GO or STAY.
#[component]
pub fn VoteIcon(vote: Vote, size: u16) -> impl IntoView {
    view! { <Picture class="ico" frame="0 0 32 32" size art=VOTES[usize::from(vote == Vote::Stay)] /> }
}

/// The head of a current.
#[component]
pub fn Arrow(dir: Dir) -> impl IntoView {
    let turn = (90 * dir.index()).to_string();
    let art = ["<g transform=\"rotate(", &turn, ") translate(0 70)\">", HEAD, "</g>"].concat();
    view! { <Picture class="piece" frame="-32 -32 64 64" size=26 art /> }
}

/// An island.
#[component]
pub fn IslandPicture(island: Island) -> impl IntoView {
    view! { <Picture class="piece sea5" frame="-100 -112 200 206" size=40 art=art::island(island) /> }
}

/// A resource.
#[component]
pub fn Resource() -> impl IntoView {
    view! { <Picture class="piece sea5" frame="-20 -20 44 46" size=24 art=RESOURCES[0] /> }
}

/// The crown of the parent.
#[component]
pub fn Crown() -> impl IntoView {
    view! {
        <svg
            class="crown-icon"
            viewBox="0 0 20 16"
            width="20"
            height="16"
            aria-hidden="true"
            inner_html=CROWN
        />
    }
}

/// An event by the face of its die.
#[component]
pub fn EventPicture(face: u8, size: u16) -> impl IntoView {
    view! { <Picture class="event-picture" frame="-34 -34 68 68" size art=art::event(face) /> }
}

/// The card of an event by the face of its die: its own picture, its name, and what it does if it is told in full.
#[component]
pub fn EventCard(l: Locale, face: u8, full: bool) -> impl IntoView {
    let [name, text] = Words::incident(l, face);
    view! {
        <div class="event-card">
            <EventPicture face size=56 />
            <div>
                <p class="event-name">{t!(l, volcano::event::title, face = face, name = name)}</p>
                {full.then(|| view! { <p>{text}</p> }.into_any())}
            </div>
        </div>
    }
}

/// The cards of all six events, as a list.
#[component]
pub fn EventCards(l: Locale) -> impl IntoView {
    let card = move |face| view! { <li><EventCard l face full=true /></li> };
    view! { <ul class="events">{(1..=6).map(card).collect_any()}</ul> }
}
