// The way through a stand-in: from the list to its page, its buttons, and what its staff can make it do.
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './product.ts';
import { enter, panelAddress } from './publisher.ts';
import type { Screen } from './supplier.ts';
import type { SurveySupplier } from './supply.ts';
import { acceptAdvice } from './survey-list.ts';

/** The survey of a supplier, as the list shows it: by its topic if it has one, and what it pays. */
export const tileOf = (screen: Screen, { reward }: SurveySupplier) =>
  screen.getByRole('button', { name: new RegExp(`(^|^Start |, )${reward} coins`) });

/** Opens the list; the first reading of what a supplier has comes a moment after the first stories. */
export async function enterList(page: Page, app: { id: string }, supplier: SurveySupplier): Promise<void> {
  await expect(async () => {
    await enter(page, panelAddress(app, 'alice'));
    await expect(tileOf(page, supplier)).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

/** From the list to the button that leads to the survey; a newcomer is given advice, and asked what the supplier wants to know. */
export async function qualifyFor(page: Page, supplier: SurveySupplier): Promise<void> {
  await tileOf(page, supplier).click();
  await acceptAdvice(page);
  for (const question of supplier.asks) {
    if (question === 'gender') await page.getByRole('radio', { name: 'Woman' }).check();
    else await enterBirthday(page);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await expect(page.getByRole('heading', { name: 'You’re a match!' })).toBeVisible();
}

async function enterBirthday(page: Page): Promise<void> {
  await page.getByLabel('Year').fill('1990');
  await page.getByLabel('Month').selectOption('May');
  await page.getByLabel('Day').selectOption('17');
}

/** Presses the button that ends the survey with this code; answers by what name the supplier knows the attempt. */
export async function endAtStandIn(
  survey: Page,
  { id, attempt }: Pick<SurveySupplier, 'id' | 'attempt'>,
  code: string,
): Promise<string> {
  const cameBack = survey.waitForRequest((request) => request.url().includes(`/return/${id}?`));
  await survey.locator(`button[name="choice"][value="${code}"]`).click();
  return new URL((await cameBack).url()).searchParams.get(attempt) ?? '';
}

/** On the page of a stand-in: one of its controls, with what is entered and chosen there. */
export async function operate(
  page: Page,
  name: string,
  texts: Readonly<Record<string, string>>,
  choices: Readonly<Record<string, string>> = {},
): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('heading', { name, exact: true }) });
  for (const [label, value] of Object.entries(texts)) await form.getByLabel(label).fill(value);
  for (const [label, value] of Object.entries(choices)) await form.getByLabel(label).selectOption(value);
  const done = page.waitForResponse((answer) => answer.url().includes('/controls/'));
  await form.getByRole('button', { name }).click();
  expect((await done).status()).toBe(303);
}

interface Exchange {
  readonly direction: string;
  readonly url: string;
  readonly status: number | null;
}

/** What a stand-in got and sent, as its page has it. */
export async function exchangesOf(
  request: APIRequestContext,
  sandboxUrl: string,
  id: string,
): Promise<readonly Exchange[]> {
  const answer = await request.get(`${sandboxUrl}/stand-ins/${id}/exchanges`);
  return (await answer.json()).exchanges;
}
