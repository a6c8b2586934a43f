//! The board where nobody plays, and the moments that fill the screen.

use leptos::prelude::*;

use super::{board::BareBoard, pieces::EmblemMark};
use crate::{
    app::{
        games::eruption::{
            animation::{AnimationStep, Scene},
            art::village,
            table::{EruptionTable, words},
        },
        table::{TableStore, moment::Moment, told::Told},
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
    }
}

/// Moments of the whole screen: whose turn it is now, and a village that burns out.
#[component]
pub fn GreatMoment(store: TableStore<EruptionTable>) -> impl IntoView {
    view! { <Told store picture=great_moment /> }
}

fn great_moment(store: TableStore<EruptionTable>, step: &AnimationStep) -> Option<AnyView> {
    // Of whom, and whether it is the fire.
    let (seat, burns) = match step.scene {
        Scene::BurnOut(seat) => (seat, true),
        // The curtain says so itself.
        Scene::Turn if store.covered.get_untracked().is_none() => (step.seat, false),
        _ => return None,
    };
    let words = store.session.with_untracked(|table| words(table, store.locale));
    let village = words.villages.get(seat.index()).copied().unwrap_or(Village::ALL[0]);
    let text = if burns {
        words.event(&Event::BurntOut { seat }).unwrap_or_default()
    } else {
        t!(store.locale, eruption::animation::whose, name = words.name(seat))
    };
    let class = [if burns { "moment " } else { "moment whose " }, village::class(village)].concat();
    let moment = view! {
        <Moment class text burns>
            <EmblemMark village size=120 />
        </Moment>
    };
    Some(moment.into_any())
}
