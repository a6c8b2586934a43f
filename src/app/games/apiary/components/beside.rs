//! What is asked about and has no place on the board of a layout: there it stands with the question. A phone has a page for each.

use leptos::prelude::*;

use super::{
    comb::CombBox,
    dances::Dances,
    desk::Desk,
    rows::{Carvings, Reserve},
};
use crate::{
    app::{
        games::apiary::{
            model::question::{Choice, Group, Question},
            situation::Target,
            ui::Msg,
        },
        shell::views::show_when,
        table::layout::{Layout, use_layout},
    },
    rules::apiary::{Act, Action, Item, Prompt, pack::TileKind},
};

/// The comb, the dances, the carvings or the own reserve, where they are asked about. The board of a tablet has none of them, that of
/// a desktop has no reserve.
#[component]
pub fn Beside(desk: Desk) -> impl IntoView {
    let layout = use_layout();
    let asks = move |of: fn(Desk, &Question) -> bool| {
        desk.question.with(|question| question.as_ref().is_some_and(|question| of(desk, question)))
    };
    let lacks = move |of| move || layout.get() == Layout::Tablet && asks(of);
    view! {
        {show_when(lacks(|_, asked| asked.prompt == Prompt::Pod), move || view! { <CombBox desk /> }.into_any())}
        {show_when(lacks(converts), move || view! { <Dances desk /> }.into_any())}
        {show_when(lacks(carves), move || view! { <Carvings desk /> }.into_any())}
        {show_when(
            move || layout.get() != Layout::Phone && asks(builds_reserved),
            move || view! { <Reserve desk /> }.into_any(),
        )}
    }
}

/// Whether dances are used, or would be by the chosen worker.
fn converts(_: Desk, asked: &Question) -> bool {
    matches!(asked.prompt, Prompt::Convert { .. }) || sends_to(asked, Act::Convert)
}

/// Whether carvings are built, or would be by the chosen worker.
fn carves(desk: Desk, asked: &Question) -> bool {
    let is_carving = |item| desk.pack.tile(item).is_some_and(|tile| tile.kind == TileKind::Carving);
    sends_to(asked, Act::Carve) || tiles(asked).any(is_carving)
}

fn builds_reserved(desk: Desk, asked: &Question) -> bool {
    desk.view.with(|view| {
        let sheet = view.state.sheet(asked.seat);
        let mut reserved = sheet.iter().flat_map(|sheet| sheet.reserve());
        reserved.any(|item| tiles(asked).any(|tile| tile == item))
    })
}

/// Whether the chosen worker is sent there.
fn sends_to(asked: &Question, to: Act) -> bool {
    let is_there = |choice: &Choice| matches!(choice.action, Some(Action::Place(act, _)) if act == to);
    asked.choices.iter().any(|choice| choice.group == Group::Act && choice.chosen && is_there(choice))
}

/// The tiles to choose from.
fn tiles(asked: &Question) -> impl Iterator<Item = Item> {
    let of = asked.choices.iter().filter(|choice| choice.group == Group::Tile);
    of.filter_map(|choice| match choice.msg {
        Msg::Tap(Target::Item(item)) => Some(item),
        _ => None,
    })
}
