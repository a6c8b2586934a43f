//! The book on the screen: contents, search, text. It is the same on its own page and in a drawer over the table.

use leptos::{ev, html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::{
    book::Rulebook,
    outline::outline,
    page::{ContentsLine, SectionText},
    places::{open_at, show_find},
    reading::Reading,
    search::{Search, SearchBar},
};
use crate::app::shell::{effect::effect, icon::Icon, media::use_media, text::Locale, views::CollectAny};
use crate::t;

/// Where the contents have a column of their own, on the page.
const WIDE: &str = "(min-width: 1000px)";

/// The book, opened at the place `at` and wherever that leads.
#[component]
pub fn Reader(
    book: Rulebook,
    l: Locale,
    at: RwSignal<String>,
    /// On a page of its own, or in a dialog.
    page: bool,
) -> impl IntoView {
    let sections = outline(book.blocks(l));
    let search = Search::new(&sections);
    let reading = Reading { book, locale: l, search, level: if page { 2 } else { 3 } };
    let (root, contents) = (NodeRef::<html::Div>::new(), NodeRef::<html::Details>::new());
    let wide = use_media(WIDE);
    effect(move || {
        let (count, _) = search.finds();
        if let Some(root) = root.get().filter(|_| count > 0) {
            // Once all marks are in the page.
            queue_microtask(move || show_find(&root));
        }
    });
    effect(move || {
        let to = at.get();
        if to.is_empty() {
            return;
        }
        search.seek(String::new());
        // Once it is in the page, and after whatever else takes the focus there.
        request_animation_frame(move || {
            if let Some(root) = root.try_get_untracked().flatten() {
                open_at(&root, &to);
            }
        });
    });
    // A link in the book leads to its place also where it has led before; in a dialog it leaves the address alone.
    let follow = move |event: ev::MouseEvent| {
        let Some(to) = place_of(&event) else { return };
        if event.ctrl_key() || event.meta_key() || event.shift_key() {
            return;
        }
        if !page {
            event.prevent_default();
        }
        if let Some(contents) = contents.get_untracked().filter(|_| !(page && wide.get_untracked())) {
            let _ = contents.remove_attribute("open");
        }
        at.set(to);
    };
    let lines = sections.iter().cloned().map(|section| view! { <ContentsLine reading section /> }.into_any());
    let lines = lines.collect_any();
    let text = sections
        .into_iter()
        .map(|section| view! { <SectionText reading section /> }.into_any())
        .collect_any();
    view! {
        <div node_ref=root class=if page { "book" } else { "book boxed" } on:click=follow>
            <SearchBar l search />
            <details node_ref=contents class="book-toc" open=move || page && wide.get()>
                <summary>
                    <Icon name="list" />
                    {t!(l, book::contents)}
                </summary>
                <nav aria-label=t!(l, book::contents)>
                    <ol>{lines}</ol>
                </nav>
            </details>
            <div class="book-text">{text}</div>
        </div>
    }
}

/// The place that the link under an event leads to.
fn place_of(event: &ev::MouseEvent) -> Option<String> {
    let on = event.target()?.dyn_into::<Element>().ok()?;
    on.closest("[data-to]").ok()??.get_attribute("data-to")
}
