//! The search of a book: what is looked for, what was found, and the way from one find to the next.

use std::ops::Range;

use leptos::{ev, prelude::*};
use web_sys::KeyboardEvent;

use super::{
    find::{Piece, folded, pieces},
    outline::{Section, Text},
};
use crate::app::shell::{icon::Icon, text::Locale};
use crate::t;

/// What a search found, by the numbers of the texts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// What is looked for.
    wanted: Vec<char>,
    /// By text: how many finds are before it; at the end, how many there are.
    before: Vec<usize>,
}

impl Results {
    /// Looks for something in texts that are numbered in this order.
    fn of(texts: &[&str], wanted: Vec<char>) -> Results {
        let mut count = 0;
        let mut before = vec![0];
        for text in texts {
            count += pieces(text, &wanted, 0).1;
            before.push(count);
        }
        Results { wanted, before }
    }

    /// How many finds there are.
    fn count(&self) -> usize {
        self.before.last().copied().unwrap_or_default()
    }

    /// Whether these texts are not shown, because something is looked for and not found in them.
    fn hides(&self, texts: &Range<usize>) -> bool {
        let before = |text: usize| self.before.get(text).copied().unwrap_or_default();
        !self.wanted.is_empty() && before(texts.start) == before(texts.end)
    }

    /// A text in pieces, with its finds.
    fn pieces(&self, text: Text) -> Vec<Piece> {
        let first = self.before.get(text.number).copied().unwrap_or_default();
        pieces(text.text, &self.wanted, first).0
    }
}

/// The search of one book. Copied freely: it holds only signals.
#[derive(Clone, Copy)]
pub struct Search {
    query: RwSignal<String>,
    /// The number of the present find.
    now: RwSignal<usize>,
    results: Memo<Results>,
}

impl Search {
    /// The search of these sections.
    pub fn new(sections: &[Section]) -> Search {
        let texts: Vec<&'static str> =
            sections.iter().flat_map(Section::texts).map(|text| text.text).collect();
        let query = RwSignal::new(String::new());
        let results = Memo::new(move |_| Results::of(&texts, folded(&normalised(&query.read()))));
        Search { query, now: RwSignal::new(0), results }
    }

    /// Looks for something; for nothing, with an empty text.
    pub fn seek(self, query: String) {
        self.now.set(0);
        self.query.set(query);
    }

    /// Goes so many finds on, round and round.
    fn step(self, by: usize) {
        let count = self.results.with_untracked(Results::count);
        if count > 0 {
            self.now.update(|now| *now = (*now + by) % count);
        }
    }

    /// One back is all but one forward.
    fn back(self) {
        self.step(self.results.with_untracked(Results::count).saturating_sub(1));
    }

    /// How many finds there are, and which of them is the present one.
    pub fn finds(self) -> (usize, usize) {
        (self.results.with(Results::count), self.now.get())
    }

    /// Whether that find is the present one.
    pub fn is_now(self, find: usize) -> bool {
        self.now.get() == find
    }

    /// Whether these texts are not shown, because something is looked for and not found in them.
    pub fn hides(self, texts: &Range<usize>) -> bool {
        self.results.with(|results| results.hides(texts))
    }

    /// A text in pieces, with its finds.
    pub fn pieces(self, text: Text) -> Vec<Piece> {
        self.results.with(|results| results.pieces(text))
    }
}

/// The same text, with half-width kana and other doubles written in the usual way.
fn normalised(text: &str) -> String {
    js_sys::JsString::from(text).normalize("NFKC").into()
}

/// The search: field, finds, and the way from one to the next.
#[component]
pub fn SearchBar(l: Locale, search: Search) -> impl IntoView {
    let keys = move |event: KeyboardEvent| match event.key().as_str() {
        // What an input method is still writing is not to be acted upon.
        _ if event.is_composing() => {}
        "Enter" if event.shift_key() => search.back(),
        "Enter" => search.step(1),
        // Escape empties the field first, and closes the dialog only then.
        "Escape" if !search.query.read_untracked().is_empty() => {
            event.prevent_default();
            search.seek(String::new());
        }
        _ => {}
    };
    let said = move || match (search.query.read().trim().is_empty(), search.finds()) {
        (true, _) => String::new(),
        (_, (0, _)) => t!(l, book::nothing).to_owned(),
        (_, (count, now)) => t!(l, book::finds, now = now + 1, all = count),
    };
    let button = move |icon: &'static str, label: &'static str, act: fn(Search)| {
        view! {
            <button
                type="button"
                class="btn quiet icon"
                aria-label=label
                aria-disabled=move || (search.finds().0 < 2).to_string()
                on:click=move |_| act(search)
            >
                <Icon name=icon />
            </button>
        }
    };
    view! {
        <search class="book-search">
            <input
                type="search"
                aria-label=t!(l, book::search)
                placeholder=t!(l, book::search)
                autocomplete="off"
                enterkeyhint="search"
                prop:value=move || search.query.get()
                on:input=move |event: ev::Event| search.seek(event_target_value(&event))
                on:keydown=keys
            />
            <p class="num" role="status">
                {move || said()}
            </p>
            {button("up", t!(l, book::previous), Search::back)}
            {button("down", t!(l, book::next), |search| search.step(1))}
        </search>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_are_numbered_through_the_book_and_what_has_none_is_hidden() {
        let texts = ["lava, lava", "a wall", "more lava"];
        let results = Results::of(&texts, folded("lava"));
        assert_eq!(results.count(), 3);
        assert_eq!([0..1, 1..2, 2..3, 0..3].map(|range| results.hides(&range)), [false, true, false, false]);
        let pieces = results.pieces(Text { number: 2, text: texts[2] });
        assert_eq!(pieces.iter().filter_map(|piece| piece.find).collect::<Vec<_>>(), [2]);
        // Nothing is hidden while nothing is looked for.
        let idle = Results::of(&texts, folded(" "));
        assert_eq!((idle.count(), idle.hides(&(0..3))), (0, false));
    }
}
