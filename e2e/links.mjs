// Links for tests: read from the screen, or made by hand as docs/records.md says.
import { expect } from '@playwright/test';

/** FNV-1a of 64 bits, folded to four bytes. */
function check(bytes) {
  let sum = 0xcbf29ce484222325n;
  for (const byte of bytes) sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n);
  const four = Buffer.alloc(4);
  four.writeUInt32LE(Number((sum ^ (sum >> 32n)) & 0xffffffffn));
  return four;
}

/** The text of a link with this head and no steps, or with what is said of them. */
export function craft(head, { kind = 'g', count = 0, body = [] } = {}) {
  const text = Buffer.from(JSON.stringify(head));
  const numbers = Buffer.alloc(4);
  numbers.writeUInt16LE(count, 0);
  numbers.writeUInt16LE(text.length, 2);
  const rest = Buffer.concat([check(text), numbers, text, Buffer.from(body)]);
  const seal = check(Buffer.concat([Buffer.from(kind), rest]));
  return `1${kind}${Buffer.concat([seal, rest]).toString('base64url')}`;
}

/** The head of the link to a game of Eruption that nobody has begun. */
export const head = (names, table = {}) => ({
  format: 1,
  game: 'eruption',
  rules: 1,
  config: { players: names.length },
  seats: names.map((name) => ({ name })),
  table: { seed: 7, ...table },
});

/** As much as a link may be, and as many steps as it can say; the checksum is right, and nothing else. */
export const longest = () => craft(head(['Aki', 'Ben']), { count: 20_000, body: Array(5_600).fill(255) });

/** Goes to a link that is none: what was said about it, and after how many milliseconds. */
export const refuse = (page, text) =>
  page.evaluate(async (text) => {
    const alert = () => document.querySelector('.screen [role=alert]');
    location.hash = '#/about';
    while (alert() || !document.querySelector('.screen.about')) await new Promise((done) => setTimeout(done, 10));
    // What the browser itself takes to go to an address is its own affair.
    history.replaceState(null, '', `#/link/${text}`);
    const begin = performance.now();
    dispatchEvent(new Event('hashchange'));
    await new Promise((done) => {
      const look = new MutationObserver(() => alert() && done(look.disconnect()));
      look.observe(document.body, { childList: true, subtree: true });
    });
    return { took: performance.now() - begin, said: alert().textContent };
  }, text);

/** Opens the dialog that shares the game on the table; past its warning, if there is one. */
export async function openShare(page, past = true) {
  const entry = page.locator('dialog[open] .menu .btn', { hasText: /Share a link|リンクを共有/ });
  await expect(async () => {
    // A press that ends a story does nothing else; one that has opened the menu is not repeated, however long the menu takes.
    if ((await page.locator('dialog[open]').count()) === 0) await page.locator('.menu-button').click({ timeout: 5000 });
    await expect(entry).toBeVisible({ timeout: 1000 });
  }).toPass();
  await entry.click();
  await expect(page.locator('dialog[open] :is(.send, .choices)').first()).toBeVisible();
  const warned = page.locator('dialog[open] .choices .btn');
  if (past && (await warned.count())) await warned.first().click();
}

/** The fragment of the link in the n-th field on the page. */
export async function linkIn(page, at = 0) {
  const address = await page.locator('.send input').nth(at).inputValue();
  return address.slice(address.indexOf('#'));
}

/** Goes to a link, as from a message that is tapped while the app is open. */
export const follow = (page, link) => page.evaluate((link) => (location.hash = link), link);

/** The records of all saved games, oldest slot first. */
export const records = (page) =>
  page.evaluate(() => {
    const newest = {};
    for (const key of Object.keys(localStorage)) {
      const [, id] = /^caldera\/slot\/(.*)\/[ab]$/.exec(key) ?? [];
      if (!id) continue;
      const [, head, body] = localStorage.getItem(key).split('\n');
      const card = JSON.parse(head);
      // While something lies face down it is base64.
      const bytes = card.hidden && Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
      const record = JSON.parse(card.hidden ? new TextDecoder().decode(bytes) : body);
      if (!(newest[id]?.card.revision > card.revision)) newest[id] = { id, card, record };
    }
    return Object.values(newest).sort((a, b) => (a.id < b.id ? -1 : 1));
  });
