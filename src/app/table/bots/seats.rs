//! Who plays in each seat, during a game: a person, or one of the four bots.

use leptos::prelude::*;

use crate::{
    app::{
        board::face::{self, Face},
        shell::{
            controls::Choice,
            dialog::Dialog,
            icon::Icon,
            views::{CollectAny, live},
        },
        table::context::use_table,
    },
    rules::Seat,
    session::Level,
    t,
};

/// The names of the groups of radio buttons, by seat.
const GROUPS: [&str; 6] = ["who-0", "who-1", "who-2", "who-3", "who-4", "who-5"];

/// The dialog in which seats change hands.
#[component]
pub fn WhoPlaysDialog(open: RwSignal<bool>) -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    view! {
        <Dialog open title=t!(l, company::who) class="card">
            <p class="muted small">{t!(l, company::who_help)}</p>
            {live(move || Seat::first(table.seats).map(|seat| view! { <Row seat /> }.into_any()).collect_any())}
            <p class="muted small">{t!(l, company::honest)}</p>
        </Dialog>
    }
}

#[component]
fn Row(seat: Seat) -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    let now = Memo::new(move |_| table.bots.levels.read().get(seat.index()).copied().flatten());
    let group = GROUPS[seat.index() % GROUPS.len()];
    let one = move |bot: Option<Level>| {
        let label = bot.map_or_else(|| t!(l, company::person).to_owned(), |level| face::label(l, level));
        let title = label.clone();
        let picture = match bot {
            Some(level) => view! { <Face level size=32 /> }.into_any(),
            None => view! { <Icon name="pawn" /> }.into_any(),
        };
        view! {
            <Choice
                group
                chosen=Signal::derive(move || now.get() == bot)
                choose=move |()| table.game().hand_over(seat, bot)
            >
                <span title=title>
                    {picture} <span class="sr">{label}</span>
                </span>
            </Choice>
        }
        .into_any()
    };
    let all = [None].into_iter().chain(Level::ALL.map(Some)).map(one).collect_any();
    view! {
        <fieldset class="seg who-plays-seat">
            <legend>
                {untrack(|| table.mark(seat, 28))} <span class="cut">{untrack(|| table.name(seat))}</span>
            </legend>
            <div class="seg-row">{all}</div>
            <p class="muted small">
                {move || now.get().map(|level| face::sentence(l, level))}
            </p>
        </fieldset>
    }
}
