//! The log in words, with a mark for each player and a small picture, newest first; and what is announced to screen readers.

use std::{cell::Cell, time::Duration};

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event as DomEvent, HtmlElement, KeyboardEvent};

pub use super::lines::Line;
use super::{any::AnyDesk, drawers::Drawers};
use crate::app::shell::icon::icon;
use crate::{
    app::dom::{Content, El, View, all, each, el, watch},
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
}

/// A line as a row: whose doing it was, what happened, and a picture of it. The list knows from the row where it was.
fn row(desk: AnyDesk, line: &Line) -> El {
    let mark = line.seat.map(|seat| desk.mark(seat, 18));
    let (picture, place) = desk.game().event(line.at);
    let text = if picture.is_some() { "line-text" } else { "line-text alone" };
    let back = line.decision.filter(|_| leads_back(desk)).map(|step| back_button(desk.locale, step));
    el("li[tabindex=-1]")
        .attr("data-place", place)
        .child(el("span.line-mark").child(mark))
        .child(el("span").class(text).child(line.text.as_str()))
        .child(picture.map(|picture| el("span.line-picture[aria-hidden=true]").child(picture)))
        .child(back)
}

/// Whether the game may go back to where a row tells of.
fn leads_back(desk: AnyDesk) -> bool {
    !desk.watching && desk.coach.is_none()
}

/// The button that asks whether the game shall go back to before a decision. The list hears it, and `Backspace` on its row.
fn back_button(l: crate::app::shell::text::Locale, step: usize) -> El {
    el("button.btn.quiet.icon.return[type=button][tabindex=-1]")
        .attr("data-back", step.to_string())
        .attr("aria-label", t!(l, table::back_to))
        .attr("title", t!(l, table::back_to))
        .child(icon("anticlockwise"))
}

/// The log with its filter by player. `chosen` is called when a line is tapped that has its place on the board.
pub fn log(desk: AnyDesk, chosen: impl Fn() + 'static) -> View {
    list(desk, Box::new(chosen))
}

fn list(desk: AnyDesk, chosen: Box<dyn Fn()>) -> View {
    let l = desk.locale;
    let drawers: Drawers = expect_context();
    let only = RwSignal::new(None::<Seat>);
    let lines = Memo::new(move |_| desk.game().lines(0));
    let is_shown = move |line: &&Line| only.get().is_none_or(|seat| line.seat == Some(seat));
    // The text is part of the key: what another viewer may see of an event is another line.
    let key = |line: &Line| [&line.at.0.to_string(), ".", &line.at.1.to_string(), " ", &line.text].concat();
    let (pages, more) = (Cell::new(Pages::default()), RwSignal::new(()));
    let busy = RwSignal::new(false);
    let keys = move || {
        more.track();
        let mut keys = lines.with(|lines| lines.iter().rev().filter(is_shown).map(key).collect::<Vec<_>>());
        let now = pages.get().turned(keys.len());
        pages.set(now);
        let partial = now.made < now.all;
        busy.set(partial);
        if partial {
            // If the list is gone by then, nobody hears it.
            set_timeout(move || more.set(()), PAUSE);
        }
        keys.truncate(now.made);
        keys
    };
    let seats = desk.game().seats();
    let line = move |wanted: String| {
        let found =
            lines.with_untracked(|lines| lines.iter().find(|line| Some(line.at) == at_of(&wanted)).cloned());
        found.map_or_else(|| el("li"), |line| row(desk, &line))
    };
    let choice = move |seat: Option<Seat>| {
        el("button[type=button]")
            .attr("aria-pressed", move || (only.get() == seat).to_string())
            .on("click", move |_| only.set(seat))
    };
    let players = Seat::first(seats).map(|seat| {
        choice(Some(seat)).attr("aria-label", move || desk.name(seat)).child(desk.mark(seat, 24))
    });
    let filter = el("div.filter[role=group]")
        .attr("aria-label", t!(l, table::filter))
        .child(choice(None).child(t!(l, table::filter_all)))
        .child(all(players));
    let empty = move || {
        let nothing = lines.with(|lines| !lines.iter().any(|line| is_shown(&line)));
        nothing.then(|| el("p.muted.small").child(t!(l, table::log_empty)))
    };
    let list = el("ol[tabindex=0]")
        .class(if leads_back(desk) { "lines returns" } else { "lines" })
        .attr("aria-label", t!(l, table::log))
        .attr("aria-busy", move || busy.get().to_string())
        .on("mouseover", move |event| desk.point_at(place_of(&event)))
        .on("focusin", move |event| desk.point_at(place_of(&event)))
        .on("mouseleave", move |_| desk.point_at(String::new()))
        .on("focusout", move |event| {
            // Somebody went elsewhere; the row that was tapped just vanishes with its drawer.
            if js_sys::Reflect::get(&event, &"relatedTarget".into()).is_ok_and(|next| !next.is_null()) {
                desk.point_at(String::new());
            }
        })
        .on("click", move |event| {
            if let Some(step) = back_of(&event) {
                chosen();
                return drawers.back.set(Some(step));
            }
            let place = place_of(&event);
            if !place.is_empty() {
                chosen();
                desk.point_at(place);
            }
        })
        .on_key("keydown", walk)
        .child(each(keys, line));
    let element = list.element().clone();
    watch(move || {
        // Whatever somebody was reading, the newest line is in sight. To scroll the page has to be laid out, which is due with
        // the next frame anyway.
        lines.track();
        let list = element.clone();
        request_animation_frame(move || list.set_scroll_top(0));
    });
    el("div.log").child(filter).child(empty).child(list).into_node()
}

/// The step and the event that the key of a row begins with.
fn at_of(key: &str) -> Option<(usize, usize)> {
    let (step, rest) = key.split_once('.')?;
    let (number, _) = rest.split_once(' ')?;
    Some((step.parse().ok()?, number.parse().ok()?))
}

/// The row that an event of the list is about.
fn row_of(event: &DomEvent) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest("li").ok()?
}

/// The decision to which the button under an event goes back.
fn back_of(event: &DomEvent) -> Option<usize> {
    let on = event.target()?.dyn_into::<Element>().ok()?;
    on.closest("[data-back]").ok()??.get_attribute("data-back")?.parse().ok()
}

/// The place on the board that the row under an event tells of, or an empty text.
fn place_of(event: &DomEvent) -> String {
    row_of(event).and_then(|row| row.get_attribute("data-place")).unwrap_or_default()
}

/// The list is one tab stop; arrow keys go from line to line.
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

/// Reads out what has happened since the last announcement, and short messages. Politely: never in the middle of a word.
pub fn announcer(desk: AnyDesk) -> El {
    let told = StoredValue::new(untrack(|| desk.game().steps()));
    let text = Memo::new(move |before: Option<&String>| {
        let steps = desk.game().steps();
        let from = told.get_value().min(steps);
        told.set_value(steps);
        let news = desk.game().lines(from);
        let notice = desk.notice.get();
        if !notice.is_empty() {
            return notice;
        }
        if news.is_empty() {
            // Behind the curtain even what was read out goes.
            return if desk.curtain.get().is_some() {
                String::new()
            } else {
                before.cloned().unwrap_or_default()
            };
        }
        news.into_iter().map(|line| line.text).collect::<Vec<_>>().join(" ")
    });
    el("p.sr[role=status][aria-live=polite]").child(move || text.get())
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
}
