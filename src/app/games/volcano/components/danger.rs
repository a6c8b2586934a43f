//! The danger of this turn, and its event.

use leptos::prelude::*;

use super::{
    super::{model::Model, table::VolcanoTable},
    pictures::EventCard,
};
use crate::{
    app::{
        board::{
            dice::DieKind,
            pieces::{DieFace, FlameIcon},
        },
        shell::views::CollectAny,
        table::TableStore,
    },
    rules::{
        Pending,
        volcano::{Event, Outlook, State},
    },
    session::Table,
    t,
};

/// The danger level, the odds of this turn, and the faces of the die that mean an eruption.
#[component]
pub fn DangerPanel(store: TableStore<VolcanoTable>, model: Memo<Model>) -> impl IntoView {
    let text = |which: usize| Memo::new(move |_| model.read().danger[which].clone());
    let top = Memo::new(move |_| model.read().top);
    let count = Memo::new(move |_| store.view.with(|view| view.board.eruptions()));
    let flame = |number| {
        view! {
            <span class=move || if number < count.get() { "there" } else { "not" }>
                <FlameIcon size=20 />
            </span>
        }
    };
    let rolled = Memo::new(move |_| store.session.with(|table| rolls(table)[0]));
    let face = |pips| {
        view! {
            <span class:hit=move || pips <= top.get() class:rolled=move || rolled.get() == Some(pips)>
                <DieFace kind=DieKind::Wall pips size=34 />
            </span>
        }
    };
    let due = Memo::new(move |_| {
        store.view.with(|view| view.outlook == Outlook::Due && view.pending != Pending::Over)
    });
    view! {
        <section class="danger" class:due=due class:open=move || rolled.get().is_none()>
            <h2>
                <span>{text(0)}</span>
                <small>{text(1)}</small>
            </h2>
            <span class="eruptions">
                {(0..3).map(flame).collect_any()}
                <span class="sr">
                    {move || t!(store.locale, volcano::danger::eruptions, count = count.get())}
                </span>
            </span>
            <span class="faces" aria-hidden="true">
                {(1..=6).map(face).collect_any()}
            </span>
        </section>
    }
}

/// The event of this turn.
#[component]
pub fn EventPanel(store: TableStore<VolcanoTable>) -> impl IntoView {
    let l = store.locale;
    let face = Memo::new(move |_| store.session.with(|table| rolls(table)[1]));
    view! {
        <section class="event" aria-label=t!(l, volcano::table_event)>
            {move || face.get().map(|face| view! { <EventCard l face full=true /> }.into_any())}
        </section>
    }
}

/// What was rolled in this turn for the eruption, if it still counts, and for the event.
fn rolls(table: &Table<State>) -> [Option<u8>; 2] {
    let [mut check, mut incident] = [None; 2];
    for event in table.history().iter().rev().flat_map(|step| step.events.iter().rev()) {
        match event {
            Event::Checked { die, again, .. } if check.is_none() => {
                let void = incident.is_some_and(|face| face < 3) && !again;
                check = Some(die.pips()).filter(|_| !void);
            }
            Event::IncidentRolled { die, .. } => incident = Some(die.pips()),
            Event::TurnBegan { .. } => break,
            _ => {}
        }
    }
    [check, incident]
}
