//! What the coach says, and the way on.

use leptos::{html, prelude::*};
use web_sys::HtmlElement;

use super::{notes::Kind, progress::Progress};
use crate::app::shell::{
    icon::Icon,
    route::Route,
    views::{CollectAny, show_when},
};
use crate::t;

/// What the coach says at the present note.
#[component]
pub fn Speech(progress: Progress) -> impl IntoView {
    let l = progress.table.locale;
    // In words, for those who do not see the ring.
    let to_do = move || {
        let action = (progress.note().kind == Kind::Act).then(|| progress.to_do()).flatten();
        action.map(|action| view! { <p class="sr">{t!(l, lesson::to_do, action = action)}</p> }.into_any())
    };
    view! {
        <section class="coach" aria-label=t!(l, lesson::title)>
            <div aria-live="polite">
                <h2>{move || progress.words(0)}</h2>
                <p>{move || marked(progress.words(1))}</p>
                {move || to_do()}
            </div>
            <p class="answer" role="status">
                {move || marked(&progress.answer.read())}
            </p>
            {show_when(move || progress.resumed.get(), move || view! { <p class="resumed">
                    {t!(l, lesson::resumed)} " "
                    <button type="button" class="btn quiet" on:click=move |_| progress.step_to(0)>
                        {t!(l, lesson::again)}
                    </button>
                </p> }.into_any())}
            {move || view! { <Ways progress at=progress.at.get() /> }}
        </section>
    }
}

/// A text in which `*stars*` make words stand out.
fn marked(text: &str) -> impl IntoView + use<> {
    let part = |(place, part): (usize, &str)| match place % 2 {
        0 => part.to_owned().into_any(),
        _ => view! { <b>{part.to_owned()}</b> }.into_any(),
    };
    text.split('*').enumerate().map(part).collect_any()
}

/// From the note at `at` back, where one is, and on: by reading, by being shown, or to a real game.
#[component]
fn Ways(progress: Progress, at: usize) -> impl IntoView {
    let (l, all) = (progress.table.locale, progress.lesson.notes.len());
    let kind = progress.lesson.notes[at].kind;
    let set_up = Route::Setup(progress.table.book.game.to_owned()).href();
    let aside = match kind {
        Kind::End => view! {
            <button type="button" class="btn quiet skip" on:click=move |_| progress.step_to(0)>
                {t!(l, lesson::again)}
            </button>
        }
        .into_any(),
        _ => view! {
            <a class="btn quiet skip" href=set_up.clone() aria-label=t!(l, lesson::skip_long)>
                {t!(l, lesson::skip)}
            </a>
        }
        .into_any(),
    };
    let on = match kind {
        Kind::Act => view! {
            <button type="button" class="btn" data-lesson="show" on:click=move |_| progress.show()>
                {t!(l, lesson::show)}
            </button>
        }
        .into_any(),
        Kind::Read | Kind::Later => {
            let next = NodeRef::<html::Button>::new();
            next.on_load(|next| focus(next.into()));
            view! {
                <button
                    node_ref=next
                    type="button"
                    class="btn primary"
                    data-lesson="next"
                    on:click=move |_| progress.on()
                >
                    {t!(l, lesson::next)}
                </button>
            }
            .into_any()
        }
        Kind::End => {
            let play = NodeRef::<html::A>::new();
            play.on_load(|play| focus(play.into()));
            view! {
                <a node_ref=play class="btn primary" href=set_up data-lesson="play">
                    {t!(l, lesson::play)}
                </a>
            }
            .into_any()
        }
    };
    view! {
        <div class="ways">
            <button
                type="button"
                class="btn quiet icon"
                aria-label=t!(l, lesson::back)
                title=t!(l, lesson::back)
                aria-disabled=(at == 0).to_string()
                on:click=move |_| progress.step_to(at.saturating_sub(1))
            >
                <Icon name="back" />
            </button>
            <span class="num small muted">
                <span aria-hidden="true">{t!(l, lesson::place, now = at + 1, all = all)}</span>
                <span class="sr">{t!(l, lesson::place_long, now = at + 1, all = all)}</span>
            </span>
            {aside}
            {on}
        </div>
    }
}

/// What goes on has the focus where there is nothing else to do.
fn focus(way: HtmlElement) {
    // The board takes it when it comes into the page; this comes after.
    request_animation_frame(move || drop(way.focus()));
}
