// What there is to be seen of Apiary: moments of the recorded games (as in moments.mjs), one for each kind of question, and how
// to come to see them. No component of the built-in pack asks which row is refreshed, so that question has no sight.
import { expect } from './fixtures.mjs';

const apiary = (players, next, from = 0, then = []) => ({ game: 'apiary', players, next, from, then });

/** Questions by name, each as a moment of a recorded game. `pick` is what of the list of actions is chosen then. */
export const HIVE = {
  draft: { ...apiary(2, /^take fa/), pick: /./ },
  factions: { ...apiary(3, /^keep fa/), pick: /./ },
  'first turn, for five': apiary(5, /^place /),
  'first turn, for two': { ...apiary(2, /^place /), pick: /./ },
  'a turn, for five': { ...apiary(5, /^place /, 460), pick: /./ },
  retrieve: { ...apiary(5, /^retrieve/, 330), pick: /Retrieve|回収/ },
  'a seed': { ...apiary(5, /^seed se13/), pick: /Play|使/ },
  alone: apiary(1, /^place /, 100),
  build: { ...apiary(4, /^build ft11/), pick: /./ },
  'what is built': apiary(5, /^build ft32/),
  carve: apiary(2, /^build cv/),
  'a reserved tile': apiary(4, /^build ft02/),
  grow: { ...apiary(4, /^worker/, 150), pick: /./ },
  frame: { ...apiary(4, /^frame /, 490), pick: /[Ff]rame|枠/ },
  upgrade: apiary(3, /^upgrade/),
  keep: { ...apiary(5, /^keep /, 430), pick: /./ },
  plant: { ...apiary(5, /^plant /, 400), pick: /./ },
  convert: { ...apiary(3, /^dance /, 380), pick: /./ },
  dance: { ...apiary(3, /^dance /, 366), pick: /[Dd]ance|踊/ },
  teach: { ...apiary(4, /^teach /), pick: /./ },
  ship: { ...apiary(5, /^ship /, 440), pick: /./ },
  bonus: apiary(5, /^later/),
  slot: { ...apiary(5, /^slot /, 440), pick: /./ },
  bumped: apiary(5, /^active/, 480),
  pod: { ...apiary(4, /^pod /, 470), pick: /./ },
  income: { ...apiary(3, /^farm /, 393), pick: /./ },
  choice: apiary(4, /^pick /, 470),
  trade: apiary(5, /^trade/, 419),
  strengthen: { ...apiary(5, /^up /, 426), pick: /./ },
  recall: apiary(4, /^seed se29/, 0, ['seed se29']),
  reserve: apiary(4, /^reserve /),
  'too much': { ...apiary(4, /^end -P2W2/), pick: /./ },
};

const TABS = ['board', 'tiles', 'planets', 'dances', 'hive', 'comb', 'seeds'];

/** The pages of a phone that no question shows as they are. */
export const PAGES = ['tiles', 'comb', 'seeds'];

/** Goes to a page of the phone; where there is no phone, nothing happens. */
export async function turnTo(page, name) {
  const tab = page.locator('.ap-nav button').nth(TABS.indexOf(name));
  if (!(await tab.count())) return;
  await tab.click();
  await expect(tab).toHaveAttribute('aria-current', 'page');
}

/** A pack of components with faults, chosen in the set-up. */
export async function refusedPack(page) {
  const buffer = Buffer.from(JSON.stringify({ format: 1, name: { en: 'Odd', ja: '変' }, tiles: [{ id: 'x1', cost: 'Z9' }] }));
  await page.locator('.ap-packs input[type=file]').setInputFiles({ name: 'odd.json', mimeType: 'application/json', buffer });
  await expect(page.locator('.ap-wrong')).toBeVisible();
}
