import type { Targeting } from '@earnwall/domain/matching/targeting';

/** Several targetings as one of which any has to hold; null where there is none, so that nobody fits. */
export function oneOf(targetings: readonly Targeting[]): Targeting | null {
  const [only = null, ...others] = targetings;
  return others.length === 0 ? only : { clauses: [], any_of: [targetings] };
}
