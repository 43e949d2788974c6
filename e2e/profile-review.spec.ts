// The profile review as people meet it: on the list, before a survey, and when it does not go smoothly (PR-*).
import type { Database } from '@earnwall/server/parts/database';
import { changeUser, usersOf } from '@earnwall/server/testing/people';
import { anAnswer, answersIn, aQuestion } from '@earnwall/server/testing/questions';
import type { Page } from '@playwright/test';

import { expectAccessible } from './support/accessible.ts';
import { onDesktop, onPhone } from './support/devices.ts';
import { operators } from './support/operators.ts';
import { appWithAlice } from './support/people.ts';
import { expect, test } from './support/product.ts';
import { enter, provenAddress } from './support/publisher.ts';

const review = (page: Page) => page.getByRole('dialog', { name: 'Review your profile' });
const item = (page: Page, name: RegExp) => review(page).getByRole('listitem').getByRole('button', { name });
const save = (page: Page) => review(page).getByRole('button', { name: 'Save' });
const back = (page: Page) => review(page).getByRole('button', { name: 'Back' });
const confirm = (page: Page) => review(page).getByRole('button', { name: 'Everything is correct' });

const weekAgo = () => new Date(Date.now() - 7 * 86_400_000);

/** alice is asked to look through what she has answered. */
async function aProfile(database: Database, answers: Readonly<Record<string, string[]>>) {
  const { db } = database;
  const { app, alice } = await appWithAlice(database);
  await changeUser(db, alice, { update_profile: true });
  for (const [id, given] of Object.entries(answers)) await anAnswer(db, alice, { id }, given, weekAgo());
  const address = provenAddress(app, 'alice');
  return {
    ...{ app, alice, address },
    kept: async () => {
      const rows = await answersIn(db, app);
      return Object.fromEntries(rows.map((row) => [row.question_id, row.answers]));
    },
    account: async () => {
      const [user] = await usersOf(db, app);
      return user;
    },
  };
}

test(
  'PR-01 PR-02 update_profile opens the review on the list: look, change, confirm, and only then close',
  onPhone,
  async ({ page, database }) => {
    const story = await aProfile(database, { gender: ['female'], pets: ['dog'], household_size: ['3'] });
    await enter(page, story.address);
    await expect(review(page).getByRole('listitem')).toHaveText([/gender.*Woman/, /3/, /pets.*Dog/]);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(review(page)).toBeVisible();
    await expect(review(page).getByRole('button', { name: 'Close' })).toHaveCount(0);

    await item(page, /pets/).click();
    await expect(
      review(page).getByRole('heading', { name: 'Which pets live in your household?' }),
    ).toBeVisible();
    await expect(review(page).getByRole('checkbox', { name: 'Dog' })).toBeChecked();
    await expect(save(page)).toBeDisabled();
    await expectAccessible(page);
    await review(page).getByRole('checkbox', { name: 'Dog' }).uncheck();
    await expect(save(page)).toBeDisabled();
    await review(page).getByRole('checkbox', { name: 'Cat' }).check();
    await expect(save(page)).toBeEnabled();
    await back(page).click();
    await expect(item(page, /pets/)).toBeFocused();
    await expect(item(page, /pets/)).toContainText('Dog');

    await item(page, /pets/).click();
    await review(page).getByRole('checkbox', { name: 'Cat' }).check();
    await save(page).click();
    await expect(review(page).getByRole('status')).toHaveText('Your answer is saved.');
    await expect(item(page, /pets/)).toContainText('Dog, Cat');
    await expect(item(page, /pets/)).toBeFocused();
    expect(await story.kept()).toEqual({ gender: ['female'], pets: ['dog', 'cat'], household_size: ['3'] });

    await confirm(page).click();
    await expect(review(page).getByRole('heading', { name: 'Thank you!' })).toBeFocused();
    await expectAccessible(page);
    expect(await story.account()).toMatchObject({
      update_profile: false,
      profile_reviewed_at: expect.any(Date),
    });
    await review(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const quiet = page.waitForResponse(
      (response) => new URL(response.url()).pathname === '/api/surveys/activities',
    );
    await page.reload();
    await quiet;
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('PR-01 keys alone: a number chooses, Enter saves, Escape closes only at the end @keys', async ({
  page,
  database,
}) => {
  const story = await aProfile(database, { gender: ['female'], birthday: ['1992-04-17'] });
  await enter(page, story.address);
  await expect(review(page).getByText('Is this still right?')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(review(page).getByRole('heading', { name: 'What is your gender?' })).toBeFocused();
  await expect(review(page).getByRole('radio', { name: 'Woman' })).toBeChecked();
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await expect(item(page, /gender/)).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const year = review(page).getByLabel('Year');
  await year.focus();
  await year.press('Control+a');
  await page.keyboard.type('2020');
  await expect(review(page).getByRole('alert')).toHaveText('You must be at least 18 years old');
  await expect(save(page)).toBeDisabled();
  await year.press('Control+a');
  await page.keyboard.type('1993');
  await page.keyboard.press('Enter');
  await expect(item(page, /born/)).toBeFocused();
  expect(await story.kept()).toMatchObject({ gender: ['other'], birthday: ['1993-04-17'] });

  await page.keyboard.press('Tab');
  await expect(confirm(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(review(page).getByRole('heading', { name: 'Thank you!' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('PR-01 a key pressed the moment the answers appear is taken', onDesktop, async ({ page, database }) => {
  const story = await aProfile(database, { gender: ['female'] });
  await enter(page, story.address);
  await expect(item(page, /gender/)).toBeVisible();
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-key="3"]')) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '3', bubbles: true }));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await item(page, /gender/).click();
  await expect(review(page).getByRole('radio', { name: 'Woman' })).toBeVisible();
  await expect(review(page).getByRole('radio', { checked: true })).not.toHaveAccessibleName('Woman');
});

test(
  'PR-01 a confirmation that is not taken returns to the list: failed, changed meanwhile, an answer that no longer fits',
  onDesktop,
  async ({ page, database }) => {
    const { id } = await aQuestion(database.db, {
      ...{ text: 'What do you drink?', options: ['Tea', 'Water'], shelf_life_days: 365 },
    });
    const story = await aProfile(database, { pets: ['dog'] });
    const { account, alice, address } = story;
    await page.route('**/api/profiling-review/done*', (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    await enter(page, address);
    await confirm(page).click();
    await expect(review(page).getByRole('status')).toHaveText(
      'We couldn’t confirm your profile. Please try again.',
    );

    // Elsewhere, one more is answered meanwhile, which by now is no answer any more.
    await anAnswer(database.db, alice, { id }, ['Milk']);
    await confirm(page).click();
    await expect(review(page).getByRole('status')).toHaveText(/changed in the meantime/);
    await expect(item(page, /drink/)).toContainText('Please answer this again');
    expect((await account())?.profile_reviewed_at).toBeNull();
    await confirm(page).click();
    await expect(review(page).getByRole('status')).toHaveText(/marked questions again first/);
    await expect(item(page, /drink/)).toBeFocused();

    await item(page, /drink/).click();
    await page.route('**/api/profiling-review', (route) => route.fulfill({ status: 503, json: {} }), {
      times: 1,
    });
    await review(page).getByRole('radio', { name: 'Tea' }).check();
    await save(page).click();
    await expect(review(page).getByRole('alert')).toContainText('It’s still here');
    await save(page).click();
    await confirm(page).click();
    await expect(review(page).getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  },
);

test('PR-01 a city is searched here too', onDesktop, async ({ page, database }) => {
  const story = await aProfile(database, { city: ['de-33'] });
  await enter(page, story.address);
  await item(page, /city/i).click();
  const field = review(page).getByRole('combobox');
  await field.fill('Tou');
  await review(page)
    .getByRole('option', { name: /Toulouse/ })
    .click();
  await save(page).click();
  await expect(item(page, /Toulouse/)).toBeVisible();
});

test(
  'PR-01 a profile without answers is at its end at once; one that does not arrive can be left',
  onDesktop,
  async ({ page, database }) => {
    const story = await aProfile(database, {});
    await page.route('**/api/profiling-review', (route) => route.fulfill({ status: 503, json: {} }), {
      times: 1,
    });
    await enter(page, story.address);
    await expect(review(page).getByRole('alert')).toHaveText('We couldn’t load your profile.');
    await expectAccessible(page);
    await review(page).getByRole('button', { name: 'Try again' }).click();
    await expect(review(page).getByRole('heading', { name: 'Nothing to review yet' })).toBeFocused();
    await review(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(async () => (await story.account())?.update_profile).toBe(false);
  },
);

test(
  'PR-02 what is confirmed in one tab is over in the other, until an operator asks again',
  onDesktop,
  async ({ page, database, request }) => {
    const story = await aProfile(database, { pets: ['dog'] });
    await enter(page, story.address);
    await expect(confirm(page)).toBeVisible();
    const second = await page.context().newPage();
    await enter(second, story.address);
    await confirm(second).click();
    await expect(review(second).getByRole('heading', { name: 'Thank you!' })).toBeVisible();
    await expect(review(page)).toHaveCount(0);
    await operators(request).askForReview({ app: story.app.id, uhash: story.alice.uhash });
    await expect(confirm(page)).toBeVisible();
  },
);
