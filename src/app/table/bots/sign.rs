//! The face of a bot where its seat is: the emblem stays the seat's, the face says who plays it.

use leptos::prelude::*;

use crate::{
    app::{
        board::face::{self, Face, Mood},
        shell::views::live,
        table::context::use_table,
    },
    rules::Seat,
    session::Level,
    t,
};

/// The least width of a face, in pixels.
const LEAST: u16 = 17;

/// A seat's mark with the face of its bot on the lower right.
#[component]
pub fn MarkWithFace(level: Level, size: u16, mark: AnyView) -> impl IntoView {
    let face = (size * 3 / 5).max(LEAST);
    view! {
        <span class="bot-mark">
            {mark}
            <Face level size=face />
        </span>
    }
}

/// The face of the bot that plays for a seat, in the seat's panel; nothing for a person. It thinks when the bot does.
#[component]
pub fn BotSign(seat: Seat, size: u16) -> impl IntoView {
    let table = use_table();
    let level = Memo::new(move |_| table.bots.levels.read().get(seat.index()).copied().flatten());
    let thinks =
        Memo::new(move |_| table.bots.turn.get().is_some_and(|(at, _)| at == seat) && !table.clock.is_on());
    let mood = Signal::derive(move || if thinks.get() { Mood::Think } else { Mood::Idle });
    live(move || {
        let level = level.get()?;
        Some(
            view! {
                <span class="bot-sign" class:thinks=thinks>
                    <Face level mood size />
                    <span class="sr">{t!(table.locale, company::played_by, bot = face::label(table.locale, level))}</span>
                    <i class="grains" aria-hidden="true">
                        <i></i>
                        <i></i>
                        <i></i>
                    </i>
                </span>
            }
            .into_any(),
        )
    })
}
