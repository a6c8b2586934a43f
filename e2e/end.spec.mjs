// The end of a game: standings with what decided them, the chart with its table, the numbers, and what comes next.
import { test, expect, expectAccessible } from './fixtures.mjs';
import { openEnd, record } from './moments.mjs';
import { boxOf, settled } from './play.mjs';

test('the standings say line by line what decided', async ({ page }) => {
  await openEnd(page, record({ players: 6 }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aki wins');
  const rows = page.locator('.standings > li');
  await expect(rows.locator('.who')).toHaveText(['Aki', 'Emi', 'Finn', 'Dan', 'Chie', 'Ben']);
  await expect(rows.locator('.rank')).toHaveText(['1', '2', '2', '4', '5', '6']);
  await expect(rows.locator('.score')).toHaveText(['140°', '160°', '160°', '170°', '170°', '180°']);
  // Only who is level with somebody has a tie-break, and its terms give its sum.
  await expect(page.locator('.tie')).toHaveCount(4);
  for (const row of [1, 2, 3, 4]) {
    const text = (await rows.nth(row).locator('.tie').textContent()).replaceAll('−', '-');
    const walls = [...text.matchAll(/(\d+)×(\d+)/g)].reduce((sum, [, count, worth]) => sum + count * worth, 0);
    const contacts = Number(/-(\d+) contact/.exec(text)?.[1] ?? 0);
    expect(walls - contacts, text).toBe(Number(/= (-?\d+)/.exec(text)[1]));
  }
  // One sentence on top; all the rest for who wants to know.
  await expect(page.locator('.win p')).toHaveText(/, and Aki stayed cooler than Emi: 140° against 160°\.$/);
  await expect(page.locator('.decisions')).toBeHidden();
  await page.getByText('How the ranks were decided').click();
  await expect(page.locator('.decisions > li')).toHaveText([
    'Aki before Emi: 140° is lower than 160°.',
    'Emi and Finn share rank 2: both at 160°, with a tie-break of −2 each.',
    'Finn before Dan: 160° is lower than 170°.',
    'Dan before Chie: both at 170°, and the tie-break is 3 against 1.',
    'Chie before Ben: 170° is lower than 180°.',
    /lowest temperature wins \(E74\).*\(E75\)/,
  ]);
});

test('of bots the face shows who has won and who has lost', async ({ page }) => {
  const made = record({ players: 4 });
  await openEnd(page, { ...made, seats: made.seats.map((seat) => ({ ...seat, bot: 'fair' })) });
  const faces = await page.locator('.standings .bot-face').evaluateAll((all) => all.map((one) => one.innerHTML));
  expect(faces).toHaveLength(4);
  expect(new Set(faces.slice(1)).size, 'all who lost look alike').toBe(1);
  // The winner's face lies on no word.
  for (const [width, height] of [[360, 640], [820, 1180], [1100, 720], [1440, 900]]) {
    await page.setViewportSize({ width, height });
    const [face, text] = [await boxOf(page.locator('.win .bot-face')), await boxOf(page.locator('.win p'))];
    expect(face.x + face.width, `${width} × ${height}`).toBeLessThanOrEqual(text.x);
  }
  expect(faces[0]).not.toBe(faces[1]);
});

test('the table below the chart holds what the chart draws', async ({ page }) => {
  await openEnd(page, record({ players: 4 }));
  const lines = await page.locator('.plot .line').evaluateAll((lines) =>
    lines.map((line) => line.getAttribute('points').trim().split(' ').map((point) => 290 - (Number(point.split(',')[1]) * 290) / 1000)),
  );
  lines.reverse();
  const cells = await page.locator('.data tbody tr').evaluateAll((rows) =>
    rows.map((row) => [...row.querySelectorAll('td')].map((cell) => parseInt(cell.textContent, 10))),
  );
  expect(cells.length).toBeGreaterThan(10);
  expect(lines.map((line) => line.length)).toEqual(Array(4).fill(cells.length));
  cells.forEach((row, turn) => row.forEach((value, seat) => expect(Math.abs(lines[seat][turn] - value), `${turn}/${seat}`).toBeLessThan(15)));
  // Lines that run along the same way are set apart: no two have the same stretch.
  const stretches = lines.flatMap((line) => line.slice(1).map((value, at) => `${at} ${line[at]} ${value}`));
  expect(new Set(stretches).size).toBe(stretches.length);
  const final = await page.locator('.standings > li').evaluateAll((rows) =>
    Object.fromEntries(rows.map((row) => [row.querySelector('.who').textContent, parseInt(row.querySelector('.score').textContent, 10)])),
  );
  expect(cells.at(-1)).toEqual(['Aki', 'Ben', 'Chie', 'Dan'].map((name) => final[name]));
  // Eruptions are marked on the chart and in the table alike.
  await expect(page.locator('.landmark')).toHaveCount(await page.locator('.data tbody th svg').count());
  expect(await page.locator('.landmark').count()).toBeGreaterThan(0);
  await page.locator('.course .data summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.data table')).toBeVisible();
  // Luck is told once, among the numbers.
  await expect(page.locator('.numbers').getByText('Luck', { exact: false })).toHaveCount(1);
});

test('the last board lies beside the card with the winner, and both are there at every size', async ({ page }) => {
  await openEnd(page, record({ players: 4 }));
  for (const [width, height] of [[360, 640], [820, 1180], [1100, 720], [1440, 900]]) {
    await page.setViewportSize({ width, height });
    const [board, card] = await Promise.all(['.last-board .island', '.ranks'].map((what) => boxOf(page.locator(what).first())));
    expect(board.width, `${width}`).toBeGreaterThan(Math.min(width, height) * 0.6);
    expect(board.x >= 0 && board.x + board.width <= width, `${width}`).toBe(true);
    expect(width < 1100 ? board.y + board.height <= card.y + 1 : board.x + board.width <= card.x + 1, `${width}`).toBe(true);
  }
});

for (const [seats, first, second] of [
  ['Same seats', 'Aki', 'Ben'],
  ['One place on', 'Ben', 'Aki'],
]) {
  test(`a rematch, ${seats}, starts with the right names`, async ({ page }) => {
    await openEnd(page, record({ players: 2 }));
    const began = record({ players: 2 }).steps[0] === 'start 0' ? [first, second][0] : [first, second][1];
    await expect(page.getByRole('radio', { name: 'Same seats' })).toBeChecked();
    await page.locator('.rematch label', { hasText: seats }).click();
    if (first === 'Ben') await expect(page.locator('.rematch')).toContainText(`so that ${began} begins`);
    await page.getByRole('button', { name: 'Rematch' }).click();
    await expect(page).toHaveURL(/#\/table\/(?!moment)/);
    const seen = await settled(page);
    expect(seen.curtain).toBe(true);
    if (first === 'Ben') await expect(page.getByRole('heading', { level: 1 })).toContainText(began);
    await page.locator('.curtain .btn.primary').click();
    await expect(page.locator('.seats .seat .who')).toHaveText([first, second]);
    await expect(page.locator('.seats .seat .temp')).toHaveText(['0°', '0°']);
  });
}

for (const language of ['en', 'ja']) {
  for (const theme of ['light', 'dark', 'contrast']) {
    test(`the end is accessible: ${language}, ${theme}`, async ({ page }) => {
      await openEnd(page, record({ players: 6, language }), { language, theme });
      for (const summary of await page.locator('.data summary').all()) await summary.click();
      await expectAccessible(page);
      for (const width of [360, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), String(width)).toBe(width);
      }
    });
  }
}
