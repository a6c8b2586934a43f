//! Who plays in each seat, during a game: a person, or one of the four bots.

use leptos::{html, prelude::*};

use crate::{
    app::{
        board::face::{self, Face},
        shell::{
            controls::Choice,
            dialog::Dialog,
            focus::focus_soon,
            icon::Icon,
            scroll::into_sight,
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
            {live(move || {
                open.track();
                Seat::first(table.seats).map(|seat| view! { <Row seat /> }.into_any()).collect_any()
            })}
            <p class="muted small">{t!(l, company::honest)}</p>
        </Dialog>
    }
}

/// Who sits there, who may, and once another one is chosen, what that means and the buttons that decide it: a key that only moves along
/// the row changes nothing.
#[component]
fn Row(seat: Seat) -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    let now = Memo::new(move |_| table.bots.levels.read().get(seat.index()).copied().flatten());
    let picked = RwSignal::new(None::<Option<Level>>);
    let shown = move || picked.get().unwrap_or_else(|| now.get());
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
                chosen=Signal::derive(move || shown() == bot)
                choose=move |()| picked.set(Some(bot))
            >
                <span title=title>
                    {picture} <span class="sr">{label}</span>
                </span>
            </Choice>
        }
        .into_any()
    };
    let all = [None].into_iter().chain(Level::ALL.map(Some)).map(one).collect_any();
    let change = move || {
        let bot = picked.get().filter(|bot| *bot != now.get())?;
        Some(view! { <Change seat bot picked group /> }.into_any())
    };
    view! {
        <fieldset class="seg who-plays-seat">
            <legend>
                {untrack(|| table.mark(seat, 28))} <span class="cut">{untrack(|| table.name(seat))}</span>
            </legend>
            <div class="seg-row">{all}</div>
            <p class="muted small">
                {move || shown().map(|level| face::sentence(l, level))}
            </p>
            {live(change)}
        </fieldset>
    }
}

/// What another one in that seat means, and whether it shall be. Then the focus goes back to what is chosen in the `group`.
#[component]
fn Change(
    seat: Seat,
    bot: Option<Level>,
    picked: RwSignal<Option<Option<Level>>>,
    group: &'static str,
) -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    let name = untrack(|| table.name(seat));
    let (takes, yes) = match bot.map(|level| face::name(l, level)) {
        Some(bot) => {
            (t!(l, company::bot_takes, bot = bot, name = name), t!(l, company::bot_from_here, bot = bot))
        }
        None => (t!(l, company::person_takes, name = name), t!(l, company::person_from_here).to_owned()),
    };
    let then = move || {
        let levels = table.bots.levels.get();
        let left = levels.iter().enumerate().map(|(at, now)| if at == seat.index() { bot } else { *now });
        let persons =
            [left.filter(Option::is_none).count(), levels.iter().filter(|now| now.is_none()).count()];
        match persons {
            [0, _] => Some(t!(l, company::then_nobody)),
            [1, before] if before > 1 => Some(t!(l, company::then_alone)),
            [2, 1] => Some(t!(l, company::then_curtain)),
            _ => None,
        }
    };
    let leave = move || {
        picked.set(None);
        focus_soon(["[name=", group, "]:checked"].concat());
    };
    let confirm = move |_| {
        table.game().hand_over(seat, bot);
        leave();
    };
    // On a phone the last seats stand at the lower edge of the dialog.
    let here = NodeRef::<html::Div>::new();
    here.on_load(|change| request_animation_frame(move || into_sight(&change)));
    view! {
        <div node_ref=here class="change" role="group" aria-label=takes.clone()>
            <div class="small" role="status">
                <p>{takes.clone()}</p>
                {move || then().map(|then| view! { <p>{then}</p> })}
                <p class="muted">{t!(l, company::then_noted)}</p>
            </div>
            <div class="row">
                <button type="button" class="btn primary" on:click=confirm>
                    {yes}
                </button>
                <button type="button" class="btn quiet" on:click=move |_| leave()>
                    {t!(l, company::leave_it)}
                </button>
            </div>
        </div>
    }
}
