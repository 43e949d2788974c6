// Several targetings as one: what all of them want.
import type { Targeting } from '@earnwall/domain/matching/targeting';

export function allOf(targetings: readonly Targeting[]): Targeting {
  const from = targetings.flatMap(({ min_age }) => min_age ?? []);
  const to = targetings.flatMap(({ max_age }) => max_age ?? []);
  const [genders, ...others] = targetings.flatMap((targeting) =>
    targeting.genders ? [targeting.genders] : [],
  );
  const groups = targetings.flatMap(({ any_of = [] }) => any_of);
  return {
    ...(from.length > 0 && { min_age: Math.max(...from) }),
    ...(to.length > 0 && { max_age: Math.min(...to) }),
    ...(genders && { genders: genders.filter((one) => others.every((other) => other.includes(one))) }),
    clauses: targetings.flatMap(({ clauses }) => clauses),
    ...(groups.length > 0 && { any_of: groups }),
  };
}
