// What both stores of a page have, local storage and IndexedDB, and how it is changed behind the program's back.

/** Everything that IndexedDB has, by key. */
export const disk = (page) =>
  page.evaluate(async () => {
    const database = await new Promise((done, failed) => {
      const open = indexedDB.open('caldera');
      open.onsuccess = () => done(open.result);
      open.onerror = () => failed(open.error);
    });
    const all = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
    const store = database.transaction('slots').objectStore('slots');
    const [keys, texts] = await Promise.all([all(store.getAllKeys()), all(store.getAll())]);
    database.close();
    return Object.fromEntries(keys.map((key, at) => [key, texts[at]]));
  });

/** The games and results in both, by key. */
export const stores = async (page) => {
  const games = (all) => Object.fromEntries(Object.entries(all).filter(([key]) => /^caldera\/(slot|deleted|results)/.test(key)).sort());
  return { quick: games(await page.evaluate(() => ({ ...localStorage }))), disk: games(await disk(page)) };
};

/** Changes what is in IndexedDB, by key; without a text a key is taken away. */
export const change = (page, texts) =>
  page.evaluate(async (texts) => {
    const database = await new Promise((done) => (indexedDB.open('caldera').onsuccess = ({ target }) => done(target.result)));
    const transaction = database.transaction('slots', 'readwrite');
    for (const [key, text] of texts) {
      if (text === null) transaction.objectStore('slots').delete(key);
      else transaction.objectStore('slots').put(text, key);
    }
    await new Promise((done) => (transaction.oncomplete = done));
    database.close();
  }, texts);

/** From the next load on the browser refuses the page its local storage. */
export const denyLocalStorage = (page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied by the test', 'SecurityError');
      },
    });
  });

/** From the next load on there is no IndexedDB. */
export const withoutIndexedDb = (page) => page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
