//! What is being told, in a line over the board. Screen readers have it from the announcements.

use leptos::prelude::*;

use super::pieces::{EmblemMark, TilePicture};
use crate::{
    app::{
        games::eruption::{
            animation::{AnimationStep, Scene},
            table::{EruptionTable, words},
            words::{Words, actor},
        },
        table::{TableStore, moment::Caption, told::Told},
    },
    rules::eruption::{Event, Turn},
    t,
};

/// The line.
#[component]
pub fn AnimationCaption(store: TableStore<EruptionTable>) -> impl IntoView {
    view! { <Caption line=move || view! { <Told store picture=line /> } /> }
}

fn line(store: TableStore<EruptionTable>, step: &AnimationStep) -> Option<AnyView> {
    let words = store.session.with_untracked(|table| words(table, store.locale));
    let text = caption_text(&words, step)?;
    let who = actor(&step.event).and_then(|seat| words.villages.get(seat.index()).copied());
    let mark = match step.event {
        Event::TileUncovered { kind, .. } => {
            Some(view! { <TilePicture tile=kind.tile(Turn::ZERO) size=28 /> }.into_any())
        }
        _ => who.map(|village| view! { <EmblemMark village size=24 /> }.into_any()),
    };
    Some(view! { <p class="caption">{mark} <span>{text}</span></p> }.into_any())
}

/// A step in words.
fn caption_text(words: &Words, step: &AnimationStep) -> Option<String> {
    let l = words.locale;
    Some(match &step.scene {
        Scene::Roll(edge, roll) => {
            t!(l, eruption::animation::roll, wall = words.wall(roll.material), edge = words.edge(*edge))
        }
        Scene::Zone(seat, zone) => words.enters(*seat, *zone),
        Scene::Eruption(..) => t!(l, eruption::animation::eruption).to_owned(),
        Scene::Contact { number: (number, all), .. } if *all > 1 => {
            let text = words.event(&step.event)?;
            t!(l, eruption::animation::step, number = number, all = all, text = text)
        }
        Scene::Cards(count, _) if *count > 1 => {
            let name = actor(&step.event).map(|seat| words.name(seat)).unwrap_or_default();
            t!(l, eruption::animation::cards, name = name, number = count)
        }
        _ => words.event(&step.event)?,
    })
}
