//! The players' panels: points, where the pawn is, who is parent, whose card lies on the table.

use crate::app::shell::text::word;
use leptos::prelude::*;

use super::{
    art::CROWN,
    board::{emblem_of, seat_mark},
    table::{VolcanoTable, words},
    words::{Words, join},
};
use crate::app::shell::{dialog::dialog, icon::icon, text::keys::volcano::panel as say};
use crate::{
    app::{
        board::{
            emblems,
            pieces::{flame_icon, square},
        },
        dom::{Content, El, View, all, el},
        table::Desk,
    },
    rules::{
        Pending, Seat,
        volcano::{Ballot, View as GameView},
    },
    t,
};

/// All panels, in turn order; a tap on one shows all in full.
pub fn players(desk: Desk<VolcanoTable>) -> View {
    let open = RwSignal::new(false);
    let (l, seats) = (desk.locale, desk.view.with_untracked(|view| view.config.players));
    let panels = move |class: &'static str, opens: bool| {
        let row = |seat| el("li").child(panel(desk, seat).on("click", move |_| open.set(opens)));
        el("ul").class(class).attr("data-seats", seats.to_string()).child(all(Seat::first(seats).map(row)))
    };
    let title = move || t!(l, table::players).to_owned();
    let full = dialog(open, title, "card", move || panels("seat-list isles full", false).into_node());
    all([panels("seat-list isles", true), full])
}

/// One player.
fn panel(desk: Desk<VolcanoTable>, seat: Seat) -> El {
    let l = desk.locale;
    let words = StoredValue::new(desk.session.with_untracked(|table| words(table, l)));
    let players = desk.view.with_untracked(|view| view.config.players);
    let pawn = move || {
        let told = desk.telling.beat.with(|beat| beat.as_ref().map(|beat| *beat.board.pawn(seat)));
        told.unwrap_or_else(|| desk.view.with(|view| *view.board.pawn(seat)))
    };
    let active = move || desk.view.with(|view| decides(view, seat));
    let parent = move || {
        let told = desk.telling.beat.with(|beat| beat.as_ref().map(|beat| beat.board.parent()));
        let parent = told.unwrap_or_else(|| desk.view.with(|view| view.board.parent()));
        let began = desk.view.with(|view| !matches!(super::model::phase(view), 0));
        (began && parent == seat)
            .then(|| square("crown-icon", "0 0 20 16", 20).attr("height", "16").constant_markup(CROWN))
    };
    let laid = move || desk.view.with(|view| has_laid(view, seat)).then(|| icon("card"));
    let place = move || match pawn().at {
        Some(island) => words.with_value(|words| words.island(island)),
        None => t!(l, volcano::panel::nowhere).to_owned(),
    };
    let hits = move || {
        let hits = pawn().hits;
        (hits > 0).then(|| el("span.num").child(flame_icon(18)).child(hits.to_string()))
    };
    el("button[type=button]")
        .class(["seat ", emblems::class(emblem_of(players, seat))].concat())
        .class_if("active", active)
        .attr("aria-current", move || active().then_some("true"))
        // Said in one sentence, seen in pieces.
        .child(
            el("span.sr")
                .child(move || desk.view.with(|view| words.with_value(|words| label(words, view, seat)))),
        )
        .child(seat_mark(desk, seat, 32))
        .child(seen("who", move || desk.name(seat)))
        .child(seen("temp num", move || pawn().points.to_string()))
        .child(seen("zone", place))
        .child(seen("flags", parent).child(hits).child(laid))
}

/// A piece of a panel that its sentence tells in words.
fn seen(class: &'static str, content: impl Content) -> El {
    el("span").class(class).attr("aria-hidden", "true").child(content)
}

fn decides(view: &GameView, seat: Seat) -> bool {
    matches!(view.pending, Pending::Decision { seat: one, .. } if one == seat)
}

/// Whether the seat's card lies on the table, face down; after they were turned up, none does.
fn has_laid(view: &GameView, seat: Seat) -> bool {
    let laid = view.ballots.get(seat.index()).is_some_and(|ballot| *ballot != Ballot::None);
    laid && super::model::phase(view) == 3
}

/// A panel in words.
fn label(words: &Words, view: &GameView, seat: Seat) -> String {
    let (l, pawn) = (words.locale, view.board.pawn(seat));
    let mut parts = vec![say::points { name: word(&words.name(seat)), count: word(&pawn.points) }.text(l)];
    parts.push(match pawn.at {
        Some(island) => words.island(island),
        None => say::nowhere {}.text(l).to_owned(),
    });
    if pawn.hits > 0 {
        parts.push(say::hits { count: word(&pawn.hits) }.text(l));
    }
    let began = super::model::phase(view) != 0;
    for (is, text) in [
        (began && view.board.parent() == seat, say::parent {}.text(l)),
        (has_laid(view, seat), say::down {}.text(l)),
        (decides(view, seat), say::active {}.text(l)),
    ] {
        if is {
            parts.push(text.to_owned());
        }
    }
    join(l, parts)
}
