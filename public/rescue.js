// When the app cannot start, is long in starting, or stops by a fault of its own, a screen says so and what can be done. It must
// work when nothing else does: no module, no wasm, no style sheet, nothing but this file. Saves are read here, never written.
(() => {
  const TEXTS = {
    en: {
      start: 'Caldera could not start',
      stopped: 'Caldera has stopped',
      late: 'Caldera is still on its way',
      why: 'A part of the program did not arrive, or this browser cannot run it: a current Firefox, Chrome, Edge or Safari is needed.',
      waits: 'Nothing has arrived for 15 seconds. Caldera goes on waiting and starts by itself when the rest is there. If it does not come, reload the page.',
      damaged: 'The program as it is stored in this browser is damaged, and it could not be fetched anew. Reload when there is a network.',
      fault: 'The program has made a mistake. That is not your fault, and reloading usually puts it right.',
      safe: 'Your saved games are safe. They are in this browser’s storage, which this screen only reads.',
      reload: 'Reload',
      export: 'Export all saved games',
      repair: 'Repair',
      repairHelp: 'Repairing fetches the whole program anew. It needs a network; saved games and settings stay.',
      repairing: 'The program is being fetched…',
      offline: 'There is no network, so nothing was changed. Try again when there is one.',
      foreign: 'The network answers, but not with the whole of Caldera: perhaps with the sign-in page of a Wi-Fi, or the server is out of order. Nothing was changed. Try again later.',
      report: 'Copy a report',
      reportHelp: 'The report says what happened, in which version and browser, and holds the record of the last game, hidden cards included. It goes nowhere by itself: paste it where you report the mistake.',
      copied: 'The report has been copied.',
      saved: 'The report could not be copied, so it was saved as a file.',
      none: 'There are no saved games to export.',
      details: 'What happened',
    },
    ja: {
      start: 'Caldera を起動できませんでした',
      stopped: 'Caldera が停止しました',
      late: 'Caldera をまだ読み込んでいます',
      why: 'プログラムの一部が届かなかったか、このブラウザーでは動きません。最新の Firefox、Chrome、Edge、Safari をお使いください。',
      waits: '15 秒間、何も届いていません。待ち続けているので、残りが届けばそのまま始まります。届かないときは再読み込みしてください。',
      damaged: 'このブラウザーに保存されたプログラムが壊れていて、取り寄せ直すこともできませんでした。ネットワークにつながるときに再読み込みしてください。',
      fault: 'プログラムの誤りで停止しました。操作が原因ではありません。再読み込みすると、たいていは直ります。',
      safe: '保存したゲームは無事です。このブラウザーに残っていて、この画面は読み出すだけです。',
      reload: '再読み込み',
      export: 'すべてのセーブを書き出す',
      repair: '修復',
      repairHelp: '修復すると、プログラム全体を読み込み直します。ネットワークが必要です。セーブと設定は残ります。',
      repairing: 'プログラムを取り寄せています…',
      offline: 'ネットワークにつながっていないため、何も変えていません。つながるときにもう一度お試しください。',
      foreign: '応答はありましたが、Caldera の全体ではありませんでした。Wi-Fi のログイン画面か、サーバーの不調かもしれません。何も変えていません。あとでもう一度お試しください。',
      report: '報告をコピー',
      reportHelp: '報告には、起きたこと、版とブラウザー、最後のゲームの記録（伏せたカードも含む）が入ります。自動で送られることはありません。不具合を知らせる場所に貼り付けてください。',
      copied: '報告をコピーしました。',
      saved: 'コピーできなかったため、ファイルに保存しました。',
      none: '書き出すセーブがありません。',
      details: '起きたこと',
    },
  };
  const OURS = 'caldera/';
  const HERE = new URL('./', document.baseURI).href;
  /** The service worker leaves what is asked for with this header to the network. */
  const ANEW = { 'caldera-anew': '1' };
  /** What is on the screen: nothing, that it takes long, or the end of the program. */
  let shown = '';

  addEventListener('caldera:failed', (event) => {
    event.preventDefault();
    show('start', event.detail);
  });
  addEventListener('caldera:late', (event) => {
    event.preventDefault();
    show('late', new Error('nothing has arrived for 15 seconds'));
  });
  addEventListener('caldera:started', started);
  addEventListener('error', (event) => {
    const { target, error, filename } = event;
    // A script that does not load has no error of its own; its event does not come up to the window.
    if (target !== window) {
      if (target.localName === 'script' && target.src.startsWith(HERE)) show('start', new Error(`${target.src} did not load`));
    } else if (starting() ? filename?.startsWith(HERE) || isOurs(error) : isFatal(error)) {
      show(starting() ? 'start' : 'stopped', error ?? new Error(event.message));
    }
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => {
    if (starting() ? isOurs(reason) : isFatal(reason)) show(starting() ? 'start' : 'stopped', reason);
  });
  function starting() {
    return document.getElementById('boot') !== null;
  }

  /** After a trap or an overflow the module's memory is not to be trusted. Other errors are no reason to stop, and what an extension
   * of the browser does in its own module is none either. */
  function isFatal(error) {
    const trap = error instanceof WebAssembly.RuntimeError || /recursion|call stack/.test(error?.message);
    return trap && (isOurs(error) || window.calderaPanic !== undefined);
  }

  /** Whether an error comes out of one of our own files: the first that its stack names. */
  function isOurs(error) {
    const stack = String(error?.stack ?? '');
    const head = String(error);
    // What the error says may name files as well.
    const places = stack.startsWith(head) ? stack.slice(head.length) : stack;
    const [first = ''] = places.match(/(?!wasm:)\b[a-z][a-z-]*:\/\/[^\s)]+/) ?? [];
    return first.startsWith(HERE);
  }

  // ---- what is kept ----

  /** The newest look into the database: reading it takes a moment, and a report must be there at once. */
  let mirror = [];

  /** Everything of ours in local storage, as pairs of key and text. */
  function local() {
    const found = [];
    try {
      for (let at = 0; at < localStorage.length; at++) {
        const key = localStorage.key(at);
        if (key.startsWith(OURS)) found.push([key, localStorage.getItem(key)]);
      }
    } catch {
      // No storage, no saves.
    }
    return found;
  }

  /** The same out of the database, which may be missing, denied or hang: it is not made here, and not waited for longer than 3 s. */
  async function look() {
    const late = new Promise((done) => setTimeout(done, 3000, []));
    mirror = await Promise.race([database().catch(() => []), late]);
  }

  async function database() {
    const known = await indexedDB.databases?.();
    if (known && !known.some(({ name }) => name === 'caldera')) return [];
    const asked = (request) =>
      new Promise((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const opening = indexedDB.open('caldera');
    opening.onupgradeneeded = () => opening.transaction.abort();
    const base = await asked(opening);
    try {
      const slots = base.transaction('slots').objectStore('slots');
      const [keys, texts] = await Promise.all([asked(slots.getAllKeys()), asked(slots.getAll())]);
      return keys.map((key, at) => [key, texts[at]]).filter((pair) => pair.every((one) => typeof one === 'string'));
    } finally {
      base.close();
    }
  }

  /** FNV-1a of 64 bits, as src/session/slots/envelope.rs has it, in two halves. */
  function checksum(text) {
    let [high, low] = [0xcbf29ce4, 0x84222325];
    for (const byte of new TextEncoder().encode(text)) {
      low = (low ^ byte) >>> 0;
      const product = low * 0x1b3;
      high = (Math.imul(high, 0x1b3) + Math.floor(product / 2 ** 32) + (low << 8)) >>> 0;
      low = product >>> 0;
    }
    return [high, low].map((half) => half.toString(16).padStart(8, '0')).join('');
  }

  const uncovered = (text) => {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)));
  };

  /** A copy of a saved game, of three lines: checksum, card, record. `sound` if the checksum holds. */
  function read([key, text]) {
    const [, kind, id] = /^caldera\/(slot|quarantine)\/([^/]+)/.exec(key) ?? [];
    const copy = { key, kind, id, text, sound: false, revision: -1, updated: 0, record: '' };
    const [check, card = '', ...rest] = text.split('\n');
    try {
      const { revision, updated, hidden } = JSON.parse(card);
      // While something lies face down the record is base64.
      const record = hidden ? uncovered(rest.join('\n')) : rest.join('\n');
      const sound = check.padStart(16, '0') === checksum(text.slice(check.length + 1));
      Object.assign(copy, { sound, revision, updated, record });
    } catch {
      // Damaged.
    }
    return copy;
  }

  /** What is kept of saved games, each text once: of every slot the newest sound copy, then the other sound ones, then all the rest. */
  function copies() {
    const each = new Map([...local(), ...mirror].map((pair) => [`${pair[0].replace(/\/[ab]$/, '')} ${pair[1]}`, pair]));
    const all = [...each.values()].map(read).filter(({ kind }) => kind);
    const sound = all.filter((copy) => copy.sound && copy.kind === 'slot').sort((a, b) => b.revision - a.revision);
    const newest = [...new Map([...sound].reverse().map((copy) => [copy.id, copy])).values()].sort((a, b) => b.updated - a.updated);
    const older = sound.filter((copy) => !newest.includes(copy));
    const rest = all.filter((copy) => !sound.includes(copy));
    return { newest, older, rest };
  }

  /** All of that as a file. The app takes in each line that begins as a record does: the newest sound copy of every slot, and of a
   * damaged one what may still be a game. What is indented it leaves alone. */
  function file() {
    const { newest, older, rest } = copies();
    const games = new Set(newest.map(({ record }) => record));
    const lines = [...games];
    const aside = (record) => `  ${record}`;
    for (const { key, revision, record } of older) lines.push(`# an older copy / 古い控え: ${key}, ${revision}`, aside(record));
    for (const { key, text, record } of rest) {
      lines.push(`# damaged / 破損: ${key}`);
      const parts = text.split('\n');
      if (record && !parts.includes(record)) parts.push(record);
      lines.push(...parts.map((part) => (games.has(part) ? aside(part) : part)));
    }
    return lines.join('\n');
  }

  function settings() {
    try {
      return JSON.parse(localStorage.getItem(`${OURS}settings`)) ?? {};
    } catch {
      return {};
    }
  }

  function report(error) {
    const here = location.hash.split('/')[2];
    const { newest, rest } = copies();
    const list = [...newest, ...rest];
    const game = list.find(({ id }) => id === here) ?? list[0];
    return [
      `Caldera ${version()}`,
      `${location.href}`,
      navigator.userAgent,
      `${innerWidth}x${innerHeight} ${navigator.language} ${document.documentElement.dataset.theme ?? ''}`,
      '',
      words(error),
      '',
      game?.record ?? '',
    ].join('\n');
  }

  /** The version, with the hash of the program that was to run. */
  function version() {
    const number = document.querySelector('meta[name=version]')?.content ?? '';
    const [, hash] = /-([0-9a-f]{12})\.js$/.exec(document.querySelector('script[type=module]')?.src ?? '') ?? [];
    return hash ? `${number} (${hash})` : number;
  }

  function words(error) {
    const panic = window.calderaPanic ? `${window.calderaPanic}\n` : '';
    return panic + (error?.stack ?? String(error));
  }

  function download(name, text) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = name;
    link.click();
  }

  // ---- repair ----

  /** The program is fetched anew: no service worker, no cache of ours. Local storage is left alone, and so is all the rest until the
   * whole program has come. Gives what stands in the way: `offline`, or `foreign` if what answers is not this program. */
  async function repair() {
    const obstacle = await fetchAll();
    if (obstacle) return obstacle;
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(workers.filter((one) => one.scope === HERE).map((one) => one.unregister()));
    const ours = `caldera ${new URL(HERE).pathname} `;
    // A cache that fails is not asked any more.
    const names = window.caches ? await caches.keys().catch(() => []) : [];
    await Promise.all(names.filter((one) => one.startsWith(ours)).map((one) => caches.delete(one).catch(() => {})));
    location.reload();
    return '';
  }

  /** Fetches the whole program into the browser's own cache, past the worker, and checks every file. */
  async function fetchAll() {
    const get = async (path) => {
      const response = await fetch(new URL(path, HERE), { cache: 'reload', headers: ANEW, redirect: 'manual' });
      if (!response.ok) throw new Foreign();
      return response.arrayBuffer();
    };
    try {
      const text = async (path) => new TextDecoder().decode(await get(path));
      const page = new DOMParser().parseFromString(await text('./'), 'text/html');
      if (!page.querySelector('meta[name=version]') || !page.getElementById('boot')) throw new Foreign();
      const paths = [...page.querySelectorAll('script[src], link[href]')].map((one) => one.getAttribute('src') ?? one.getAttribute('href'));
      const hashes = new Map(paths.map((path) => [path, /-([0-9a-f]{12})\.\w+$/.exec(path)?.[1] ?? '']));
      const worker = page.querySelector('meta[name=worker]')?.content;
      if (worker) {
        const list = [...(await text(worker)).matchAll(/\['([^']+)', '([0-9a-f]{16})'\]/g)];
        for (const [, path, hash] of list) hashes.set(path, hash);
        if (list.length === 0) throw new Foreign();
      }
      await Promise.all([...hashes].map(async ([path, hash]) => fits(await get(path), hash)));
      return '';
    } catch (error) {
      return error instanceof Foreign ? 'foreign' : 'offline';
    }
  }

  class Foreign extends Error {}

  async function fits(bytes, hash) {
    // Browsers hash for nobody whose address is not secure.
    if (!crypto.subtle) return;
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const found = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    if (!found.startsWith(hash)) throw new Foreign();
  }

  // ---- the screen ----

  /** `kind`: 'late', 'start', 'damaged' or 'stopped'. What is late may still fail; nothing follows the rest. */
  function show(kind, error) {
    if (shown && (shown !== 'late' || kind === 'late')) return;
    shown = kind;
    look();
    const language = settings().language ?? (/^ja/i.test(navigator.language) ? 'ja' : 'en');
    const text = TEXTS[language] ?? TEXTS.en;
    document.documentElement.lang = language;
    const make = (tag, options = {}, ...children) => {
      const element = Object.assign(document.createElement(tag), options);
      element.append(...children);
      return element;
    };
    const said = make('p', { className: 'said' });
    said.setAttribute('role', 'status');
    const button = (label, act, first) =>
      make('button', { type: 'button', className: first ? 'btn primary' : 'btn', onclick: act }, label);
    const exportAll = async () => {
      await look();
      const all = file();
      if (!all) return void (said.textContent = text.none);
      download(`caldera-saves-${new Date().toISOString().slice(0, 10)}.json`, `${all}\n`);
    };
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(report(error));
        said.textContent = text.copied;
      } catch {
        download('caldera-report.txt', report(error));
        said.textContent = text.saved;
      }
    };
    const mend = async () => {
      said.textContent = text.repairing;
      const obstacle = await repair();
      if (obstacle) said.textContent = text[obstacle];
    };
    const [title, why] = {
      late: [text.late, text.waits],
      start: [text.start, text.why],
      damaged: [text.start, text.damaged],
      stopped: [text.stopped, text.fault],
    }[kind];
    const heading = make('h1', { tabIndex: -1 }, title);
    const alert = make('div', {}, make('p', {}, why), make('p', {}, text.safe));
    alert.setAttribute('role', 'alert');
    alert.prepend(heading);
    const screen = make(
      'main',
      { className: 'screen rescue' },
      make(
        'div',
        { className: 'panel' },
        alert,
        make(
          'div',
          { className: 'choices' },
          button(text.reload, () => location.reload(), true),
          button(text.export, exportAll),
          button(text.report, copy),
          button(text.repair, mend),
        ),
        said,
        make('p', { className: 'muted small' }, text.reportHelp),
        make('p', { className: 'muted small' }, text.repairHelp),
        make('details', {}, make('summary', {}, text.details), make('pre', {}, words(error))),
      ),
    );
    if (kind === 'late') {
      // What is there stays: the app may still come.
      document.documentElement.removeAttribute('data-print');
      document.getElementById('boot').style.display = 'none';
      document.body.querySelector('main.rescue')?.remove();
      document.body.append(screen);
    } else {
      document.body.replaceChildren(screen);
      document.title = title;
    }
    heading.focus();
  }

  /** The app has come after all. */
  function started() {
    const screen = document.querySelector('main.rescue');
    if (shown !== 'late' || !screen) return;
    shown = '';
    const held = screen.contains(document.activeElement);
    screen.remove();
    if (held) document.querySelector('main h1')?.focus();
  }

  // What is wrong already.
  if (!('noModule' in document.createElement('script'))) show('start', new Error('no modules'));
  // The service worker's page in place of a damaged one (tools/worker.js).
  else if (document.documentElement.hasAttribute('data-damaged')) show('damaged', new Error('the page that is stored is damaged'));
  else if (document.documentElement.hasAttribute('data-late')) show('late', new Error('a part of the page was late'));
})();
