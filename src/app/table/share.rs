//! Sharing a game, or its deal, by link; and the next turn of a game that is played by link. The sharing itself, by the
//! browser's share sheet or the clipboard, is done in `public/share.js`.

use leptos::prelude::*;

use super::{context::use_table, drawers::use_drawers, here::SeatsHere, links::Links};
use crate::{
    app::shell::{dialog::Dialog, icon::Icon, route::Route, text::Locale, views::live},
    rules::Seat,
    t,
};

/// A link with what can be done with it. `text` goes along into the share sheet.
#[component]
pub fn SendLink(l: Locale, address: Option<String>, title: &'static str, text: String) -> impl IntoView {
    let Some(address) = address else {
        return view! { <p class="alert">{t!(l, link::cannot)}</p> }.into_any();
    };
    let shares = document().document_element().is_some_and(|root| root.has_attribute("data-share"));
    let share = shares.then(|| {
        view! {
            <button type="button" class="btn primary" data-send="share">
                <Icon name="share" />
                {t!(l, link::send)}
            </button>
        }
        .into_any()
    });
    view! {
        <div
            class="send"
            data-title=title
            data-text=text
            data-copied=t!(l, link::copied)
            data-refused=t!(l, link::refused)
        >
            <div class="row">
                {share}
                <button type="button" class=if shares { "btn" } else { "btn primary" } data-send="copy">
                    <Icon name="copy" />
                    {t!(l, link::copy)}
                </button>
            </div>
            <input type="text" readonly=true aria-label=t!(l, link::field) value=address />
            <p class="small" role="status"></p>
        </div>
    }
    .into_any()
}

/// The dialog with the links to a game. Before secrets are shared it says so.
#[component]
pub fn ShareDialog(l: Locale, open: RwSignal<bool>, #[prop(into)] links: Signal<Links>) -> impl IntoView {
    view! {
        <Dialog open title=t!(l, link::share) class="card">
            <BothLinks l open links=links.get_untracked() />
        </Dialog>
    }
}

/// Asks before something is handed out that lies face down: `anyway` says what is done then.
#[component]
pub fn BeforeSecrets(
    l: Locale,
    warning: &'static str,
    anyway: &'static str,
    #[prop(into)] go: Callback<()>,
    #[prop(into)] leave: Callback<()>,
) -> impl IntoView {
    view! {
        <p class="alert">
            <Icon name="warning" />
            {warning}
        </p>
        <div class="choices">
            <button type="button" class="btn" on:click=move |_| go.run(())>
                {anyway}
            </button>
            <button type="button" class="btn primary" on:click=move |_| leave.run(())>
                {t!(l, common::cancel)}
            </button>
        </div>
    }
}

/// The dialog before the game becomes a file while something lies face down.
#[component]
pub fn ExportDialog(open: RwSignal<bool>) -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    let go = move |()| {
        open.set(false);
        table.export();
    };
    view! {
        <Dialog open title=t!(l, table::export) class="card">
            <BeforeSecrets
                l
                warning=t!(l, saves::hidden)
                anyway=t!(l, saves::export_anyway)
                go
                leave=move |()| open.set(false)
            />
        </Dialog>
    }
}

/// The link to the game and that to its deal; before secrets a question.
#[component]
fn BothLinks(l: Locale, open: RwSignal<bool>, links: Links) -> impl IntoView {
    let anyway = RwSignal::new(!links.hidden);
    let text = t!(l, link::share_text, game = links.title, names = links.names.join(" · "));
    let part = move |title: &'static str, help: &'static str, address: Option<String>| {
        view! {
            <section class="link">
                <h3>{title}</h3>
                <p class="muted small">{help}</p>
                <SendLink l address title=links.title text=text.clone() />
            </section>
        }
    };
    let both = move || {
        view! {
            {part(t!(l, link::whole), t!(l, link::whole_help), links.game.clone())}
            {part(t!(l, link::deal), t!(l, link::deal_help), Some(links.deal.clone()))}
        }
    };
    let question = move || {
        view! {
            <BeforeSecrets
                l
                warning=t!(l, link::hidden)
                anyway=t!(l, link::anyway)
                go=move |()| anyway.set(true)
                leave=move |()| open.set(false)
            />
        }
    };
    live(move || if anyway.get() { both().into_any() } else { question().into_any() })
}

/// The dialog that asks which seats sit at this device.
#[component]
pub fn SeatsDialog(open: RwSignal<bool>) -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    view! {
        <Dialog open title=t!(l, play_by_link::offer) class="card">
            <p>{t!(l, play_by_link::help)}</p>
            <AskSeats open />
        </Dialog>
    }
}

/// The switches with a button that goes on.
#[component]
fn AskSeats(open: RwSignal<bool>) -> impl IntoView {
    let table = use_table();
    let here = RwSignal::new(untrack(|| table.links()).here);
    let marks = Seat::first(table.seats).map(|seat| (seat, table.mark(seat, 36))).collect();
    let done = move |_| {
        open.set(false);
        table.game().sit(&here.get_untracked());
    };
    view! {
        <SeatsHere marks name=move |seat| table.name(seat) here />
        <div class="choices">
            <button type="button" class="btn primary" on:click=done>
                {t!(table.locale, play_by_link::set_seats)}
            </button>
        </div>
    }
}

/// What is on the curtain before somebody who sits at another device: the link for them.
#[component]
pub fn HandOn(
    seat: Seat,
    /// The id of the save, for addresses.
    save: String,
) -> impl IntoView {
    let table = use_table();
    let (l, drawers) = (table.locale, use_drawers());
    let (name, steps) = untrack(|| (table.name(seat), table.steps.get()));
    let board = Route::Replay { save, step: Some(steps) };
    let turn = name.clone();
    let link = move || {
        let links = table.links();
        let text = t!(l, play_by_link::your_turn_text, game = links.title, name = turn);
        view! { <SendLink l address=links.game title=links.title text /> }
    };
    view! {
        <div class="to">
            <h1>{t!(l, play_by_link::send_to, name = name)}</h1>
            <p class="small">{t!(l, play_by_link::waiting, name = name)}</p>
        </div>
        {move || link()}
        <div class="row">
            <a class="btn quiet" href=board.href()>
                <Icon name="eye" />
                {t!(l, table::see_board)}
            </a>
            <button type="button" class="btn quiet" on:click=move |_| drawers.seats.set(true)>
                <Icon name="link" />
                {t!(l, play_by_link::seats)}
            </button>
        </div>
    }
}

/// At the end of a game by link: the others see it when they have the link.
#[component]
pub fn LastLink() -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    let links = untrack(|| table.links());
    links.by_link.then(|| {
        let text = t!(l, play_by_link::last_text, game = links.title);
        view! {
            <section class="panel last-link">
                <h2>{t!(l, play_by_link::last)}</h2>
                <p class="muted small">{t!(l, play_by_link::last_help)}</p>
                <SendLink l address=links.game title=links.title text />
            </section>
        }
        .into_any()
    })
}
