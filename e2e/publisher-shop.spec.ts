// Coins reach the publisher's own shop by signed postbacks: from a survey really taken to what the receiver's log shows.
import { randomBytes } from 'node:crypto';
import type { Database } from '@earnwall/server/parts/database';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { comingFrom } from './support/countries.ts';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { actAsSupplier, takeWholeSurvey } from './support/supplier.ts';
import { participateInTab } from './support/tabs.ts';
import { qualifyForTea, surveyForTea } from './support/tea.ts';

test.use(comingFrom('hungary'));

/** alice under an id that no other story and no second try has. */
const newAlice = () => `alice-${randomBytes(4).toString('hex')}`;

const shop = (page: Page) => page.getByRole('region', { name: 'What coins buy' });
const entries = (log: Page, user: string) =>
  log.getByRole('list', { name: 'Postbacks' }).getByRole('listitem').filter({ hasText: user });

/** She completes a survey from the publisher's page; returns what it pays. */
async function completeSurvey(page: Page, database: Database) {
  const survey = await surveyForTea(database, 'HU');
  await page.reload();
  const panel = page.frameLocator('iframe');
  await expect(panel.getByRole('button', survey.tile)).toBeVisible();
  // Steps open in the middle of the frame, which is taller than this window.
  await page.locator('iframe').evaluate((frame) => frame.scrollIntoView({ block: 'center' }));
  await qualifyForTea(panel, survey, { policy: true });
  const tab = await participateInTab(page, panel);
  await takeWholeSurvey(tab);
  await expect(tab.getByRole('heading', { name: 'Survey completed' })).toBeVisible();
  await tab.close();
  return survey;
}

/** What the product sent, as the log has it. */
async function bodyOf(entry: ReturnType<typeof entries>): Promise<{ data: Record<string, unknown> }> {
  const raw = await entry.locator('pre').textContent();
  return JSON.parse(raw?.split('\n\n')[1] ?? '');
}

test('PB-07 coins of a survey arrive in the publisher’s shop, and a reversal takes them back', async ({
  page,
  context,
  database,
  sandboxUrl,
}) => {
  const user = newAlice();
  await page.goto(`${sandboxUrl}/?person=${user}&app=demo-coins`);
  await expect(shop(page)).toContainText('You have 0 coins');
  const log = await context.newPage();
  await log.goto(`${sandboxUrl}/publisher/log`);
  const { coins, reward } = await completeSurvey(page, database);

  // Nobody reloads anything: neither the shop nor the log.
  await expect(shop(page)).toContainText(`You have ${reward} coins`);
  await expect(page.getByRole('status').filter({ hasText: `${reward} coins for you` })).toBeVisible();
  const credit = entries(log, user).filter({ hasText: 'credit' });
  await expect(credit).toContainText(/verified\s*Booked/);
  await expect(credit).toContainText(/tx_[0-9a-f]{32}/);
  await credit.getByText('As it came').click();
  const { data } = await bodyOf(credit);
  expect(data).toMatchObject({
    user_id: user,
    app: 'demo-coins',
    amount: coins,
    balance: coins,
    test: false,
  });
  await expectAccessible(log);

  // Spending is the publisher's own business.
  await page.getByRole('button', { name: 'Buy Spare heart' }).click();
  await expect(shop(page)).toContainText(`You have ${(coins - 300).toLocaleString('en-US')} coins`);
  await expect(shop(page)).toContainText('1 owned');

  await actAsSupplier(page.request, sandboxUrl, String(data.click_id), 'reverse');
  await expect(shop(page)).toContainText('You have −300 coins');
  await expect(page.getByRole('status').filter({ hasText: `${reward} coins taken back` })).toBeVisible();
  const reversal = entries(log, user).filter({ hasText: 'reversal' });
  await expect(reversal).toContainText(`Refers to${data.transaction_id}`);
  await expect(entries(log, user)).toHaveCount(2);
});

test(
  'PB-07 what comes twice is paid once, in the GET form: the receiver dropped the connection',
  onDesktop,
  async ({ page, context, database, sandboxUrl }) => {
    const user = newAlice();
    const log = await context.newPage();
    await log.goto(`${sandboxUrl}/publisher/log`);
    await log.getByRole('combobox', { name: 'App' }).selectOption('demo-secure');
    await log.getByRole('combobox', { name: 'What it does' }).selectOption('books, drops the connection');
    await log.getByRole('button', { name: 'Switch on' }).click();
    await expect(log.getByText('demo-secure books, drops the connection, 1 more time')).toBeVisible();

    await page.goto(`${sandboxUrl}/?person=${user}&app=demo-secure`);
    const { reward } = await completeSurvey(page, database);
    await expect(shop(page)).toContainText(`You have ${reward} coins`);
    // The same one again, some seconds later.
    await expect(entries(log, user)).toHaveText([
      /credit\s*verified\s*Known already: not booked again.*Answered\s*200/s,
      /credit\s*verified\s*Booked.*Answered\s*nothing/s,
    ]);
    await expect(shop(page)).toContainText(`You have ${reward} coins`);
    await expect(log.getByText('It works as it should.')).toBeVisible();
  },
);
