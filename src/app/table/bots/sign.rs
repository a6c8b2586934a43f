//! The face of a bot in the panel of its seat: the emblem stays the seat's, the face says who plays it.

use leptos::prelude::*;

use crate::{
    app::{
        board::face::{self, Face, Mood},
        shell::views::live,
        table::context::use_table,
    },
    rules::Seat,
    t,
};

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
                    <span class="sr">
                        {t!(table.locale, company::played_by, bot = face::label(table.locale, level))}
                        {move || table.bots.plain.get().then(|| t!(table.locale, company::plainly))}
                    </span>
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
