// Draws the pictures in public/ that browsers and other sites want as bitmaps, from our own vector art, with the system's
// Chromium: icons, the card of shared links, and, if the address of a running Caldera is given, the manifest's screenshots.
//
//   node tools/art.mjs [ADDRESS]
//
// Bitmaps of flat art are written with a palette, the screenshots as WebP: all of them together are a few kilobytes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import zopfli from '@gfx/zopfli';
import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/chromium.mjs';
import { webpOf } from '../e2e/webp.mjs';

const PUBLIC = new URL('../public/', import.meta.url);
const icon = readFileSync(new URL('icon.svg', PUBLIC), 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
const SEA = '#1b2a3d';
const picture = (width, height, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** The mountain on the sea, within the circle that no mask cuts off; the icon's own hexagon has the colour of the sea. */
const onSea = (size, part) => {
  const scale = (size * part) / 64;
  const edge = (size - 64 * scale) / 2;
  return picture(size, size, `<path fill="${SEA}" d="M0 0h${size}v${size}H0Z"/><g transform="translate(${edge} ${edge - 5 * scale}) scale(${scale})">${icon}</g>`);
};
const plain = (size) => picture(size, size, `<g transform="scale(${size / 64})">${icon}</g>`);

/** What a shared link shows: the mountain on the night sea, the name, what it is. */
const card = picture(
  640,
  336,
  `<g transform="scale(.5334)"><path fill="${SEA}" d="M0 0h1200v632H0Z"/>
   <path fill="#22384f" d="M0 470q150-26 300 0t300 0 300 0 300 0v162H0Z"/>
   <g transform="translate(90 95) scale(6.8)">${icon}</g>
   <g fill="#f0ece2" font-family="Liberation Serif, serif" font-weight="600"><text x="560" y="300" font-size="140" textLength="550" lengthAdjust="spacingAndGlyphs">Caldera</text></g>
   <g fill="#ffd166" font-family="Liberation Sans, sans-serif" font-size="40"><text x="566" y="378">A shelf of board games</text><text x="566" y="432">for one device</text></g></g>`,
);

const PICTURES = [
  ['icons/192.png', plain(192), 192, 192, 12],
  ['icons/512.png', onSea(512, 0.96), 512, 512, 8],
  ['card.png', card, 640, 336, 10],
];

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
mkdirSync(new URL('icons/', PUBLIC), { recursive: true });
const page = await browser.newPage();
for (const [name, svg, width, height, colours] of PICTURES) {
  const pixels = await page.evaluate(pixelsOf, { svg, width, height });
  write(name, await palettePng(Uint8Array.from(pixels), width, height, colours));
}
if (process.argv[2]) await screenshots(process.argv[2]);
await browser.close();

function write(name, bytes) {
  writeFileSync(new URL(name, PUBLIC), bytes);
  console.log(`${String(bytes.length).padStart(7)}  ${name}`);
}

/** In the page: the picture's pixels, four bytes each. */
async function pixelsOf({ svg, width, height }) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  return [...context.getImageData(0, 0, width, height).data];
}

/** A PNG with the `most` colours that serve the picture best (k-means over its colours, weighted by how often they occur). */
async function palettePng(pixels, width, height, most) {
  const counts = new Map();
  const keyAt = (at) => pixels[at] | (pixels[at + 1] << 8) | (pixels[at + 2] << 16) | ((pixels[at + 3] << 24) >>> 0);
  for (let at = 0; at < pixels.length; at += 4) counts.set(keyAt(at), (counts.get(keyAt(at)) ?? 0) + 1);
  const parts = (key) => [key & 255, (key >> 8) & 255, (key >> 16) & 255, key >>> 24];
  const all = [...counts].map(([key, count]) => ({ key, count, of: parts(key) }));
  all.sort((a, b) => b.count - a.count);
  let palette = all.slice(0, most).map(({ of }) => of);
  const distance = (a, b) => a.reduce((sum, part, i) => sum + (part - b[i]) ** 2, 0);
  const nearest = (of) => palette.reduce((best, one, at) => (distance(one, of) < distance(palette[best], of) ? at : best), 0);
  for (let round = 0; round < 12; round++) {
    const sums = palette.map(() => [0, 0, 0, 0, 0]);
    for (const { of, count } of all) {
      const sum = sums[nearest(of)];
      of.forEach((part, i) => (sum[i] += part * count));
      sum[4] += count;
    }
    palette = sums.map((sum, at) => (sum[4] ? sum.slice(0, 4).map((part) => Math.round(part / sum[4])) : palette[at]));
  }
  const places = new Map(all.map(({ key, of }) => [key, nearest(of)]));
  // A byte for each pixel packs better than half of one.
  const data = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data[y * (width + 1) + 1 + x] = places.get(keyAt((y * width + x) * 4));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((of) => of.slice(0, 3)))),
    ...(palette.some((of) => of[3] < 255) ? [chunk('tRNS', Buffer.from(palette.map((of) => of[3])))] : []),
    chunk('IDAT', await zopfli.zlibAsync(data, { numiterations: 30 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, check]);
}

function crc(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** The games in their middle on a phone, and the shelf with them on a large screen. */
async function screenshots(address) {
  const { HIVE } = await import('../e2e/apiary-sights.mjs');
  const { MOMENTS, SEA, openMoment, record, setSpeed } = await import('../e2e/moments.mjs');
  const context = await browser.newContext({ baseURL: address, colorScheme: 'dark', locale: 'en-GB', serviceWorkers: 'block' });
  const game = await context.newPage();
  await setSpeed(game, 'instant');
  await game.goto('');
  for (const [name, size, width, height, moment] of [
    ['sea.webp', { width: 360, height: 640 }, 320, 569, SEA.act],
    ['phone.webp', { width: 360, height: 640 }, 320, 569, MOMENTS.tile],
    ['hive.webp', { width: 360, height: 640 }, 320, 569, HIVE['a turn, for five']],
    ['desktop.webp', { width: 1200, height: 750 }, 512, 320],
  ]) {
    await game.setViewportSize(size);
    if (moment) await openMoment(game, moment, record(moment).steps.length, { open_hands: true });
    else await game.goto('#/');
    await game.waitForTimeout(1500);
    const shot = (await game.screenshot()).toString('base64');
    const webp = await page.evaluate(webpOf, { shot, width, height, most: 16_000 });
    write(name, Buffer.from(webp, 'base64'));
  }
}
