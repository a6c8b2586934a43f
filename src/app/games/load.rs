//! Each game is a part of the program that is fetched when it is needed, or when the browser has nothing better to do. What is
//! fetched stays: [`with_games`] shows a screen that needs games once they are there.
//!
//! Without the feature `split` the parts are in the one module and there at once.

use std::{cell::RefCell, future::Future, marker::PhantomData, pin::Pin};

use leptos::{prelude::*, task::spawn_local};

use super::{
    GAMES,
    eruption::EruptionTable,
    listing::Listing,
    part::{BoxedGame, InBox},
    volcano::VolcanoTable,
};
use crate::{
    app::{
        dom::{Content, View, all, el},
        shell::{
            page::{alert, button, page},
            settings::use_locale,
            text::Locale,
        },
    },
    t,
};

/// A part could not be fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotLoaded;

#[cfg(feature = "split")]
impl From<leptos::wasm_split::SplitLoaderError> for NotLoaded {
    fn from(_: leptos::wasm_split::SplitLoaderError) -> NotLoaded {
        NotLoaded
    }
}

type Loaded = Result<&'static dyn BoxedGame, NotLoaded>;

/// Fetches the part of a game.
pub type Load = fn() -> Pin<Box<dyn Future<Output = Loaded>>>;

/// The function that fetches a part. All that is mentioned in it and nowhere else is that part.
macro_rules! part {
    ($name:ident, $table:ty) => {
        pub(super) fn $name() -> Pin<Box<dyn Future<Output = Loaded>>> {
            #[cfg(feature = "split")]
            #[leptos::wasm_split::wasm_split($name, wasm_split_path = ::leptos::wasm_split, fallible)]
            fn part() -> Result<&'static dyn BoxedGame, NotLoaded> {
                Ok(&InBox::<$table>(PhantomData))
            }
            #[cfg(not(feature = "split"))]
            async fn part() -> Loaded {
                Ok(&InBox::<$table>(PhantomData))
            }
            Box::pin(part())
        }
    };
}

part!(eruption, EruptionTable);
part!(volcano, VolcanoTable);

thread_local! {
    static LOADED: RefCell<Vec<&'static dyn BoxedGame>> = const { RefCell::new(Vec::new()) };
}

/// The game with this id, if its part is there.
pub(super) fn loaded(id: &str) -> Option<&'static dyn BoxedGame> {
    LOADED.with_borrow(|games| games.iter().copied().find(|game| game.id() == id))
}

/// How far the fetching of parts has come.
#[derive(Clone, Copy)]
struct Parts {
    /// How many are there.
    count: RwSignal<usize>,
    /// Whether the last one that was asked for did not arrive.
    failed: RwSignal<bool>,
}

/// Lets screens ask for games; those that nobody has asked for are fetched when the page has nothing to do.
pub fn provide_parts() {
    let parts = Parts { count: RwSignal::new(0), failed: RwSignal::new(false) };
    provide_context(parts);
    let _ = window_event_listener_untyped("caldera:idle", move |_| {
        for game in GAMES {
            parts.fetch(game, false);
        }
    });
}

impl Parts {
    /// Fetches the part of that game, unless it is there. `wanted` if somebody waits for it: then it counts if it fails.
    fn fetch(self, game: Listing, wanted: bool) {
        if game.game().is_some() {
            return;
        }
        spawn_local(async move {
            match (game.load)().await {
                Ok(part) => {
                    if loaded(part.id()).is_none() {
                        LOADED.with_borrow_mut(|games| games.push(part));
                    }
                    self.count.set(LOADED.with_borrow(Vec::len));
                }
                Err(NotLoaded) if wanted => self.failed.set(true),
                Err(NotLoaded) => {}
            }
        });
    }
}

/// Asks for these games without waiting; whoever calls this runs again when more parts are there.
pub fn ask_for(ids: impl IntoIterator<Item = String>) {
    let parts: Parts = expect_context();
    parts.count.track();
    for id in ids {
        if let Some(game) = super::listing(&id) {
            parts.fetch(game, false);
        }
    }
}

/// A screen that needs these games, once they are there. Games that are not on the shelf are not waited for.
pub fn with_games<V: Content>(ids: Vec<String>, screen: impl Fn() -> V + 'static) -> View {
    let (l, parts): (Locale, Parts) = (use_locale(), expect_context());
    let wanted: Vec<Listing> = ids.iter().filter_map(|id| super::listing(id)).collect();
    let missing = move || wanted.iter().filter(|game| game.game().is_none()).copied().collect::<Vec<_>>();
    if missing().is_empty() {
        return screen().into_node();
    }
    let fetch = {
        let missing = missing.clone();
        move || {
            parts.failed.set(false);
            for game in missing() {
                parts.fetch(game, true);
            }
        }
    };
    fetch();
    let here = Memo::new(move |_| {
        parts.count.track();
        missing().is_empty()
    });
    let failed = parts.failed;
    all([move || match (here.get(), failed.get()) {
        (true, _) => screen().into_node(),
        (false, false) => fetching(l),
        (false, true) => not_loaded(l, fetch.clone()),
    }])
}

/// A bar that `public/progress.js` fills; the style sheet shows it after a moment.
fn fetching(l: Locale) -> View {
    let bar = el("progress.fetching[max=1]").attr("aria-label", t!(l, common::fetching));
    el("main.screen").child(bar).into_node()
}

fn not_loaded(l: Locale, again: impl Fn() + 'static) -> View {
    let panel = el("div.panel")
        .child(alert(t!(l, common::not_fetched_help)))
        .child(button("btn primary", again).child(t!(l, common::try_again)));
    page(t!(l, common::not_fetched), "message", panel)
}
