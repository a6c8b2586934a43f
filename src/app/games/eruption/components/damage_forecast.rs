//! What is ahead of the villages, as chips.

use leptos::prelude::*;

use crate::{
    app::{
        games::eruption::{
            components::pieces::EmblemMark,
            damage_forecast::{DamageForecast, change, damage_forecasts, sentence},
            table::{EruptionTable, with_situation},
            words::Words,
        },
        shell::views::live,
        table::TableStore,
    },
    rules::Seat,
    t,
};

/// What is ahead at this moment, as long as a table wants to know and nothing is being told.
pub fn damage_forecast_now(store: TableStore<EruptionTable>) -> Memo<Vec<DamageForecast>> {
    Memo::new(move |_| {
        if store.animation.is_on() || store.session.with(|table| table.options().no_hints) {
            return Vec::new();
        }
        let (ui, legal) = (store.seen_ui.get(), store.legal.get());
        let ready = store.session.with(|table| with_situation(table, &legal, |at| ui.ready(at)).flatten());
        store.view.with(|view| damage_forecasts(view, ready))
    })
}

/// What is ahead of that seat.
pub fn of(forecasts: Memo<Vec<DamageForecast>>, seat: Seat) -> Option<DamageForecast> {
    forecasts.with(|all| all.iter().find(|one| one.seat == seat).copied())
}

/// The temperature to which the bar of a panel is drawn pale.
pub fn expected(forecasts: Memo<Vec<DamageForecast>>, seat: Seat) -> u16 {
    of(forecasts, seat).map_or(0, |one| one.after.unwrap_or(one.before).expected)
}

/// The villages for which the selected action changes what is ahead: beside its other facts. Nothing if there are none.
pub fn changes(words: &Words, all_ahead: &[DamageForecast]) -> Option<AnyView> {
    let chip = |one: &DamageForecast| {
        let text = one.changed()?.join("° → ") + "°";
        let said = [&words.owner(one.village), ": ", &sentence(words, one)?].concat();
        Some(
            view! {
                <li>
                    <EmblemMark village=one.village size=20 />
                    <span class="num" aria-hidden="true">
                        {text}
                    </span>
                    <span class="sr">{said}</span>
                </li>
            }
            .into_any(),
        )
    };
    let chips: Vec<_> = all_ahead.iter().filter_map(chip).collect();
    let title = t!(words.locale, eruption::damage_forecast::title);
    (!chips.is_empty()).then(|| {
        view! {
            <div class="fact ahead">
                <h2>{title}</h2>
                <ul>{chips}</ul>
            </div>
        }
        .into_any()
    })
}

/// The heat that is ahead of one player, on the panel: `+20`; marked while the selected action changes it.
#[component]
pub fn PanelChip(forecasts: Memo<Vec<DamageForecast>>, seat: Seat) -> impl IntoView {
    live(move || {
        let one = of(forecasts, seat)?;
        let outlook = one.after.unwrap_or(one.before);
        let class = if one.after.is_some() { "ahead num changes" } else { "ahead num" };
        (one.after.is_some() || outlook.most.get() > one.now).then(|| {
            view! {
                <span class=class aria-hidden="true">
                    {change(one.now, outlook)}
                </span>
            }
            .into_any()
        })
    })
}
