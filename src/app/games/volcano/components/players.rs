//! The players' panels: points, where the pawn is, who is parent, whose card lies on the table.

use leptos::prelude::*;

use super::{
    super::{
        model::{Ahead, phase},
        pawns::emblem_of,
        table::{VolcanoTable, words},
        words::{Words, join},
    },
    pictures::{Crown, SeatMark},
};
use crate::{
    app::{
        board::{emblems, pieces::FlameIcon},
        shell::{
            dialog::Dialog,
            icon::Icon,
            text::{keys::volcano::panel as say, word},
            views::CollectAny,
        },
        table::{TableStore, bots::BotSign},
    },
    rules::{
        Pending, Seat,
        volcano::{Ballot, Board, View as GameView},
    },
    t,
};

/// All panels, in turn order; a tap on one shows all in full.
#[component]
pub fn Players(store: TableStore<VolcanoTable>) -> impl IntoView {
    let open = RwSignal::new(false);
    let model = super::shown::shown(store);
    // What is told tells itself what it brings.
    let ahead = Memo::new(move |_| model.read().ahead.clone().filter(|_| !store.animation.is_on()));
    view! {
        <Panels store ahead class="seat-list isles" tap=move |()| open.set(true) />
        <Dialog open title=t!(store.locale, table::players).to_owned() class="card">
            <Panels store ahead class="seat-list isles full" tap=move |()| open.set(false) />
        </Dialog>
    }
}

#[component]
fn Panels(
    store: TableStore<VolcanoTable>,
    ahead: Memo<Option<Ahead>>,
    class: &'static str,
    /// Is told that one was tapped.
    #[prop(into)]
    tap: Callback<()>,
) -> impl IntoView {
    let seats = store.config().players;
    let row = move |seat| view! { <li><Panel store ahead seat tap /></li> };
    view! {
        <ul class=class data-seats=seats.to_string()>
            {Seat::first(seats).map(row).collect_any()}
        </ul>
    }
}

/// One player: said in one sentence, seen in pieces.
#[component]
fn Panel(
    store: TableStore<VolcanoTable>,
    ahead: Memo<Option<Ahead>>,
    seat: Seat,
    tap: Callback<()>,
) -> impl IntoView {
    let l = store.locale;
    let words = StoredValue::new(store.session.with_untracked(|table| words(table, l)));
    let class = emblems::class(emblem_of(store.config().players, seat));
    // While something is told, as it was then.
    let pawn = Memo::new(move |_| shown(store, |board| *board.pawn(seat)));
    let active = Memo::new(move |_| store.view.with(|view| decides(view, seat)));
    let parent =
        Memo::new(move |_| store.view.with(|view| phase(view) != 0) && shown(store, Board::parent) == seat);
    let laid = Memo::new(move |_| store.view.with(|view| has_laid(view, seat)));
    let sentence =
        Memo::new(move |_| store.view.with(|view| words.with_value(|words| label(words, view, seat))));
    let place = move || match pawn.get().at {
        Some(island) => words.with_value(|words| words.island(island)),
        None => t!(l, volcano::panel::nowhere).to_owned(),
    };
    let hits = move || {
        let hits = pawn.get().hits;
        (hits > 0).then(|| {
            view! { <span class="num hits"><FlameIcon size=18 /> {hits.to_string()}</span> }.into_any()
        })
    };
    let gains = Memo::new(move |_| ahead.with(|ahead| ahead.as_ref().map(|ahead| ahead.of(seat))));
    view! {
        <button
            type="button"
            class=["seat ", class].concat()
            class:active=active
            aria-current=move || active.get().then_some("true")
            on:click=move |_| tap.run(())
        >
            <span class="sr">{sentence}</span>
            <SeatMark store seat size=32 />
            <BotSign seat size=20 />
            <span class="who" aria-hidden="true">{move || store.name(seat)}</span>
            <span class="temp num" aria-hidden="true">{move || pawn.get().points.to_string()}</span>
            <span class="zone" aria-hidden="true">{move || place()}</span>
            <span class="flags" aria-hidden="true">
                {move || parent.get().then(|| view! { <Crown /> }.into_any())}
                {move || hits()}
                {move || laid.get().then(|| view! { <Icon name="card" /> }.into_any())}
            </span>
            <span class="gain num" aria-hidden="true">
                {move || gains.get().map(|gains| gains.into_iter().flatten().map(amount).collect_any())}
            </span>
        </button>
    }
}

/// What the look ahead gives or takes.
fn amount((text, hit): (String, bool)) -> impl IntoView {
    view! { <b class:hit=hit>{hit.then(|| view! { <FlameIcon size=14 /> }.into_any())} {text}</b> }
}

/// Something of the board: while it is told what happened, as it was then.
fn shown<R>(store: TableStore<VolcanoTable>, read: impl Fn(&Board) -> R) -> R {
    let told = store.animation.step.with(|step| step.as_ref().map(|step| read(&step.board)));
    told.unwrap_or_else(|| store.view.with(|view| read(&view.board)))
}

fn decides(view: &GameView, seat: Seat) -> bool {
    matches!(view.pending, Pending::Decision { seat: one, .. } if one == seat)
}

/// Whether the seat's card lies on the table, face down; after they were turned up, none does.
fn has_laid(view: &GameView, seat: Seat) -> bool {
    let laid = view.ballots.get(seat.index()).is_some_and(|ballot| *ballot != Ballot::None);
    laid && phase(view) == 3
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
    let began = phase(view) != 0;
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
