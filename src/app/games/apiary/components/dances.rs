//! The dances, each as one line: what it costs and what it gives; with its teacher, who gains Favor.

use leptos::prelude::*;

use super::{
    desk::Desk,
    parts::{icon, line, mark, named},
};
use crate::{
    app::{
        games::apiary::{
            art::{card, icons, phrase},
            situation::Target,
            ui::Msg,
        },
        shell::views::{CollectAny, live},
    },
    rules::apiary::{DanceSlot, Owner},
    t,
};

/// All dances of the board.
#[component]
pub fn Dances(desk: Desk) -> impl IntoView {
    let count = desk.view.with_untracked(|view| view.state.dance_slots().count());
    let one = move |number: usize| {
        let slot = desk.of(move |state| state.dance_slots().nth(number));
        live(move || slot.get().map(|slot| dance(desk, &slot)))
    };
    view! { <div class="ap-dances">{(0..count).map(one).collect_any()}</div> }
}

/// What can be converted at any time.
#[component]
pub fn Rates() -> impl IntoView {
    let one = |rate: Vec<phrase::Part>| line(&rate, 22);
    view! { <p class="ap-rates" aria-hidden="true">{phrase::rates().into_iter().map(one).collect_any()}</p> }
}

fn dance(desk: Desk, slot: &DanceSlot) -> AnyView {
    let Some(item) = slot.dance else { return ().into_any() };
    let Some(of) = desk.pack.dances.iter().find(|one| one.item == item) else { return ().into_any() };
    let tokens: Vec<_> = slot
        .tokens
        .iter()
        .filter_map(|token| desk.pack.dance_tokens.iter().find(|one| one.item == *token))
        .collect();
    let (l, words) = (desk.l, desk.words.read_value());
    let target = Target::Item(item);
    let (standing, pointed) = (desk.standing(target), desk.pointed(target));
    let ways = desk.ways_at(target);
    let own = desk.own.get();
    let (note, teacher) = match slot.teacher {
        Some(teacher) if teacher == own => {
            (t!(l, apiary::board::yours).into_any(), words.name(teacher).to_owned())
        }
        Some(teacher) => (
            (mark(Owner::Seat(teacher), 16), "+1", icon(icons::CROWN, 16)).into_any(),
            words.name(teacher).to_owned(),
        ),
        None => (t!(l, apiary::board::untaught).into_any(), t!(l, apiary::board::untaught).to_owned()),
    };
    let name = words.item(item);
    let label = t!(l, apiary::board::dance, name = name, teacher = teacher);
    let about = words.about(item);
    let label = if about.is_empty() { label } else { t!(l, apiary::sheet::more, a = label, b = about) };
    view! {
        <button
            type="button"
            class="ap-dn"
            class:ap-pointed=move || pointed.get()
            data-way=ways
            class:ap-untaught=slot.teacher.is_none()
            class:ap-lit=move || standing.get().lit
            class:ap-sel=move || standing.get().chosen
            data-place=["dance ", &item.to_string()].concat()
            aria-pressed=move || standing.get().lit.then(|| standing.get().chosen.to_string())
            on:click=move |_| desk.send(Msg::Tap(target))
        >
            {named(label)}
            <svg class="ap-dance" viewBox=card::DANCE aria-hidden="true" inner_html=card::dance(desk.pack, of, &tokens) />
            <small aria-hidden="true">{name} <em>{note}</em></small>
        </button>
    }
    .into_any()
}
