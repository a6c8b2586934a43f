// Counts what is being fetched, for the bars on the page: <progress class="fetching">. The style sheet shows such a bar only
// when it has been there for longer than a moment.
//
// Hosts send files gzipped, and say only how long that is: how long a file is itself, sizes.js says, which the build writes.
import { SIZES } from './sizes.js';

/** What is under way: how long each file is, and how much of it is there. */
const files = new Set();

function draw() {
  let size = 0;
  let came = 0;
  for (const file of files) {
    size += file.size;
    came += file.came;
  }
  if (size) for (const bar of document.querySelectorAll('progress.fetching')) bar.value = came / size;
}

// A bar that begins to be seen while nothing arrives.
document.addEventListener('animationstart', ({ target }) => target.matches('progress.fetching') && draw());

/** As `fetch`, counted. */
export async function fetched(url) {
  // A file out of the service worker's cache is there at once; and only what comes from there as it is may the browser keep as
  // the machine code that it has made of it.
  if (navigator.serviceWorker?.controller) return fetch(url);
  const response = await fetch(url);
  const size = SIZES[new URL(url).pathname.split('/').pop()];
  if (!response.ok || !response.body || !size) return response;
  const file = { size, came: 0 };
  files.add(file);
  const reader = response.body.getReader();
  const counted = new ReadableStream({
    async pull(stream) {
      const { done, value } = await reader.read().catch((error) => {
        files.delete(file);
        throw error;
      });
      if (done) {
        files.delete(file);
        return stream.close();
      }
      file.came += value.length;
      draw();
      stream.enqueue(value);
    },
  });
  return new Response(counted, { headers: response.headers });
}
