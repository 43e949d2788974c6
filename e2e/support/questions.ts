// Stories about questions: each makes its own, a survey that asks them, and somebody who has been here before, so
// that no advice comes first. They happen in a country whose surveys are theirs alone.

import type { Database } from '@earnwall/server/parts/database';
import { securityHash } from '@earnwall/server/parts/security-hash';
import type { AppRecord } from '@earnwall/server/testing/apps';
import { aClick } from '@earnwall/server/testing/clicks';
import type { UserRecord } from '@earnwall/server/testing/people';
import { aUser, changeUser } from '@earnwall/server/testing/people';
import { anAnswer, aQuestion } from '@earnwall/server/testing/questions';
import { aSurvey, aTargetedSurvey, type SurveyRecord } from '@earnwall/server/testing/surveys';
import type { Locator, Page } from '@playwright/test';
import type { BodyOf } from '../../packages/contract/src/call-types.ts';
import { openApp, visitorsFrom } from './publisher.ts';

export const country = 'LV';

/** For `test.use`. */
export const fromLatvia = { extraHTTPHeaders: { 'x-forwarded-for': visitorsFrom.latvia } };

export type NewQuestion = Parameters<typeof aQuestion>[1] & {
  /** The answers that the survey wants. */
  wants: readonly string[];
  /** What the person answered so long ago that it is asked again. */
  stale?: string[];
};

export interface Story {
  app: AppRecord;
  alice: UserRecord;
  survey: SurveyRecord;
  /** Opens the survey for alice. */
  address: string;
}

/** alice is about to be asked these questions, in this order. */
export async function aStory(
  database: Database,
  questions: readonly NewQuestion[],
  given: { app?: Parameters<typeof openApp>[1]; newcomer?: boolean } = {},
): Promise<Story> {
  const { db } = database;
  const app = await openApp(database, given.app);
  const alice = await aUser(db, app, 'alice');
  await changeUser(db, alice, { country });
  if (!given.newcomer) {
    const taken = await aSurvey(db, { country: 'AQ' });
    await aClick(db, alice, taken, { state: 'screen_out', ended_at: new Date() });
  }
  const wants: Record<string, readonly string[]> = {};
  for (const [effort, { wants: wanted, stale, ...question }] of questions.entries()) {
    const { id } = await aQuestion(db, { effort, ...(stale && { shelf_life_days: 1 }), ...question });
    if (stale) await anAnswer(db, alice, { id }, stale, new Date('2025-01-01'));
    wants[id] = wanted;
  }
  const survey = await aTargetedSurvey(db, wants, { country });
  const shash = securityHash(app.secret, 'alice');
  const query = new URLSearchParams({ app: app.id, uuid: 'alice', shash, sh: survey.hash });
  return { app, alice, survey, address: `/survey?${query}` };
}

export const drink: NewQuestion = {
  text: 'What do you drink in the morning?',
  options: ['Coffee', 'Tea', 'Water'],
  wants: ['Tea'],
};

export const next = (page: Page): Locator => page.getByRole('button', { name: 'Next' });

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

type AnswerBody = BodyOf<'qualification/post-answers'>;

/** The bodies that were sent to POST /answers. */
export function answersSent(page: Page): AnswerBody[] {
  const bodies: AnswerBody[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/answers') {
      bodies.push(request.postDataJSON());
    }
  });
  return bodies;
}
