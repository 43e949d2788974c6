// Whom a survey or a quota wants: Cint's questions with their operators, all of which have to hold.
import type { Gender, Targeting } from '@earnwall/domain/matching/targeting';
import * as z from 'zod';
import { rangesOf } from '#adapters/suppliers/targeting/ages.ts';
import { allOf } from '#adapters/suppliers/targeting/all-of.ts';
import { oneOf } from '#adapters/suppliers/targeting/one-of.ts';
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

export const targetingOf = (demands: readonly Demand[], counterparts: Counterparts): Targeting =>
  allOf(demands.map((demand) => translated(demand, counterparts)));

function translated(
  { QuestionID: id, LogicalOperator, PreCodes: codes }: Demand,
  ours: Counterparts,
): Targeting {
  const operator = LogicalOperator === 'AND' && codes.length === 1 ? 'OR' : LogicalOperator;
  if (!['OR', 'NOT', 'AND'].includes(operator))
    throw new Uncheckable(`question ${id} has an operator that we do not know`);
  const negate = operator === 'NOT';
  if (id === cintAge || id === cintGender) {
    if (operator === 'AND') throw new Uncheckable(`question ${id} wants several answers of one person`);
    return id === cintAge ? agesOf(codes, negate) : { genders: gendersOf(codes, negate), clauses: [] };
  }
  const lists = operator === 'AND' ? codes.map((code) => [code]) : [codes];
  return {
    clauses: lists.map((list) => {
      const clause = clauseOf({ id, codes: list, negate }, ours);
      if (!clause) throw new Uncheckable(`question ${id} excludes an answer that we do not know`);
      return clause;
    }),
  };
}

/** Cint lists each age; we keep ranges. */
function agesOf(codes: readonly string[], negate: boolean): Targeting {
  const listed = new Set(codes.map(ageOf));
  const all = Array.from({ length: maxAge + 1 }, (_, age) => age);
  const ranges = rangesOf(all.filter((age) => listed.has(age) !== negate));
  const targeting = oneOf(ranges.map(([min_age, max_age]) => ({ min_age, max_age, clauses: [] })));
  if (!targeting) throw new Uncheckable('question 42 wants no age at all');
  return targeting;
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
