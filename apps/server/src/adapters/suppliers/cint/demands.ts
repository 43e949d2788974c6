// Whom a survey or a quota wants: Cint's questions with their operators, all of which have to hold.
import type { Gender, Targeting, TargetingClause } from '@earnwall/domain/matching/targeting';
import * as z from 'zod';
import { type Counterparts, cintAge, cintGender, clauseOf } from './questions.ts';

const maxAge = 120;

const genders = new Map<string, Gender>([
  ['1', 'male'],
  ['2', 'female'],
]);

/** `OR` one of the codes, `NOT` none of them, `AND` all of them. */
const question = z.object({
  QuestionID: z.int().positive(),
  LogicalOperator: z
    .string()
    .max(20)
    .transform((word) => word.toUpperCase()),
  PreCodes: z
    .array(z.union([z.string().min(1).max(100), z.int()]).transform(String))
    .min(1)
    .max(100_000),
});

/** Null is Cint's way to ask for nothing. */
export const questions = z
  .array(question)
  .max(500)
  .nullish()
  .transform((list) => list ?? []);

export type Demand = z.infer<typeof question>;

/** A demand that we cannot check: better not shown than shown to the wrong people. */
export class Uncheckable extends Error {}

export function targetingOf(demands: readonly Demand[], counterparts: Counterparts): Targeting {
  const parts = demands.map((demand) => partOf(demand, counterparts));
  const anyOf = parts.flatMap(({ ages }) => (ages ? [ages] : []));
  const wanted = parts.flatMap(({ genders }) => (genders ? [genders] : []));
  const [range, ...more] = anyOf;
  const isOneRange = range?.length === 1 && more.length === 0;
  return {
    ...(isOneRange && range[0]),
    ...(wanted[0] && { genders: wanted[0].filter((one) => wanted.every((list) => list.includes(one))) }),
    clauses: parts.flatMap(({ clauses }) => clauses ?? []),
    ...(anyOf.length > 0 &&
      !isOneRange && { any_of: anyOf.map((ranges) => ranges.map((ages) => ({ ...ages, clauses: [] }))) }),
  };
}

interface Part {
  readonly ages?: readonly AgeRange[];
  readonly genders?: readonly Gender[];
  readonly clauses?: readonly TargetingClause[];
}

interface AgeRange {
  readonly min_age: number;
  readonly max_age: number;
}

function partOf({ QuestionID: id, LogicalOperator, PreCodes: codes }: Demand, ours: Counterparts): Part {
  const [first = '', ...others] = codes;
  const operator = LogicalOperator === 'AND' && others.length === 0 ? 'OR' : LogicalOperator;
  if (!['OR', 'NOT', 'AND'].includes(operator))
    throw new Uncheckable(`question ${id} has an operator that we do not know`);
  const negate = operator === 'NOT';
  if (id === cintAge || id === cintGender) {
    if (operator === 'AND') throw new Uncheckable(`question ${id} wants several answers of one person`);
    return id === cintAge ? { ages: rangesOf(codes, negate) } : { genders: gendersOf(codes, negate) };
  }
  const lists = operator === 'AND' ? [first, ...others].map((code) => [code]) : [codes];
  return {
    clauses: lists.map((list) => {
      const clause = clauseOf({ id, codes: list, negate }, ours);
      if (!clause) throw new Uncheckable(`question ${id} excludes an answer that we do not know`);
      return clause;
    }),
  };
}

/** Cint lists each age; we keep ranges. */
function rangesOf(codes: readonly string[], negate: boolean): AgeRange[] {
  const listed = new Set(codes.map(ageOf));
  const ranges: { min_age: number; max_age: number }[] = [];
  for (let age = 0; age <= maxAge; age += 1) {
    if (listed.has(age) === negate) continue;
    const last = ranges.at(-1);
    if (last?.max_age === age - 1) last.max_age = age;
    else ranges.push({ min_age: age, max_age: age });
  }
  if (ranges.length === 0) throw new Uncheckable('question 42 wants no age at all');
  return ranges;
}

function ageOf(code: string): number {
  const age = /^\d{1,3}$/.test(code) ? Number(code) : Number.NaN;
  if (age >= 0 && age <= maxAge) return age;
  throw new Uncheckable('question 42 names an age that is none');
}

/** A gender without a counterpart may be wanted, which only leaves people out, but not excluded. */
function gendersOf(codes: readonly string[], negate: boolean): Gender[] {
  const listed = codes.flatMap((code) => genders.get(code) ?? []);
  if (negate ? listed.length < codes.length : listed.length === 0)
    throw new Uncheckable('question 43 names a gender that we do not know');
  const all: readonly Gender[] = ['male', 'female', 'other'];
  return all.filter((gender) => listed.includes(gender) !== negate);
}
