// What the browser can do for the app beside showing it: work without network and take in new versions (the service
// worker), be installed, keep the saves for good. The app knows it as facts, attributes data-… of the page's root, with an
// event 'caldera:fact' whenever one changes:
//
//   data-offline  ready | no         whether from the next visit on everything works without network
//   data-update   ready | others     a new version waits; it cannot begin because other tabs are open
//   data-install  ready | ios | done the browser offers to install; it does not, but its menu can; installed
//   data-kept     yes | no           whether the browser may delete the saves when it needs room
//
// The app asks with events: 'caldera:update', 'caldera:install', 'caldera:keep', and 'caldera:saved' after a first save.

const root = document.documentElement;

function tell(fact, value) {
  if (root.dataset[fact] === value) return;
  root.dataset[fact] = value;
  dispatchEvent(new Event('caldera:fact'));
}

/** Begins, when the app stands and the browser has nothing better to do. */
export function attend() {
  const idle = window.requestIdleCallback ?? ((run) => setTimeout(run, 1000));
  idle(() => {
    offerKeeping().catch(console.warn);
    followVersions().catch(console.warn);
  });
}

// ---- versions ----

async function followVersions() {
  const worker = document.querySelector('meta[name=worker]')?.content;
  if (!worker || !('serviceWorker' in navigator)) return;
  const versions = await navigator.serviceWorker.register(worker, { updateViaCache: 'none' });
  if (!versions) return;
  const look = () => {
    if (versions.active) whole(versions.active).then((yes) => tell('offline', yes ? 'ready' : 'no'));
    // The first version waits for a moment, too, but for nobody.
    if (versions.waiting && versions.active) tell('update', 'ready');
  };
  const follow = (next, first) =>
    next?.addEventListener('statechange', () => {
      look();
      // The event may come before the browser says that it waits. Without a page that it serves, a new version begins by
      // itself; this page was loaded before.
      const waits = next.state === 'installed' || (next.state === 'activated' && !navigator.serviceWorker.controller);
      if (waits && !first) tell('update', 'ready');
    });
  follow(versions.installing, !versions.active);
  versions.addEventListener('updatefound', () => {
    follow(versions.installing, !versions.active);
    look();
  });
  look();

  let asked = false;
  addEventListener('caldera:update', () => {
    asked = true;
    if (versions.waiting) versions.waiting.postMessage('update');
    else location.reload();
  });
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data === 'others') tell('update', 'others');
    // Chromium may leave it waiting all the same until the page is loaded anew.
    if (data === 'begins') setTimeout(() => location.reload(), 3000);
  });
  // The new version serves this page now: the page begins anew as a whole, when it has asked for that.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (asked) location.reload();
    else tell('update', 'ready');
  });

  const check = () => {
    versions.update().catch(() => {});
    look();
  };
  setInterval(check, 60 * 60 * 1000);
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checked < 60 * 1000) return;
    checked = Date.now();
    check();
  });
}

/** Whether the worker has everything that it needs without network. It fetches what it lacks. */
function whole(worker) {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    worker.postMessage('whole', [port2]);
  });
}

// ---- installing; the offer may come before the app stands ----

let offer;
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offer = event;
  tell('install', 'ready');
});
addEventListener('appinstalled', () => tell('install', 'done'));
addEventListener('caldera:install', async () => {
  const { outcome } = (await offer?.prompt()) ?? {};
  // An offer can be taken up once.
  if (outcome) delete root.dataset.install;
  if (outcome === 'accepted') tell('install', 'done');
  else dispatchEvent(new Event('caldera:fact'));
});
if (matchMedia('(display-mode: standalone)').matches || navigator.standalone) tell('install', 'done');
else if (navigator.standalone === false && navigator.maxTouchPoints > 1) tell('install', 'ios');

// ---- keeping ----

const ASKED = 'caldera/asked-to-keep';

async function offerKeeping() {
  const { storage } = navigator;
  if (!storage?.persist) return;
  const look = async () => tell('kept', (await storage.persisted()) ? 'yes' : 'no');
  const ask = async () => {
    await storage.persist();
    await look();
  };
  addEventListener('caldera:keep', ask);
  // Some browsers show a question: it comes by itself once.
  addEventListener('caldera:saved', () => {
    try {
      if (root.dataset.kept === 'yes' || localStorage.getItem(ASKED)) return;
      localStorage.setItem(ASKED, 'yes');
    } catch {
      return;
    }
    ask();
  });
  await look();
}
