//! The menu of the table.

use leptos::prelude::*;

use super::{context::use_table, drawers::use_drawers};
use crate::{
    app::shell::{
        icon::Icon,
        route::Route,
        settings::{Settings, use_locale, use_settings},
        speeds::Speeds,
    },
    session::Way,
    t,
};

/// What can be done besides playing; `save` is the id of the save, for addresses.
#[component]
pub fn Menu(save: String) -> impl IntoView {
    let table = use_table();
    let (l, drawers) = (table.locale, use_drawers());
    let over = untrack(|| table.over.get());
    let again = table.can_tell_again().then(|| {
        view! { <Item icon="play" text=t!(l, table::tell_again) act=move |()| table.tell_again() /> }
            .into_any()
    });
    let by_link = (!over).then(|| {
        view! { <Item icon="link" text=t!(l, play_by_link::offer) act=move |()| drawers.seats.set(true) /> }.into_any()
    });
    let who = (!over && table.coach.is_none() && !table.watching).then(|| {
        view! { <Item icon="pawn" text=t!(l, company::who) act=move |()| drawers.players.set(true) /> }
            .into_any()
    });
    let export = move |()| match table.snapshot().hidden {
        true => drawers.export.set(true),
        false => table.export(),
    };
    let end = over.then(|| {
        view! { <To icon="check" text=t!(l, table::see_end) to=Route::End(save.clone()) /> }.into_any()
    });
    view! {
        <Group title=t!(l, table::menu_turn)>
            <Back />
            {again}
            <Item icon="list" text=t!(l, table::actions_title) act=move |()| drawers.actions.set(true) />
            <Item icon="log" text=t!(l, table::log) act=move |()| drawers.log.set(true) />
            <Item icon="card" text=table.game().deck_title() act=move |()| drawers.deck.set(true) />
            <Item icon="book" text=t!(l, book::rules) act=move |()| drawers.explain(table.place_in_book()) />
        </Group>
        <Group title=t!(l, table::menu_view)>
            <Ways turns=table.turns />
            <li>
                <Speeds />
            </li>
            <To icon="gear" text=t!(l, table::settings) to=Route::Settings />
        </Group>
        <Group title=t!(l, table::menu_game)>
            {end} <To icon="play" text=t!(l, replay::title) to=Route::Replay { save, step: None } />
            <Item icon="share" text=t!(l, link::share) act=move |()| drawers.share.set(true) /> {by_link} {who}
            <Item icon="export" text=t!(l, table::export) act=export />
            <To icon="saves" text=t!(l, table::saves) to=Route::Saves />
            <To icon="shelf" text=t!(l, table::to_shelf) to=Route::Shelf />
        </Group>
        <p class="muted small">{t!(l, table::saved)}</p>
    }
}

/// Entries of one kind, with what they are about.
#[component]
fn Group(title: &'static str, children: Children) -> impl IntoView {
    view! {
        <section class="menu" aria-label=title>
            <h3>{title}</h3>
            <ul>{children()}</ul>
        </section>
    }
}

/// Undo, redo, and the turn from its beginning.
#[component]
fn Back() -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    let (undo, redo, restart) =
        untrack(|| (table.barrier(Way::Undo), table.redo_barrier(), table.barrier(Way::Turn)));
    view! {
        <Item
            icon="undo"
            text=t!(l, table::undo)
            why=undo
            act=move |()| table.travel(Way::Undo)
        />
        <Item icon="redo" text=t!(l, table::redo) why=redo act=move |()| table.redo() />
        <Item
            icon="anticlockwise"
            text=t!(l, table::restart_turn)
            why=restart
            act=move |()| table.travel(Way::Turn)
        />
    }
}

/// How the board lies, and whether anything is heard.
#[component]
fn Ways(
    /// Whether the board can be turned to the player.
    turns: bool,
) -> impl IntoView {
    let (l, settings) = (use_locale(), use_settings());
    let Settings { turned, flat, muted, .. } = settings.get_untracked();
    let turn = if turned { t!(l, table::unturn_board) } else { t!(l, table::turn_board) };
    let lie = if flat { t!(l, settings::upright) } else { t!(l, settings::lay_flat) };
    let (speaker, sound) =
        if muted { ("sound", t!(l, settings::unmute)) } else { ("mute", t!(l, settings::mute)) };
    let flip = move |()| settings.update(|settings| settings.turned = !turned);
    view! {
        {turns.then(|| view! { <Item icon="turn" text=turn act=flip /> }.into_any())}
        <Item icon="table" text=lie act=move |()| settings.update(|settings| settings.flat = !flat) />
        <Item icon=speaker text=sound act=move |()| settings.update(Settings::mute) />
    }
}

/// An entry; one that cannot be done now says why. Chosen nevertheless, it says so aloud.
#[component]
fn Item(
    icon: &'static str,
    text: &'static str,
    #[prop(optional_no_strip)] why: Option<String>,
    #[prop(into)] act: Callback<()>,
) -> impl IntoView {
    let drawers = use_drawers();
    let choose = move |_| {
        drawers.menu.set(false);
        act.run(());
    };
    let refused = why.is_some().then_some("true");
    view! {
        <li>
            <button
                type="button"
                class="btn quiet"
                aria-disabled=refused
                on:click=choose
            >
                <Icon name=icon />
                <span>
                    {text}
                    {why.map(|why| view! { <span class="why">{why}</span> }.into_any())}
                </span>
            </button>
        </li>
    }
}

/// A way to another screen.
#[component]
fn To(icon: &'static str, text: &'static str, to: Route) -> impl IntoView {
    view! {
        <li>
            <a class="btn quiet" href=to.href()>
                <Icon name=icon />
                {text}
            </a>
        </li>
    }
}
