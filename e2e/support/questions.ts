// Stories about questions: each makes its own, a survey that asks them, and somebody who has been here before, so
// that no advice comes first. They happen in a country whose surveys are theirs alone.

import type { Database } from '@earnwall/server/parts/database';
import type { AppRecord, NewApp } from '@earnwall/server/testing/apps';
import type { UserRecord } from '@earnwall/server/testing/people';
import { anAnswer, aQuestion } from '@earnwall/server/testing/questions';
import { aTargetedSurvey, type SurveyRecord } from '@earnwall/server/testing/surveys';
import type { Locator, Page } from '@playwright/test';

import type { BodyOf } from '../../packages/contract/src/call-types.ts';
import { comingFrom } from './countries.ts';
import { appWithAlice, withPastClick } from './people.ts';
import { provenAddress } from './publisher.ts';

export const country = 'LV';

/** For `test.use`. */
export const fromLatvia = comingFrom('latvia');

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
  given: { app?: NewApp; newcomer?: boolean } = {},
): Promise<Story> {
  const { db } = database;
  const { app, alice } = await appWithAlice(database, given.app, country);
  if (!given.newcomer) await withPastClick(database, alice);
  const wants: Record<string, readonly string[]> = {};
  for (const [effort, { wants: wanted, stale, ...question }] of questions.entries()) {
    const { id } = await aQuestion(db, { effort, ...(stale && { shelf_life_days: 1 }), ...question });
    if (stale) await anAnswer(db, alice, { id }, stale, new Date('2025-01-01'));
    wants[id] = wanted;
  }
  const survey = await aTargetedSurvey(db, wants, { country });
  const address = provenAddress(app, 'alice', { sh: survey.hash }, '/survey');
  return { app, alice, survey, address };
}

export const drink: NewQuestion = {
  text: 'What do you drink in the morning?',
  options: ['Coffee', 'Tea', 'Water'],
  wants: ['Tea'],
};

export const next = (page: Page): Locator => page.getByRole('button', { name: 'Next', exact: true });

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
