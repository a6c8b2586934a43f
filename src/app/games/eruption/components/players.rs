//! The players' panels in turn order; a tap on one shows all in full.

use leptos::prelude::*;

use super::{damage_forecast::damage_forecast_now, panel::Panel};
use crate::{
    app::{
        games::eruption::{damage_forecast::DamageForecast, table::EruptionTable},
        shell::{dialog::Dialog, views::CollectAny},
        table::TableStore,
    },
    rules::Seat,
    t,
};

/// All panels, in turn order; a tap on one shows all in full.
#[component]
pub fn Players(store: TableStore<EruptionTable>) -> impl IntoView {
    let open = RwSignal::new(false);
    let forecasts = damage_forecast_now(store);
    view! {
        <Panels store forecasts class="seat-list" press=move |()| open.set(true) />
        <Dialog open title=Signal::derive(move || t!(store.locale, table::players).to_owned()) class="card">
            <Panels store forecasts class="seat-list full" press=move |()| open.set(false) />
        </Dialog>
    }
}

#[component]
fn Panels(
    store: TableStore<EruptionTable>,
    forecasts: Memo<Vec<DamageForecast>>,
    class: &'static str,
    #[prop(into)] press: Callback<()>,
) -> impl IntoView {
    let seats = store.view.with_untracked(|view| view.players.len() as u8);
    let row = |seat| {
        view! {
            <li>
                <Panel store seat forecasts press />
            </li>
        }
    };
    view! {
        <ul class=class data-seats=seats.to_string()>
            {Seat::first(seats).map(row).collect_any()}
        </ul>
    }
}
