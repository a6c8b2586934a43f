//! The log in words, with a mark for each player and a small picture, newest first.

use std::time::Duration;

use leptos::{ev, html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent};

use super::{
    context::{TableContext, use_table},
    drawers::use_drawers,
    game::Illustration,
    lines::Line,
};
use crate::{
    app::shell::{
        effect::effect,
        icon::Icon,
        keyed::keyed,
        text::Locale,
        views::{CollectAny, show_when},
    },
    rules::Seat,
    t,
};

/// How many rows are made at once when many are due, and how long it is then until the next ones.
const PAGE: usize = 30;
const PAUSE: Duration = Duration::from_millis(40);

/// How much of a long list is in the page. Whoever jumps into a game has its newest lines at once; the rest comes in pages, before
/// anybody can scroll there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Pages {
    all: usize,
    made: usize,
}

impl Pages {
    /// The same after a moment, or when there are so many lines now.
    fn turned(self, all: usize) -> Pages {
        let made = if all.abs_diff(self.all) > PAGE / 2 { PAGE } else { self.made + PAGE };
        Pages { all, made: made.min(all) }
    }

    /// Whether some rows are still to come.
    fn is_partial(self) -> bool {
        self.made < self.all
    }
}

/// The log with its filter by player. `chosen` is called when a line is tapped that leads somewhere.
#[component]
pub fn Log(#[prop(into)] chosen: Callback<()>) -> impl IntoView {
    let table = use_table();
    let only = RwSignal::new(None::<Seat>);
    let lines = Memo::new(move |_| table.log());
    let shown = Memo::new(move |_| {
        let only = only.get();
        let is_shown = |line: &&Line| only.is_none() || line.seat == only;
        lines.with(|lines| newest_first(lines).into_iter().filter(is_shown).cloned().collect::<Vec<_>>())
    });
    let empty = move || shown.with(Vec::is_empty);
    view! {
        <div class="log">
            <Filter only />
            {show_when(empty, move || view! { <p class="muted small">{t!(table.locale, table::log_empty)}</p> }.into_any())}
            <Lines lines=shown chosen />
        </div>
    }
}

/// The last turn first, and in each turn its heading above its lines, the last of them first.
fn newest_first(lines: &[Line]) -> Vec<&Line> {
    let (mut shown, mut turn) = (Vec::new(), 0);
    for line in lines.iter().rev() {
        if line.heads {
            shown.insert(turn, line);
            turn = shown.len();
        } else {
            shown.push(line);
        }
    }
    shown
}

/// Whose lines are shown.
#[component]
fn Filter(only: RwSignal<Option<Seat>>) -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    let player = move |seat: Seat| {
        view! {
            <button
                type="button"
                aria-pressed=move || (only.get() == Some(seat)).to_string()
                aria-label=move || table.name(seat)
                on:click=move |_| only.set(Some(seat))
            >
                {table.mark(seat, 24)}
            </button>
        }
    };
    view! {
        <div class="filter" role="group" aria-label=t!(l, table::filter)>
            <button
                type="button"
                aria-pressed=move || only.get().is_none().to_string()
                on:click=move |_| only.set(None)
            >
                {t!(l, table::filter_all)}
            </button>
            {Seat::first(table.seats).map(player).collect_any()}
        </div>
    }
}

/// The list: one tab stop, with arrow keys from line to line. A line that is pointed at shows its place on the board.
#[component]
fn Lines(lines: Memo<Vec<Line>>, chosen: Callback<()>) -> impl IntoView {
    let table = use_table();
    let (l, drawers) = (table.locale, use_drawers());
    let list = NodeRef::<html::Ol>::new();
    let more = RwSignal::new(());
    let pages = Memo::new(move |before: Option<&Pages>| {
        more.track();
        before.copied().unwrap_or_default().turned(lines.with(Vec::len))
    });
    effect(move || {
        if pages.get().is_partial()
            && let Ok(next) = set_timeout_with_handle(move || more.set(()), PAUSE)
        {
            on_cleanup(move || next.clear());
        }
    });
    effect(move || {
        // Whatever somebody was reading, the newest line is in sight. To scroll the page has to be laid out, which is due with
        // the next frame anyway.
        lines.track();
        if let Some(list) = list.get_untracked() {
            request_animation_frame(move || list.set_scroll_top(0));
        }
    });
    let made = move || lines.with(|lines| lines.iter().take(pages.get().made).cloned().collect::<Vec<_>>());
    let click = move |event: ev::MouseEvent| {
        if let Some(step) = back_of(&event) {
            chosen.run(());
            return drawers.back.set(Some(step));
        }
        let place = place_of(&event);
        if !place.is_empty() {
            chosen.run(());
            table.point_at(place);
        }
    };
    let leave = move |event: ev::FocusEvent| {
        // Somebody went elsewhere; the row that was tapped just vanishes with its drawer.
        if event.related_target().is_some() {
            table.point_at(String::new());
        }
    };
    view! {
        <ol
            node_ref=list
            tabindex="0"
            class=if leads_back(table) { "lines returns" } else { "lines" }
            aria-label=t!(l, table::log)
            aria-busy=move || pages.get().is_partial().to_string()
            on:mouseover=move |event| table.point_at(place_of(&event))
            on:focusin=move |event| table.point_at(place_of(&event))
            on:mouseleave=move |_| table.point_at(String::new())
            on:focusout=leave
            on:click=click
            on:keydown=walk
        >
            // The text is part of the key: what another viewer may see of an event is another line.
            {keyed(
                made,
                |line| (line.at, line.text.clone()),
                |line| view! { <Row line /> }.into_any(),
            )}
        </ol>
    }
}

/// A line as a row: whose doing it was, what happened, and a picture of it. The list knows from the row where it was.
#[component]
fn Row(line: Line) -> impl IntoView {
    let table = use_table();
    let Illustration { picture, place } = table.game().illustration(line.at);
    let text = if picture.is_some() { "line-text" } else { "line-text alone" };
    let back = line.decision.filter(|_| leads_back(table));
    view! {
        <li tabindex="-1" class=line.heads.then_some("heads") data-place=place>
            <span class="line-mark">{line.seat.map(|seat| table.mark(seat, 18))}</span>
            <span class=text>{line.text}</span>
            {picture.map(|picture| view! { <span class="line-picture" aria-hidden="true">{picture}</span> }.into_any())}
            {back.map(|step| view! { <BackButton l=table.locale step /> }.into_any())}
        </li>
    }
}

/// The button that asks whether the game shall go back to before a decision. The list hears it, and `Backspace` on its row.
#[component]
fn BackButton(l: Locale, step: usize) -> impl IntoView {
    view! {
        <button
            type="button"
            class="btn quiet icon return"
            tabindex="-1"
            data-back=step.to_string()
            aria-label=t!(l, table::back_to)
            title=t!(l, table::back_to)
        >
            <Icon name="anticlockwise" />
        </button>
    }
}

/// Whether the game may go back to where a row tells of.
fn leads_back(table: TableContext) -> bool {
    !table.watching && table.coach.is_none()
}

/// The row that an event of the list is about.
fn row_of(event: &Event) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest("li").ok()?
}

/// The decision to which the button under an event goes back.
fn back_of(event: &Event) -> Option<usize> {
    let on = event.target()?.dyn_into::<Element>().ok()?;
    on.closest("[data-back]").ok()??.get_attribute("data-back")?.parse().ok()
}

/// The place on the board that the row under an event tells of, or an empty text.
fn place_of(event: &Event) -> String {
    row_of(event).and_then(|row| row.get_attribute("data-place")).unwrap_or_default()
}

/// Arrow keys go from line to line.
fn walk(event: KeyboardEvent) {
    let list = event.current_target().and_then(|list| list.dyn_into::<Element>().ok());
    let Some(list) = list else { return };
    let row = row_of(&event);
    let next = match (event.key().as_str(), row) {
        ("ArrowDown", None) | ("Home", _) => list.first_element_child(),
        ("End", _) => list.last_element_child(),
        ("ArrowDown", Some(row)) => row.next_element_sibling(),
        ("ArrowUp", Some(row)) => row.previous_element_sibling(),
        ("Backspace", Some(row)) => {
            if let Ok(Some(back)) = row.query_selector("[data-back]") {
                back.unchecked_into::<HtmlElement>().click();
            }
            None
        }
        ("Enter", Some(row)) => {
            row.unchecked_into::<HtmlElement>().click();
            None
        }
        _ => return,
    };
    event.prevent_default();
    if let Some(next) = next {
        let _ = next.unchecked_into::<HtmlElement>().focus();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_jump_makes_one_page_of_rows_and_the_rest_follows() {
        let jump = Pages::default().turned(100);
        assert_eq!(jump.made, PAGE);
        let rest: Vec<usize> = [jump; 3]
            .iter()
            .scan(jump, |pages, _| {
                *pages = pages.turned(100);
                Some(pages.made)
            })
            .collect();
        assert_eq!(rest, [60, 90, 100]);
        // A move adds a few lines: all that was there stays.
        assert_eq!(Pages { all: 100, made: 100 }.turned(104), Pages { all: 104, made: 104 });
        assert_eq!(Pages { all: 100, made: 100 }.turned(97), Pages { all: 97, made: 97 });
        // Far back, it begins anew.
        assert_eq!(Pages { all: 100, made: 100 }.turned(50), Pages { all: 50, made: PAGE });
        assert_eq!(Pages { all: 100, made: 100 }.turned(0), Pages::default());
    }
    #[test]
    fn the_newest_turn_stands_first_with_its_heading_above_it() {
        let line = |at: usize, heads: bool| Line {
            seat: None,
            text: String::new(),
            at: (at, 0),
            decision: None,
            heads,
        };
        let order = |heads: &[bool]| {
            let lines: Vec<Line> = heads.iter().enumerate().map(|(at, heads)| line(at, *heads)).collect();
            newest_first(&lines).into_iter().map(|line| line.at.0).collect::<Vec<_>>()
        };
        assert_eq!(order(&[]), [0; 0]);
        // What happened before the first turn stands last.
        assert_eq!(order(&[false, false, true, false, false, true, false]), [5, 6, 2, 4, 3, 1, 0]);
        // Two turns in which nothing happened.
        assert_eq!(order(&[true, true]), [1, 0]);
    }
}
