// Several demands as one. Null is a demand that nobody fulfils, such as two genders at once.
import type { Targeting } from '@earnwall/domain/matching/targeting';

/** The narrowest age, the genders that all of them name, and every clause. */
export function allOf(demands: readonly (Targeting | null)[]): Targeting | null {
  const targetings = demands.filter((demand) => demand !== null);
  const least = targetings.flatMap(({ min_age }) => min_age ?? []);
  const most = targetings.flatMap(({ max_age }) => max_age ?? []);
  const [first, ...others] = targetings.flatMap(({ genders }) => (genders ? [genders] : []));
  const genders = first?.filter((gender) => others.every((list) => list.includes(gender)));
  const any_of = targetings.flatMap(({ any_of = [] }) => any_of);
  const isPossible = genders?.length !== 0 && Math.max(...least) <= Math.min(...most);
  if (targetings.length < demands.length || !isPossible) return null;
  return {
    ...(least.length > 0 && { min_age: Math.max(...least) }),
    ...(most.length > 0 && { max_age: Math.min(...most) }),
    ...(genders && { genders }),
    clauses: targetings.flatMap(({ clauses }) => clauses),
    ...(any_of.length > 0 && { any_of }),
  };
}

/** One of these has to hold. */
export function oneOf(demands: readonly (Targeting | null)[]): Targeting | null {
  const targetings = demands.filter((demand) => demand !== null);
  const [only = null, ...others] = targetings;
  if (targetings.some(fitsEverybody)) return { clauses: [] };
  return others.length === 0 ? only : { clauses: [], any_of: [targetings] };
}

function fitsEverybody({ min_age, max_age, genders, clauses, any_of = [] }: Targeting): boolean {
  return min_age === undefined && max_age === undefined && !genders && clauses.length + any_of.length === 0;
}
