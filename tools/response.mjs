// How much a page has to do from an input until the picture that answers it: the processor time of its main thread, from a trace
// of the browser. Unlike the time on the clock it does not grow with what else the machine does.

/** Main threads of pages, as the trace names them. */
const MAIN = 'CrRendererMain';

/** Traces what `act` does. `ends` is the type of the event that is answered: whatever is committed first after it is the answer.
 * Tells in milliseconds the work until then (`work`) and the longest task of it (`task`); nothing if there was no such event. */
export async function response(page, devtools, act, ends = 'click') {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'], excludedCategories: ['*'] },
    transferMode: 'ReportEvents',
  });
  await act();
  const over = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
  await devtools.send('Tracing.end');
  await over;
  devtools.off('Tracing.dataCollected', collect);
  return account(events, ends);
}

function account(events, ends) {
  const thread = ({ pid, tid }) => `${pid}/${tid}`;
  const mains = new Set(events.filter(({ name, args }) => name === 'thread_name' && args.name === MAIN).map(thread));
  const own = events.filter((event) => event.ph === 'X' && mains.has(thread(event)));
  const inputs = own.filter(({ name }) => name === 'EventDispatch').sort((a, b) => a.ts - b.ts);
  const answered = inputs.find(({ args }) => args.data?.type === ends);
  if (!answered) return undefined;
  const page = own.filter((event) => thread(event) === thread(answered));
  const tasks = page.filter(({ name }) => name === 'RunTask');
  const around = (event) => tasks.find(({ ts, dur }) => ts <= event.ts && ts + dur >= event.ts) ?? event;
  // A tap begins with the finger, or the button, that comes down.
  const down = inputs.find(({ ts, args }) => ts < answered.ts && ['touchstart', 'pointerdown'].includes(args.data?.type));
  const begin = around(down ?? answered).ts;
  const drawn = page.filter(({ name, ts }) => name === 'Commit' && ts > answered.ts + answered.dur).sort((a, b) => a.ts - b.ts)[0];
  const end = drawn ? drawn.ts : Infinity;
  const spent = tasks.filter(({ ts }) => ts >= begin && ts <= end).map(({ tdur = 0 }) => tdur / 1000);
  return { work: spent.reduce((sum, one) => sum + one, 0), task: Math.max(0, ...spent) };
}
