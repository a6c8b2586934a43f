// All that can be learnt of a page by somebody who sits before it, or who looks into it with the browser's own tools: a text or
// picture for each way. `same` expects that two pages tell the same in all of them. What is stored is left out: there the game is.
import { expect } from './fixtures.mjs';

/** For so long two pages may differ, in milliseconds: one may be quicker than the other. What is a leak stays. */
const PATIENCE = 30_000;

/** The document as it is, with what its attributes do not tell: what is typed, chosen, open, scrolled to, and has the focus. */
const dom = (page) =>
  page.evaluate(() => {
    const all = [document.documentElement, ...document.querySelectorAll('*')];
    const told = [document.documentElement.outerHTML];
    for (const [at, one] of all.entries()) {
      if (one.shadowRoot) told.push(`${at}: ${one.shadowRoot.innerHTML}`);
      if (one.scrollTop || one.scrollLeft) told.push(`${at}: scrolled to ${one.scrollLeft} ${one.scrollTop}`);
      for (const name of ['value', 'checked', 'selected', 'indeterminate', 'open', 'returnValue']) {
        if (name in one) told.push(`${at}: ${name} ${one[name]}`);
      }
    }
    return [...told, `focus on ${all.indexOf(document.activeElement)}`, `chosen: ${getSelection()}`].join('\n');
  });

/** What a screen reader is told: the tree without what is passed over, and without the lines that a text is broken into, which are
 * found when there is time for it. */
async function tree(page, devtools) {
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const names = (key, value) => (key === 'backendDOMNodeId' ? undefined : value);
  const told = [];
  const tell = (id, depth) => {
    const { ignored, role, name, description, value, properties, childIds } = byId.get(id) ?? { ignored: true };
    if (role?.value === 'InlineTextBox') return;
    if (!ignored) told.push(' '.repeat(depth) + JSON.stringify([role?.value, name?.value, description?.value, value?.value, properties], names));
    for (const child of childIds ?? []) tell(child, ignored ? depth : depth + 1);
  };
  tell(nodes[0].nodeId, 0);
  return told.join('\n');
}

/** What scripts can reach from `window`, and what has been hung onto elements. Objects of the browser are looked at for what others
 * have added to them; the addresses of the program's own closures in its memory are left out. */
const reached = (page) =>
  page.evaluate(() => {
    const told = [];
    const seen = new Map();
    const native = (one) => typeof one === 'function' && /\[native code\]\s*\}$/.test(Function.prototype.toString.call(one));
    const ofBrowser = (one) => {
      const made = Object.getPrototypeOf(one)?.constructor;
      return native(made) && ![Object, Array, Map, Set, Function].includes(made);
    };
    const tell = (path, value) => {
      if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return void told.push(`${path} = ${String(value)}`);
      if (seen.has(value)) return void told.push(`${path} is ${seen.get(value)}`);
      seen.set(value, path);
      if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) {
        const bytes = new Uint8Array(value.buffer ?? value);
        return void told.push(`${path} = ${bytes.length} bytes, ${bytes.reduce((sum, byte) => (Math.imul(sum, 31) + byte) | 0, 7)}`);
      }
      told.push(`${path}: ${typeof value === 'function' ? 'function' : Object.prototype.toString.call(value)}`);
      if (native(value)) return;
      if (value instanceof Map || value instanceof Set) tell(`${path}.entries`, [...value.entries()]);
      for (const key of Reflect.ownKeys(value)) {
        const { get, value: held } = Object.getOwnPropertyDescriptor(value, key);
        if (typeof value === 'function' && ['prototype', 'original'].includes(key)) continue;
        tell(`${path}.${String(key)}`, get ? (ofBrowser(value) ? null : value[key]) : held);
      }
    };
    // The test's own, and where on the desktop this window lies.
    const mine = /^(__pw|__playwright|screen(X|Y|Left|Top)$)/;
    seen.set(window, 'window');
    for (const key of Reflect.ownKeys(window)) {
      const { get, value } = Object.getOwnPropertyDescriptor(window, key);
      if (mine.test(String(key))) continue;
      if (get) told.push(`window.${String(key)} is got${['object', 'function'].includes(typeof window[key]) ? '' : `: ${window[key]}`}`);
      else tell(`window.${String(key)}`, value);
    }
    for (const [name, one] of Object.entries({ document, navigator, history, location, screen, performance })) tell(name, one);
    for (const [at, one] of [...document.querySelectorAll('*')].entries()) {
      for (const key of Reflect.ownKeys(one)) tell(`element ${at}.${String(key)}`, one[key]);
    }
    return told.join('\n');
  });

/** The address, what the tab remembers, under which names something is stored, what was fetched and noted. */
const history = (page) =>
  page.evaluate(async () => {
    const fetched = performance.getEntries().map(({ entryType, name }) => `${entryType} ${name}`);
    return JSON.stringify(
      {
        address: location.href,
        state: [history.state, history.length],
        titles: [document.title, window.name, document.cookie, document.referrer],
        session: Object.entries(sessionStorage).sort(),
        stored: Object.keys(localStorage).sort(),
        databases: (await indexedDB.databases()).map(({ name }) => name).sort(),
        // The program's own parts come when there is time for them.
        fetched: [...new Set(fetched.filter((one) => !/\.(js|wasm)$/.test(one)))].sort(),
      },
      null,
      1,
    );
  });

/** The computed styles that say how something looks. */
const SEEN =
  /^(color|cursor|display|fill|filter|opacity|order|stroke|visibility|z-index|pointer-events|background-(color|image)|border-(top|bottom)-color|outline-(color|style)|(animation|view-transition)-name|clip-path|mask-image|rotate|scale|transform|translate|text-decoration-line|font-(style|weight|size)|top|left|width|height)$/;

/** Computed styles of every element and pseudo-element, and where it is drawn; the rules of the style sheets, and what is animated. */
async function styles(page, devtools, which) {
  const names = await page.evaluate(() => [...getComputedStyle(document.documentElement)].filter((name) => !name.startsWith('--')));
  const computedStyles = names.filter((name) => which.test(name));
  const taken = await devtools.send('DOMSnapshot.captureSnapshot', { computedStyles, includeDOMRects: true });
  for (const { nodes, layout, frameId } of taken.documents) {
    delete nodes.backendNodeId;
    // Whether something has a layer of its own also depends on what has moved before.
    delete layout.stackingContexts;
    taken.strings[frameId] = 'frame';
  }
  const rules = await page.evaluate(() => {
    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets].map((sheet) => [sheet.disabled, ...sheet.cssRules].map((rule) => rule.cssText ?? rule));
    return [...sheets, document.getAnimations().map((one) => [one.playState, one.effect.pseudoElement, one.effect.getKeyframes()])];
  });
  const boxes = [];
  for (const { layout, textBoxes } of taken.documents) {
    for (const [of, name] of [[layout, 'bounds'], [layout, 'offsetRects'], [layout, 'scrollRects'], [layout, 'clientRects'], [textBoxes, 'bounds']]) {
      boxes.push(of[name]);
      delete of[name];
    }
  }
  return [JSON.stringify([rules, taken.strings, taken.documents]), boxes.flat(2)];
}

/** Where the styles, or else the boxes, begin to differ. The browser rounds boxes to 1/64 of a pixel, and not always alike. */
function drawnApart([one, oneBoxes], [other, otherBoxes]) {
  const at = oneBoxes.findIndex((edge, at) => !(Math.abs(edge - otherBoxes[at]) <= 1 / 16));
  if (one !== other) return difference(one, other);
  return oneBoxes.length === otherBoxes.length && at < 0 ? '' : `boxes, at ${at} of ${oneBoxes.length} and ${otherBoxes.length}: ${oneBoxes[at]} and ${otherBoxes[at]}`;
}

const picture = async (page, options = {}) =>
  (await page.screenshot({ animations: 'disabled', caret: 'hide', ...options })).toString('base64');

async function paper(page) {
  await page.emulateMedia({ media: 'print' });
  const taken = await picture(page, { fullPage: true });
  await page.emulateMedia({ media: null });
  return taken;
}

/** What tells these two pages apart: where they differ, by channel. How they look is left out if it is not asked for, as it takes a second;
 * of the styles those are compared that `styles` matches. */
export async function apart(pages, { looks = true, styles: which = SEEN } = {}) {
  const devtools = await Promise.all(pages.map((page) => page.context().newCDPSession(page)));
  const taken = (take) => Promise.all(pages.map((page, at) => take(page, devtools[at], which)));
  const texts = { dom, tree, window: reached, history };
  const pictures = looks ? { screen: (page) => picture(page), print: paper } : {};
  const found = {};
  for (const [channel, take] of Object.entries(texts)) found[channel] = difference(...(await taken(take)));
  if (looks) found.styles = drawnApart(...(await taken(styles)));
  for (const [channel, take] of Object.entries(pictures)) found[channel] = await unlike(pages[0], ...(await taken(take)));
  await Promise.all(devtools.map((session) => session.detach()));
  return Object.fromEntries(Object.entries(found).filter(([, where]) => where));
}

/** Expects that nothing tells these pages apart. */
export const same = (pages, name, options) =>
  expect.poll(() => apart(pages, options), { message: name, timeout: PATIENCE }).toEqual({});

/** Where two texts begin to differ; nothing if they do not. How often a page has drawn the island until now, by which it numbers the
 * names of the zones, is up to how quick it is. */
function difference(...texts) {
  const [one, other] = texts.map((text) => text.replace(/\bzone-\d+-/g, 'zone-'));
  if (one === other) return '';
  let at = 0;
  while (one[at] === other[at]) at++;
  return `at ${at} of ${one.length}: ${[one, other].map((text) => text.slice(Math.max(0, at - 200), at + 200)).join('\n--- and ---\n')}`;
}

/** Where two pictures differ; nothing if no eye could tell. What is drawn in layers differs by a few shades of 255 from time to time. */
async function unlike(page, one, other, shades = 24) {
  if (one === other) return '';
  const blank = await page.context().browser().newPage();
  const found = await blank.evaluate(
    async ([pictures, shades]) => {
      const [one, other] = await Promise.all(
        pictures.map(async (base64) => {
          const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))]));
          const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
          canvas.drawImage(picture, 0, 0);
          return canvas.getImageData(0, 0, picture.width, picture.height);
        }),
      );
      if (one.width !== other.width || one.height !== other.height) return `${one.width} × ${one.height}, ${other.width} × ${other.height}`;
      const at = one.data.findIndex((shade, at) => Math.abs(shade - other.data[at]) > shades);
      return at < 0 ? '' : `at ${(at >> 2) % one.width}, ${Math.floor((at >> 2) / one.width)}`;
    },
    [[one, other], shades],
  );
  await blank.close();
  return found;
}
