// Runs before anything is drawn: what is in the page already is shown in the language, colours and size that are set for this
// device. The app sets the same attributes when it is there (`settings::provide_settings`).
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
})();
