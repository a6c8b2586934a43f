//! The cards that have just been played, large over the island: what a bot plays nobody has seen it choose.

use leptos::prelude::*;

use super::pieces::CardPicture;
use crate::{
    app::{
        games::eruption::{
            animation::{AnimationStep, Scene},
            table::{EruptionTable, words},
        },
        shell::views::CollectAny,
        table::{TableStore, told::Told},
    },
    rules::eruption::Card,
};

/// Cards as they are laid open: their names and pictures, of a single one what it does as well.
#[component]
pub fn PlayedCards(store: TableStore<EruptionTable>) -> impl IntoView {
    view! { <Told store picture=played_picture /> }
}

fn played_picture(store: TableStore<EruptionTable>, step: &AnimationStep) -> Option<AnyView> {
    let Scene::Played(ref cards) = step.scene else { return None };
    let words = store.session.with_untracked(|table| words(table, store.locale));
    let effect = |card: Card| (cards.len() == 1).then(|| words.effect(card).to_owned());
    let one = |card: &Card| {
        view! {
            <div class="played-card" data-card=card.name()>
                <b>{words.card(*card).to_owned()}</b>
                <CardPicture card=*card />
                {effect(*card).map(|effect| view! { <span>{effect}</span> }.into_any())}
            </div>
        }
        .into_any()
    };
    Some(
        view! { <div class="played-cards" aria-hidden="true">{cards.iter().map(one).collect_any()}</div> }
            .into_any(),
    )
}
