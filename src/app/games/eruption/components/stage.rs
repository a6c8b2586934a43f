//! The animation where nobody plays: the board on the curtain, and the moments that fill the screen.

use leptos::prelude::*;

use super::{board::BareBoard, caption::BeatCaption, dice::LastRoll, pieces::EmblemMark};
use crate::{
    app::{
        games::eruption::{
            animation::Scene,
            art::village,
            table::{EruptionTable, words},
        },
        table::{TableStore, moment::Moment},
    },
    rules::eruption::{Event, Village},
    t,
};

/// The board on the curtain, as everybody may see it.
#[component]
pub fn Stage(store: TableStore<EruptionTable>) -> impl IntoView {
    view! {
        <div class="fit">
            <BareBoard store />
        </div>
        <BeatCaption store />
        <LastRoll store />
    }
}

/// Moments of the whole screen: whose turn it is now, and a village that burns out.
#[component]
pub fn GreatMoment(store: TableStore<EruptionTable>) -> impl IntoView {
    // Of whom, and whether it is the fire.
    let moment = Memo::new(move |_| {
        let step = store.animation.step.get()?;
        match step.scene {
            Scene::BurnOut(seat) => Some((seat, true)),
            // On the curtain whose turn it is stands already.
            Scene::Turn if store.curtain.get().is_none() => Some((step.seat, false)),
            _ => None,
        }
    });
    move || {
        let (seat, burns) = moment.get()?;
        let words = store.session.with_untracked(|table| words(table, store.locale));
        let village = words.villages.get(seat.index()).copied().unwrap_or(Village::ALL[0]);
        let text = if burns {
            words.event(&Event::BurntOut { seat }).unwrap_or_default()
        } else {
            t!(store.locale, eruption::animation::whose, name = words.name(seat))
        };
        let class = [if burns { "moment " } else { "moment whose " }, village::class(village)].concat();
        Some(view! {
            <Moment class text burns>
                <EmblemMark village size=120 />
            </Moment>
        })
    }
}
