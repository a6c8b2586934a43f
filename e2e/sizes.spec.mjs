// Whatever the screen: phones and tablets on their side, small tablets, low windows. The board is large, all there is to press is in
// sight, and nothing at the players' heads or on a card of Apiary lies on something else.
import { test, expect } from './fixtures.mjs';
import { EVERYTHING, leave } from './everything.mjs';

const SIGHTS = [
  'table, cards',
  'table, blocked card',
  'table, walls for six',
  'table, wall, chosen',
  'table, VOLCANO, act, for six',
  'table, VOLCANO, act, can move',
  'table, VOLCANO, move',
  'table, Apiary, a turn, for five',
  'table, Apiary, first turn, for five',
  'table, Apiary, first turn, for two',
  'table, Apiary, plant',
  'table, Apiary, grow',
  'table, Apiary, build',
  'table, Apiary, teach',
  'replay, Apiary',
];

/** Where the coach is asked: in each game once. */
const COACHED = ['table, cards', 'table, VOLCANO, act, can move', 'table, Apiary, first turn, for five'];

/** In a lesson there is more than a low screen shows: there one scrolls to it. */
const LESSONS = ['lesson, cards', 'lesson of VOLCANO, choice', 'lesson of VOLCANO, current', 'lesson of Apiary, to be done'];

/** Width and height, and how much of the shorter side a square board has at least, in hundredths. */
const SIZES = [
  [360, 640, 50],
  [640, 360, 80],
  [740, 360, 80],
  [844, 390, 80],
  [962, 601, 80],
  [1024, 600, 70],
  [1024, 768, 55],
  [1080, 810, 55],
  [768, 1024, 48],
  [1366, 625, 80],
  [1100, 720, 55],
  [1112, 834, 50],
  [1440, 900, 80],
  [1536, 730, 80],
  [1920, 937, 80],
  [2560, 1300, 80],
];

/** What a coach says is in sight, and legible: its ways, what it says of the first, and the buttons. */
async function askCoach(page, found) {
  await page.locator('.sheet .btn.ask').filter({ visible: true }).first().click({ timeout: 5_000 });
  await expect(page.locator('.hint-acts .btn')).toHaveCount(2, { timeout: 20_000 });
  const wrong = await page.locator('.hint').evaluate((hint) => {
    const parts = [...hint.querySelectorAll('.hint-way, .hint-acts .btn')];
    const there = ({ x, y, width, height }) => document.elementFromPoint(x + width / 2, y + height / 2);
    const hidden = parts.filter((part) => !part.contains(there(part.getBoundingClientRect()))).map((part) => `out of sight: ${part.textContent}`);
    let ground = hint;
    while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)' && !ground.matches('.table')) ground = ground.parentElement;
    return ground.matches('.table') ? [...hidden, 'words on the board'] : hidden;
  });
  if (wrong.length) found['the coach'] = [...(found['the coach'] ?? []), ...wrong];
}

/** What is wrong with what is on the screen. */
const faults = (page, share) =>
  page.evaluate(async (share) => {
    // Fresh buttons do not take taps at once.
    await Promise.all([...document.querySelectorAll('.sheet .btn')].flatMap((one) => one.getAnimations()).map((one) => one.finished));
    const shown = (from, selector) => [...from.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length);
    const box = (one) => one.getBoundingClientRect();
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const holds = (out, { left, right, top, bottom }) => left >= out.left - 1 && right <= out.right + 1 && top >= out.top - 1 && bottom <= out.bottom + 1;
    const name = (one) => `${one.getAttribute('class') ?? one.tagName} ${one.textContent.trim().slice(0, 24)}`;
    const found = [];
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (const fit of shown(document, '.stage .fit')) {
      const { width, height } = box(fit);
      if (Math.min(width, height) < (Math.min(innerWidth, innerHeight) * share) / 100) found.push(`a board of ${Math.round(width)} × ${Math.round(height)}`);
    }
    for (const press of shown(document, '.sheet .controls .btn, .bar .btn')) {
      const { left, right, top, bottom } = box(press);
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!holds(screen, box(press)) || !press.contains(there)) found.push(`out of sight: ${name(press)}`);
    }
    // The picture of a button has a place of its own beside the words.
    for (const press of shown(document, '.sheet .landing')) {
      const words = document.createRange();
      words.selectNodeContents(press);
      words.setStartAfter(press.querySelector('svg'));
      if ([...words.getClientRects()].some((line) => meet(line, box(press.querySelector('svg'))))) found.push(`a picture on words: ${name(press)}`);
    }
    const panels = shown(document, '.table:is(.volcano, .eruption) .sheet > *');
    for (const [at, panel] of panels.entries())
      for (const other of panels.slice(at + 1)) if (meet(box(panel), box(other))) found.push(`two panels: ${name(panel)}, ${name(other)}`);
    for (const panel of panels.filter((panel) => panel.matches('.prompt, .coach') && panel.scrollHeight > panel.clientHeight + 4)) found.push(`cut: ${name(panel)}`);
    for (const press of shown(document, '.sheet .controls .btn').filter((press) => press.scrollWidth > press.clientWidth + 1)) found.push(`too wide: ${name(press)}`);
    for (const press of shown(document, '.sheet .controls .btn:not(.stack)')) {
      const words = document.createRange();
      words.selectNodeContents(press);
      if (box(words).height > box(press).height + 4) found.push(`too high: ${name(press)}`);
    }
    // Words of a replay are not written on the sea.
    for (const part of shown(document, '.replay .transport, .replay .now')) {
      let ground = part;
      while (!ground.matches('.table') && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement;
      if (ground.matches('.table')) found.push(`no ground: ${name(part)}`);
    }
    // What is built, what it costs and what it brings, all at once.
    for (const body of shown(document, '.ap-body:has(.ap-site)')) {
      const roomy = innerHeight >= 700 && innerWidth >= 700;
      if (roomy && body.scrollHeight > body.clientHeight + 4) found.push(`cut: ${body.scrollHeight - body.clientHeight} of what is built`);
    }
    const seats = shown(document, '.seat-list:not(.full) .seat');
    for (const [at, seat] of seats.entries()) {
      for (const other of seats.slice(at + 1)) if (meet(box(seat), box(other))) found.push(`two heads: ${name(seat)}, ${name(other)}`);
      const parts = shown(seat, '.temp, .gain, .ahead, .ap-vp, .ap-goods .num, .ap-facts .num');
      for (const part of parts) if (!holds(box(seat), box(part))) found.push(`out of its head: ${name(part)}`);
      for (const part of parts.filter((part) => part.matches('.temp, .gain')))
        for (const other of parts) if (part !== other && other.matches('.temp, .gain') && meet(box(part), box(other))) found.push(`on another: ${name(part)}`);
    }
    for (const act of shown(document, '.ap-act')) {
      const words = shown(act, '.ap-name, .ap-sum b, .ap-four, .ap-pads');
      for (const [at, one] of words.entries())
        for (const other of words.slice(at + 1)) if (meet(box(one), box(other))) found.push(`on an action: ${name(one)}, ${name(other)}`);
      for (const one of words) if (one.scrollWidth > one.clientWidth + 1 && one.matches('.ap-name')) found.push(`cut: ${name(one)}`);
    }
    for (const cut of shown(document, '.ap-prompt, .ap-tray, .ap-ownstrip')) if (!holds({ ...screen, bottom: 1e4 }, box(cut))) found.push(`off the screen: ${name(cut)}`);
    for (const board of shown(document, '.apiary .boardwrap')) if (board.scrollHeight > board.clientHeight + 1) found.push(`${board.scrollHeight - board.clientHeight} of the board below`);
    const question = shown(document, '.ap-prompt .question')[0];
    if (question && !holds(screen, box(question))) found.push('the question is off the screen');
    return found;
  }, share);

for (const [width, height, share] of SIZES) {
  test(`at ${width} × ${height} the board is large, and nothing is out of sight or on something else`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('');
    await expect(page.locator('#boot')).toHaveCount(0);
    const found = {};
    for (const sight of [...SIGHTS, ...(height < 640 ? [] : LESSONS)]) {
      await EVERYTHING.find(([one]) => one === sight)[1](page);
      await expect(page.locator('.table .sheet:not(.asleep)').first()).toBeVisible();
      const here = await faults(page, share);
      if (here.length) found[sight] = here;
      if (COACHED.includes(sight)) await askCoach(page, found);
      await leave(page);
    }
    expect(found).toEqual({});
  });
}
