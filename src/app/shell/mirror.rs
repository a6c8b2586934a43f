//! The second store: what is kept in local storage is in IndexedDB as well, under the same keys. Browsers write local storage to
//! the disk some seconds late, and IndexedDB says when it has done so. Everything is first written to the one, which answers
//! at once, then told to the other; what the two have is made one when the page starts ([`mirror::merge`]). Where local storage is
//! denied, what is in IndexedDB is read into memory when the page starts, and that is the first store.
//!
//! The database is `caldera`, its object store `slots`, the keys and texts are those of local storage: `public/rescue.js` knows that
//! too.

use std::{
    cell::RefCell,
    future::Future,
    pin::Pin,
    task::{Context, Poll, Waker},
    time::Duration,
};

use gloo_events::EventListener;
use idb::{Database, DatabaseEvent, Error, Factory, ObjectStoreParams, Transaction, TransactionMode};
use js_sys::{Object, Reflect};
use leptos::{prelude::*, task::spawn_local};
use wasm_bindgen::prelude::*;
use web_sys::{IdbDatabase, IdbTransaction};

use super::browser_store::{BrowserStore, hear_tabs, is_denied, now, stand_in, stands_in};
use crate::session::{
    mirror::{self, Change, Journal, OURS},
    slots::{MemoryStore, Newer},
};

/// The database and its object store.
const DATABASE: &str = "caldera";
const SLOTS: &str = "slots";
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

#[wasm_bindgen]
extern "C" {
    /// A database that knows what `web_sys` does not: how surely a transaction is to be written.
    #[wasm_bindgen(extends = IdbDatabase)]
    type DurableDatabase;

    #[wasm_bindgen(method, catch, js_name = transaction)]
    fn durable(
        this: &DurableDatabase,
        store: &str,
        mode: &str,
        options: &Object,
    ) -> Result<IdbTransaction, JsValue>;
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

/// Opens the database, and makes its object store, if that is not there.
async fn open() -> Result<IdbDatabase, Error> {
    let database = opened(None).await?;
    if database.store_names().iter().any(|name| name == SLOTS) {
        return Ok(database.into());
    }
    let next = database.version()? + 1;
    database.close();
    Ok(opened(Some(next)).await?.into())
}

async fn opened(version: Option<u32>) -> Result<Database, Error> {
    let mut request = Factory::new()?.open(DATABASE, version)?;
    request.on_upgrade_needed(|event| {
        // If this fails, so does the first transaction.
        if let Ok(database) = event.database() {
            let _ = database.create_object_store(SLOTS, ObjectStoreParams::new());
        }
    });
    request.await
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

/// All keys and texts of the database.
async fn read(database: IdbDatabase) -> Result<Vec<(String, String)>, Error> {
    let transaction = Database::from(database).transaction(&[SLOTS], TransactionMode::ReadOnly)?;
    let store = transaction.object_store(SLOTS)?;
    let (keys, texts) = (store.get_all_keys(None, None)?, store.get_all(None, None)?);
    let (keys, texts) = (keys.await?, texts.await?);
    let pairs = keys.into_iter().zip(texts);
    Ok(pairs.filter_map(|(key, text)| Some((key.as_string()?, text.as_string()?))).collect())
}

/// Makes these changes, all or none, and comes back when they are on the disk.
async fn tell(database: IdbDatabase, changes: &[Change]) -> Result<(), Error> {
    let options = Object::new();
    let _ = Reflect::set(&options, &"durability".into(), &"strict".into());
    let transaction: Transaction = database
        .unchecked_into::<DurableDatabase>()
        .durable(SLOTS, "readwrite", &options)
        .map_err(Error::TransactionOpenFailed)?
        .into();
    let store = transaction.object_store(SLOTS)?;
    for (key, text) in changes {
        let key = JsValue::from(key);
        match text {
            Some(text) => drop(store.put(&text.into(), Some(&key))?),
            None => drop(store.delete(key)?),
        }
    }
    if transaction.await?.is_committed() { Ok(()) } else { Err(Error::TransactionAbortError(JsValue::NULL)) }
}
