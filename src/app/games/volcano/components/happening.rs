//! What is told over the board: the line, the dice, the card of the event and the cards that are turned up; and the moments that
//! the whole screen knows.

use leptos::prelude::*;

use super::{
    super::{
        animation::AnimationStep,
        pawns::emblem_of,
        table::{VolcanoTable, words},
        words::actor,
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
        table::{
            TableStore,
            moment::{Caption, Moment},
            told::Told,
        },
    },
    rules::{
        Seat,
        volcano::{Event, Vote},
    },
};

/// A step in words. While the die rolls nothing is said, and all who are struck are named together.
fn said(store: TableStore<VolcanoTable>, step: &AnimationStep) -> Option<String> {
    let event = match step.event {
        Event::Checked { .. } if !step.last => return None,
        Event::Hit { .. } => Event::Erupted { number: step.board.eruptions(), hit: step.board.hit() },
        event => event,
    };
    store.session.with_untracked(|table| words(table, store.locale).event(&event))
}

/// What is being told, in a line over the board.
#[component]
pub fn Line(store: TableStore<VolcanoTable>) -> impl IntoView {
    view! { <Caption line=move || view! { <Told store picture=line /> } /> }
}

fn line(store: TableStore<VolcanoTable>, step: &AnimationStep) -> Option<AnyView> {
    let text = said(store, step)?;
    let mark = actor(&step.event).map(|seat| view! { <SeatMark store seat size=24 /> });
    let class = if step.is_said_late() { "caption late" } else { "caption" };
    Some(view! { <p class=class>{mark} <span>{text}</span></p> }.into_any())
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
        Event::Checked { die: rolled, threshold, .. } if !step.last => view! {
            <div class="roll">{die(rolled.pips())} <Faces rolled=rolled.pips() threshold /></div>
        }
        .into_any(),
        Event::IncidentRolled { die: rolled, .. } => view! {
            <div class="roll">
                {die(rolled.pips())}
                <EventCard l=store.locale face=rolled.pips() full=false />
            </div>
        }
        .into_any(),
        Event::Revealed { go, count } => {
            let card = move |seat: Seat| {
                let vote = if go.has(seat) { Vote::Go } else { Vote::Stay };
                view! { <VoteCard store seat vote /> }
            };
            let players = store.config().players;
            let beat = |n: u8| view! { <b style:--turn=(3 - n).to_string()>{n}</b> };
            view! {
                <div class="reveal">
                    <div class="beats num">{[3, 2, 1].map(beat)} <b class="sum">{count} " GO"</b></div>
                    {Seat::first(players).map(card).collect_view()}
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
                <DieFace kind=DieKind::Lava pips size=34 />
            </span>
        }
    };
    view! { <div class="faces verdict">{(1..=6).map(face).collect_view()}</div> }
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
    // On the curtain it stands in the caption.
    Some((move || store.curtain.get().is_none().then(&turn)).into_any())
}
