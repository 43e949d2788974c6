// Story 3 of the console, and what support does with people all day: each within the presses that it may cost (CO-02).
import type { Database } from '@earnwall/server/parts/database';
import { aClick } from '@earnwall/server/testing/clicks';
import { balancesIn, creditByOperator, sumsIn } from '@earnwall/server/testing/ledger';
import { aUser } from '@earnwall/server/testing/people';
import { aReport } from '@earnwall/server/testing/reports';
import { aSurvey } from '@earnwall/server/testing/surveys';
import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signIn } from './support/console.ts';
import { visitorsFrom } from './support/countries.ts';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { enter, openApp, panelAddress } from './support/publisher.ts';

const baseURL = () => process.env.E2E_PRODUCT_URL ?? '';

async function aStory(database: Database, name = `bob-${crypto.randomUUID().slice(0, 8)}`) {
  const app = await openApp(database, { credit_cap: 500n });
  return { app, name, bob: await aUser(database.db, app, name) };
}

/** The person's own panel, in a browser of theirs, which listens. */
async function openPanel(browser: Browser, { app, name }: Awaited<ReturnType<typeof aStory>>): Promise<Page> {
  const context = await browser.newContext({
    baseURL: baseURL(),
    extraHTTPHeaders: { 'x-forwarded-for': visitorsFrom.iceland },
  });
  const page = await context.newPage();
  const isListening = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"subscribed"')),
    );
  await enter(page, panelAddress(app, name).replace('/?', '/surveys?'));
  await isListening;
  return page;
}

/** Presses that are counted. */
function countedPresses(most: number) {
  let presses = 0;
  return async (target: Locator) => {
    presses += 1;
    expect(presses, 'presses').toBeLessThanOrEqual(most);
    await target.click();
  };
}

const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name }).first();
const search = (page: Page) => page.getByRole('button', { name: /paste any id/ });
const field = (page: Page) => page.getByRole('combobox', { name: /paste any id/ });
const undo = (page: Page) => page.getByRole('status').getByRole('button', { name: /^Undo/ });

test.describe('CO-02 people', onDesktop, () => {
  test('CO-02 a ban for 7 days in five presses shows in the open panel at once, and Undo takes it back', async ({
    page,
    context,
    browser,
    database,
  }) => {
    const story = await aStory(database);
    const panel = await openPanel(browser, story);
    const banned = panel.getByRole('main').getByRole('heading', { name: 'Your account is banned' });
    await signIn(context, database, baseURL(), 'support', { name: 'Lea Brandt' });
    await page.goto('/console/');
    const press = countedPresses(5);
    await press(search(page));
    await field(page).fill(story.name);
    await press(option(page, story.name));
    await expect(page.getByRole('heading', { level: 1, name: story.name })).toBeVisible();
    await press(page.getByRole('button', { name: 'Ban', exact: true }));
    const drawer = page.getByRole('dialog', { name: `Ban ${story.name}` });
    await press(drawer.getByText('7 days', { exact: true }));
    await drawer.getByLabel('Reason').fill('Two accounts');
    await press(drawer.getByRole('button', { name: 'Ban for 7 days' }));
    await expect(page.getByText(/Banned until/).first()).toBeVisible();
    await expect(banned).toBeVisible();

    await undo(page).click();
    await expect(banned).toBeHidden();
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await expect(timeline.getByText('Lea Brandt: change of state undone')).toBeVisible();
    await expect(timeline.getByText(/Lea Brandt: banned \(all\) until/)).toBeVisible();
    await expect(page.getByText('Free', { exact: true }).first()).toBeVisible();
    await panel.context().close();
  });

  test('CO-02 why somebody was not paid: paste any id, in two presses', async ({
    page,
    context,
    database,
  }) => {
    const { bob } = await aStory(database);
    const survey = await aSurvey(database.db, { country: 'AQ' });
    const at = new Date(Date.now() - 3_600_000);
    const cid = await aClick(database.db, bob, survey, { state: 'screen_out', ended_at: at, opened_at: at });
    const transaction = `not-paid-${crypto.randomUUID()}`;
    const report = { cid, supplier_id: survey.supplier_id, received_at: new Date() };
    await aReport(database.db, {
      ...{ ...report, transaction, outcome: 'screen_out', effect: 'nothing', raw_code: 'status=2&reason=dq' },
    });
    await signIn(context, database, baseURL(), 'support');
    await page.goto('/console/');
    const press = countedPresses(2);
    await press(search(page));
    await field(page).fill(transaction);
    await press(option(page, transaction));
    const meant = page.getByRole('listitem').filter({ hasText: 'what you looked for' });
    await expect(meant).toContainText('Report: screened out');
    await expect(meant).toContainText('status=2&reason=dq');
    await expect(meant).toContainText('Moved nothing');
    // The click is in the same stream; the chips are links of the address.
    await page.getByRole('link', { name: 'Show all' }).click();
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Click on survey');
    await page.getByRole('link', { name: 'Reports', exact: true }).click();
    await expect(page).toHaveURL(/kind=report/);
    await expect(page.getByRole('region', { name: 'Timeline' })).not.toContainText('Click on survey');
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Click on survey');
  });

  test('CO-02 a credit is in panel and ledger, above the cap it is refused with what was typed, Undo takes it back', async ({
    page,
    context,
    browser,
    database,
  }) => {
    const story = await aStory(database);
    const panel = await openPanel(browser, story);
    await signIn(context, database, baseURL(), 'support', { name: 'Lea Brandt' });
    await page.goto(`/console/users/${story.app.id}/${story.bob.uhash}`);
    await expect(page.getByRole('heading', { level: 1, name: story.name })).toBeVisible();
    await page.keyboard.press('c');
    const drawer = page.getByRole('dialog', { name: `Credit ${story.name}` });
    await expect(drawer).toContainText('0 of your 500 coins a day are used.');
    await drawer.getByLabel('Amount').fill('501');
    await drawer.getByLabel('Reason').fill('Survey 77120 was finished');
    await drawer.getByRole('button', { name: 'Credit', exact: true }).click();
    await expect(drawer.getByRole('alert')).toContainText('Support may credit 500 coins a day here');
    await expect(drawer.getByLabel('Reason')).toHaveValue('Survey 77120 was finished');
    await drawer.getByLabel('Amount').fill('460');
    await expect(drawer).toContainText('Leaves a balance of 460 coins.');
    await drawer.getByRole('button', { name: 'Credit', exact: true }).dblclick();
    await expect(page.getByRole('status').filter({ hasText: 'Credited 460 coins' })).toBeVisible();
    const ledger = page.getByRole('region', { name: 'Last movements' });
    await expect(ledger.getByRole('row')).toHaveCount(2);
    await expect(ledger).toContainText('+460');
    await expect(ledger).toContainText('sums to zero');
    await expect(panel.getByText('460').first()).toBeVisible();

    await undo(page).click();
    await expect(ledger.getByRole('row')).toHaveCount(3);
    await expect(ledger).toContainText('Undone: Survey 77120 was finished');
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('undone since');
    await panel.context().close();
  });

  test('CO-02 erased: gone everywhere, and the books sum to zero', async ({
    page,
    context,
    browser,
    database,
  }) => {
    const story = await aStory(database);
    const { app, bob, name } = story;
    await creditByOperator(database, app, bob, {
      ...{ kind: 'adjustment', reason: 'Thanks', amount: 120n, at: new Date() },
    });
    const panel = await openPanel(browser, story);
    const { publisher_id } = app;
    await signIn(context, database, baseURL(), 'owner', { publisher_id, name: 'Olga Ruiz' });
    await page.goto(`/console/users/${app.id}/${bob.uhash}`);
    const exported = page.waitForEvent('download');
    await page.getByRole('button', { name: 'More acts' }).click();
    await page.getByRole('menuitem', { name: 'Export' }).click();
    expect((await exported).suggestedFilename()).toMatch(/^user-.{8}\.json$/);
    await page.getByRole('button', { name: 'More acts' }).click();
    await page.getByRole('menuitem', { name: 'Erase' }).click();
    const drawer = page.getByRole('dialog', { name: `Erase ${name}` });
    await drawer.getByLabel('Reason').fill('They asked for it');
    await drawer.getByLabel(`Type ${name} to confirm`).fill('somebody');
    await drawer.getByRole('button', { name: `Erase ${name}` }).click();
    await expect(drawer).toContainText(`This is not ${name}.`);
    await drawer.getByLabel(`Type ${name} to confirm`).fill(name);
    await drawer.getByRole('button', { name: `Erase ${name}` }).click();
    await expect(page).toHaveURL(new RegExp(`/console/users\\?app=${app.id}$`));
    await expect(page.getByText(`${name} is erased.`)).toBeVisible();

    await page.getByLabel('Any id').fill(name);
    await page.getByLabel('Any id').press('Enter');
    await expect(page.getByText('This person was erased')).toBeVisible();
    await page.goto(`/console/users/${app.id}/${bob.uhash}`);
    await expect(page.getByText(/This person was erased on/)).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await field(page).fill(name);
    await expect(page.getByText('Nothing has this name or id.')).toBeVisible();
    await panel.reload();
    await expect(panel.getByText(name)).toHaveCount(0);
    // Both sides stay, and still make nothing together; other stories of the same database book as they like.
    expect(await sumsIn(database.db, app)).toEqual({ app: 0n });
    expect(await balancesIn(database.db, bob)).toEqual({ user: 120n });
    await panel.context().close();
  });

  test('CO-02 the list is the address: filters, reload, Back, and CSV are one', async ({
    page,
    context,
    database,
  }) => {
    const { app, name } = await aStory(database);
    await aUser(database.db, app, 'somebody-else');
    await signIn(context, database, baseURL(), 'support');
    await page.goto(`/console/users?app=${app.id}`);
    const rows = page.getByRole('table', { name: 'Users' }).getByRole('row');
    await expect(rows).toHaveCount(3);
    await page.getByLabel('Any id').fill(name);
    await page.getByLabel('Any id').press('Enter');
    await expect(rows).toHaveCount(2);
    await expect(page).toHaveURL(/q=bob-/);
    await page.reload();
    await expect(rows).toHaveCount(2);
    const href = await page.getByRole('link', { name: 'CSV' }).getAttribute('href');
    const csv = await (await page.request.get(href ?? '')).text();
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    await expectAccessible(page);
    await page.getByLabel('State').selectOption('banned');
    await expect(page.getByText('Nobody fits these filters')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(rows).toHaveCount(3);
    await rows.nth(1).getByRole('link').click();
    await expect(page).toHaveURL(/\/console\/users\/app-/);
    await page.goBack();
    await expect(rows).toHaveCount(3);
  });
});
