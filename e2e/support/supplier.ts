// Stories that go all the way: surveys of the sandbox's supplier, taken on its own pages, and its control page.
import { randomBytes } from 'node:crypto';
import type { Database } from '@earnwall/server/parts/database';
import type { AppRecord } from '@earnwall/server/testing/apps';
import { aSurvey, type NewSurvey, type SurveyRecord } from '@earnwall/server/testing/surveys';
import type { APIRequestContext, FrameLocator, Page } from '@playwright/test';

import { expect } from './product.ts';

/** Where the screens of a story are: a page, or a frame in somebody else's. */
export type Screen = Pick<FrameLocator, 'getByRole' | 'getByLabel' | 'getByText'>;

/** A survey that pays its user that many coins when it is complete. */
export function surveyPaying(database: Database, coins: number, given: NewSurvey): Promise<SurveyRecord> {
  return aSurvey(database.db, {
    supplier_id: 'sandbox-surveys',
    supplier_ref: `story-${randomBytes(6).toString('hex')}`,
    // Users get half of what the supplier pays, at a thousand coins to the dollar.
    payout_micros: BigInt(coins) * 2000n,
    ...given,
  });
}

/** What a person answers who fits and reads along. */
const goodAnswers = [['Mostly me'], ['Eggs', 'Fruit'], ['Every day'], ['Orange juice'], ['4']];

export async function answer(survey: Screen, ...labels: readonly string[]): Promise<void> {
  for (const label of labels) await survey.getByLabel(label, { exact: true }).check();
  await survey.getByRole('button', { name: 'Next', exact: true }).click();
}

/** The first questions of the survey, as many as are wanted. */
export async function answerWell(survey: Screen, count: number): Promise<void> {
  for (const labels of goodAnswers.slice(0, count)) await answer(survey, ...labels);
}

export async function takeWholeSurvey(survey: Screen): Promise<void> {
  await answerWell(survey, goodAnswers.length);
  await survey.getByLabel('What would make them better?').fill('An hour more');
  await survey.getByRole('button', { name: 'Finish' }).click();
}

/** A tester ends it with that code, told in that way. */
export async function endWith(survey: Screen, code: string, delivery = 'before'): Promise<void> {
  await survey.getByText('For testers').click();
  await survey.getByLabel('How it ends').selectOption(code);
  await survey.getByLabel('How the panel is notified').selectOption(delivery);
  await survey.getByRole('button', { name: 'Do it' }).click();
}

export interface Opened {
  cid: string;
  /** Where Participate leads. */
  url: string;
}

/** bob qualifies for a survey that asks nothing. */
export async function qualify(page: Page, app: AppRecord, survey: SurveyRecord): Promise<Opened> {
  const answered = await page.request.post('/api/qualification', {
    headers: { authorization: `Bearer bob:${app.id}` },
    data: { survey: survey.hash, policy_optin: 0 },
  });
  const { status, cid, url } = await answered.json();
  expect(status).toBe('qualified');
  return { cid, url };
}

/** What the supplier's staff do on its control page: send, repeat, reverse, upgrade a report. */
export async function actAsSupplier(
  request: APIRequestContext,
  sandboxUrl: string,
  cid: string,
  action: string,
): Promise<void> {
  const headers = { 'x-api-key': process.env.E2E_SANDBOX_API_KEY ?? '' };
  const done = await request.post(`${sandboxUrl}/supplier/attempts/${cid}/${action}`, { headers });
  expect(done.ok()).toBe(true);
  const { reports } = await done.json();
  expect(reports.at(-1).tries.at(-1).status).toBe(200);
}

/** The product's answers to the supplier's callbacks about a click. */
export async function answersToCallbacks(
  request: APIRequestContext,
  sandboxUrl: string,
  cid: string,
): Promise<(number | null)[]> {
  const headers = { 'x-api-key': process.env.E2E_SANDBOX_API_KEY ?? '' };
  const attempt = await request.get(`${sandboxUrl}/supplier/attempts/${cid}`, { headers });
  const { reports }: { reports: { tries: { status: number | null }[] }[] } = await attempt.json();
  return reports.flatMap(({ tries }) => tries.map(({ status }) => status));
}
