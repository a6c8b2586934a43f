//! The solo opponent (chapter 8): its panel among the players', what lies open of it, and its turn as a story.

use std::sync::Arc;

use leptos::prelude::*;

use super::{
    act::sign as act_sign,
    desk::Desk,
    ladder::rungs_of,
    parts::{icon, mark, medal, picture, robot},
};
use crate::{
    app::{
        games::apiary::{
            animation::AnimationStep,
            art::{
                autopilot::{CARD, CLOCKWORK, FRAME, action_half, class, support_half},
                icons,
            },
            model::{
                autopilot::{Autopilot, Group, autopilot},
                question::{Rung, story},
            },
            ui::{Msg, Page},
            words::Words,
        },
        shell::{
            dialog::Dialog,
            views::{CollectAny, live},
        },
        table::layout::{Layout, use_layout},
    },
    rules::apiary::{
        Act, Event, Owner, ScorePart, State,
        pack::{Card, CardAction, Support, TileKind},
    },
    t,
};

/// The most tokens of an owner.
const TOKENS: u8 = 7;
/// The most steps of its turn that are shown; what is told now is the last of them.
const RUNGS: usize = 5;

/// The panel: VP, tokens, both groups of workers, what it has taken. A tap shows all of it.
#[component]
pub fn AutopilotPanel(desk: Desk) -> impl IntoView {
    let all = desk.of(autopilot);
    let l = desk.l;
    let (open, layout) = (RwSignal::new(false), use_layout());
    let active = Memo::new(move |_| desk.view.with(|view| view.state.on_turn() == Some(Owner::Autopilot)));
    let label = move || {
        let words = desk.words.read_value();
        all.read().as_ref().map(|all| {
            let stands = t!(l, apiary::sheet::autopilot_panel, vp = all.vp, tokens = all.tokens);
            words.list(&[stands, t!(l, apiary::sheet::now_vp, vp = all.total)])
        })
    };
    let press = move |_| match layout.get_untracked() {
        Layout::Phone => desk.send(Msg::Page(Page::Autopilot)),
        _ => open.set(true),
    };
    view! {
        <button
            type="button"
            class="seat ap-seat ap-auto ap-ash"
            class:active=active
            aria-current=move || active.get().then_some("true")
            on:click=press
        >
            <span class="sr">{label}</span>
            {mark(Owner::Autopilot, 28)}
            <span class="who" aria-hidden="true">
                {t!(l, apiary::autopilot_name)}
            </span>
            {live(move || all.get().map(|all| pieces(&all)))}
        </button>
        <Dialog open title=t!(l, apiary::autopilot_name).to_owned() class="card ap-dialog">
            <AutopilotSheet desk />
        </Dialog>
    }
}

fn pieces(all: &Autopilot) -> AnyView {
    let token = |number: u8| view! { <i class:ap-on=number < all.tokens></i> };
    view! {
        <span class="ap-vp num" aria-hidden="true" data-place="autopilot">
            {medal(all.vp, 28)}
        </span>
        <span class="ap-toks" aria-hidden="true">{(0..TOKENS).map(token).collect_any()}</span>
        <span class="ap-more" aria-hidden="true" data-place="autopilot panel">
            {both(all, 31)} {taken(all, 17)}
        </span>
    }
    .into_any()
}

/// Ash and amber workers: those in the pool, and faint those on the board.
fn both(all: &Autopilot, size: u16) -> AnyView {
    let [ash, amber] = [(0, false), (1, true)].map(|(at, amber)| group(&all.groups[at], amber, size));
    view! { <span class="ap-groups">{ash} {amber}</span> }.into_any()
}

fn group(of: &Group, amber: bool, size: u16) -> AnyView {
    let pool = (1..=4u8)
        .rev()
        .flat_map(|strength| std::iter::repeat_n(strength, of.pool[usize::from(strength - 1)].into()));
    let pool = pool.map(|strength| robot(strength, amber, size));
    let out = of
        .out
        .iter()
        .map(|(_, strength)| view! { <span class="ap-away">{robot(*strength, amber, size)}</span> });
    view! { <span class=["ap-bees ", class(amber)].concat()>{pool.collect_any()} {out.collect_any()}</span> }
        .into_any()
}

/// How many of each kind it has taken, and its score if the game ended now.
fn taken(all: &Autopilot, size: u16) -> AnyView {
    let tiles =
        TileKind::ALL.into_iter().zip(&all.tiles).map(|(kind, items)| (icons::kind(kind), items.len()));
    let total = usize::try_from(all.total).unwrap_or(0);
    let facts =
        tiles.chain([(icons::PLANET.to_owned(), all.explored.len()), (icons::FLAG.to_owned(), total)]);
    let fact = |(art, count): (String, usize)| view! { <span class="num" class:none=count == 0>{icon(art, size)} {count}</span> };
    view! { <span class="ap-facts">{facts.map(fact).collect_any()}</span> }.into_any()
}

/// All that lies open of it: its cards, its workers, what it scores; while its turn is told, that turn.
#[component]
pub fn AutopilotSheet(desk: Desk) -> impl IntoView {
    let all = desk.of(autopilot);
    let l = desk.l;
    let told = use_story(desk);
    live(move || {
        let now = told.get();
        let all = now.as_ref().and_then(|step| shown(step)).or_else(|| all.get())?;
        let words = desk.words.read_value();
        let level = t!(l, apiary::auto::level, number = all.level, gained = all.gained);
        let tells = now.is_some();
        let rest = (!tells).then(|| view! { <Rest desk all=all.clone() /> }.into_any());
        Some(
            view! {
                <div class="ap-robot">
                    <div class="ap-robotop">
                        {picture("ap-clockwork", FRAME, 100, 92, CLOCKWORK.to_owned())}
                        <Cards desk all=all.clone() tells />
                    </div>
                    {now.map(|step| ladder(desk, &step))}
                    {(!tells).then(|| view! { <p class="ap-robonext"><b>{next_line(&words, &all)}</b></p> }.into_any())}
                    {rest}
                    <p class="small muted">{level}</p>
                </div>
            }
            .into_any(),
        )
    })
}

/// The step that is told, while it is one of its turn.
fn use_story(desk: Desk) -> Memo<Option<Arc<AnimationStep>>> {
    let step = desk.store.animation.step;
    Memo::new_with_compare(
        move |_| {
            step.get().filter(|step| {
                let turn = |state: &State| state.on_turn() == Some(Owner::Autopilot);
                turn(step.before.state()) && turn(step.after.state())
            })
        },
        |before, now| match (before, now) {
            (Some(Some(before)), Some(Some(now))) => !Arc::ptr_eq(before, now),
            (Some(None), Some(None)) => false,
            _ => true,
        },
    )
}

/// What lies open of it in a step: the cards from the moment that they are turned up.
fn shown(step: &AnimationStep) -> Option<Autopilot> {
    let turned = matches!(step.beat.event, Event::CardsTurned { .. });
    autopilot(if turned { step.after.state() } else { step.before.state() })
}

/// Its turn, while it is told beside the board.
#[component]
pub fn AutopilotStory(desk: Desk) -> impl IntoView {
    let told = use_story(desk);
    live(move || {
        let step = told.get()?;
        let all = shown(&step)?;
        Some(
            view! {
                <div class="ap-robot">
                    <div class="ap-robotop">
                        {picture("ap-clockwork", FRAME, 100, 92, CLOCKWORK.to_owned())}
                        <Cards desk all tells=true />
                    </div>
                    {ladder(desk, &step)}
                </div>
            }
            .into_any(),
        )
    })
}

fn ladder(desk: Desk, step: &AnimationStep) -> AnyView {
    let rungs = story(step);
    let earlier = rungs.len().saturating_sub(RUNGS);
    rungs_of(desk, &rungs.iter().skip(earlier).collect::<Vec<&Rung>>())
}

/// The card in play, and the half that lies open of the next one.
#[component]
fn Cards(desk: Desk, all: Autopilot, tells: bool) -> impl IntoView {
    let l = desk.l;
    let words = desk.words.read_value();
    // While its turn is told, the half that is open is the one that counts in it.
    let now = if tells { t!(l, apiary::auto::now) } else { t!(l, apiary::auto::last) };
    let help = if tells { t!(l, apiary::auto::support) } else { t!(l, apiary::auto::open_half) };
    let one = |art: String, label: String, caption: &'static str| {
        view! {
            <figure>
                <svg class="ap-robosvg" viewBox=CARD role="img" aria-label=label inner_html=art />
                <figcaption>{caption}</figcaption>
            </figure>
        }
        .into_any()
    };
    let card = all.card.map(|card| one(action_half(card), action_words(&words, card), now));
    let support = all
        .support
        .map(|of| one(support_half(of.amber, of.up, of.resource), support_words(&words, of), help));
    view! { <div class="ap-robocards">{card} {support}</div> }
}

/// What it does next as far as anybody can know, its workers, and what it scores.
#[component]
fn Rest(desk: Desk, all: Autopilot) -> impl IntoView {
    let words = desk.words.read_value();
    let l = desk.l;
    let possible = all.next.iter().map(|card| {
        let text = action_words(&words, *card);
        view! { <li>{icon(act_sign(act_of(card.action)), 22)} <span>{text}</span></li> }.into_any()
    });
    let possible =
        (!all.next.is_empty()).then(|| view! { <ul class="ap-robolist">{possible.collect_any()}</ul> });
    let row = |(part, vp): &(ScorePart, i32)| {
        view! { <tr><th scope="row">{words.part(*part)}</th><td class="num">{*vp}</td></tr> }
    };
    view! {
        {possible}
        <div class="ap-robohave">{both(&all, 40)} {taken(&all, 22)}</div>
        <table class="ap-sheet">
            <caption class="sr">{t!(l, apiary::sheet::score_now)}</caption>
            <tbody>{all.parts.iter().map(row).collect_any()}</tbody>
            <tfoot>
                <tr>
                    <th scope="row">{t!(l, apiary::sheet::score_now)}</th>
                    <td class="num"><b>{all.total}</b></td>
                </tr>
            </tfoot>
        </table>
    }
}

/// What is known of its next turn.
fn next_line(words: &Words, all: &Autopilot) -> String {
    let l = words.locale;
    match (all.support, all.next.as_slice()) {
        (None, _) => t!(l, apiary::auto::first).to_owned(),
        (Some(_), []) => t!(l, apiary::auto::shuffled).to_owned(),
        (Some(_), [one]) => t!(l, apiary::auto::next, act = words.act(act_of(one.action)), below = all.below),
        (Some(_), more) => {
            let mut acts: Vec<&str> = more.iter().map(|card| words.act(act_of(card.action))).collect();
            acts.dedup();
            let or = acts.join(t!(l, apiary::auto::or));
            t!(l, apiary::auto::next, act = or, below = all.below)
        }
    }
}

/// The action of a card.
pub const fn act_of(action: CardAction) -> Act {
    match action {
        CardAction::Explore => Act::Explore,
        CardAction::Advance => Act::Advance,
        CardAction::Grow => Act::Grow,
        CardAction::Research => Act::Research,
        CardAction::Convert => Act::Convert,
    }
}

/// The left half of a card in words.
fn action_words(words: &Words, card: Card) -> String {
    let (l, act) = (words.locale, words.act(act_of(card.action)));
    match card.carve {
        0 => t!(l, apiary::auto::half_plain, number = card.id, act = act, limit = card.retrieve),
        carve => t!(l, apiary::auto::half, number = card.id, act = act, limit = card.retrieve, carve = carve),
    }
}

/// The right half of a card in words.
fn support_words(words: &Words, of: Support) -> String {
    let l = words.locale;
    let group = if of.amber { t!(l, apiary::auto::amber) } else { t!(l, apiary::auto::ash) };
    let way = if of.up { t!(l, apiary::auto::up) } else { t!(l, apiary::auto::down) };
    t!(l, apiary::auto::right, group = group, way = way, good = words.good(of.resource))
}
