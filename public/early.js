// Runs before anything is drawn: what is in the page already is shown in the language, colours and size that are set for this
// device. The app sets the same attributes when it is there (`settings::provide_settings`).
//
// The shelf is in the page, printed in every language (src/bin/print.rs). It is shown, `data-print`, where the app is going to
// show the same: at the shelf's own address. What only this device knows the app puts in; whether there is room for a game under
// way, `data-running`, and for results, `data-results`, is found out here, so that nothing moves then.
//
// It is written into the page itself (tools/finish.sh), so it runs even if nothing else arrives; and then it says so.
(() => {
  const root = document.documentElement;
  let set = {};
  try {
    set = JSON.parse(localStorage.getItem('caldera/settings')) ?? {};
  } catch {
    // No storage, or nothing that can be read: the browser decides.
  }
  const like = (query) => matchMedia(query).matches;
  root.lang = set.language ?? (/^ja/i.test(navigator.language) ? 'ja' : 'en');
  root.dataset.theme = set.theme ?? (like('(prefers-contrast: more)') ? 'contrast' : like('(prefers-color-scheme: light)') ? 'light' : 'dark');
  root.dataset.size = set.size ?? 'normal';

  try {
    root.toggleAttribute('data-running', running());
    root.toggleAttribute('data-results', localStorage.getItem('caldera/results') !== null);
  } catch {
    // No storage: then there is nothing either.
  }

  const show = () => root.toggleAttribute('data-print', /^#?\/?$/.test(location.hash) && !root.hasAttribute('data-late'));
  show();
  // A link in the print counts at once. What it leads to is going to be come to, `data-moved`, as on any other way.
  addEventListener('hashchange', () => {
    if (!document.getElementById('boot')) return;
    root.toggleAttribute('data-moved', true);
    show();
  });

  // Whether something is being pressed, `data-pressed`: that may begin before boot.js is there, which waits until it ends.
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
    const note = () => document.getElementById('boot') && root.toggleAttribute('data-pressed', type === 'pointerdown');
    addEventListener(type, note, true);
  }

  // One language is enough, and its ids are there once.
  const chosen = new MutationObserver(() => {
    for (const print of document.querySelectorAll('.print')) if (print.lang !== root.lang) print.remove();
  });
  chosen.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => chosen.disconnect());

  // ---- an end to waiting ----

  const PATIENCE = 15;
  const WAITING = {
    en: ['Nothing has arrived for 15 seconds. Caldera goes on waiting. Saved games are not touched.', 'Reload'],
    ja: ['15 秒間、何も届いていません。Caldera は待ち続けます。保存したゲームはそのまま残っています。', '再読み込み'],
  };

  // Seconds are counted, not measured: a device that has slept has not waited.
  let waited = 0;
  const came = () => (waited = 0);
  for (const type of ['load', 'readystatechange']) document.addEventListener(type, came, true);
  addEventListener('caldera:came', came);
  const watch = setInterval(() => {
    const boot = document.getElementById('boot');
    const ended = boot ? document.getElementById('boot-failed')?.hidden === false : document.readyState !== 'loading';
    if (ended) clearInterval(watch);
    else if (++waited >= PATIENCE) {
      clearInterval(watch);
      giveWord();
    }
  }, 1000);

  /** Says that nothing comes. rescue.js says more, if it is there. Whatever comes after that is still taken. */
  function giveWord() {
    // No page is drawn before its style sheet is there.
    const style = document.querySelector('link[rel=stylesheet]');
    if (style && !style.sheet) {
      style.media = 'not all';
      style.addEventListener('load', () => (style.media = 'all'));
    }
    root.toggleAttribute('data-late', true);
    if (!dispatchEvent(new Event('caldera:late', { cancelable: true }))) return;
    root.removeAttribute('data-print');
    const [text, reload] = WAITING[root.lang] ?? WAITING.en;
    const [word, words, link] = ['div', 'p', 'a'].map((tag) => document.createElement(tag));
    link.href = '';
    link.textContent = reload;
    words.append(`${text} `, link);
    word.id = 'boot-late';
    word.setAttribute('role', 'alert');
    word.append(words);
    (document.getElementById('boot') ?? document.body ?? root).append(word);
  }

  /** Whether a game under way is saved: of the two copies of a slot the one that was saved later counts, and its card is the second line. */
  function running() {
    const newest = {};
    for (const key of Object.keys(localStorage)) {
      const [, id] = /^caldera\/slot\/(.+)\/[ab]$/.exec(key) ?? [];
      if (!id) continue;
      try {
        const card = JSON.parse(localStorage.getItem(key).split('\n', 2)[1]);
        if (!(card.revision < newest[id]?.revision)) newest[id] = card;
      } catch {
        // It cannot be read: the app says so.
      }
    }
    return Object.values(newest).some((card) => !card.over);
  }
})();
