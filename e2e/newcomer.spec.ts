// A newcomer's first minutes: the onboarding survey fills the profile and pays, and nothing is asked twice after it.
import type { Locator, Page } from '@playwright/test';
import { onPhone } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { enter, openApp, panelAddress } from './support/publisher.ts';
import { answersSent, heading, next } from './support/questions.ts';
import { acceptAdvice, surveyList, surveyTiles } from './support/survey-list.ts';

/** What a question is answered by; while one loads, there is none. */
const controls = (page: Page) =>
  page
    .getByRole('radio')
    .or(page.getByRole('checkbox'))
    .or(page.getByRole('option'))
    .or(page.getByRole('combobox'))
    .or(page.getByRole('textbox'));

/** Answers whatever is asked, by the first way that its type offers. */
async function answerAnything(page: Page): Promise<void> {
  const choice = page.getByRole('radio').or(page.getByRole('checkbox')).or(page.getByRole('option'));
  const year = page.getByLabel('Year', { exact: true });
  const search = page.getByRole('combobox');
  const field = page.getByRole('textbox');
  if (await year.isVisible()) {
    await year.fill('1985');
    await page.getByLabel('Month').selectOption('March');
    await page.getByLabel('Day').selectOption('9');
  } else if (await search.isVisible()) {
    await search.fill('a');
    await page.getByRole('option').first().click();
  } else if (await choice.first().isVisible()) await choice.first().click();
  // What the field gives as an example is right for its country.
  else await field.fill((await field.getAttribute('placeholder')) || '2');
}

/** Answers one question after the other, until `end` is there. */
async function answerUntil(page: Page, end: Locator): Promise<void> {
  const isAskedOrOver = () => expect(controls(page).or(end).first()).toBeVisible();
  await isAskedOrOver();
  while (!(await end.isVisible())) {
    const question = (await heading(page).textContent()) ?? '';
    await answerAnything(page);
    await next(page).click();
    // Between two screens there is neither.
    await expect(heading(page).filter({ hasNotText: question }).or(end).first()).toBeVisible();
    await isAskedOrOver();
  }
}

test(
  'a newcomer completes the profile, is paid for it, and is asked nothing twice',
  onPhone,
  async ({ page, database }) => {
    const bodies = answersSent(page);
    const app = await openApp(database);
    await enter(page, panelAddress(app, 'bob'));
    const profileTile = page.getByRole('button', { name: /Complete your profile/ });
    await profileTile.click();
    await acceptAdvice(page);
    await answerUntil(page, page.getByText('Your profile is complete'));
    await expect(page.getByRole('status').filter({ hasText: 'coins' })).toHaveText(/^You earned \d/);
    expect(bodies.length).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'See my surveys' }).click();
    await expect(surveyList(page)).toBeVisible();
    await expect(profileTile).toHaveCount(0);
    await expect(page.getByText('Today').locator('..')).toContainText(/[1-9]/);

    // The next survey asks only what the profile does not tell.
    const asked = new Set(bodies.map(({ question }) => question));
    const before = bodies.length;
    await surveyTiles(page).first().click();
    await answerUntil(page, page.getByRole('button', { name: /^(Participate|Okay)/ }));
    await expect(page).toHaveURL(/\/qualify/);
    expect(bodies.slice(before).filter(({ question }) => asked.has(question))).toEqual([]);
  },
);
