// Translates the criteria of a quota, all of which have to hold.
import type { Gender, Targeting } from '@earnwall/domain/matching/targeting';
import * as z from 'zod';
import { ageTargeting } from '#adapters/suppliers/targeting/ages.ts';
import { allOf } from '#adapters/suppliers/targeting/all-of.ts';
import { ageQuestion, clauseOf, genderCodes, genderQuestion, type Questions } from './questions.ts';

const code = z.union([z.string().max(100), z.number()]).transform((value) => String(value).toLowerCase());

export const criterionForm = z
  .object({
    question_id: z.union([z.int().positive(), z.string().regex(/^\d{1,10}$/)]).transform(String),
    operator: z.enum(['OR', 'NOT', 'BETWEEN']),
    precodes: z.array(code).max(2_000),
  })
  .refine(({ operator, precodes }) => operator !== 'BETWEEN' || precodes.length === 2, {
    error: 'BETWEEN needs two codes',
    path: ['precodes'],
  });

type Criterion = z.infer<typeof criterionForm>;

export const targetingOf = (criteria: readonly Criterion[], questions: Questions): Targeting =>
  allOf(criteria.map((criterion) => translate(criterion, questions)));

function translate({ question_id, operator, precodes }: Criterion, questions: Questions): Targeting {
  // Any answer will do.
  if (precodes.length === 0) return { clauses: [] };
  const ages = question_id === ageQuestion ? ageTargeting(operator, precodes) : null;
  if (ages) return ages;
  if (question_id === genderQuestion && operator !== 'BETWEEN')
    return { genders: gendersOf(operator, precodes), clauses: [] };
  // Only ages are known to be numbers in a range; any other one is left to the supplier.
  const codes = operator === 'BETWEEN' ? [precodes.join('..')] : precodes;
  return { clauses: [clauseOf(question_id, codes, { questions, negate: operator === 'NOT' })] };
}

/** A code that is not in the table may be any other gender: it is neither wanted nor, in a negation, let through. */
function gendersOf(operator: 'OR' | 'NOT', codes: readonly string[]): Gender[] {
  const named = genderCodes.filter(([known]) => codes.includes(known)).map(([, gender]) => gender);
  if (operator === 'OR') return named;
  const isAllKnown = codes.every((code) => genderCodes.some(([known]) => known === code));
  const all: Gender[] = isAllKnown ? ['male', 'female', 'other'] : ['male', 'female'];
  return all.filter((gender) => !named.includes(gender));
}
