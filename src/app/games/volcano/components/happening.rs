//! What is told over the board: the line, the dice, the card of the event and the cards that are turned up; and the moments that
//! the whole screen knows.

use leptos::prelude::*;

use super::{
    super::{
        animation::AnimationStep,
        pawns::emblem_of,
        table::{VolcanoTable, words},
    },
    pictures::{EventCard, SeatMark, VoteIcon},
};
use crate::{
    app::{
        board::{
            dice::DieKind,
            emblems,
            pieces::{Emblem, FlameIcon, TumblingDie},
        },
        table::{TableStore, moment::Moment, told::Told},
    },
    rules::{
        Seat,
        volcano::{Event, Vote},
    },
};

/// A step in words.
fn said(store: TableStore<VolcanoTable>, step: &AnimationStep) -> Option<String> {
    store.session.with_untracked(|table| words(table, store.locale).event(&step.event))
}

/// What is laid in the middle of the board for a moment: dice, the event, the choices of all.
#[component]
pub fn Happening(store: TableStore<VolcanoTable>) -> impl IntoView {
    view! {
        <div class="happening" aria-hidden="true">
            <Told store picture=happening />
        </div>
    }
}

fn happening(store: TableStore<VolcanoTable>, step: &AnimationStep) -> Option<AnyView> {
    let die = |pips| view! { <TumblingDie kind=DieKind::Lava pips size=88 /> };
    Some(match step.event {
        Event::Checked { die: rolled, threshold, hits, .. } => view! {
            <div class="roll">
                {die(rolled.pips())}
                <div class="verdict">
                    <b class="num">{["≤ ", &threshold.to_string()].concat()}</b>
                    {if hits {
                        view! { <FlameIcon size=56 /> }.into_any()
                    } else {
                        view! { <VoteIcon vote=Vote::Stay size=48 /> }.into_any()
                    }}
                </div>
            </div>
        }
        .into_any(),
        Event::IncidentRolled { die: rolled, .. } => view! {
            <div class="roll">
                {die(rolled.pips())}
                <EventCard l=store.locale face=rolled.pips() full=false />
            </div>
        }
        .into_any(),
        Event::Revealed { go, .. } => {
            let card = move |seat: Seat| {
                let vote = if go.has(seat) { Vote::Go } else { Vote::Stay };
                view! { <VoteCard store seat vote /> }
            };
            let players = store.config().players;
            view! { <div class="reveal">{Seat::first(players).map(card).collect_view()}</div> }.into_any()
        }
        _ => return None,
    })
}

/// The card that a player laid, turned up.
#[component]
fn VoteCard(store: TableStore<VolcanoTable>, seat: Seat, vote: Vote) -> impl IntoView {
    let text = store.session.with_untracked(|table| words(table, store.locale).card(vote));
    view! {
        <div
            class=if vote == Vote::Go { "vcard says-go" } else { "vcard" }
            style:--turn=seat.index().to_string()
        >
            <VoteIcon vote size=40 />
            <b>{text}</b>
            <SeatMark store seat size=30 />
        </div>
    }
}

/// Moments of the whole screen: whose turn begins, and the volcano erupts.
#[component]
pub fn GreatMoment(store: TableStore<VolcanoTable>) -> impl IntoView {
    view! { <Told store picture=great_moment /> }
}

fn great_moment(store: TableStore<VolcanoTable>, step: &AnimationStep) -> Option<AnyView> {
    match step.event {
        Event::Erupted { hit, .. } => {
            let mark = move |seat| view! { <SeatMark store seat size=64 /> };
            let text = said(store, step)?;
            let eruption = view! {
                <Moment class="moment eruption".to_owned() text burns=true>
                    <div class="hit-marks">{hit.iter().map(mark).collect_view()}</div>
                </Moment>
            };
            Some(eruption.into_any())
        }
        Event::TurnBegan { parent, .. } => {
            let text = said(store, step)?;
            let emblem = emblem_of(store.config().players, parent);
            let turn = move || {
                view! {
                    <Moment
                        class=["moment whose ", emblems::class(emblem)].concat()
                        text=text.clone()
                        burns=false
                    >
                        <Emblem number=emblem size=120 />
                    </Moment>
                }
            };
            // The curtain says so itself.
            store.covered.get_untracked().is_none().then(|| turn().into_any())
        }
        _ => None,
    }
}
