//! The second store: what is kept in local storage is in IndexedDB as well, under the same keys. Browsers write local storage to
//! the disk some seconds late, and IndexedDB says when it has done so. Everything is first written to the one, which answers
//! at once, then told to the other; what the two have is made one when the page starts ([`mirror::merge`]). Where local storage is
//! denied, what is in IndexedDB is read into memory when the page starts, and that is the first store.

use std::{
    cell::RefCell,
    future::Future,
    pin::Pin,
    task::{Context, Poll, Waker},
    time::Duration,
};

use gloo_events::EventListener;
use idb::Error;
use leptos::{prelude::*, task::spawn_local};
use wasm_bindgen::JsValue;
use web_sys::IdbDatabase;

use super::{
    browser_store::{BrowserStore, hear_tabs, is_denied, now, stand_in, stands_in},
    database::{open, read, tell},
};
use crate::session::{
    mirror::{self, Journal, OURS},
    slots::{MemoryStore, Newer},
};

/// A browser may never answer. After this time the games are opened as local storage has them.
const PATIENCE: Duration = Duration::from_secs(4);

/// The database was not told everything; what is not told stays in the journal.
#[derive(Clone, Copy, Debug)]
struct Untold;

impl From<Error> for Untold {
    fn from(_: Error) -> Untold {
        Untold
    }
}

#[cfg(feature = "split")]
impl From<leptos::wasm_split::SplitLoaderError> for Untold {
    fn from(_: leptos::wasm_split::SplitLoaderError) -> Untold {
        Untold
    }
}

/// The database being told everything.
type Telling = Pin<Box<dyn Future<Output = Result<(), Untold>>>>;

/// [`tell_all`]. With the feature `split` it is a part of the program of its own: nobody waits for it to see the first screen.
#[cfg(feature = "split")]
#[leptos::wasm_split::wasm_split(mirror_part, wasm_split_path = ::leptos::wasm_split, fallible)]
fn mirror_part() -> Result<Telling, Untold> {
    Ok(Box::pin(tell_all()))
}

#[cfg(not(feature = "split"))]
async fn mirror_part() -> Result<Telling, Untold> {
    Ok(Box::pin(tell_all()))
}

/// Where that is what has been saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// On its way to the disk.
    Writing,
    /// On the disk.
    Disk,
    /// In local storage, and nobody knows when that is written: the browser has no IndexedDB for this page, or no room in it.
    Quick,
    /// In this page only: local storage is denied, and the database does not take it.
    Page,
}

/// What hears of the second store.
#[derive(Clone, Copy)]
pub struct Heard {
    /// Where that is what this page has saved.
    pub kept: RwSignal<Kept>,
    /// Counts how often the first store was changed by it.
    pub healed: RwSignal<u32>,
    /// Takes what the first store does not take.
    pub newer: Callback<Newer>,
}

thread_local! {
    static MIRROR: RefCell<Mirror> = RefCell::default();
}

#[derive(Default)]
struct Mirror {
    heard: Option<Heard>,
    journal: Journal,
    database: Option<Open>,
    /// Whether something is being opened or written.
    busy: bool,
    settled: bool,
    /// Who waits until the two stores are one.
    waiting: Vec<Waker>,
}

/// The database, with its listeners.
struct Open {
    database: IdbDatabase,
    _leaving: [EventListener; 2],
}

/// Makes the two stores one, and keeps them so from now on.
pub fn provide_mirror(heard: Heard) {
    with(|mirror| mirror.heard = Some(heard));
    let late = move || {
        if !with(|mirror| mirror.settled) {
            heard.kept.set(Kept::Quick);
            settle();
        }
    };
    set_timeout(late, PATIENCE);
    run();
}

/// The first store has been changed.
pub fn note(key: &str, text: Option<&str>) {
    if !key.starts_with(OURS) {
        return;
    }
    let heard = with(|mirror| {
        mirror.journal.note(key, text);
        mirror.heard
    });
    if let Some(heard) = heard {
        if heard.kept.get_untracked() == Kept::Disk {
            heard.kept.set(Kept::Writing);
        }
        run();
    }
}

/// Comes when the two stores are one, or cannot be made one: before that a game might be opened that is behind.
pub fn settled() -> impl Future<Output = ()> + Send {
    Settled
}

struct Settled;

impl Future for Settled {
    type Output = ();

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        with(|mirror| {
            if mirror.settled {
                return Poll::Ready(());
            }
            mirror.waiting.push(context.waker().clone());
            Poll::Pending
        })
    }
}

fn settle() {
    let waiting = with(|mirror| {
        mirror.settled = true;
        std::mem::take(&mut mirror.waiting)
    });
    waiting.into_iter().for_each(Waker::wake);
}

/// Nothing that is called here comes back to the mirror.
fn with<V>(what: impl FnOnce(&mut Mirror) -> V) -> V {
    MIRROR.with_borrow_mut(what)
}

/// Tells the database what it has not been told, unless that is being done.
fn run() {
    if !with(|mirror| std::mem::replace(&mut mirror.busy, true)) {
        spawn_local(async {
            let tell = || async { mirror_part().await?.await };
            // A connection that was lost is opened once more.
            let done = tell().await.is_ok() || tell().await.is_ok();
            let heard = with(|mirror| {
                mirror.busy = false;
                mirror.heard
            });
            if let Some(heard) = heard {
                heard.kept.set(match (done, stands_in()) {
                    (true, _) => Kept::Disk,
                    (false, true) => Kept::Page,
                    (false, false) => Kept::Quick,
                });
            }
            settle();
            if done && with(|mirror| !mirror.journal.is_empty()) {
                run();
            }
        });
    }
}

/// Tells the database everything, and opens it first, if it is not open.
async fn tell_all() -> Result<(), Untold> {
    if with(|mirror| mirror.database.is_none()) {
        let database = open().await?;
        unite(&database).await?;
        let leaving =
            ["versionchange", "close"].map(|event| EventListener::new(&database, event, |_| leave()));
        with(|mirror| mirror.database = Some(Open { database, _leaving: leaving }));
        settle();
    }
    loop {
        let (changes, database) = with(|mirror| {
            (mirror.journal.take(), mirror.database.as_ref().map(|open| open.database.clone()))
        });
        if changes.is_empty() {
            return Ok(());
        }
        let told = match database {
            Some(database) => tell(database, &changes).await,
            None => Err(Error::TransactionAbortError(JsValue::NULL)),
        };
        if let Err(error) = told {
            with(|mirror| mirror.journal.put_back(changes));
            leave();
            return Err(error.into());
        }
    }
}

/// Somebody wants to change the database, or the browser has closed it.
fn leave() {
    // The listeners may be what has called this: they are dropped later.
    if let Some(open) = with(|mirror| mirror.database.take()) {
        open.database.close();
        set_timeout(move || drop(open), Duration::ZERO);
    }
}

/// Makes the two stores one: in the first one at once, in the database by what is noted. If there is no first one, memory is from
/// now on.
async fn unite(database: &IdbDatabase) -> Result<(), Error> {
    let denied = is_denied();
    if denied {
        hear_tabs();
    }
    let texts = MemoryStore::of(read(database.clone()).await?);
    let Some(heard) = with(|mirror| mirror.heard) else { return Ok(()) };
    let stood_in = if denied { stand_in(&texts) } else { Ok(()) };
    let Ok(merged) = stood_in.and_then(|()| mirror::merge(&BrowserStore, &texts, now())) else {
        return Err(Error::IndexedDbNotFound(JsValue::NULL));
    };
    with(|mirror| mirror.journal.put_back(merged.changes));
    for newer in merged.newer {
        heard.newer.run(newer);
    }
    if merged.healed || denied {
        heard.healed.update(|count| *count += 1);
    }
    Ok(())
}
