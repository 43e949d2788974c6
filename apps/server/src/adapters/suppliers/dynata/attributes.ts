// Dynata's attributes in our terms. Two of them it reserves for what we know of a person anyway; all the others depend on what
// an account has agreed on, and are mapped in its settings. One that is mapped nowhere keeps Dynata's number: a question
// that we do not have is left to the supplier (decision 0025), and Dynata asks it before its surveys.
import type { Gender, TargetingClause } from '@earnwall/domain/matching/targeting';
import * as z from 'zod';
import { counterpartForm } from '#adapters/suppliers/targeting/counterpart.ts';
import { someText } from '#adapters/suppliers/texts.ts';

/** In years. */
export const ageAttribute = 80;
export const genderAttribute = 1;
export const genderAnswers: ReadonlyMap<string, Gender> = new Map([
  ['1', 'male'],
  ['2', 'female'],
]);

/** Dynata's attribute → our question, and its answers → ours; one may stand for several. */
export const attributeMap = z
  .record(z.string().regex(/^\d{1,12}$/), counterpartForm(someText(100)))
  .default({});

export type AttributeMap = z.infer<typeof attributeMap>;

export function clauseOf(
  { attribute_id, negate }: { attribute_id: number; negate: boolean },
  answers: readonly string[],
  attributes: AttributeMap,
): TargetingClause {
  const ours = attributes[attribute_id];
  const unknown = `dynata-${attribute_id}`;
  return {
    question: ours?.question ?? unknown,
    answers: [...new Set(answers.flatMap((answer) => ours?.answers[answer] ?? [`${unknown}-${answer}`]))],
    ...(negate && { negate }),
  };
}
