//! The database in IndexedDB. It is `caldera`, its object store `slots`, the keys and texts are those of local storage:
//! `public/rescue.js` knows that too.

use idb::{Database, DatabaseEvent, Error, Factory, ObjectStoreParams, Transaction, TransactionMode};
use js_sys::{Object, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{IdbDatabase, IdbTransaction};

use crate::session::mirror::Change;

/// The database and its object store.
const DATABASE: &str = "caldera";
const SLOTS: &str = "slots";

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

/// Opens the database, and makes its object store, if that is not there.
pub async fn open() -> Result<IdbDatabase, Error> {
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

/// All keys and texts of the database.
pub async fn read(database: IdbDatabase) -> Result<Vec<(String, String)>, Error> {
    let transaction = Database::from(database).transaction(&[SLOTS], TransactionMode::ReadOnly)?;
    let store = transaction.object_store(SLOTS)?;
    let (keys, texts) = (store.get_all_keys(None, None)?, store.get_all(None, None)?);
    let (keys, texts) = (keys.await?, texts.await?);
    let pairs = keys.into_iter().zip(texts);
    Ok(pairs.filter_map(|(key, text)| Some((key.as_string()?, text.as_string()?))).collect())
}

/// Makes these changes, all or none, and comes back when they are on the disk.
pub async fn tell(database: IdbDatabase, changes: &[Change]) -> Result<(), Error> {
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
