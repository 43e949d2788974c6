// Surveys taken before, under another name or on this device, leave the list; a check that fails holds up nobody.
import type { Page, Request } from '@playwright/test';
import { findUser } from '../apps/server/src/store/users.ts';
import { aCheckedSurvey, aSurvey, randomHash, takeOnDevice } from '../apps/server/test/support/rows.ts';
import { expect, test } from './support/product.ts';
import { openApp, panelAddress, visitorsFrom } from './support/publisher.ts';

const country = 'MT';
const viaMalta = { 'x-forwarded-for': visitorsFrom.malta };

/** A visitor from a country whose surveys are this file's alone; only the product is told, as by a proxy before it. */
test.beforeEach(async ({ context, baseURL }) => {
  await context.route(`${baseURL}/**`, (route, request) =>
    route.continue({ headers: { ...request.headers(), ...viaMalta } }),
  );
});

/** Phones and desktops share the country: a survey of each is known by what it pays. */
const coinsOf = (coins: number) => (test.info().project.name === 'phone' ? coins + 5000 : coins);

const paying = (coins: number) => ({ country, payout_micros: BigInt(coinsOf(coins)) * 2000n });

const tile = (page: Page, coins: number) =>
  page.getByRole('button', { name: new RegExp(`^${coinsOf(coins).toLocaleString('en-US')} coins`) });

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

test('AP-03 what the respondents service knows leaves the list; its slowness and failures change nothing', async ({
  page,
  database,
  sandboxUrl,
}) => {
  const app = await openApp(database);
  const surveys = await Promise.all([
    aCheckedSurvey(database.db, `taken-${randomHash()}`, paying(1111)),
    aCheckedSurvey(database.db, `fresh-${randomHash()}`, paying(1112)),
    aCheckedSurvey(database.db, `slow-${randomHash()}`, paying(1113)),
    aCheckedSurvey(database.db, `down-${randomHash()}`, paying(1114)),
  ]);
  const toThirdParty: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(sandboxUrl)) toThirdParty.push(request);
  });
  await listed(
    page,
    app,
    surveys.map(({ hash }) => hash),
  );
  await page.goto(panelAddress(app, 'alice'));
  await expect(tile(page, 1112)).toBeVisible();

  await expect(tile(page, 1111)).toHaveCount(0, { timeout: 15_000 });
  for (const coins of [1112, 1113, 1114]) await expect(tile(page, coins)).toBeVisible();

  expect(toThirdParty.length).toBeGreaterThanOrEqual(4);
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
  await expect(tile(page, 1112)).toBeVisible();
  await expect(tile(page, 1111)).toHaveCount(0);
});

test('AP-03 a survey that somebody else took on this device leaves the list', async ({ page, database }) => {
  const app = await openApp(database);
  const taken = await aSurvey(database.db, { ...paying(2221), is_rfg: true });
  const fresh = await aSurvey(database.db, { ...paying(2222), is_rfg: true });
  await listed(page, app, [taken.hash, fresh.hash]);

  // Alice comes, and her device becomes known; then she takes the survey.
  const [marked] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/fp')),
    page.goto(panelAddress(app, 'alice')),
  ]);
  expect(marked.status()).toBe(200);
  await expect(tile(page, 2221)).toBeVisible();
  const alice = await findUser(database.db, app.id, 'alice');
  if (!alice) throw new Error('Alice never came');
  await takeOnDevice(database.db, alice, taken);

  await page.goto(panelAddress(app, 'bob'));
  await expect(tile(page, 2222)).toBeVisible();
  await expect(tile(page, 2221)).toHaveCount(0, { timeout: 15_000 });
});

test('AP-03 a survey known as taken when it starts ends in the notice, before any question', async ({
  page,
  database,
}) => {
  const app = await openApp(database);
  const survey = await aCheckedSurvey(database.db, `taken-${randomHash()}`, paying(3331));
  await listed(page, app, [survey.hash]);
  // The look from the list would take it away before it can be pressed.
  await page.route('**/api/rdds', (route) => route.abort());
  await page.goto(panelAddress(app, 'alice'));

  const [search, check] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('read_only=false')),
    page.waitForResponse((response) => response.url().endsWith(`/api/surveys/${survey.hash}/cd`)),
    tile(page, 3331).click(),
  ]);
  expect(new URL(search.url()).searchParams.get('sy_nr')).toMatch(/^taken-/);
  expect(await check.json()).toEqual({ disqualified: true });
  await expect(page).toHaveURL(/\/qualify/);
});

for (const kind of ['slow', 'down']) {
  test(`AP-03 a respondents service that is ${kind} lets the user go on to the questions`, async ({
    page,
    database,
  }) => {
    const app = await openApp(database);
    const coins = kind === 'slow' ? 4441 : 4442;
    const survey = await aCheckedSurvey(database.db, `${kind}-${randomHash()}`, paying(coins));
    await listed(page, app, [survey.hash]);
    const checks: Request[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/cd')) checks.push(request);
    });
    await page.goto(panelAddress(app, 'alice'));
    const pressed = Date.now();
    await Promise.all([
      page.waitForRequest((request) => isCall(request, 'POST', '/api/qualification')),
      tile(page, coins).click(),
    ]);
    expect(checks).toEqual([]);
    if (kind === 'slow') expect(Date.now() - pressed).toBeGreaterThanOrEqual(1000);
  });
}
