//! What is told over the board: the dice, the card of the event and the cards that are turned up; and the moments that
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
            pieces::{DieFace, Emblem, TumblingDie},
        },
        shell::views::CollectAny,
        table::{TableStore, moment::Moment, told::Told},
    },
    rules::{
        Seat,
        volcano::{Event, Vote},
    },
};

/// A step in words.
fn said(store: TableStore<VolcanoTable>, step: &AnimationStep) -> Option<String> {
    store
        .session
        .with_untracked(|table| words(table, store.locale).at(step.before.chart()).event(&step.event))
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
        _ if step.due => return None,
        Event::Checked { die: rolled, threshold, .. } if !step.last => view! {
            <div class="roll">{die(rolled.pips())} <Faces rolled=rolled.pips() threshold /></div>
        }
        .into_any(),
        Event::IncidentRolled { die: rolled, .. } if !step.last => {
            view! { <div class="roll event">{die(rolled.pips())}</div> }.into_any()
        }
        Event::IncidentRolled { die: rolled, .. } => view! {
            <div class="roll event still">
                <DieFace kind=DieKind::Lava pips=rolled.pips() size=88 />
                <EventCard l=store.locale face=rolled.pips() full=false />
            </div>
        }
        .into_any(),
        Event::Revealed { .. } if !step.last => {
            let back = move |seat: Seat| {
                view! {
                    <div class="vcard back" style:--turn=seat.index().to_string()>
                        <SeatMark store seat size=30 />
                    </div>
                }
            };
            let beat = |n: u8| view! { <b style:--turn=(3 - n).to_string()>{n}</b> };
            view! {
                <div class="reveal dealt">
                    <div class="beats num">{[3, 2, 1].map(beat)}</div>
                    {Seat::first(store.config().players).map(back).collect_any()}
                </div>
            }
            .into_any()
        }
        Event::Revealed { go, count } => {
            let card = move |seat: Seat| {
                let vote = if go.has(seat) { Vote::Go } else { Vote::Stay };
                view! { <VoteCard store seat vote /> }
            };
            view! {
                <div class="reveal">
                    <div class="beats num">
                        <b class="sum">{count.to_string()} " GO"</b>
                    </div>
                    {Seat::first(store.config().players).map(card).collect_any()}
                </div>
            }
            .into_any()
        }
        _ => return None,
    })
}

/// The six faces of the die, those that mean an eruption in red; the rolled one lights up when it has come to rest.
#[component]
fn Faces(rolled: u8, threshold: u8) -> impl IntoView {
    let face = move |pips| {
        let hits = if pips <= threshold { "hit" } else { "" };
        let class = if pips == rolled { [hits, " rolled"].concat() } else { hits.to_owned() };
        view! {
            <span class=class>
                <DieFace kind=DieKind::Wall pips size=34 />
            </span>
        }
    };
    view! { <div class="faces verdict">{(1..=6).map(face).collect_any()}</div> }
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

/// Moments of the whole screen: whose turn begins.
#[component]
pub fn GreatMoment(store: TableStore<VolcanoTable>) -> impl IntoView {
    view! { <Told store picture=great_moment /> }
}

fn great_moment(store: TableStore<VolcanoTable>, step: &AnimationStep) -> Option<AnyView> {
    let Event::TurnBegan { parent, .. } = step.event else { return None };
    let text = said(store, step)?;
    let emblem = emblem_of(store.config().players, parent);
    let turn = move || {
        view! {
            <Moment class=["moment whose ", emblems::class(emblem)].concat() text=text.clone() burns=false>
                <Emblem number=emblem size=120 />
            </Moment>
        }
    };
    // The curtain says so itself.
    store.covered.get_untracked().is_none().then(|| turn().into_any())
}
