//! The players' panels in turn order; a tap on one shows all in full.

use leptos::prelude::*;

use super::{ahead::ahead_now, panel::Panel};
use crate::{
    app::{
        games::eruption::{ahead::Ahead, table::EruptionTable},
        shell::dialog::Dialog,
        table::Desk,
    },
    rules::Seat,
    t,
};

/// All panels, in turn order; a tap on one shows all in full.
#[component]
pub fn Players(desk: Desk<EruptionTable>) -> impl IntoView {
    let open = RwSignal::new(false);
    let ahead = ahead_now(desk);
    view! {
        <Panels desk ahead class="seat-list" press=move |()| open.set(true) />
        <Dialog open title=Signal::derive(move || t!(desk.locale, table::players).to_owned()) class="card">
            <Panels desk ahead class="seat-list full" press=move |()| open.set(false) />
        </Dialog>
    }
}

#[component]
fn Panels(
    desk: Desk<EruptionTable>,
    ahead: Memo<Vec<Ahead>>,
    class: &'static str,
    #[prop(into)] press: Callback<()>,
) -> impl IntoView {
    let seats = desk.view.with_untracked(|view| view.players.len() as u8);
    let row = |seat| {
        view! {
            <li>
                <Panel desk seat ahead press />
            </li>
        }
    };
    view! {
        <ul class=class data-seats=seats.to_string()>
            {Seat::first(seats).map(row).collect_view()}
        </ul>
    }
}
