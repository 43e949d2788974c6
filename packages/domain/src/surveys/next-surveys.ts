import { type SortableSurvey, sortSurveys } from './sort.ts';

/**
 * What to offer after a survey has ended: the list in its own order, without those that cannot be taken now, because they
 * have just ended or wait for their report (decision 0107). `kept` are those offered already: they stay in their places
 * as long as they are listed, so that a fresher list moves nothing under a finger.
 */
export function nextSurveys<S extends SortableSurvey & { hash: string }>(
  listed: readonly S[],
  taken: readonly (string | null)[],
  kept: readonly string[] = [],
): S[] {
  const takeable = sortSurveys(listed, 'by_order').filter(({ hash }) => !taken.includes(hash));
  const placeOf = ({ hash }: S) => (kept.includes(hash) ? kept.indexOf(hash) : kept.length);
  return takeable.toSorted((one, other) => placeOf(one) - placeOf(other));
}
