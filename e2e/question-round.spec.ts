// Back and forth through the questions of a round (QU-02, decision 0105).
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { onDesktop } from './support/devices.ts';
import { embed } from './support/embedded-panel.ts';
import { expect, test } from './support/product.ts';
import {
  answersSent,
  aStory,
  drink,
  fromLatvia,
  heading,
  type NewQuestion,
  next,
} from './support/questions.ts';

test.use(fromLatvia);

const pet: NewQuestion = { text: 'Do you have a pet?', options: ['Yes', 'No'], wants: ['Yes'] };
const job: NewQuestion = { type: 'input_text', text: 'What is your job?', wants: ['Baker'] };
const either: NewQuestion = { ...drink, wants: ['Tea', 'Coffee'] };
const pets: NewQuestion = {
  ...{ type: 'multiple_choice', text: 'Which pets live with you?' },
  options: ['Dog', 'Cat', 'None'],
  ...{ rules: { exclusive: ['None'] }, wants: ['Dog', 'Cat', 'None'] },
};
const zip: NewQuestion = {
  ...{ type: 'input_text', text: 'What is your postal code?' },
  ...{ rules: { postalCode: true }, wants: ['LV-1010'] },
};

const back = (page: Page) => page.getByRole('button', { name: 'Back' });
const steps = (page: Page, text: string) => page.getByText(text, { exact: true });
const radio = (page: Page, name: string) => page.getByRole('radio', { name });

test('QU-02 Back keeps the answer, which can be changed, and what came later is still filled in', async ({
  page,
  database,
}) => {
  const sent = answersSent(page);
  const { address } = await aStory(database, [either, pet, job]);
  await page.goto(address);
  await expect(steps(page, 'Question 1 of up to 3')).toBeVisible();
  await radio(page, 'Tea').check();
  await next(page).click();
  await expect(steps(page, 'Question 2 of up to 3')).toBeVisible();
  await radio(page, 'Yes').check();
  await next(page).click();
  await expect(heading(page)).toHaveText('What is your job?');
  await page.getByRole('textbox').fill('Baker');

  await back(page).click();
  await expect(heading(page)).toHaveText('Do you have a pet?');
  await expect(heading(page)).toBeFocused();
  await expect(radio(page, 'Yes')).toBeChecked();
  await back(page).click();
  await expect(steps(page, 'Question 1 of up to 3')).toBeVisible();
  await expect(radio(page, 'Tea')).toBeChecked();
  await expectAccessible(page);

  await radio(page, 'Coffee').check();
  await next(page).click();
  await expect(radio(page, 'Yes')).toBeChecked();
  await next(page).click();
  await expect(page.getByRole('textbox')).toHaveValue('Baker');
  await next(page).click();
  await expect(page).toHaveURL(/\/qualify/);
  expect(sent.map(({ answer, change }) => [answer[0], change === true])).toEqual([
    ...[
      ['Tea', false],
      ['Yes', false],
      ['Coffee', true],
      ['Yes', true],
      ['Baker', true],
    ],
  ]);
});

test(
  'an answer that excludes the others clears them, and is cleared by them',
  onDesktop,
  async ({ page, database }) => {
    const sent = answersSent(page);
    const { address } = await aStory(database, [pets]);
    await page.goto(address);
    const box = (name: string) => page.getByRole('checkbox', { name });
    await box('Dog').check();
    await box('Cat').check();
    await box('None').check();
    await expect(box('Dog')).not.toBeChecked();
    await expect(box('Cat')).not.toBeChecked();
    await expect(page.getByRole('status')).toHaveText('No longer chosen: Dog, Cat');
    await box('Cat').check();
    await expect(box('None')).not.toBeChecked();
    await expect(page.getByRole('status')).toHaveText('No longer chosen: None');
    await next(page).click();
    await expect(page).toHaveURL(/\/qualify/);
    expect(sent.map(({ answer }) => answer)).toEqual([['Cat']]);
  },
);

test(
  'a postal code is judged by the country, and stored as it is written there',
  onDesktop,
  async ({ page, database }) => {
    const sent = answersSent(page);
    const { address } = await aStory(database, [zip]);
    await page.goto(address);
    const field = page.getByRole('textbox');
    await expect(field).toHaveAttribute('autocomplete', 'postal-code');
    await field.fill('SW1A 1AA');
    await field.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Please enter a postal code such as LV-1010');
    await expect(field).toHaveValue('SW1A 1AA');
    await field.fill('lv1010');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/qualify/);
    expect(sent).toHaveLength(1);
  },
);

test.describe('the dialog and its buttons stay where they are', () => {
  const long: NewQuestion = {
    text: 'Which place do you like best?',
    options: Array.from({ length: 30 }, (_, index) => `Place ${index + 1}`),
    ...{ wants: ['Place 1'], is_skippable: true },
  };
  const places = (page: Pick<Page, 'getByRole' | 'locator'>) =>
    Promise.all(
      [
        page.locator('.questions-frame'),
        page.getByRole('button', { name: 'Next', exact: true }),
        // In a dialog it is there from the second question on, and its place from the first.
        page.locator('.question-ways [title=Back]'),
      ].map(async (part) => {
        const box = await part.boundingBox();
        return box && [box.x, box.y, box.width, box.height].map(Math.round);
      }),
    );

  test(
    'from a short question over a long one to a typed one, on a page',
    onDesktop,
    async ({ page, database }) => {
      const { address } = await aStory(database, [pet, long, job]);
      await page.goto(address);
      await radio(page, 'Yes').check();
      const first = await places(page);
      await next(page).click();
      await expect(heading(page)).toHaveText('Which place do you like best?');
      await expect(page.getByRole('button', { name: 'Skip this question' })).toBeVisible();
      expect(await places(page)).toEqual(first);
      await radio(page, 'Place 1').first().check();
      await next(page).click();
      await expect(heading(page)).toHaveText('What is your job?');
      expect(await places(page)).toEqual(first);
    },
  );

  test('and in a dialog over the list', async ({ page, database, publisherPage, baseURL }) => {
    const allowed = { app: { allowed_origins: [publisherPage.origin] } };
    const { address } = await aStory(database, [pet, long, job], allowed);
    const { panel } = await embed(page, publisherPage, `${baseURL}${address}`);
    const ask = (text: string) => expect(panel.getByRole('heading', { level: 1, name: text })).toBeVisible();
    await ask('Do you have a pet?');
    await panel.getByRole('radio', { name: 'Yes' }).check();
    const first = await places(panel);
    await panel.getByRole('button', { name: 'Next', exact: true }).click();
    await ask('Which place do you like best?');
    expect(await places(panel)).toEqual(first);
    await panel.getByRole('radio', { name: 'Place 1', exact: true }).check();
    await panel.getByRole('button', { name: 'Next', exact: true }).click();
    await ask('What is your job?');
    expect(await places(panel)).toEqual(first);
  });
});

test('a whole round by keys alone, with a way back in it', { tag: '@keys' }, async ({ page, database }) => {
  const { address } = await aStory(database, [either, pets, zip]);
  await page.goto(address);
  const { keyboard } = page;
  await expect(heading(page)).toBeFocused();
  await keyboard.press('2');
  await keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Which pets live with you?');
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveAccessibleDescription('Question 2 of up to 3');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('3');
  await expect(page.getByRole('checkbox', { name: 'Dog' })).not.toBeChecked();
  // From the last answer: Next, then Back.
  await keyboard.press('Tab');
  await expect(next(page)).toBeFocused();
  await keyboard.press('Tab');
  await expect(back(page)).toBeFocused();
  await keyboard.press('Enter');
  await expect(heading(page)).toHaveText('What do you drink in the morning?');
  await expect(heading(page)).toBeFocused();
  await expect(radio(page, 'Tea')).toBeChecked();
  await keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Which pets live with you?');
  await expect(page.getByRole('checkbox', { name: 'None' })).toBeChecked();
  await keyboard.press('Enter');
  await expect(heading(page)).toHaveText('What is your postal code?');
  await keyboard.press('Tab');
  await keyboard.type('1010');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/qualify/);
});
