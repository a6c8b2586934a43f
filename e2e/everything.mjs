// Everything there is to be seen, one sight after another: every screen, prompt, drawer and dialog. The tour takes pictures
// of them, the accessibility tests look at them in both languages and all colours. A new screen is a new entry of `EVERYTHING`.
import { expect } from '@playwright/test';
import { craft, head, openShare } from './links.mjs';
import { HIVE, PAGES, refusedPack, turnTo } from './apiary-sights.mjs';
import { CARDS, MOMENTS, SEA, record, slot } from './moments.mjs';

let opened = 0;

/** Puts these records into the store, in place of all others. */
async function store(page, slots) {
  await page.evaluate((slots) => {
    for (const key of Object.keys(localStorage)) if (/^caldera\/(slot|quarantine)\//.test(key)) localStorage.removeItem(key);
    for (const [key, text] of slots) localStorage.setItem(key, text);
  }, slots);
}

const language = (page) => page.evaluate(() => document.documentElement.lang);

/** Goes to a screen, anew even if it is the one that is shown. */
async function visit(page, route) {
  await page.evaluate(() => (location.hash = '#/nowhere'));
  await expect(page.locator('.screen.shelf')).toBeVisible();
  await page.evaluate((route) => (location.hash = route), route);
  await expect(page.locator('h1')).toHaveCount(1);
}

/** Opens the table at a moment; `curtain` leaves the curtain closed, `away` are seats at another device. */
export async function openAt(page, moment, { curtain = false, end = false, away = [] } = {}) {
  const id = `moment-${(opened += 1)}`;
  const made = record({ ...moment, language: await language(page) });
  for (const seat of away) made.seats[seat].away = true;
  await store(page, [slot(made, { id, over: end })]);
  // Whatever is on the screen is gone before the new one comes.
  await visit(page, end ? `#/table/${id}/end` : `#/table/${id}`);
  await expect(page.locator(end ? '.screen.end' : '.curtain, .table').first()).toBeVisible();
  const here = page.locator('.curtain .btn.primary');
  if (curtain || end) return;
  // What appears is deaf for a moment: a press that comes in it is pressed again, as by a hand.
  await expect(async () => {
    if (await here.count()) await here.click();
    await expect(page.locator('.table')).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

const at = (name, then = async () => {}) => async (page) => {
  await openAt(page, MOMENTS[name]);
  await then(page);
};

const sea = (name, then = async () => {}) => async (page) => {
  await openAt(page, SEA[name]);
  await then(page);
};

const hive = (name, then = async () => {}) => async (page) => {
  await openAt(page, HIVE[name]);
  if (HIVE[name].pick) await pick(page, HIVE[name].pick);
  await then(page);
};

const control = (name) => (page) => page.locator(`.sheet [data-control="${name}"]`).click();

/** The look ahead supposes so many GO. */
const ahead = (go) => (page) => page.locator('.foresight input').fill(String(go));

/** Chooses an entry of the list of all actions. */
async function pick(page, text) {
  await page.locator('.bar-tools button').nth(1).click();
  const choices = page.locator('dialog[open] .actions button');
  await (text ? choices.filter({ hasText: text }) : choices).first().click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

/** Taps the card of that name in the hand. */
async function card(page, name) {
  await page.locator(`.sheet .hand [data-card="${name}"]`).first().click();
}

const drawer = (button) => async (page) => {
  await openAt(page, MOMENTS.walls);
  await page.locator(button).first().click();
  await expect(page.locator('dialog[open]')).toBeVisible();
};

/** The first place that cannot be chosen is asked why. */
async function refuse(page) {
  await page.locator('.targets').focus();
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press(step % 3 ? 'ArrowUp' : 'ArrowRight');
    const lit = await page.evaluate(() => {
      const id = document.querySelector('.targets').getAttribute('aria-activedescendant');
      return document.getElementById(id)?.classList.contains('lit') ?? true;
    });
    if (lit) continue;
    await page.keyboard.press('Enter');
    return expect(page.locator('.prompt .why')).not.toBeEmpty();
  }
  throw new Error('every hex can be chosen');
}

/** A name, and how to come to see it. A page is at the app, with what language and colours it shall have. */
export const EVERYTHING = [
  ['shelf, empty', async (page) => (await store(page, []), await visit(page, '#/'))],
  ['set-up', (page) => visit(page, '#/new/eruption')],
  [
    'set-up, two of one name',
    async (page) => {
      await visit(page, '#/new/eruption');
      for (const field of (await page.locator('.seat-rows [type=text]').all()).slice(0, 2)) await field.fill('Aki');
      await page.locator('.go .btn').click();
      await expect(page.locator('#name-error')).not.toBeEmpty();
      for (const field of (await page.locator('.seat-rows [type=text]').all()).slice(0, 2)) await field.fill('');
    },
  ],
  [
    'set-up, bots',
    async (page) => {
      await visit(page, '#/new/eruption');
      await page.locator('.who-plays > .head .btn').click();
      await expect(page.locator('.bot-name').first()).toBeVisible();
      await page.locator('.sitters').nth(2).getByRole('radio').last().click();
    },
  ],
  [
    'against bots',
    async (page) => {
      await visit(page, '#/new/volcano/bots');
      await expect(page.locator('.level')).toHaveCount(4);
    },
  ],
  ['set-up, clans', clans],
  ['set-up, unequal clans', async (page) => (await clans(page), await page.locator('.clan-row').first().locator('label').nth(1).click())],
  ['saves, empty', async (page) => (await store(page, []), await visit(page, '#/saves'))],
  ['settings', (page) => visit(page, '#/settings')],
  ['about', (page) => visit(page, '#/about')],
  ['no such game', (page) => visit(page, '#/new/chess')],
  ['no such save', (page) => visit(page, '#/table/0')],
  ['shelf', async (page) => (await someSaves(page), await visit(page, '#/'))],
  ['saves', async (page) => (await someSaves(page), await visit(page, '#/saves'))],
  ['saves, rename', async (page) => dialogOfSaves(page, 0)],
  ['saves, delete', async (page) => dialogOfSaves(page, 3)],
  ['curtain, first turn', (page) => openAt(page, MOMENTS['first tile'], { curtain: true })],
  ['curtain', (page) => openAt(page, MOMENTS['tile with a roll'], { curtain: true })],
  ...Object.keys(MOMENTS).map((name) => [`table, ${name}`, at(name)]),
  ['table, tile, ghost', at('tile', (page) => pick(page))],
  ['table, tile, roll', at('tile with a roll', (page) => pick(page, /roll|判定/))],
  ['table, tile, refused', at('tile', refuse)],
  ['table, eruption tile, ghost', at('eruption tile', (page) => pick(page))],
  ['table, replace a tile, ghost', at('replace a tile', (page) => pick(page))],
  ['table, wall, chosen', at('walls', (page) => pick(page, /Build|建て|置く/))],
  ['table, two cards', at('two cards', twoCards)],
  ['table, blocked card', blockedCard],
  ['table, something to give, chosen', at('something to give', give)],
  ['table, clans of six, to whom', at('clans of six', give)],
  ...Object.entries(CARDS).flatMap(([name, moment]) => [
    [`card, ${name}`, async (page) => (await openAt(page, moment), await card(page, name))],
  ]),
  ['card, aftershock, turned', async (page) => (await openAt(page, CARDS.aftershock), await card(page, 'aftershock'), await target(page))],
  ['menu', drawer('.menu-button')],
  ['actions', drawer('.bar-tools button:nth-of-type(2)')],
  ['actions, in groups', async (page) => (await openAt(page, MOMENTS['two cards']), await page.locator('.bar-tools button').nth(1).click())],
  ['table mode', tableMode],
  ['table mode, menu', async (page) => (await tableMode(page), await page.locator('.menu-button').click())],
  ['back from the log', backFromTheLog],
  ['players', drawer('.seat-list .seat')],
  ['log', async (page) => (await openAt(page, MOMENTS.walls), await openDrawer(page, 'l', '.log'))],
  ['deck', async (page) => (await openAt(page, MOMENTS.walls), await openDrawer(page, 'd', '.deck'))],
  ['not saved', notSaved],
  ['not saved, played on', async (page) => (await notSaved(page), await page.locator('.save-alert .choices .btn').nth(2).click())],
  ['deck, stacks', async (page) => (await openAt(page, MOMENTS['take from a stack']), await openDrawer(page, 'd', '.deck'))],
  ['players, clans and ruins', async (page) => (await openAt(page, { variant: 'all-6', next: /^take /, from: 484 }), await page.locator('.seat-list .seat').first().click())],
  ['end, clans', (page) => openAt(page, { variant: 'clans-6' }, { end: true })],
  ['end, annihilation', (page) => openAt(page, { variant: 'annihilation-3' }, { end: true })],
  ['end, annihilation of clans', (page) => openAt(page, { variant: 'all-6' }, { end: true })],
  ['end', (page) => openAt(page, { players: 4 }, { end: true })],
  ['review', (page) => review(page, { players: 4 })],
  ['review, VOLCANO', (page) => review(page, { game: 'volcano', players: 6 })],
  ['review, Apiary', (page) => review(page, { game: 'apiary', players: 4 })],
  ['replay', (page) => replay(page, { players: 4 }, 190)],
  ['set-up of VOLCANO', (page) => visit(page, '#/new/volcano')],
  ['curtain, VOLCANO', (page) => openAt(page, SEA.act, { curtain: true })],
  ...Object.keys(SEA).map((name) => [`table, VOLCANO, ${name}`, sea(name)]),
  ['table, VOLCANO, look ahead', sea('act', ahead(2))],
  ['table, VOLCANO, current', sea('act', async (page) => (await ahead(3)(page), await cursorOn(page, 'ArrowUp', 'Enter', 'e')))],
  ['table, VOLCANO, which current', sea('act', control('part-turn'))],
  ['table, VOLCANO, where to move', sea('act, can move', control('part-move'))],
  ['table, VOLCANO, move', sea('act, can move', async (page) => (await control('part-move')(page), await page.locator('.sheet .landing').first().click()))],
  ['table, VOLCANO, refused', sea('act, moved', async (page) => cursorOn(page, 'n', 'Enter', 'Enter', 'Enter', 'Enter'))],
  ['table, VOLCANO, swap, both', sea('swap', async (page) => cursorOn(page, 'n', 'Enter', 'n', 'Enter'))],
  ['players, VOLCANO', sea('act, for six', (page) => page.locator('.seat-list .seat').first().click())],
  ['log, VOLCANO', sea('act', (page) => openDrawer(page, 'l', '.log'))],
  ['deck, VOLCANO', sea('act', async (page) => (await page.locator('.targets').focus(), await page.keyboard.press('d')))],
  ['actions, VOLCANO', sea('act', async (page) => (await page.locator('.targets').focus(), await page.keyboard.press('a')))],
  ['end, VOLCANO', (page) => openAt(page, { game: 'volcano', players: 5 }, { end: true })],
  ['replay, VOLCANO', (page) => replay(page, { game: 'volcano', players: 4 }, 70)],
  ['rules of VOLCANO', async (page) => visit(page, '#/rules/volcano')],
  ['set-up of Apiary', (page) => visit(page, '#/new/apiary')],
  ['set-up of Apiary, alone, pack refused', async (page) => (await visit(page, '#/new/apiary'), await alone(page), await refusedPack(page))],
  ['curtain, Apiary', (page) => openAt(page, HIVE['a seed'], { curtain: true })],
  ...Object.keys(HIVE).map((name) => [`table, Apiary, ${name}`, hive(name)]),
  ...PAGES.map((name) => [`page, Apiary, ${name}`, hive('first turn, for five', (page) => turnTo(page, name))]),
  ['players, Apiary', hive('first turn, for five', (page) => page.locator('.seat-list .seat').first().click())],
  ['log, Apiary', hive('recall', (page) => openDrawer(page, 'l', '.log'))],
  ['deck, Apiary', hive('recall', (page) => museum(page))],
  ['actions, Apiary', hive('trade', async (page) => cursorOn(page, 'a'))],
  ['end, Apiary', (page) => openAt(page, { game: 'apiary', players: 5 }, { end: true })],
  ['end, Apiary, alone', (page) => openAt(page, { game: 'apiary', players: 1 }, { end: true })],
  ['replay, Apiary', (page) => replay(page, { game: 'apiary', players: 4 }, 300)],
  ['rules of Apiary', async (page) => visit(page, '#/rules/apiary')],
  ['lesson of Apiary, to be done', (page) => learn(page, 3, 'apiary')],
  ['end, by link', (page) => openAt(page, { players: 4, table: { by_link: true } }, { end: true })],
  ['curtain, by link', (page) => openAt(page, BY_LINK, { curtain: true, away: [2] })],
  ['curtain, own turn by link', (page) => openAt(page, { ...MOMENTS['tile with a roll'], table: { by_link: true } }, { curtain: true, away: [1] })],
  ['seats here', seatsHere],
  ['share', async (page) => (await openAt(page, MOMENTS.walls), await openShare(page))],
  ['share, warning', async (page) => (await openAt(page, MOMENTS.walls), await openShare(page, false))],
  ['set-up, by link', async (page) => (await visit(page, '#/new/eruption'), await page.locator('.who-plays > .opt input').click())],
  ['set-up, same deal', (page) => visit(page, `#/link/${craft(DEAL, { kind: 'd' })}`)],
  ['link, arrived', async (page) => (await store(page, []), await visit(page, await arriving(page)))],
  ['link, gone another way', goneAnotherWay],
  ['link, refused', (page) => visit(page, '#/link/1gAAAA')],
  ['link, to paste', (page) => visit(page, '#/link')],
  ['lesson, to be read', (page) => learn(page, 7)],
  ['lesson, to be done', (page) => learn(page, 9)],
  ['lesson, shown', async (page) => (await learn(page, 9), await page.locator('[data-lesson=show]').click())],
  ['lesson, answered', async (page) => (await learn(page, 5), await page.locator('.sheet .acard').first().click(), await page.locator('[data-control=trade]').click())],
  ['lesson, cards', (page) => learn(page, 12)],
  ['lesson, end', (page) => learn(page, 22)],
  ['lesson of VOLCANO, to be read', (page) => learn(page, 6, 'volcano')],
  ['lesson of VOLCANO, current', async (page) => (await learn(page, 4, 'volcano'), await page.locator('[data-lesson=show]').click())],
  ['lesson of VOLCANO, choice', (page) => learn(page, 5, 'volcano')],
  ['lesson of VOLCANO, answered', async (page) => (await learn(page, 5, 'volcano'), await control('stay')(page))],
  ['rules', async (page) => visit(page, '#/rules/eruption')],
  ['rules at the table', async (page) => (await openAt(page, MOMENTS.walls), await openDrawer(page, '?', '.book-text'))],
];

/** Presses keys on the board. */
async function cursorOn(page, ...keys) {
  await page.locator('.targets, [data-board]').first().focus();
  for (const key of keys) await page.keyboard.press(key);
}

/** A device that lies flat: the table is turned to another side. */
async function tableMode(page) {
  await openAt(page, { players: 4, next: /^place /, from: 40, table: { open_hands: true } });
  await page.locator('.menu-button').click();
  await page.getByRole('button', { name: /^(Turn everything|画面全体)/ }).click();
  await expect(page.locator('.room[data-side]')).toBeVisible();
}

async function backFromTheLog(page) {
  await openAt(page, { ...MOMENTS.walls, table: { teaching: true, open_hands: true } });
  await openDrawer(page, 'l', '.log');
  const line = page.locator('.lines li:has(.return)').filter({ visible: true }).nth(1);
  await line.hover();
  await line.locator('.return').click();
  await expect(page.locator('dialog[open].back')).toBeVisible();
}

/** The comb, the score and the museum of all components, with one of them in full. */
async function museum(page) {
  await cursorOn(page, 'd');
  await page.locator('dialog[open] .ap-mus-grid button').first().click();
  await expect(page.locator('dialog[open] .ap-mus-card')).toBeVisible();
}

/** The set-up for one player. */
const alone = (page) => page.locator('label', { has: page.locator('#n1') }).click();

async function target(page) {
  await page.locator('.targets').focus();
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
}

/** The set-up with clans of four. */
async function clans(page) {
  await visit(page, '#/new/eruption');
  await page.locator('label', { has: page.locator('#n4') }).click();
  const on = page.locator('.opt', { hasText: /^(Clans|チーム戦)/ }).locator('input');
  if (!(await on.isChecked())) await on.click();
  for (const [seat, clan] of [0, 0, 1, 1].entries()) await page.locator('.clan-row').nth(seat).locator('label').nth(clan).click();
}

async function give(page) {
  await page.locator('[data-control="give"]').click();
  await page.locator('.sheet .controls .material').first().click();
}

async function twoCards(page) {
  await page.locator('[data-control="two"]').click();
  const cards = page.locator('.sheet .hand.phase .acard');
  await cards.nth(0).click();
  await cards.nth(1).click();
}

async function blockedCard(page) {
  await openAt(page, CARDS['lava-flow']);
  const blocked = page.locator('.sheet .hand.phase .acard.blocked');
  // Playwright takes it for disabled; a person may tap it, to hear why.
  await blocked.first().click({ force: true });
  await expect(page.locator('.prompt .why')).not.toBeEmpty();
}

/** The lesson, left at that note and opened again. */
async function learn(page, note, game = 'eruption') {
  await page.evaluate(([key, left]) => localStorage.setItem(key, left), [`caldera/lesson/${game}`, String(note - 1)]);
  await visit(page, `#/learn/${game}`);
  await expect(page.locator('.coach h2')).toBeVisible();
}

/** What the coach finds in a game; it is stopped, so that nothing changes any more. */
async function review(page, moment) {
  await openAt(page, moment, { end: true });
  await page.evaluate(() => (location.hash = location.hash.replace(/end$/, 'review')));
  await page.locator('[data-control="work"]').click();
  await expect(page.locator('.screen.review .work progress')).toBeVisible();
  await expect(page.locator('.work .bot-face')).toBeVisible();
}

async function replay(page, moment, step) {
  await openAt(page, moment, { end: true });
  await page.evaluate((step) => (location.hash = location.hash.replace(/table\/(.*)\/end/, `replay/$1/${step}`)), step);
  await expect(page.locator('.table.replay')).toBeVisible();
}

/** It is the third player's decision. */
const BY_LINK = { ...MOMENTS.tile, table: { by_link: true } };

const DEAL = { ...head(['', '', '']), seats: undefined };

async function seatsHere(page) {
  await openAt(page, BY_LINK, { curtain: true, away: [2] });
  await page.locator('.say > .row button').click();
  await expect(page.locator('dialog[open] .here')).toBeVisible();
}

/** A link to the recorded game before its first step, with luck of its own. */
async function arriving(page) {
  const { seats } = record({ players: 4, language: await language(page) });
  return `#/link/${craft(head(seats.map(({ name }) => name), { by_link: true }))}`;
}

async function goneAnotherWay(page) {
  const made = record({ ...BY_LINK, language: await language(page) });
  await store(page, [slot(made, { id: 'other', name: made.seats.map(({ name }) => name).join(' · ') })]);
  await visit(page, await arriving(page));
}

async function openDrawer(page, key, what) {
  const column = page.locator(`.table ${what}`).filter({ visible: true });
  if (await column.count()) return;
  await page.locator('.targets, [data-board]').first().focus();
  await page.keyboard.press(key);
  await expect(page.locator(`dialog[open] ${what}`)).toBeVisible();
}

async function someSaves(page) {
  const l = await language(page);
  const day = 86_400_000;
  const now = Date.now();
  const games = [
    [MOMENTS.tile, l === 'ja' ? '金曜の卓' : 'Friday table', now - 60_000],
    [CARDS.quake, 'Aki · Ben · Chie · Dan', now - day],
    [SEA['act, for six'], l === 'ja' ? '山小屋の六人' : 'Six at the hut', now - 19 * day],
    [{ players: 2, next: /^place /, from: 60 }, l === 'ja' ? 'ばあちゃんと' : 'With Grandma', now - 400 * day],
  ];
  const slots = games.map(([moment, name, updated], index) =>
    slot(record({ ...moment, language: l }), { id: `some-${index}`, name, updated }),
  );
  const over = slot(record({ players: 4, language: l }), { id: 'over', name: 'Sunday', updated: now - 3 * day, over: true });
  await store(page, [...slots, over, ['caldera/slot/bad/a', 'something else']]);
}

async function dialogOfSaves(page, tool) {
  await someSaves(page);
  await visit(page, '#/saves');
  await page.locator('.save:not(.broken) .acts').first().locator('button').nth(tool).click();
  await expect(page.locator('dialog[open]')).toBeVisible();
}

/** The store takes nothing more; the next sight needs a fresh page. */
async function notSaved(page) {
  await openAt(page, MOMENTS.walls);
  await page.evaluate(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    window.mendStorage = () => !!(Storage.prototype.setItem = setItem);
  });
  await page.locator('[data-control="end"]').click();
  await expect(page.locator('.save-alert')).toBeVisible();
}

/** What a sight may have left behind. */
export async function leave(page) {
  if (await page.locator('.room[data-side]').count()) {
    if (!(await page.locator('dialog[open]').count())) await page.locator('.menu-button').click();
    await page.getByRole('button', { name: /^(Leave everything|画面の向き)/ }).click();
  }
  if (!(await page.evaluate(() => window.mendStorage?.() ?? false))) return;
  await page.reload();
  await expect(page.locator('#boot')).toHaveCount(0);
}
