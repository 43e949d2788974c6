// Whether a condition holds for what is at its places.
import { scalarText } from './row-reader.ts';
import type { Condition, Wanted } from './schema/condition.ts';

/** A condition that is absent does not hold. */
export function holds(condition: Condition | undefined, at: (place: string) => unknown): boolean {
  return (condition ?? []).some((one) =>
    Object.entries(one).every(([place, wanted]) => {
      const found = at(place);
      return wanted.some((value) => fits(value, found));
    }),
  );
}

function fits(wanted: Wanted, found: unknown): boolean {
  if (wanted === '*') return found !== undefined;
  if (wanted === null || found === null || found === undefined) return wanted === (found ?? null);
  const text = scalarText(found);
  const [, sign, limit] = /^([<>]=)(-?\d{1,15})$/.exec(wanted) ?? [];
  if (sign === undefined) return text === wanted;
  const number = text === null || text === '' ? Number.NaN : Number(text);
  return sign === '<=' ? number <= Number(limit) : number >= Number(limit);
}
