// Several demands as one. Null is a demand that nobody fulfils, such as two genders at once.
import type { Targeting } from '@earnwall/domain/matching/targeting';
import { allOf } from '#adapters/suppliers/targeting/all-of.ts';
import { oneOf } from '#adapters/suppliers/targeting/one-of.ts';

type Demand = Targeting | null;

const possible = (demands: readonly Demand[]) => demands.filter((demand) => demand !== null);

export function allDemands(demands: readonly Demand[]): Demand {
  const targetings = possible(demands);
  const whole = allOf(targetings);
  const { min_age = Number.NEGATIVE_INFINITY, max_age = Number.POSITIVE_INFINITY, genders } = whole;
  const isPossible = targetings.length === demands.length && genders?.length !== 0 && min_age <= max_age;
  return isPossible ? whole : null;
}

/** One of these has to hold. */
export function oneDemand(demands: readonly Demand[]): Demand {
  const targetings = possible(demands);
  return targetings.some(fitsEverybody) ? { clauses: [] } : oneOf(targetings);
}

function fitsEverybody({ min_age, max_age, genders, clauses, any_of = [] }: Targeting): boolean {
  return min_age === undefined && max_age === undefined && !genders && clauses.length + any_of.length === 0;
}
