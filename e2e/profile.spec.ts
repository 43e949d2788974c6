// My profile as people meet it: from the header, edited, deleted, and one question after the other (decision 0109).
import type { Database } from '@earnwall/server/parts/database';
import { anAnswer, answersIn } from '@earnwall/server/testing/questions';
import type { Page } from '@playwright/test';

import { expectAccessible } from './support/accessible.ts';
import { onDesktop, onPhone } from './support/devices.ts';
import { appWithAlice } from './support/people.ts';
import { expect, test } from './support/product.ts';
import { enter, panelAddress, provenAddress } from './support/publisher.ts';

const weekAgo = () => new Date(Date.now() - 7 * 86_400_000);

/** alice has answered something before. */
async function aProfile(database: Database, answers: Readonly<Record<string, string[]>>) {
  const { db } = database;
  const { app, alice } = await appWithAlice(database);
  for (const [id, given] of Object.entries(answers)) await anAnswer(db, alice, { id }, given, weekAgo());
  return {
    app,
    address: (path?: string) => provenAddress(app, 'alice', {}, path),
    kept: async () => {
      const rows = await answersIn(db, app);
      return Object.fromEntries(rows.map((row) => [row.question_id, row.answers]));
    },
  };
}

const header = (page: Page) => page.getByRole('button', { name: 'My profile' });
const summary = (page: Page) => page.getByRole('region', { name: /of \d+ answered/ });
const known = (page: Page) => page.getByRole('region', { name: 'What we know' });
const dialog = (page: Page) => page.getByRole('dialog');

test(
  'My profile opens from the header: what is known and why, edited and deleted',
  onPhone,
  async ({ page, database }) => {
    const story = await aProfile(database, { gender: ['female'], pets: ['dog'] });
    await page.setViewportSize({ width: 320, height: 640 });
    await enter(page, story.address());
    await expect(page.getByRole('button', { name: 'Help' })).toBeInViewport({ ratio: 1 });
    await header(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
    await expect(summary(page)).toContainText(/^2 of \d+ answered|2 of \d+ answered/);
    const pets = known(page).getByRole('button', { name: /pets/ });
    await expect(pets).toContainText('Dog');
    await expect(pets).toContainText('Surveys about pets start with it.');
    await expectAccessible(page);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);

    await pets.click();
    await expect(dialog(page).getByRole('button', { name: 'Save' })).toBeDisabled();
    await dialog(page).getByRole('checkbox', { name: 'Cat' }).check();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(pets).toContainText('Dog, Cat');
    await expect(pets).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Your answer is saved.' })).toBeVisible();
    expect(await story.kept()).toEqual({ gender: ['female'], pets: ['dog', 'cat'] });

    await pets.click();
    await dialog(page).getByRole('button', { name: 'Delete this answer' }).click();
    await expect(dialog(page)).toContainText('this can’t be undone');
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(summary(page)).toContainText('1 of');
    expect(await story.kept()).toEqual({ gender: ['female'] });

    await page.getByRole('button', { name: 'Delete my answers' }).click();
    await expect(dialog(page)).toContainText('Your points and your history stay.');
    await dialog(page).getByRole('button', { name: 'Back' }).click();
    expect(await story.kept()).toEqual({ gender: ['female'] });
    await page.getByRole('button', { name: 'Delete my answers' }).click();
    await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Your answers are deleted.' })).toBeVisible();
    await expect(summary(page)).toContainText('0 of');
    await expect(page.getByRole('button', { name: 'Delete my answers' })).toHaveCount(0);
    expect(await story.kept()).toEqual({});
  },
);

test('My profile by keys alone: the next one, put one off, and back to the list @keys', async ({
  page,
  database,
}) => {
  const story = await aProfile(database, {});
  await enter(page, story.address());
  await header(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main', { name: 'My profile' })).toBeFocused();
  const next = page.getByRole('button', { name: 'Answer the next one' });
  await expect(next).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');

  const title = dialog(page).getByRole('heading', { level: 3 });
  await expect(title).toBeFocused();
  const first = await title.textContent();
  await dialog(page).getByRole('button', { name: 'Not now' }).focus();
  await page.keyboard.press('Enter');
  await expect(title).not.toHaveText(first ?? '');
  await expect(title).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect(await story.kept()).toEqual({});

  await page.getByRole('button', { name: /What is your gender/ }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('radio', { name: 'Woman' })).toBeVisible();
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(known(page).getByRole('button', { name: /gender/ })).toBeFocused();
  await expect(known(page)).toContainText('Woman');
});

test(
  'My profile says that it did not load, and tries again; not proven, it has no button and shows nothing',
  onDesktop,
  async ({ page, database }) => {
    const story = await aProfile(database, { gender: ['female'] });
    await page.route('**/api/profile', (route) => route.abort());
    await enter(page, story.address('/profile'));
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute('**/api/profile');
    await again.click();
    await expect(summary(page)).toContainText('1 of');

    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await enter(page, panelAddress(story.app, 'alice'));
    await expect(page.getByRole('button', { name: 'Help' })).toBeVisible();
    await expect(header(page)).toHaveCount(0);
  },
);
