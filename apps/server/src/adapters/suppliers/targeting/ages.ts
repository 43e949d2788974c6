// Ages as ranges, both ends included: suppliers name a range, some ages, or all but some.
import type { Targeting } from '@earnwall/domain/matching/targeting';
import { oneOf } from './one-of.ts';

type Range = readonly [from: number, to: number];

const oldest = 150;

/** Null where a code is no age. */
export function ageTargeting(operator: 'OR' | 'NOT' | 'BETWEEN', codes: readonly string[]): Targeting | null {
  if (!codes.every((code) => /^\d{1,3}$/.test(code))) return null;
  const ages = codes.map(Number);
  if (operator === 'BETWEEN') return targetingOf([[Math.min(...ages), Math.max(...ages)]]);
  const all = Array.from({ length: oldest + 1 }, (_, age) => age);
  const wanted = all.filter((age) => ages.includes(age) === (operator === 'OR'));
  return targetingOf(rangesOf(wanted));
}

/** Of ages in order. */
export function rangesOf(ages: readonly number[]): Range[] {
  const starts = ages.filter((age) => !ages.includes(age - 1));
  const ends = ages.filter((age) => !ages.includes(age + 1));
  return starts.map((from, place) => [from, ends[place] ?? from]);
}

function targetingOf(ranges: readonly Range[]): Targeting {
  const each = ranges.map(([from, to]) => ({
    ...(from > 0 && { min_age: from }),
    ...(to < oldest && { max_age: to }),
    clauses: [],
  }));
  // Nobody is of no age at all.
  return oneOf(each) ?? { min_age: 1, max_age: 0, clauses: [] };
}
