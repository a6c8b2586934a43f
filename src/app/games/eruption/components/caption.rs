//! What is being told, in a line over the board. Screen readers have it from the announcements.

use leptos::prelude::*;

use super::pieces::{EmblemMark, TilePicture};
use crate::{
    app::{
        games::eruption::{
            table::{EruptionTable, words},
            telling::{Beat, Scene},
            words::{Words, actor},
        },
        table::{Desk, moment::Caption},
    },
    rules::eruption::{Event, Turn},
    t,
};

/// The line.
#[component]
pub fn BeatCaption(desk: Desk<EruptionTable>) -> impl IntoView {
    let line = move || {
        let beat = desk.telling.beat.get()?;
        let words = desk.session.with_untracked(|table| words(table, desk.locale));
        let text = caption_text(&words, &beat)?;
        let who = actor(&beat.event).and_then(|seat| words.villages.get(seat.index()).copied());
        let mark = match beat.event {
            Event::TileUncovered { kind, .. } => {
                Some(view! { <TilePicture tile=kind.tile(Turn::ZERO) size=28 /> }.into_any())
            }
            _ => who.map(|village| view! { <EmblemMark village size=24 /> }.into_any()),
        };
        Some(view! { <p class="caption">{mark} <span>{text}</span></p> })
    };
    view! { <Caption line /> }
}

/// A beat in words.
fn caption_text(words: &Words, beat: &Beat) -> Option<String> {
    let l = words.locale;
    Some(match &beat.scene {
        Scene::Roll(edge, roll) => {
            t!(l, eruption::telling::roll, wall = words.wall(roll.material), edge = words.edge(*edge))
        }
        Scene::Zone(seat, zone) => words.enters(*seat, *zone),
        Scene::Eruption(..) => t!(l, eruption::telling::eruption).to_owned(),
        Scene::Contact { number: (number, all), .. } if *all > 1 => {
            let text = words.event(&beat.event)?;
            t!(l, eruption::telling::step, number = number, all = all, text = text)
        }
        Scene::Cards(count, _) if *count > 1 => {
            let name = actor(&beat.event).map(|seat| words.name(seat)).unwrap_or_default();
            t!(l, eruption::telling::cards, name = name, number = count)
        }
        _ => words.event(&beat.event)?,
    })
}
