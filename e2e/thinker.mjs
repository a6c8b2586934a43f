// The worker in which bots think, spoken to directly: what the table does, without a table.
import { readFileSync } from 'node:fs';
import { record } from './moments.mjs';

/** What bots answer natively (`tests/answers.txt`, which tests/wasm.rs checks): a name, a question and an action each. */
export const ANSWERS = readFileSync(new URL('../tests/answers.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [name, action] = line.split(': ');
    const [game, steps, level, iterations, seed] = name.split(' ');
    return { name, question: ask({ game, steps: Number(steps), level, iterations: Number(iterations), seed: Number(seed) }), action };
  });

/** Moments of recorded games for measurements, and so many iterations that they take some tenths of a second. */
export const POSITIONS = [
  ['eruption-2', 101, 10_000],
  ['eruption-4', 151, 10_000],
  ['volcano-4', 61, 10_000],
  ['apiary-2', 150, 2_000],
  ['apiary-4', 251, 2_000],
];

/** The question what a bot would do after so many steps of a recorded game, such as `eruption-4`: with so many iterations, or in so
 * many milliseconds. */
export function ask({ game, steps, level, iterations, millis, seed, generation = 1 }) {
  const [, id, variant] = /^([a-z]+)-(.*)$/.exec(game);
  const whole = record({ game: id, variant, players: undefined });
  const made = { ...whole, steps: whole.steps.slice(0, steps) };
  return JSON.stringify({ generation, record: JSON.stringify(made), level, seed, effort: millis ? { millis } : { iterations } });
}

/** In the page: starts the worker that the page names, asks it these questions one after the other, and ends it. Gives the replies and
 * how long each took in milliseconds; or, if it fails, the error as a text. */
export async function askWorker(questions) {
  const worker = new Worker(document.querySelector('meta[name=thinker]').content, { type: 'module' });
  const heard = () =>
    new Promise((done, failed) => {
      worker.onmessage = ({ data }) => done(data);
      worker.onerror = (event) => (event.preventDefault(), failed(new Error(event.message)));
    });
  try {
    if ((await heard()) !== 'ready') return 'it says something else first';
    const answers = [];
    for (const question of questions) {
      const begin = performance.now();
      worker.postMessage(question);
      const reply = JSON.parse(await heard());
      answers.push({ reply, took: performance.now() - begin });
    }
    return answers;
  } catch (error) {
    return `failed: ${error.message}`;
  } finally {
    worker.terminate();
  }
}
