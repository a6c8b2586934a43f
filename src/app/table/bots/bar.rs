//! What people see of bots at work: a line below the board that says who thinks, and skips to the next person. Afterwards, what
//! was skipped. And a word when bots have stopped to think.

use leptos::{html, prelude::*};

use crate::{
    app::{
        board::face::{Face, Mood},
        shell::{icon::Icon, views::live},
        table::context::{TableContext, use_table},
    },
    rules::Seat,
    t,
};

/// What there is to be seen.
#[derive(Clone, Debug, PartialEq)]
enum Seen {
    /// A bot decides, or what it did is being told.
    Playing,
    /// That many steps were skipped.
    Skipped(usize),
    /// They have stopped to think.
    Plain,
}

fn seen(table: TableContext) -> Option<Seen> {
    let bots = table.bots;
    if !bots.told_plain.get() {
        return Some(Seen::Plain);
    }
    if bots.are_seen(table.clock) {
        return Some(Seen::Playing);
    }
    bots.skipped.read().as_ref().map(|steps| Seen::Skipped(steps.len()))
}

/// The line below the board.
#[component]
pub fn BotsBar() -> impl IntoView {
    let table = use_table();
    let shown = Memo::new(move |_| seen(table));
    live(move || {
        Some(match shown.get()? {
            Seen::Playing => view! { <Playing /> }.into_any(),
            Seen::Skipped(steps) => view! { <Skipped steps /> }.into_any(),
            Seen::Plain => view! { <Plain /> }.into_any(),
        })
    })
}

#[component]
fn Playing() -> impl IntoView {
    let table = use_table();
    let (l, bots) = (table.locale, table.bots);
    let thinks = Memo::new(move |_| !table.clock.is_on());
    let who = move || {
        let (seat, level) = bots.turn.get()?;
        let mood = Signal::derive(move || if thinks.get() { Mood::Think } else { Mood::Idle });
        let seen = move || match thinks.get() {
            true => t!(l, company::thinking, name = table.name(seat)),
            false => table.name(seat),
        };
        Some(
            view! {
                <Face level mood size=30 />
                <span class="bots-say" aria-hidden="true">
                    {seen}
                </span>
            }
            .into_any(),
        )
    };
    // It is said once for each bot's turn; what the bot does is in the log.
    let turn = Memo::new(move |_| bots.turn.get().map(|(seat, _)| seat));
    let said = move || turn.get().map(|seat| t!(l, company::thinking, name = table.name(seat)));
    let skipping = Memo::new(move |_| bots.skipping.read().is_some());
    let here = NodeRef::<html::Button>::new();
    here.on_load(|here| drop(here.focus()));
    let press = move |_| match skipping.get_untracked() {
        true => bots.skipping.set(None),
        false => table.game().skip_bots(),
    };
    let text = move || match (skipping.get(), bots.leave_a_person()) {
        (true, _) => t!(l, company::watch),
        (false, true) => t!(l, company::skip),
        (false, false) => t!(l, company::skip_all),
    };
    view! {
        <aside class="bots-bar" class:thinks=thinks aria-label=t!(l, company::bots)>
            <p class="sr" role="status">
                {said}
            </p>
            {move || who()}
            <button
                type="button"
                class="btn quiet"
                data-control="skip-bots"
                data-through=""
                node_ref=here
                on:click=press
            >
                <Icon name="skip" />
                {text}
            </button>
        </aside>
    }
}

/// What bots did while somebody did not want to wait, and how it stands now: the last of it in a line, the rest opens.
#[component]
fn Skipped(steps: usize) -> impl IntoView {
    let table = use_table();
    let (l, bots) = (table.locale, table.bots);
    let person = untrack(|| table.game().acting());
    let news = person.and_then(|seat| untrack(|| table.game().news(seat))).unwrap_or_default();
    let mut told: Vec<(Seat, String)> = news.turns.into_iter().chain(person.zip(news.own)).collect();
    let count = t!(l, company::skipped, count = steps);
    let line =
        move |(seat, text): (Seat, String)| view! { {table.mark(seat, 22)} <span>{text}</span> }.into_any();
    let last = match told.pop() {
        Some(one) => line(one),
        None => view! { <span></span> <span>{count.clone()}</span> }.into_any(),
    };
    // The newest comes first, as in the log.
    let rest: Vec<AnyView> =
        told.into_iter().rev().map(|one| view! { <li>{line(one)}</li> }.into_any()).collect();
    let count_shown = count.clone();
    let head = view! { <span class="line">{last}</span> <span class="count muted num">{count_shown}</span> };
    let told = match rest.is_empty() {
        true => view! { <div class="skip-news">{head}</div> }.into_any(),
        false => view! { <details class="skip-news"><summary>{head} <Icon name="down" /></summary><ol tabindex="0">{rest}</ol></details> }.into_any(),
    };
    view! {
        <aside class="bots-bar skipped" aria-label=t!(l, company::since)>
            <p class="sr" role="status">
                {count}
            </p>
            {told}
            <button type="button" class="btn quiet show" on:click=move |_| table.game().tell_skipped()>
                <Icon name="play" />
                <span>{t!(l, company::show)}</span>
            </button>
            <button
                type="button"
                class="btn quiet icon"
                aria-label=t!(l, common::close)
                on:click=move |_| bots.skipped.set(None)
            >
                <Icon name="close" />
            </button>
        </aside>
    }
}

/// The thinking has stopped: what that means, and what can be tried. It stays until somebody has answered.
#[component]
fn Plain() -> impl IntoView {
    let table = use_table();
    let (l, bots) = (table.locale, table.bots);
    view! {
        <aside class="bots-bar plain" role="alert">
            <p class="bots-say">{t!(l, company::stopped)}</p>
            <button type="button" class="btn primary" on:click=move |_| bots.told_plain.set(true)>
                {t!(l, company::go_on)}
            </button>
            <button type="button" class="btn quiet" on:click=move |_| bots.try_again()>
                {t!(l, company::try_again)}
            </button>
        </aside>
    }
}
