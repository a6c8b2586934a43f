// When the app cannot start, or stops by a fault of its own, a screen says so and what can be done. It must work when nothing
// else does: no module, no wasm, nothing but this file. Saves are read here, never written.
(() => {
  const TEXTS = {
    en: {
      start: 'Caldera could not start',
      stopped: 'Caldera has stopped',
      why: 'A part of the program did not arrive, or this browser cannot run it: a current Firefox, Chrome, Edge or Safari is needed.',
      fault: 'The program has made a mistake. That is not your fault, and reloading usually puts it right.',
      safe: 'Your saved games are safe. They are in this browser’s storage, which this screen only reads.',
      reload: 'Reload',
      export: 'Export all saved games',
      repair: 'Repair',
      repairHelp: 'Repairing fetches the whole program anew. It needs a network; saved games and settings stay.',
      offline: 'There is no network, so nothing was changed. Try again when there is one.',
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
      why: 'プログラムの一部が届かなかったか、このブラウザーでは動きません。最新の Firefox、Chrome、Edge、Safari をお使いください。',
      fault: 'プログラムの誤りで停止しました。操作が原因ではありません。再読み込みすると、たいていは直ります。',
      safe: '保存したゲームは無事です。このブラウザーに残っていて、この画面は読み出すだけです。',
      reload: '再読み込み',
      export: 'すべてのセーブを書き出す',
      repair: '修復',
      repairHelp: '修復すると、プログラム全体を読み込み直します。ネットワークが必要です。セーブと設定は残ります。',
      offline: 'ネットワークにつながっていないため、何も変えていません。つながるときにもう一度お試しください。',
      report: '報告をコピー',
      reportHelp: '報告には、起きたこと、版とブラウザー、最後のゲームの記録（伏せたカードも含む）が入ります。自動で送られることはありません。不具合を知らせる場所に貼り付けてください。',
      copied: '報告をコピーしました。',
      saved: 'コピーできなかったため、ファイルに保存しました。',
      none: '書き出すセーブがありません。',
      details: '起きたこと',
    },
  };
  const OURS = 'caldera/';
  let shown = false;

  addEventListener('caldera:failed', (event) => {
    event.preventDefault();
    show(event.detail);
  });
  addEventListener('error', (event) => {
    // A script that does not load has no error of its own; its event does not come up to the window.
    if (event.target !== window) {
      if (event.target.localName === 'script') show(new Error(`${event.target.src} did not load`));
    } else if (starting() || isFatal(event.error)) show(event.error ?? new Error(event.message));
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => {
    if (starting() || isFatal(reason)) show(reason);
  });
  if (!('noModule' in document.createElement('script'))) show(new Error('no modules'));

  function starting() {
    return document.getElementById('boot') !== null;
  }

  /** After a trap or an overflow the module's memory is not to be trusted. Other errors are no reason to stop. */
  function isFatal(error) {
    return !!error && (error instanceof WebAssembly.RuntimeError || /recursion|call stack/.test(error.message));
  }

  // ---- what is kept ----

  /** Everything of ours in local storage, by key. */
  function kept() {
    const found = new Map();
    try {
      for (let at = 0; at < localStorage.length; at++) {
        const key = localStorage.key(at);
        if (key.startsWith(OURS)) found.set(key.slice(OURS.length), localStorage.getItem(key));
      }
    } catch {
      // No storage, no saves.
    }
    return found;
  }

  const uncovered = (text) => {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)));
  };

  /** The saves, the newest first. Of each there are two copies of three lines: checksum, card, record. */
  function saves() {
    const found = new Map();
    for (const [key, text] of kept()) {
      const [, kind, id] = /^(slot|quarantine)\/([^/]+)/.exec(key) ?? [];
      if (!kind) continue;
      const [, card, written] = text.split('\n');
      let save = { revision: -1, updated: 0, lines: [] };
      try {
        const { revision, updated, hidden } = JSON.parse(card);
        // While something lies face down the record is base64 (src/session/slots/envelope.rs).
        const record = hidden ? uncovered(written) : written;
        JSON.parse(record);
        save = { revision, updated, record, lines: [record] };
      } catch {
        save.lines = text.split('\n');
      }
      const other = found.get(kind + id);
      if (!other || other.revision < save.revision) found.set(kind + id, { ...save, id });
    }
    return [...found.values()].sort((a, b) => b.updated - a.updated);
  }

  function settings() {
    try {
      return JSON.parse(kept().get('settings')) ?? {};
    } catch {
      return {};
    }
  }

  function report(error) {
    const here = location.hash.split('/')[2];
    const list = saves();
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

  /** The program is fetched anew: no service worker, no cache of ours. Local storage is left alone. */
  async function repair() {
    // The worker keeps no copy of itself: any answer comes from the network.
    const online = await fetch('sw.js', { cache: 'no-store' }).then(() => true, () => false);
    if (!online) return false;
    const scope = new URL('./', location.href);
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(workers.filter((one) => one.scope === scope.href).map((one) => one.unregister()));
    const names = window.caches ? await caches.keys() : [];
    await Promise.all(names.filter((one) => one.startsWith(`caldera ${scope.pathname} `)).map((one) => caches.delete(one)));
    const files = [...document.querySelectorAll('script[src], link[href]')].map((one) => one.src ?? one.href);
    await Promise.all([scope.href, ...files].map((one) => fetch(one, { cache: 'reload' }).catch(() => {})));
    location.reload();
    return true;
  }

  // ---- the screen ----

  function show(error) {
    if (shown) return;
    shown = true;
    const atStart = starting();
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
    const exportAll = () => {
      const lines = saves().flatMap(({ lines }) => lines);
      if (lines.length === 0) return void (said.textContent = text.none);
      download(`caldera-saves-${new Date().toISOString().slice(0, 10)}.json`, `${lines.join('\n')}\n`);
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
      if (!(await repair())) said.textContent = text.offline;
    };
    const heading = make('h1', { tabIndex: -1 }, atStart ? text.start : text.stopped);
    const alert = make('div', {}, make('p', {}, atStart ? text.why : text.fault), make('p', {}, text.safe));
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
    document.body.replaceChildren(screen);
    document.title = heading.textContent;
    heading.focus();
  }
})();
