// The list of surveys (SL-*), from the first paint to the last sort.
import { expectAccessible } from './support/accessible.ts';
import { comingFrom } from './support/countries.ts';
import { onDesktop, onPhone } from './support/devices.ts';
import { holdRequests } from './support/held-requests.ts';
import { expect, test } from './support/product.ts';
import { enter, enterAsAlice, openApp, panelAddress } from './support/publisher.ts';
import { surveyTiles } from './support/survey-list.ts';

const rewards = (names: string[]) =>
  names.slice(1).map((name) => Number(/([\d,]+) coins/.exec(name)?.[1]?.replaceAll(',', '')));
const minutes = (names: string[]) => names.slice(1).map((name) => Number(/(\d+) minutes?/.exec(name)?.[1]));
const isDescending = (numbers: number[]) =>
  numbers.every((number, at) => at === 0 || number <= (numbers[at - 1] ?? Number.NaN));

test.describe('SL-03 sorting', onDesktop, () => {
  test('SL-03 by order, by reward and by time; the onboarding survey stays first', async ({
    page,
    database,
  }) => {
    await enterAsAlice(page, database);
    const tiles = surveyTiles(page);
    await expect(page.getByRole('button', { name: 'Show more' })).toBeVisible();
    const names = () => tiles.evaluateAll((all) => all.map((tile) => tile.textContent ?? ''));

    await page.getByRole('radio', { name: 'Reward' }).check();
    await expect.poll(async () => isDescending(rewards(await names()))).toBe(true);
    await expect(tiles.first()).toHaveAccessibleName(/Complete your profile/);

    await page.getByRole('radio', { name: 'Time' }).check();
    await expect.poll(async () => isDescending(minutes(await names()).toReversed())).toBe(true);
    await expect(tiles.first()).toHaveAccessibleName(/Complete your profile/);
    expect(await page.evaluate(() => localStorage.getItem('sort-surveys'))).toBe('time');
  });
});

test.describe('SL-04 the states of the list', onDesktop, () => {
  test('SL-04 an empty list says so and offers to look again', async ({ browser, database, baseURL }) => {
    const app = await openApp(database);
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      ...comingFrom('iceland'),
    });
    const page = await context.newPage();
    await enter(page, panelAddress(app, 'alice'));
    await expect(page.getByText('No surveys for you right now')).toBeVisible();
    const [request] = await Promise.all([
      page.waitForRequest((candidate) => new URL(candidate.url()).pathname === '/api/surveys'),
      page.getByRole('button', { name: 'Reload' }).click(),
    ]);
    expect(request.method()).toBe('GET');
    await context.close();
  });

  test('SL-04 while the list loads, 24 skeletons keep its place', async ({ page, database }) => {
    await enterAsAlice(page, database);
    await expect(page.getByRole('listitem').first()).toBeVisible();

    const answer = await holdRequests(page, '**/api/surveys*');
    await page.goto('/');
    await expect(page.locator('.tile-skeleton')).toHaveCount(24);
    await expect(page.getByText('Loading surveys')).toBeAttached();
    answer();
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await expect(page.locator('.tile-skeleton')).toHaveCount(0);
  });

  test('SL-04 a list that cannot be fetched says why and tries again', async ({ page, database }) => {
    await enterAsAlice(page, database);
    await page.route('**/api/surveys*', (route) => route.abort());
    await page.goto('/');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute('**/api/surveys*');
    await again.click();
    await expect(page.getByRole('listitem').first()).toBeVisible();
  });
});

test.describe('the first paint', onDesktop, () => {
  test.use({ javaScriptEnabled: false });

  test('the first answer already holds the list, in the design of the app', async ({ page, database }) => {
    const app = await openApp(database, { design: { palette: 'dark', pages_bg: '#102030' } });
    const response = await page.goto(panelAddress(app, 'alice'));
    await expect(surveyTiles(page)).toHaveCount(24);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(16, 32, 48)');
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self' 'nonce-");
    // What fits into the first round trip of a new connection.
    const sent = Number((await response?.allHeaders())?.['content-length'] ?? Number.NaN);
    expect(sent).toBeLessThan(14_000);
  });
});

test('hydration takes over without a complaint, and the whole list follows', async ({ page, database }) => {
  const complaints: string[] = [];
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()),
  );
  page.on('pageerror', (error) => complaints.push(error.message));
  await enterAsAlice(page, database);
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect.poll(() => surveyTiles(page).count()).toBeGreaterThan(24);
  expect(complaints).toEqual([]);
});

for (const [palette, device] of [
  ['light', onDesktop],
  ['dark', onPhone],
] as const) {
  test(`no accessibility violations on the list, ${palette}`, device, async ({ page, database }) => {
    await enterAsAlice(page, database, { design: { palette } });
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);
  });
}
