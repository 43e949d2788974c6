// Surveys taken before, under another name or on this device, leave the list; a check that fails holds up nobody.
import { takeOnDevice, userNamed } from '@earnwall/server/testing/people';
import { randomHash } from '@earnwall/server/testing/random-hash';
import { aCheckedSurvey, aSurvey } from '@earnwall/server/testing/surveys';
import type { Page, Request } from '@playwright/test';
import { visitorsFrom } from './support/countries.ts';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { enter, openApp, panelAddress } from './support/publisher.ts';

const country = 'MT';
const viaMalta = { 'x-forwarded-for': visitorsFrom.malta };

/** A visitor from a country whose surveys are this file's alone; only the product is given the address, as by a proxy before it. */
test.beforeEach(async ({ context, baseURL }) => {
  await context.route(`${baseURL}/**`, (route, request) =>
    route.continue({ headers: { ...request.headers(), ...viaMalta } }),
  );
});

let count = 0;

/** All stories share the country, also those that are retried: a survey is known by what it alone pays. */
function someCoins(): number {
  count += 1;
  // Each worker has 300 numbers, of those that are not shortened.
  return 1000 + (test.info().workerIndex % 29) * 300 + count;
}

const paying = (coins: number) => ({ country, payout_micros: BigInt(coins) * 2000n });

const tile = (page: Page, coins: number) =>
  page.getByRole('button', { name: new RegExp(`^${coins.toLocaleString('en-US')} coins`) });

/** What the look from the list finds leaves it, and tiles that move up cannot be pressed with certainty. */
async function withoutLook(page: Page): Promise<void> {
  await page.route('**/api/rdds', (route) => route.abort());
}

/** Nodes learn of new surveys a moment after they were written. */
async function listed(page: Page, app: { id: string }, hashes: readonly string[]): Promise<void> {
  const headers = { ...viaMalta, authorization: `Bearer looker-on:${app.id}` };
  await page.request.get('/api/app', { headers });
  await expect
    .poll(async () => {
      const list = await (await page.request.get('/api/surveys', { headers })).text();
      return hashes.every((hash) => list.includes(hash));
    })
    .toBe(true);
}

const isCall = (request: Request, method: string, path: string) =>
  request.method() === method && new URL(request.url()).pathname === path;

test(
  'AP-03 what the respondents service knows leaves the list; its slowness and failures change nothing',
  onDesktop,
  async ({ page, database, sandboxUrl }) => {
    const app = await openApp(database);
    const coins = { taken: someCoins(), fresh: someCoins(), slow: someCoins(), down: someCoins() };
    const surveys = await Promise.all(
      Object.entries(coins).map(([kind, pays]) =>
        aCheckedSurvey(database.db, `${kind}-${randomHash()}`, paying(pays)),
      ),
    );
    const toThirdParty: Request[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(sandboxUrl)) toThirdParty.push(request);
    });
    await listed(
      page,
      app,
      surveys.map(({ hash }) => hash),
    );
    await enter(page, panelAddress(app, 'alice'));
    await expect(tile(page, coins.fresh)).toBeVisible();

    await expect(tile(page, coins.taken)).toHaveCount(0);
    await expect.poll(() => toThirdParty.length).toBeGreaterThanOrEqual(4);
    for (const pays of [coins.fresh, coins.slow, coins.down]) await expect(tile(page, pays)).toBeVisible();

    for (const request of toThirdParty) {
      const headers = await request.allHeaders();
      const ours = Object.keys(headers).filter((name) => /^(authorization|cookie|referer|x-)/.test(name));
      expect(ours).toEqual([]);
      const address = new URL(request.url());
      expect(address.pathname).toBe('/respondents/search');
      expect(address.searchParams.get('read_only')).toBe('true');
      expect(address.search).not.toMatch(/alice|uh=/);
    }

    // The server keeps it off for good.
    await page.reload();
    await expect(tile(page, coins.fresh)).toBeVisible();
    await expect(tile(page, coins.taken)).toHaveCount(0);
  },
);

test(
  'AP-03 a survey that somebody else took on this device leaves the list',
  onDesktop,
  async ({ page, database }) => {
    const app = await openApp(database);
    const coins = { taken: someCoins(), fresh: someCoins() };
    const taken = await aSurvey(database.db, { ...paying(coins.taken), is_rfg: true });
    const fresh = await aSurvey(database.db, { ...paying(coins.fresh), is_rfg: true });
    await listed(page, app, [taken.hash, fresh.hash]);

    // Alice comes, and her device becomes known; then she takes the survey.
    const [marked] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/fp')),
      page.goto(panelAddress(app, 'alice')),
    ]);
    expect(marked.status()).toBe(200);
    await expect(tile(page, coins.taken)).toBeVisible();
    await takeOnDevice(database.db, await userNamed(database.db, app, 'alice'), taken);

    await enter(page, panelAddress(app, 'bob'));
    await expect(tile(page, coins.fresh)).toBeVisible();
    await expect(tile(page, coins.taken)).toHaveCount(0);
  },
);

test(
  'AP-03 a survey known as taken when it starts ends in the notice, before any question',
  onDesktop,
  async ({ page, database }) => {
    const app = await openApp(database);
    const coins = someCoins();
    const survey = await aCheckedSurvey(database.db, `taken-${randomHash()}`, paying(coins));
    await listed(page, app, [survey.hash]);
    await withoutLook(page);
    await enter(page, panelAddress(app, 'alice'));

    const [search, check] = await Promise.all([
      page.waitForRequest((request) => request.url().includes('read_only=false')),
      page.waitForResponse((response) => response.url().endsWith(`/api/surveys/${survey.hash}/cd`)),
      tile(page, coins).click(),
    ]);
    expect(new URL(search.url()).searchParams.get('sy_nr')).toMatch(/^taken-/);
    expect(await check.json()).toEqual({ disqualified: true });
    await expect(page).toHaveURL(/\/qualify/);
  },
);

for (const kind of ['slow', 'down']) {
  test(
    `AP-03 a respondents service that is ${kind} lets the user go on to the questions`,
    onDesktop,
    async ({ page, database }) => {
      const app = await openApp(database);
      const coins = someCoins();
      const survey = await aCheckedSurvey(database.db, `${kind}-${randomHash()}`, paying(coins));
      await listed(page, app, [survey.hash]);
      const checks: Request[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/cd')) checks.push(request);
      });
      await withoutLook(page);
      await enter(page, panelAddress(app, 'alice'));
      const pressed = Date.now();
      await Promise.all([
        page.waitForRequest((request) => isCall(request, 'POST', '/api/qualification')),
        tile(page, coins).click(),
      ]);
      expect(checks).toEqual([]);
      if (kind === 'slow') expect(Date.now() - pressed).toBeGreaterThanOrEqual(1000);
    },
  );
}
