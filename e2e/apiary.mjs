// How a person plays Apiary: what its tests share. Everything is done through what is on the screen.
import { expect } from './fixtures.mjs';
import { press } from './play.mjs';

/** Numbers from 0 to 1 that are the same in every run. */
export function dice(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What is on the screen, in one look. */
export const look = (page) =>
  page.evaluate(() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const visible = (element) => element.getClientRects().length > 0;
    const controls = {};
    for (const button of all('.sheet [data-control]').filter(visible)) {
      controls[button.dataset.control] = button.getAttribute('aria-disabled') !== 'true';
    }
    const kinds = {
      act: '.ap-hit[aria-disabled=false]',
      place: '.ap-place.ap-lit',
      tile: '.ap-rt.ap-lit',
      dance: '.ap-dn.ap-lit',
      seed: '.ap-sc.ap-lit',
      card: '.ap-pick',
      worker: '.ap-wk:not([aria-disabled=true])',
      retrieve: '.ap-ret:not([aria-disabled=true])',
      choice: '.ap-cb:not([aria-disabled=true], .ap-always *)',
    };
    const lit = [];
    for (const [kind, selector] of Object.entries(kinds)) {
      for (const element of all(`.table.apiary ${selector}`).filter(visible)) {
        const { x, y, width, height } = element.getBoundingClientRect();
        const at = [x + width / 2, y + height / 2];
        const there = document.elementFromPoint(...at);
        const free = there !== null && (element.contains(there) || there.closest('button') === element);
        const label = element.getAttribute('aria-label') ?? (element.title || element.textContent);
        lit.push({ kind, label, at, free, pressed: element.getAttribute('aria-pressed') === 'true' });
      }
    }
    const always = all('.ap-always button').filter(visible).length;
    return {
      over: all('.screen.end').length > 0,
      standings: all('.btn.standings').length > 0,
      curtain: all('.curtain button').length > 0,
      asleep: all('.sheet.asleep').length > 0,
      asked: document.querySelector('.ap-prompt')?.dataset.asked ?? '',
      question: document.querySelector('.prompt .question')?.textContent ?? '',
      why: document.querySelector('.prompt .why')?.textContent ?? '',
      controls,
      lit,
      always,
    };
  });

/** The one filled button: its name and whether it can be pressed. */
export function primary({ controls }) {
  const name = Object.keys(controls).find((name) => !['leave', 'back'].includes(name));
  return name && { name, on: controls[name] };
}

/** Waits until the screen has settled on something that can be acted upon, and tells what it is. Escape ends stories; what waits for a
 * press gets it. */
export async function settled(page) {
  let seen;
  const awaited = page.locator('.btn.awaited');
  await expect
    .poll(
      async () => {
        seen = await look(page);
        if (seen.asleep) await page.keyboard.press('Escape');
        if (await awaited.count()) await press(awaited);
        return !seen.asleep && (seen.over || seen.standings || seen.curtain || seen.asked !== '');
      },
      { intervals: [20, 40, 80] },
    )
    .toBe(true);
  return seen;
}

/** One of them. */
export const any = (roll, list) => list[Math.floor(roll() * list.length)];

/** What a player with no plan does next: chooses something that is lit, confirms it, or goes without. `before` is what was chosen last. */
export function whim(seen, roll, tried, before) {
  const button = primary(seen);
  const turn = seen.asked === 'turn';
  const chosen = seen.lit.some(({ kind, pressed }) => pressed && kind !== 'worker');
  let things = seen.lit.filter(({ kind, pressed }) => !pressed && kind !== 'seed' && kind !== 'worker');
  // Half a choice is made whole by something of another kind.
  if (button && !button.on) things = things.filter(({ kind, label }) => kind !== before?.kind || (kind === 'choice' && label !== before.label));
  if (things.some(({ free }) => free)) things = things.filter(({ free }) => free);
  if (button?.on && (chosen || things.length === 0 || tried > 3 || (!turn && roll() < 0.5))) return { control: button.name };
  if (tried > 6 && seen.controls.leave) return { control: 'leave' };
  if (tried > 8 && seen.controls.back) return { control: 'back' };
  if (things.length > 0) return { thing: any(roll, things) };
  return { control: seen.controls.leave ? 'leave' : 'back' };
}

/** Plays on like a player with no plan, with the mouse, until `done` says of what is seen that it is enough; `watch` is shown everything
 * first. */
export async function playOn(page, roll, { done = () => false, watch = async () => {}, most = 900 } = {}) {
  let [last, before, tried] = ['', undefined, 0];
  for (let actions = 0; actions < most; actions++) {
    const seen = await settled(page);
    await watch(seen);
    if (seen.over || seen.standings || done(seen)) return seen;
    if (seen.curtain) {
      await page.locator('.curtain .btn.primary').click();
      continue;
    }
    tried = seen.asked === last ? tried + 1 : 0;
    last = seen.asked;
    const { control, thing } = whim(seen, roll, tried, before);
    before = thing;
    if (control) await press(page.locator(`.sheet [data-control="${control}"]`));
    else if (thing.free) await page.mouse.click(...thing.at);
    else await press(page.getByRole('button', { name: thing.label, exact: true }));
  }
  throw new Error('the game does not end');
}
