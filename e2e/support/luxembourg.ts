// Stories about the way into a survey: each makes its own, in a country whose surveys are theirs alone, and opens it
// by its hash.
import type { Database } from '@earnwall/server/parts/database';
import type { AppRecord } from '@earnwall/server/testing/apps';
import { aUser } from '@earnwall/server/testing/people';
import { anAnswer } from '@earnwall/server/testing/questions';
import { aSurvey, type NewSurvey, type SurveyRecord } from '@earnwall/server/testing/surveys';
import { comingFrom } from './countries.ts';
import { withPastClick } from './people.ts';
import { provenAddress } from './publisher.ts';

/** `test.use(fromLuxembourg)`: where the visitors of a file come from. */
export const fromLuxembourg = comingFrom('luxembourg');

export function surveyHere(database: Database, given: NewSurvey = {}): Promise<SurveyRecord> {
  return aSurvey(database.db, { country: 'LU', ...given });
}

/** A survey for owners of dogs. */
export const forDogs = { targeting: { clauses: [{ question: 'pets', answers: ['dog'] }] } };

/** bob has been here before, so that no advice comes first; perhaps he has answered the question about pets. */
export async function meetBob(database: Database, app: AppRecord, pets: string[] = []): Promise<void> {
  const bob = await aUser(database.db, app, 'bob');
  await withPastClick(database, bob);
  if (pets.length > 0) await anAnswer(database.db, bob, { id: 'pets' }, pets);
}

/** The link of a survey, for bob as his app knows him. */
export function surveyAddress(
  app: AppRecord,
  survey: { hash: string },
  parameters: Record<string, string> = {},
): string {
  return provenAddress(app, 'bob', { sh: survey.hash, ...parameters }, '/survey');
}
