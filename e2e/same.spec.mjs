// The same games in the browser as natively: what the playthroughs of the native tests say is what the app in Chromium makes of their steps.
// tests/wasm.rs compares every state in Node; this is the site as it is shipped, in the browser itself.
import { readFileSync } from 'node:fs';
import { test, expect } from './fixtures.mjs';
import { record, slot } from './moments.mjs';

const GAMES = [
  ...['2', '3', '4', '5', '6', 'clans-4', 'clans-6', 'annihilation-3'],
  ...['forecast-2', 'forecast-clans-4', 'forecast-annihilation-5', 'all-6'],
];

/** How hot everybody was at the end of each turn, by the events that were written down natively. */
function temperatures(name) {
  const text = readFileSync(new URL(`../tests/playthroughs/eruption-${name}.txt`, import.meta.url), 'utf8');
  const players = JSON.parse(/^eruption (\{.*\})$/m.exec(text)[1]).players;
  const now = Array(players).fill(0);
  const turns = [];
  for (const [, event, seat, degrees] of text.matchAll(/^ {2}(TurnBegan|Heated|Cooled) \{ seat: (\d).*?(?:now: (\d+).*)?\}$/gm)) {
    if (event === 'TurnBegan') turns.push([]);
    else now[seat] = Number(degrees);
    turns[turns.length - 1] = [...now];
  }
  return turns;
}

for (const name of GAMES) {
  test(`every turn of the recorded game ${name} brings the same temperatures`, async ({ page }) => {
    const made = record(name.length === 1 ? { players: Number(name) } : { variant: name });
    await page.goto('');
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), slot(made, { over: true }));
    await page.goto('#/table/moment/end');
    await page.reload();
    await expect(page.locator('.screen.end')).toBeVisible();
    const shown = await page.locator('.data tbody tr').evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => parseInt(cell.textContent, 10))),
    );
    const turns = temperatures(name);
    expect(turns.length).toBeGreaterThan(10);
    expect(shown).toEqual([turns[0].map(() => 0), ...turns]);
  });
}

test('the recorded games of Apiary end with the same ranks and VP', async ({ page }) => {
  await page.goto('');
  for (const players of [1, 2, 3, 4, 5]) {
    const made = record({ game: 'apiary', players });
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), slot(made, { id: `end${players}`, over: true }));
    await page.goto(`#/table/end${players}/end`);
    await page.reload();
    await expect(page.locator('.screen.end')).toBeVisible();
    const text = readFileSync(new URL(`../tests/playthroughs/apiary-${players}.txt`, import.meta.url), 'utf8');
    const ends = [...text.matchAll(/^rank (\d) seat (\d): (\d+)/gm)].map(([, rank, seat, total]) => [made.seats[seat].name, +rank, +total]);
    expect(ends).toHaveLength(players);
    const shown = await page.locator('.standings > li').evaluateAll((rows) =>
      rows.map((row) => [row.querySelector('.who').textContent, ...['.rank', '.score'].map((part) => parseInt(row.querySelector(part).textContent, 10))]),
    );
    expect(shown.filter(([who]) => ends.some(([name]) => name === who)).sort()).toEqual(ends.sort());
  }
});
