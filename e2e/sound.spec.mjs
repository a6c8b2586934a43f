// What can be heard: nothing before the first gesture, one sound a step, as loud as it was set. The browser's synthesiser is
// replaced by one that writes down what it is asked for.
import { test, expect } from './fixtures.mjs';
import { openMoment, setSpeed } from './moments.mjs';

/** The end of a turn: the next player has three contacts without a wall and one with. */
const DAMAGE = [3, 178];

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    window.heard = [];
    window.studios = 0;
    const param = (tell = () => {}) => ({ setValueAtTime: (value) => tell(value), linearRampToValueAtTime: () => {} });
    const node = (more) => ({ connect: (to) => to, ...more });
    window.AudioContext = class {
      state = 'suspended';
      currentTime = 0;
      sampleRate = 100;
      destination = {};
      constructor() {
        window.studios++;
        window.studio = this;
        window.early ||= !navigator.userActivation.hasBeenActive;
      }
      resume() {
        this.state = 'running';
        return Promise.resolve();
      }
      suspend() {
        this.state = 'suspended';
        return Promise.resolve();
      }
      createGain = () => node({ gain: param((level) => window.heard.push({ level, at: performance.now() })) });
      createOscillator = () => node({ frequency: param(), start() {}, stop() {} });
      createBufferSource = () => node({ start() {}, stop() {} });
      createBiquadFilter = () => node({ frequency: param() });
      createBuffer = (_, length) => ({ getChannelData: () => new Float32Array(length) });
    };
    window.shaken = [];
    navigator.vibrate = (length) => window.shaken.push(length);
    window.asked = [];
    const dispatch = window.dispatchEvent;
    window.dispatchEvent = function (event) {
      const [, name] = /^caldera:sound-(.*)/.exec(event.type) ?? [];
      if (name) window.asked.push(name);
      return dispatch.call(window, event);
    };
  });
});

const of = (page, name) => page.evaluate((name) => window[name], name);
const forget = (page) => page.evaluate(() => (window.heard.length = window.asked.length = window.shaken.length = 0));
const end = (page) => page.locator('.sheet [data-control="end"]');

test('nothing is heard before the first gesture', async ({ page }) => {
  await page.goto('');
  await page.evaluate(() => window.dispatchEvent(new Event('caldera:sound-lava')));
  expect(await of(page, 'studios')).toBe(0);
  expect(await of(page, 'heard')).toEqual([]);
  expect(await of(page, 'shaken')).toEqual([]);
  await page.locator('h1').click();
  expect(await of(page, 'studios')).toBe(1);
  expect(await of(page, 'early')).toBeFalsy();
  await page.evaluate(() => window.dispatchEvent(new Event('caldera:sound-lava')));
  await expect.poll(async () => (await of(page, 'heard')).length).toBeGreaterThan(1);
  expect(await of(page, 'shaken')).toHaveLength(1);
  // One studio for good.
  await page.keyboard.press('Tab');
  expect(await of(page, 'studios')).toBe(1);
});

test('a turn can be heard step by step, and muted in the middle of the game', async ({ page }) => {
  await openMoment(page, ...DAMAGE, { open_hands: true });
  await forget(page);
  await end(page).click();
  await expect.poll(() => of(page, 'asked')).toEqual(expect.arrayContaining(['turn', 'heat', 'dice']));
  expect((await of(page, 'asked'))[0]).toBe('turn');
  await expect(page.locator('.caption')).toHaveCount(0);
  expect((await of(page, 'asked')).filter((name) => name === 'heat').length).toBeGreaterThanOrEqual(3);
  expect(await of(page, 'shaken')).toContain(25);
  await page.keyboard.press('m');
  await forget(page);
  await page.evaluate(() => window.dispatchEvent(new Event('caldera:sound-place')));
  expect(await of(page, 'heard')).toEqual([]);
  await page.locator('.menu-button').click();
  await page.getByRole('button', { name: 'Sound on' }).click();
  await page.evaluate(() => window.dispatchEvent(new Event('caldera:sound-place')));
  await expect.poll(async () => (await of(page, 'heard')).length).toBe(2);
});

test('where nothing is told there is one sound, not a dozen', async ({ page }) => {
  await setSpeed(page, 'instant');
  await openMoment(page, ...DAMAGE, { open_hands: true });
  await forget(page);
  await end(page).click();
  await expect.poll(() => of(page, 'asked')).toHaveLength(1);
  await page.waitForTimeout(300);
  expect(await of(page, 'asked')).toHaveLength(1);
});

test('volume, mute and vibration are set and remembered', async ({ page }) => {
  await page.goto('#/settings');
  const volume = page.getByRole('slider', { name: 'Volume' });
  await volume.focus();
  const level = async (key) => {
    // The same sound does not begin anew within 90 ms.
    await page.waitForTimeout(120);
    await forget(page);
    await page.keyboard.press(key);
    await expect.poll(async () => (await of(page, 'heard')).length).toBeGreaterThan(0);
    return (await of(page, 'heard'))[0].level;
  };
  const loud = await level('End');
  expect(loud).toBeGreaterThan(0);
  expect(await level('Home')).toBeLessThan(loud / 10);
  await page.getByRole('switch', { name: /^Vibration/ }).click();
  await page.getByRole('switch', { name: /^Sound/ }).click();
  await page.reload();
  await expect(page.getByRole('switch', { name: /^Sound/ })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: /^Vibration/ })).not.toBeChecked();
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('1');
  await page.locator('h1').click();
  await page.evaluate(() => window.dispatchEvent(new Event('caldera:sound-lava')));
  expect(await of(page, 'studios')).toBe(0);
  expect(await of(page, 'shaken')).toEqual([]);
});

test('a page out of sight is silent and its synthesiser rests', async ({ page }) => {
  await page.goto('');
  await page.locator('h1').click();
  const turn = (hidden) =>
    page.evaluate(async (hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('caldera:sound-lava'));
      // Sounds are made after the work of what caused them.
      await new Promise((done) => setTimeout(done, 20));
      return [window.studio.state, window.heard.length];
    }, hidden);
  expect(await turn(true)).toEqual(['suspended', 0]);
  const [state, heard] = await turn(false);
  expect(state).toBe('running');
  expect(heard).toBeGreaterThan(0);
});
