// Every open or paused survey of a person's country, with the reason why they are not shown it: by the index that makes lists.
import type { WhyNotReason } from '@earnwall/contract/inventory';
import { testCountry } from '@earnwall/domain/surveys/test-survey';
import type { Context } from '#request/context.ts';
import { findDuplicateSurveys, findPausedSurveys } from '#store/console/inventory/why-not.ts';
import type { ListedSurvey } from '#surveys/matching/listed-survey.ts';
import type { Matching } from '#surveys/matching/matching.ts';
import type { AskedPerson } from './asked-person.ts';

export interface JudgedSurvey {
  readonly id: number;
  /** Null for what is not in the index: paused ones. */
  readonly listed: ListedSurvey | null;
  /** Null where it is shown. */
  readonly reason: WhyNotReason | null;
  readonly question: string | null;
}

export async function judgeSurveys(
  { database, inventory }: Pick<Context, 'database'> & Pick<Matching, 'inventory'>,
  { user, country, matched }: AskedPerson,
): Promise<JudgedSurvey[]> {
  // Nobody's list has the surveys of the country that is none; the test survey is listed apart.
  if (country === null || country === testCountry || matched === null) return [];
  const [duplicates, paused] = await Promise.all([
    findDuplicateSurveys(database.db, user),
    findPausedSurveys(database.db, country),
  ]);
  const open = inventory.explain(matched).map(({ survey, reason, question }) => ({
    id: survey.id,
    listed: survey,
    reason: reason === 'taken' && duplicates.has(survey.id) ? ('duplicate' as const) : reason,
    question,
  }));
  // What was paused a moment ago may still be in the index, and counts once.
  const known = new Set(open.map(({ id }) => id));
  const others = paused.filter(({ id }) => !known.has(id));
  return [...open, ...others.map(({ id, reason }) => ({ id, listed: null, reason, question: null }))];
}
