// Whether a survey is closed to one user, though open to others: they entered one that shuts it, or it is for invited people
// only. The rule of lists (matching/restrictions.ts), asked once more with what is stored now.
import { isShutBy } from '@earnwall/domain/surveys/exclusions';
import type { Queryable } from '#store/engine/queryable.ts';
import type { SurveyWithQuotas } from '#store/surveys/survey-with-quotas.ts';
import { findPast } from '#surveys/matching/past.ts';

export type ClosedTo = 'duplicate' | 'not_invited';

/** How a click ends that was opened before. */
export const outcomeOf = (closed: ClosedTo) => (closed === 'duplicate' ? 'duplicate' : 'closed');

type RestrictedSurvey = Pick<SurveyWithQuotas, 'supplier_id' | 'supplier_ref' | 'exclusions' | 'invited'>;

/** Null where the user may take it; most surveys are for everybody, which costs no query. */
export async function closedTo(
  on: Queryable,
  user: { app_id: string; id: number },
  survey: RestrictedSurvey,
  now: Date,
): Promise<ClosedTo | null> {
  const { exclusions, invited, supplier_id } = survey;
  if (!exclusions && !invited) return null;
  const past = await findPast(on, user, [supplier_id], now);
  if (past.entries.some((entry) => isShutBy(survey, entry, now))) return 'duplicate';
  const isInvited = !invited || past.ids.some(({ person }) => invited.includes(person));
  return isInvited ? null : 'not_invited';
}
