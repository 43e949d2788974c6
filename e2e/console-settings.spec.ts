// Apps in the console: a new one with its secret, and settings that lose nothing (CO-01).
import { anApp, type NewApp } from '@earnwall/server/testing/apps';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { ofConsole, signInAs } from './support/console.ts';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';

const publisher_id = 'pixel-quest';
const bar = (page: Page) => page.getByRole('region', { name: 'Changes not saved yet' });
const save = (page: Page) => bar(page).getByRole('button', { name: 'Save' });
const openSettings = async (page: Page, id: string) => {
  await page.goto(`/console/apps/${id}/settings`);
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
};
const forOwners: NewApp = { publisher_id, currency_name: 'Coins', revenue_share_bp: 7000 };

test('CO-01 a new app: the example counts along, a wrong field is named, the secret is shown once', async ({
  page,
}) => {
  await signInAs(page, 'owner');
  await page.goto('/console/apps');
  await page.getByRole('link', { name: 'New app' }).click();
  await expect(page.getByText('A $1.00 survey shows 700 Coins.')).toBeVisible();
  await page.getByLabel('Rate').fill('100');
  await expect(page.getByText('A $1.00 survey shows 70 Coins.')).toBeVisible();
  await page.getByLabel('Origins that may embed the panel').fill('coin-rush.example');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create app' }).click();
  await expect(page.getByText('The name needs 1 to 80 characters.')).toBeVisible();
  await expect(page.getByText('“coin-rush.example” is no origin')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();

  await page.getByLabel('Name').fill('Coin Rush');
  await page.getByLabel('Origins that may embed the panel').fill('https://Coin-Rush.example/play');
  await page.getByRole('button', { name: 'Create app' }).click();
  await expect(page.getByText('Store this app secret now')).toBeVisible();
  await expectAccessible(page);
  const id = (await page.locator('header code').first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have stored it' }).click();
  await expect(page).toHaveURL(new RegExp(`/console/apps/${id}/go-live$`));

  await openSettings(page, id);
  await expect(page.getByLabel('Origins that may embed the panel')).toHaveValue('https://coin-rush.example');
  await page.goto('/console/apps?search=coin+rush');
  await expect(page.getByText(id)).toBeVisible();
  await expectAccessible(page);
});

test(
  'CO-01 settings: old and new before saving, undo by the inverse call',
  onDesktop,
  async ({ page, database }) => {
    const { id } = await anApp(database.db, { ...forOwners, exchange_rate_micros: 1_000_000_000n });
    await signInAs(page, 'owner');
    await openSettings(page, id);
    await page.getByLabel('Rate').fill('2000');
    await expect(page.getByText('A $1.00 survey shows 1,400 Coins.')).toBeVisible();
    await expect(bar(page)).toContainText('1 change not saved');
    await expect(bar(page)).toContainText('Surveys that are open keep their price');
    await save(page).click();
    await expect(page.getByText('Settings saved')).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(page.getByLabel('Rate')).toHaveValue('1000');
    await page.reload();
    await expect(page.getByLabel('Rate')).toHaveValue('1000');
  },
);

test(
  'CO-01 two editors: both values side by side, and a choice for each',
  onDesktop,
  async ({ page, database }) => {
    const { id } = await anApp(database.db, { ...forOwners, name: 'Before' });
    await signInAs(page, 'owner');
    await openSettings(page, id);
    await page.getByLabel('Name', { exact: true }).fill('Mine');
    await page.getByRole('textbox', { name: 'Currency' }).fill('Gems');
    const theirs = { version: 1, name: 'Theirs', currency_name: 'Stars' };
    const other = await page.request.put(`/api/console/apps/${id}`, { data: theirs, headers: ofConsole });
    expect(other.status()).toBe(200);
    await save(page).click();
    await expect(page.getByText('Somebody else has saved these settings meanwhile')).toBeVisible();
    await expect(page.getByRole('row', { name: /^Name/ })).toContainText('Mine');
    await expect(page.getByRole('row', { name: /^Name/ })).toContainText('Theirs');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Take theirs: Name' }).click();
    await page.getByRole('button', { name: 'Keep mine: Currency' }).click();
    await save(page).click();
    await expect(page.getByText('Settings saved')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Theirs');
    await expect(page.getByRole('textbox', { name: 'Currency' })).toHaveValue('Gems');
  },
);

test('CO-01 a lost connection and an ended session lose nothing', onDesktop, async ({ page, database }) => {
  const { id } = await anApp(database.db, { ...forOwners, name: 'Before' });
  await signInAs(page, 'owner');
  await openSettings(page, id);
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('After');
  await page.route('**/api/console/apps/*', (route) => route.abort());
  await save(page).click();
  await expect(bar(page)).toContainText('The server cannot be reached');
  await expect(name).toHaveValue('After');
  await page.unroute('**/api/console/apps/*');

  await page.context().clearCookies();
  await bar(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('dialog')).toContainText('Your session has ended');
  // Back in another way, and the page anew: the draft is still there.
  await signInAs(page, 'owner');
  await page.reload();
  await expect(name).toHaveValue('After');
  await save(page).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
});

test(
  'CO-05 a developer changes settings, but neither state nor money',
  onDesktop,
  async ({ page, database }) => {
    const { id } = await anApp(database.db, forOwners);
    await signInAs(page, 'developer');
    await openSettings(page, id);
    await expect(page.getByLabel('Rate')).toBeDisabled();
    await expect(page.getByRole('radio', { name: 'Off' })).toBeDisabled();
    await page.getByRole('switch', { name: 'Show wallet' }).check();
    await save(page).click();
    await expect(page.getByText('Settings saved')).toBeVisible();
    await page.goto('/console/apps/new');
    await expect(page.getByRole('heading', { name: 'New app' })).toBeHidden();
  },
);
