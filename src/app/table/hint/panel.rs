//! The coach on the sheet: the button that asks, and what it says, as tabs with the reasons of the chosen way.

use std::cmp::Ordering;

use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use super::{
    advice::Stage,
    shown::{HintShown, ShownPart, ShownWay, after_name},
};
use crate::{
    app::{
        board::pieces::FlameIcon,
        shell::{
            effect::effect,
            focus::focus_soon,
            icon::Icon,
            keyed::keyed,
            views::{CollectAny, live, show_when},
        },
        table::{
            context::{TableContext, use_table},
            contract::{Case, Cases},
        },
    },
    t,
};

/// The button that asks: an icon, and words where there is room. There is none where nobody may ask.
#[component]
pub fn HintButton() -> impl IntoView {
    let table = use_table();
    let text = t!(table.locale, hint::ask);
    show_when(
        move || table.may_ask.get() && !table.hinting.get(),
        move || {
            view! {
                <button
                    type="button"
                    class="btn ask"
                    data-hint="ask"
                    aria-label=text
                    title=text
                    aria-keyshortcuts="H"
                    on:click=move |_| table.game().ask_coach()
                >
                    <Icon name="ask" />
                    <span class="ask-words" aria-hidden="true">
                        {text}
                    </span>
                </button>
            }
            .into_any()
        },
    )
}

/// What the coach says, while somebody has asked.
#[component]
pub fn HintPanel() -> impl IntoView {
    let table = use_table();
    show_when(move || table.hinting.get(), || view! { <Panel /> }.into_any())
}

#[component]
fn Panel() -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    let hint = Memo::new(move |_| table.game().hint());
    let stage = Memo::new(move |_| hint.read().as_ref().map_or(Stage::Thinking, |hint| hint.stage));
    let there = Memo::new(move |_| hint.read().as_ref().is_some_and(|hint| !hint.ways.is_empty()));
    let here = NodeRef::<html::Section>::new();
    here.on_load(|here| drop(here.focus()));
    effect(move || {
        if there.get() {
            focus_soon("[role=tab][aria-selected=true]");
        }
    });
    let title = move || match stage.get() {
        Stage::Thinking => t!(l, hint::thinks),
        _ => t!(l, hint::title),
    };
    let grains = move || {
        matches!(stage.get(), Stage::Thinking | Stage::Refining).then(|| {
            view! {
                <i class="grains" aria-hidden="true">
                    <i></i>
                    <i></i>
                    <i></i>
                </i>
            }
            .into_any()
        })
    };
    view! {
        <section
            node_ref=here
            class="hint"
            tabindex="-1"
            aria-label=t!(l, hint::title)
            data-stage=move || stage_name(stage.get())
        >
            <p class="hint-head">
                <Icon name="ask" />
                <span role="status">{title}</span>
                {live(grains)}
            </p>
            {show_when(move || there.get(), move || view! { <Ways hint /> }.into_any())}
            <div class="hint-acts">
                {show_when(move || there.get(), move || view! { <Put hint /> }.into_any())}
                <button
                    type="button"
                    class="btn"
                    data-hint="close"
                    on:click=move |_| close(table)
                >
                    {t!(l, hint::close)}
                </button>
            </div>
        </section>
    }
}

const fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Thinking => "thinking",
        Stage::Refining => "refining",
        Stage::Done => "done",
        Stage::Plain => "plain",
    }
}

/// The ways as tabs, and why the chosen one.
#[component]
fn Ways(hint: Memo<Option<HintShown>>) -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    let ways = move || {
        let hint = hint.read();
        let ways = hint.iter().flat_map(|hint| hint.ways.iter().enumerate());
        ways.map(|(at, way)| (at, way.action.clone())).collect::<Vec<_>>()
    };
    let picked = Memo::new(move |_| hint.read().as_ref().map_or(0, |hint| hint.picked));
    let way = Memo::new(move |_| hint.read().as_ref().and_then(|hint| hint.ways.get(hint.picked).cloned()));
    let sure = move || hint.read().as_ref().map(|hint| hint.sure.clone());
    let why = move || {
        let way = way.get()?;
        Some(
            view! {
                <p class="hint-what">{way.title}</p>
                {way.cases.map(|cases| view! { <CaseRow cases /> }.into_any())}
                <ul class="why">{way.why.into_iter().map(part).collect_any()}</ul>
            }
            .into_any(),
        )
    };
    view! {
        <div class="hint-ways" role="tablist" aria-label=t!(l, hint::ways) on:keydown=walk>
            {keyed(ways, |way| way.clone(), move |(at, _)| view! { <Way hint at picked /> }.into_any())}
        </div>
        <div
            class="hint-why"
            id="hint-why"
            role="tabpanel"
            tabindex="0"
            aria-label=move || t!(l, hint::why, number = picked.get() + 1)
        >
            {live(why)}
            <p class="sure">
                <Icon name="scale" />
                <span>{sure} " " <span class="long">{t!(l, hint::against)}</span></span>
            </p>
        </div>
    }
}

/// One way: its number, a small picture, where it is, what it is worth, and the chance to win.
#[component]
fn Way(hint: Memo<Option<HintShown>>, at: usize, picked: Memo<usize>) -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    // It is drawn once more while it goes.
    let now = Memo::new(move |before: Option<&Option<ShownWay>>| {
        let way = hint.read().as_ref().and_then(|hint| hint.ways.get(at).cloned());
        way.or_else(|| before.cloned().flatten())
    });
    let of = move |read: fn(&ShownWay) -> String| move || now.read().as_ref().map(read);
    let wins = move || now.read().as_ref().map(|way| t!(l, hint::wins, chance = way.chance));
    let picture = untrack(|| table.game().hint_picture(at));
    view! {
        <button
            type="button"
            class="hint-way"
            role="tab"
            data-way=at + 1
            aria-controls="hint-why"
            aria-selected=move || (picked.get() == at).to_string()
            tabindex=move || if picked.get() == at { "0" } else { "-1" }
            on:click=move |_| table.game().choose_hint(at)
        >
            // Said in one sentence, seen in pieces.
            <span class="sr">{of(|way| way.label.clone())}</span>
            <span class="no" aria-hidden="true">
                {at + 1}
            </span>
            <span class="pic" aria-hidden="true">{picture}</span>
            <span class="t" aria-hidden="true">{of(|way| way.title.clone())}</span>
            <span class="w num" aria-hidden="true">
                <b>{of(|way| way.worth[0].clone())}</b>
                <small class="unit">{of(|way| way.worth[1].clone())}</small>
                <small>{wins}</small>
            </span>
        </button>
    }
}

/// The name of a part and its sentence. A sentence that begins with the name has it once.
#[component]
pub fn Part(name: &'static str, #[prop(into)] text: String) -> impl IntoView {
    let rest = after_name(name, &text);
    view! { <span><b>{name}</b>{rest}</span> }
}

/// A part: value, name, sentence.
fn part(part: ShownPart) -> AnyView {
    let class = match part.sign {
        Ordering::Greater => "v num up",
        Ordering::Less => "v num down",
        Ordering::Equal => "v num",
    };
    view! {
        <li>
            <span class=class>{part.value}</span>
            <Part name=part.part text=part.text />
        </li>
    }
    .into_any()
}

/// A cell for each number that others may choose.
#[component]
fn CaseRow(cases: Cases) -> impl IntoView {
    let cell = |case: Case| {
        let result = |(amount, hit): (String, bool)| {
            view! { <i class:hit=hit>{hit.then(|| view! { <FlameIcon size=14 /> })} {amount}</i> }.into_any()
        };
        view! {
            <li>
                <span class="sr">{case.spoken}</span>
                <span class="case" aria-hidden="true">
                    <small>{case.number.to_string()}</small>
                    {case.results.into_iter().map(result).collect_any()}
                </span>
            </li>
        }
        .into_any()
    };
    view! {
        <div class="cases">
            <span id="hint-cases">{cases.title}</span>
            <ul aria-labelledby="hint-cases">{cases.cells.into_iter().map(cell).collect_any()}</ul>
        </div>
    }
}

/// Puts the chosen way on the board.
#[component]
fn Put(hint: Memo<Option<HintShown>>) -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    let text = move || {
        let hint = hint.read();
        let (picked, lies) = hint
            .as_ref()
            .map_or((0, true), |hint| (hint.picked, hint.ways.get(hint.picked).is_none_or(|way| way.lies)));
        match lies {
            true => t!(l, hint::put, number = picked + 1),
            false => t!(l, hint::keep, number = picked + 1),
        }
    };
    view! {
        <button type="button" class="btn primary" data-hint="put" on:click=move |_| put(table)>
            {text}
        </button>
    }
}

/// Keys of the coach, anywhere on the table; whether it was one.
pub fn hint_keys(table: TableContext, event: &KeyboardEvent) -> bool {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return false;
    }
    let open = table.hinting.get_untracked();
    match event.key().as_str() {
        "h" | "H" if open => close(table),
        "h" | "H" if table.may_ask.get_untracked() => table.game().ask_coach(),
        key @ ("1" | "2" | "3") if open => {
            let number: usize = key.parse().unwrap_or(1);
            table.game().choose_hint(number - 1);
            focus_soon("[role=tab][aria-selected=true]");
        }
        "Escape" if open => close(table),
        "Enter" if open && !presses_another(event) => put(table),
        _ => return false,
    }
    true
}

/// Whether Enter presses what has the focus, which is not one of the ways.
fn presses_another(event: &KeyboardEvent) -> bool {
    let on = event.target().and_then(|on| on.dyn_into::<Element>().ok());
    on.is_some_and(|on| {
        let is_way = on.get_attribute("role").as_deref() == Some("tab");
        !is_way && matches!(on.tag_name().as_str(), "BUTTON" | "A" | "INPUT" | "SELECT")
    })
}

fn close(table: TableContext) {
    table.game().close_hint();
    focus_soon("[data-hint=ask]");
}

fn put(table: TableContext) {
    table.game().put_hint();
    focus_soon("[data-board]");
}

/// Arrow keys go from way to way.
fn walk(event: KeyboardEvent) {
    let back = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => false,
        "ArrowLeft" | "ArrowUp" => true,
        _ => return,
    };
    let Some(on) = event.target().and_then(|on| on.dyn_into::<Element>().ok()) else { return };
    let (list, next) =
        (on.parent_element(), if back { on.previous_element_sibling() } else { on.next_element_sibling() });
    let round =
        list.and_then(|list| if back { list.last_element_child() } else { list.first_element_child() });
    if let Some(next) = next.or(round) {
        let next = next.unchecked_into::<HtmlElement>();
        next.click();
        let _ = next.focus();
    }
    event.prevent_default();
    event.stop_propagation();
}
