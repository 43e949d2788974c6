// CO-10 payouts: a month of long ago, so that nothing another story books is held up by its being closed.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Database } from '@earnwall/server/parts/database';
import { aPublisher } from '@earnwall/server/testing/apps';
import { earn, firstOpenMonth, sumPayoutsAgain, takeBack } from '@earnwall/server/testing/payouts';
import { aUser } from '@earnwall/server/testing/people';
import { expectAccessible } from './support/accessible.ts';
import { ofConsole, signIn } from './support/console.ts';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { openApp } from './support/publisher.ts';

/** Two surveys of a dollar and one of two, of which one dollar is taken back; the share is a half. */
async function aCompany(database: Database, month: string) {
  const { db } = database;
  const name = `Coin Loop ${randomBytes(3).toString('hex')}`;
  const publisher_id = await aPublisher(db);
  const app = await openApp(database, { publisher_id, name });
  const user = await aUser(db, app);
  const noon = (day: string) => new Date(`${month}-${day}T12:00:00Z`);
  await earn(db, user, noon('03'), 2_000_000n);
  const cid = await earn(db, user, noon('04'));
  await earn(db, user, noon('05'));
  await takeBack(db, cid, noon('06'));
  await sumPayoutsAgain(db, `${month}-01`);
  return { app, name, publisher_id };
}

test(
  'CO-10 an admin closes a month and marks it as paid; Undo takes that back',
  onDesktop,
  async ({ page, context, database, baseURL }) => {
    const month = await firstOpenMonth(database.db);
    const { app, name } = await aCompany(database, month);
    await signIn(context, database, baseURL, 'admin', { name: 'Ada Lund' });
    await page.goto(`/console/payouts?app=${app.id}`);
    const row = page.getByRole('row').nth(1);
    for (const text of ['Open', '$3.00', '$2.00', '−$0.50', '$1.50']) await expect(row).toContainText(text);
    await row.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/console/payouts/${month}\\?app=`));
    await expectAccessible(page);

    // What closing cannot be undone by is typed.
    const close = page.getByRole('region', { name: 'Close this month' });
    await close.getByRole('textbox').fill('no month');
    await close.getByRole('button').click();
    await expect(close.getByText(`This is not ${month}.`)).toBeVisible();
    await close.getByRole('textbox').fill(month);
    await close.getByRole('textbox').press('Enter');
    await expect(page.getByText('is closed.')).toBeVisible();
    await expect(close).toHaveCount(0);

    await page.getByRole('link', { name }).click();
    const drawer = page.getByRole('dialog', { name: new RegExp(`^${name}, `) });
    await expect(drawer).toContainText('by Ada Lund');
    await expect(drawer.getByRole('row')).toHaveCount(5);
    await expectAccessible(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      drawer.getByRole('link', { name: 'Daily file' }).click(),
    ]);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.split('\r\n')).toContain(`${month}-06,0.00,-1.00,0.00,-0.50,-0.50,-0.50,-500`);
    const statement = await page.request.get(
      (await drawer.getByRole('link', { name: 'Statement', exact: true }).getAttribute('href')) ?? '',
    );
    expect(await statement.text()).toContain('reversal');

    const pay = drawer.getByRole('button', { name: 'Mark $1.50 as paid' });
    await pay.click();
    await expect(drawer.getByText('Enter the reference of the payment.')).toBeVisible();
    await drawer.getByLabel('Reference').fill('SEPA 4711');
    await pay.click();
    await expect(drawer).toContainText('SEPA 4711');
    await page.getByRole('button', { name: /Undo/ }).click();
    await expect(drawer.getByRole('button', { name: 'Mark $1.50 as paid' })).toBeVisible();
    await expect(drawer).not.toContainText('SEPA 4711');

    await page.goto(`/console/audit?app=${app.id}`);
    for (const what of ['closed', 'marked as paid', 'marked as not paid'])
      await expect(page.getByRole('row', { name: `payouts of ${month} ${what}` }).first()).toBeVisible();
  },
);

test('CO-10 an analyst of a publisher sees what is due, and nothing of the margin', async ({
  page,
  context,
  database,
  baseURL,
}) => {
  const month = '2025-05';
  const { name, publisher_id } = await aCompany(database, month);
  const other = await aCompany(database, month);
  await signIn(context, database, baseURL, 'analyst', { publisher_id });
  const answers: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/api/console/payouts')) answers.push(answer.text().catch(() => ''));
  });
  await page.goto('/console/');
  await page.goto(`/console/payouts/${month}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Due to you')).toBeVisible();
  await expect(main.getByRole('row').nth(1)).toContainText('$1.50');
  await expect(main.getByRole('row')).toHaveCount(2);
  for (const absent of ['Margin', 'Supplier', 'Close this month', other.name])
    await expect(main.getByText(absent)).toHaveCount(0);
  await page.getByRole('link', { name }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'Daily file' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Statement', exact: true })).toHaveCount(0);
  await expect(drawer.getByText('Margin')).toHaveCount(0);
  await expectAccessible(page);
  const said = (await Promise.all(answers)).join('\n');
  expect(said).toContain('"due":1500000');
  expect(said).toContain('"margin":null');
  expect(said).not.toMatch(/"(margin|payouts|payout_reversals)":-?\d/);
  expect(said).not.toContain(other.name);
});

test('CO-10 an admin sets a publisher’s share; its owner reads it, is warned by it, and cannot change it', async ({
  page,
  context,
  database,
  baseURL,
}) => {
  const publisher_id = await aPublisher(database.db);
  const app = await openApp(database, { publisher_id });
  await signIn(context, database, baseURL, 'admin', { name: 'Ada Lund' });
  await page.goto(`/console/payouts?publisher=${publisher_id}`);
  await expect(page.getByText(/share is 70 % of what is paid/)).toBeVisible();
  await page.getByRole('link', { name: 'Change the share' }).click();
  const drawer = page.getByRole('dialog', { name: `The publisher ${publisher_id}` });
  const share = drawer.getByLabel('Publisher’s share');
  await expect(share).toHaveValue('70');
  await share.fill('101');
  await drawer.getByRole('button', { name: 'Set the share' }).click();
  await expect(drawer.getByText('The share must be a percentage from 0 to 100')).toBeVisible();
  await expect(drawer.getByText('Say why in a few words.')).toBeVisible();
  await expectAccessible(page);
  await share.fill('62.5');
  await drawer.getByRole('textbox', { name: 'Reason' }).fill('The agreement of March');
  await drawer.getByRole('textbox', { name: 'Reason' }).press('Enter');
  await expect(page.getByText('gets 62.5 % of what is opened from now on.')).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('gets 62.5 %')).toHaveCount(0);
  await page.goto(`/console/team?open=publisher:${publisher_id}`);
  await expect(share).toHaveValue('70');
  await share.fill('60');
  await drawer.getByRole('textbox', { name: 'Reason' }).fill('The agreement of April');
  await drawer.getByRole('button', { name: 'Set the share' }).click();
  await expect(page.getByText('gets 60 % of what is opened from now on.')).toBeVisible();
  await page.goto('/console/audit?what=share+of+publisher');
  await expect(page.getByText(`share of publisher The publisher ${publisher_id}: 60 %`)).toBeVisible();

  await signIn(context, database, baseURL, 'owner', { publisher_id });
  await page.goto('/console/payouts');
  await expect(page.getByText('Your share is 60 % of what is paid')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change the share' })).toHaveCount(0);
  await page.goto(`/console/apps/${app.id}/settings`);
  await expect(page.getByLabel('Your share')).toHaveValue('60');
  await expect(page.getByLabel('Your share')).toBeDisabled();
  const paid = 'Of each $1.00 that a supplier pays, you are paid $0.60, and users get the worth of';
  await expect(page.getByText(`${paid} $0.50.`)).toBeVisible();
  await page.getByLabel('Users’ share').fill('75');
  await expect(page.getByText(`${paid} $0.75.`)).toBeVisible();
  await expect(
    page.getByText('Users get more than you are paid. You bear $0.15 of each $1.00.'),
  ).toBeVisible();
  await expectAccessible(page);
  const refused = await page.request.put(`/api/console/publishers/${publisher_id}/share`, {
    ...{ data: { payout_share: '100', reason: 'More for us' }, headers: ofConsole },
  });
  expect(refused.status()).toBe(403);
});
