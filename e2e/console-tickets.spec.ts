// Tickets in the console: a missing reward from its ticket to the books, two supporters on one ticket, and a day of answers by
// keyboard alone (CO-02).
import type { Database } from '@earnwall/server/parts/database';
import { type AppRecord, aPublisher } from '@earnwall/server/testing/apps';
import { aClick } from '@earnwall/server/testing/clicks';
import { balancesIn, movementsIn } from '@earnwall/server/testing/ledger';
import { aUser, type UserRecord } from '@earnwall/server/testing/people';
import { anEndpoint, postbacksIn } from '@earnwall/server/testing/postbacks';
import { startReceiver } from '@earnwall/server/testing/receiver';
import { aReport } from '@earnwall/server/testing/reports';
import { aSavedAnswer, aTicket } from '@earnwall/server/testing/tickets';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signIn } from './support/console.ts';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { enter, openApp, provenAddress } from './support/publisher.ts';
import { surveyPaying } from './support/supplier.ts';
import { picture } from './support/tickets.ts';

const hours = (past: number) => new Date(Date.now() - past * 3_600_000);
const composer = (page: Page) => page.getByRole('textbox', { name: 'Reply to the user' });
const messages = (page: Page) => page.getByRole('list', { name: 'Messages' });
const evidence = (page: Page) => page.getByRole('region', { name: 'Evidence' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.getByRole('list', { name: 'open tickets' }).getByRole('link');

interface Missing {
  app: AppRecord;
  bob: UserRecord;
  cid: string;
  ticket: string;
}

/** Bob finished a survey whose code nobody knew, and asks where his coins are. */
async function missingReward(database: Database, publisher_id: string): Promise<Missing> {
  const { db } = database;
  const app = await openApp(database, { publisher_id, currency_name: 'Coins', credit_cap: 5_000n });
  const bob = await aUser(db, app, 'bob-20417');
  // Antarctica's: in nobody's list.
  const survey = await surveyPaying(database, 1205, { country: 'AQ' });
  const cid = await aClick(db, bob, survey, {
    ...{ state: 'started', user_reward: 1205n, user_reward_without_bonus: 1205n, country: 'DE' },
    ...{ opened_at: hours(20), started_at: hours(19.9), returned_at: hours(19.5), returned_code: '7012' },
  });
  const report = { outcome: 'error', effect: 'review', received_at: hours(19.4), raw_code: '7012' } as const;
  await aReport(db, { cid, supplier_id: survey.supplier_id, reason: 'unknown_code', ...report });
  const ticket = await aTicket(db, bob, 'I finished the survey, no coins.', hours(19), { cid });
  return { app, bob, cid, ticket };
}

/** Counts the presses of a pointer from now on. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { presses: 0 });
    document.addEventListener('pointerdown', () => {
      (window as unknown as { presses: number }).presses += 1;
    });
  });
  return () => page.evaluate(() => (window as unknown as { presses: number }).presses);
}

async function supporter(
  browser: Browser,
  database: Database,
  baseURL: string | undefined,
  name: string,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await signIn(context, database, baseURL, 'support', { name });
  return { page: await context.newPage(), context };
}

test(
  'CO-02 Bob’s missing reward: ticket, evidence, credit; his open panel, the books, the postback and the audit agree',
  onDesktop,
  async ({ page, context, browser, database, baseURL }) => {
    const receiver = await startReceiver();
    const publisher_id = await aPublisher(database.db);
    const { app, bob, cid } = await missingReward(database, publisher_id);
    await anEndpoint(database.db, app, { url: `${receiver.url}/postbacks` });
    const his = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await enter(his, provenAddress(app, 'bob-20417'));

    await signIn(context, database, baseURL, 'support', { name: 'Lea Brandt' });
    await page.goto(`/console/?app=${app.id}`);
    const presses = await countPresses(page);
    await page.getByRole('link', { name: /^Answer/ }).click();
    await expect(title(page)).toHaveText('I finished the survey, no coins');
    const steps = evidence(page).getByRole('list', { name: 'The attempt' });
    await expect(steps).toContainText('7012 unknown code, read as error: held for review');
    await expect(steps).toContainText('Never booked, no postback');
    await expect(steps).toContainText(/Clicked survey \d{6}/);
    await expect(evidence(page)).toContainText('0 of your 5,000 a day');
    await expectAccessible(page);
    await evidence(page)
      .getByRole('button', { name: /^Credit 1,205 Coins/ })
      .click();
    await expect(page.getByText('1,205 Coins credited to bob-20417')).toBeVisible();
    expect(await presses()).toBeLessThanOrEqual(3);

    await expect(messages(page)).toContainText('Lea Brandt credited 1205 Coins: Unknown code');
    await expect(steps).toContainText('Credited by hand 1,205 Coins');
    await expect(evidence(page)).toContainText('1,205 of your 5,000 a day');
    await expect(his.getByRole('region', { name: 'Your earnings' })).toContainText('1,205');
    expect(await balancesIn(database.db, bob)).toMatchObject({ user: 1205n });
    expect(await movementsIn(database.db, app)).toMatchObject([
      { kind: 'adjustment', reason: 'Unknown code' },
    ]);
    await expect
      .poll(async () => (await postbacksIn(database.db, app)).map(({ state }) => state))
      .toEqual(['delivered']);
    expect(receiver.received).toHaveLength(1);
    expect(receiver.received[0]?.body).toContain(cid);
    // Above the cap nothing is moved, and what was typed stays.
    const amount = evidence(page).getByRole('textbox', { name: 'Amount' });
    await amount.fill('3,796');
    await evidence(page).getByRole('button', { name: 'Goodwill' }).click();
    const refused = page.waitForResponse((answer) => answer.url().endsWith('/credits'));
    await evidence(page)
      .getByRole('button', { name: /^Credit 3,796 Coins/ })
      .click();
    expect((await refused).status()).toBe(403);
    await expect(evidence(page).getByRole('alert').filter({ hasText: '5000 Coins a day' })).toBeVisible();
    await expect(amount).toHaveValue('3,796');
    expect(await balancesIn(database.db, bob)).toMatchObject({ user: 1205n });

    // Undone by the inverse, and all agree again.
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(messages(page)).toContainText('Lea Brandt took back 1205 Coins');
    await expect(evidence(page)).toContainText('0 of your 5,000 a day');
    expect(await balancesIn(database.db, bob)).toMatchObject({ user: 0n });
    await page.reload();
    await expect(steps).toContainText('postback delivered, answered 204');

    const owner = await browser.newContext({ baseURL: baseURL ?? '' });
    await signIn(owner, database, baseURL, 'owner', { publisher_id });
    const audit = await owner.newPage();
    await audit.goto('/console/audit?kind=change');
    await expect(audit.getByRole('row', { name: /^credited 1205 Coins/ })).toBeVisible();
    await expect(audit.getByRole('row', { name: /^credit undone: 1205 Coins/ })).toBeVisible();
    await Promise.all([his.context().close(), owner.close(), receiver.stop()]);
  },
);

test(
  'CO-02 two supporters on one ticket: each sees the other, and one reply goes out',
  onDesktop,
  async ({ browser, database, baseURL }) => {
    const { app, ticket, bob } = await missingReward(database, await aPublisher(database.db));
    const sam = await supporter(browser, database, baseURL, 'Sam Reed');
    const mia = await supporter(browser, database, baseURL, 'Mia Lindqvist');
    for (const { page } of [sam, mia]) {
      await page.goto(`/console/tickets/${ticket}?app=${app.id}`);
      await expect(messages(page)).toContainText('no coins');
    }
    await expect(sam.page.getByText('Mia Lindqvist is looking at this')).toBeVisible();
    await composer(sam.page).fill('Hi Bob, we look into it.');
    await mia.page.getByText('Note', { exact: true }).click();
    await mia.page.getByRole('textbox', { name: 'Note for the team' }).fill('7012 is new.');
    await expect(sam.page.getByText('Mia Lindqvist is writing a note')).toBeVisible();
    await expect(mia.page.getByText('Sam Reed is writing a reply')).toBeVisible();
    await mia.page.keyboard.press('ControlOrMeta+Enter');
    await expect(mia.page.getByText('Note, only for the team')).toBeVisible();
    // Sam learns of it before he sends.
    await expect(sam.page.getByText('A message came since you began')).toBeVisible();

    await mia.page.getByText('Reply', { exact: true }).first().click();
    await composer(mia.page).fill('Your coins are on their way.');
    await composer(mia.page).press('ControlOrMeta+Enter');
    await expect(messages(mia.page)).toContainText('Your coins are on their way.');

    await composer(sam.page).press('ControlOrMeta+Enter');
    await expect(sam.page.getByText('Not sent: 2 messages came since you began')).toBeVisible();
    await expect(sam.page.locator('.moved-on')).toContainText('Your coins are on their way.');
    await expect(composer(sam.page)).toHaveValue('Hi Bob, we look into it.');
    await expectAccessible(sam.page);
    // The text outlives a reload: it is sent by a press of his own only.
    await sam.page.reload();
    await expect(composer(sam.page)).toHaveValue('Hi Bob, we look into it.');

    const panel = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await enter(panel, provenAddress(app, bob.uuid, {}, '/support'));
    await panel.getByText('I finished the survey, no coins.').click();
    await expect(panel.getByText('Your coins are on their way.')).toBeVisible();
    await expect(panel.getByText('Hi Bob, we look into it.')).toHaveCount(0);
    await expect(panel.getByText('7012 is new.')).toHaveCount(0);
    await Promise.all([sam.context.close(), mia.context.close(), panel.context().close()]);
  },
);

test(
  'CO-02 the ticket that waits longest is two presses from Home; closing has its undo, and drafts stay',
  onDesktop,
  async ({ page, context, database, baseURL }) => {
    const publisher_id = await aPublisher(database.db);
    const { bob } = await missingReward(database, publisher_id);
    await aTicket(database.db, bob, 'I wait longest of all', hours(23));
    await aTicket(database.db, bob, 'لم تصل النقاط بعد الاستبيان', hours(2), { language: 'ar' });
    await aSavedAnswer(database.db, publisher_id, 'Thanks', 'Hi {user}, thank you. {me}');
    await signIn(context, database, baseURL, 'owner', { publisher_id, name: 'Olive Ort' });
    await page.goto('/console/');
    const presses = await countPresses(page);
    await page.getByRole('link', { name: /^Answer/ }).click();
    await expect(title(page)).toHaveText('I wait longest of all');
    await composer(page).click();
    expect(await presses()).toBeLessThanOrEqual(2);
    await page.keyboard.type('A draft');
    await expect(page.getByText('Draft kept')).toBeVisible();

    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).first()).toContainText(/\d+ min left|1 h left/);
    await expect(rows(page).nth(2).locator('[dir=auto]')).toHaveCSS('direction', 'rtl');
    await rows(page).nth(2).click();
    await expect(title(page)).toHaveText('لم تصل النقاط بعد الاستبيان');
    await expect(composer(page)).toHaveValue('');
    await page.getByRole('button', { name: 'Saved answers' }).click();
    await page.getByRole('menuitem', { name: 'Thanks' }).click();
    await expect(composer(page)).toHaveValue('Hi bob-20417, thank you. Olive Ort');
    await page.getByRole('button', { name: 'Send and close' }).click();
    await expect(page.getByText('answered and closed')).toBeVisible();
    await expect(rows(page)).toHaveCount(2);

    await page.goBack();
    await expect(composer(page)).toHaveValue('A draft');
    await page.getByRole('button', { name: /^Close/ }).click();
    await expect(page.getByText(/#\w{8} closed/)).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: /^Undo/ }).last().click();
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toContainText('I wait longest of all');
    await page.getByRole('button', { name: 'Take' }).click();
    await expect(page.getByText('Yours', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Mine' }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(/mine=1/);
  },
);

test('CO-02 files are shown as pictures and run nowhere, on a phone as well', async ({
  page,
  context,
  database,
  request,
  baseURL,
}) => {
  const publisher_id = await aPublisher(database.db);
  const app = await openApp(database, { publisher_id, requires_security_hash: true });
  const alice = await aUser(database.db, app, 'alice');
  const sent = await request.post('/api/support-ticket', {
    headers: { authorization: `Bearer ${alice.uhash}` },
    multipart: {
      ...{ email: 'alice@example.com', text: 'See the picture.', uhash: alice.uhash },
      'files[]': picture,
    },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  await signIn(context, database, baseURL, 'owner', { publisher_id });
  await page.goto('/console/tickets');
  await rows(page).first().click();
  const shown = page.getByRole('img', { name: /^Attached: screen/ });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /screen\.png/ }).click();
  expect((await download).suggestedFilename()).toBe('screen.png');
  await expectAccessible(page);
});

test('CO-02 a support day: 20 tickets answered by keyboard alone', { tag: '@keys' }, async ({
  page,
  context,
  database,
  baseURL,
}) => {
  const publisher_id = await aPublisher(database.db);
  const app = await openApp(database, { publisher_id });
  for (let nth = 1; nth <= 20; nth += 1) {
    const user = await aUser(database.db, app, `person-${nth}`);
    await aTicket(database.db, user, `Question ${nth}`, hours(24 - nth));
  }
  await signIn(context, database, baseURL, 'owner', { publisher_id, name: 'Olive Ort' });
  await page.goto('/console/');
  const presses = await countPresses(page);
  await expect(title(page)).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(rows(page)).toHaveCount(20);
  for (let nth = 1; nth <= 20; nth += 1) {
    await page.keyboard.press('j');
    await expect(title(page)).toHaveText(`Question ${nth}`);
    await page.keyboard.press('r');
    await expect(composer(page)).toBeFocused();
    await page.keyboard.type(`Answer ${nth}`);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(messages(page)).toContainText(`Answer ${nth}`);
    await expect(title(page)).toBeFocused();
    await expect(rows(page)).toHaveCount(20 - nth);
  }
  await expect(page.getByText('All answered')).toBeVisible();
  expect(await presses()).toBe(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('heading', { name: 'In tickets' })).toBeVisible();
});
