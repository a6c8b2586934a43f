// Twins: two records of one game that differ in nothing but what somebody may not see, from tests/fixtures/twins, where
// tests/twins has made sure of that. Each of a pair is one game among the saved ones, under the same id and name.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NAMES, slot } from './moments.mjs';

/** When all these games were saved. */
export const SAVED = Date.UTC(2026, 10, 20, 19, 30);

/** The pairs of a game: what is asked, of which seat, how it is looked at, and both records. */
export function twins(game) {
  const file = fileURLToPath(new URL(`../tests/fixtures/twins/${game}.json`, import.meta.url));
  const { games, pairs } = JSON.parse(readFileSync(file, 'utf8'));
  return pairs.map(({ prompt, look, seat, game: number, steps, others }, at) => {
    const { config, steps: all } = games[number];
    const seats = NAMES.en.slice(0, config.players).map((name) => ({ name }));
    const one = { format: 1, game, rules: 1, config, seats, steps: all.slice(0, steps), table: { seed: 7 } };
    const other = { ...one, steps: one.steps.map((step, place) => others[place] ?? step) };
    return { id: `pair${at}`, name: `${game}, ${prompt}, ${look}`, prompt, look, seat, records: [one, other] };
  });
}

/** What local storage holds if these are the saved games: of each pair the one or the other. */
export function store(pairs, which) {
  const slots = pairs.map(({ id, name, records }) => slot(records[which], { id, name, updated: SAVED }));
  return slots.map(([name, value]) => ({ name, value }));
}
