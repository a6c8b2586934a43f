// Runs before anything is drawn: what is in the page already is shown in the language, colours and size that are set for this
// device. The app sets the same attributes when it is there (`settings::provide_settings`).
//
// The shelf is in the page, printed in every language (src/bin/print.rs). It is shown, `data-print`, where the app is going to
// show the same: at the shelf's own address. What only this device knows, as saved games, the app puts under it.
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

  const show = () => root.toggleAttribute('data-print', /^#?\/?$/.test(location.hash));
  show();
  // A link in the print counts at once. What it leads to is going to be come to, `data-moved`, as on any other way.
  addEventListener('hashchange', () => {
    if (!document.getElementById('boot')) return;
    root.toggleAttribute('data-moved', true);
    show();
  });

  // One language is enough, and its ids are there once.
  const chosen = new MutationObserver(() => {
    for (const print of document.querySelectorAll('.print')) if (print.lang !== root.lang) print.remove();
  });
  chosen.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => chosen.disconnect());
})();
