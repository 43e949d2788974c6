// Cint's questions in our words. Age, gender and postal code are numbered so in its documents; the other two numbers and their
// codes are those of the exchange's question library as integrators know them, and an account's settings can replace them.
// What has no counterpart keeps Cint's name: it is left to Cint to ask (decision 0025).
import type { TargetingClause } from '@earnwall/domain/matching/targeting';
import { type Counterpart, codesOf } from '#adapters/suppliers/targeting/counterpart.ts';

export const cintAge = 42;
export const cintGender = 43;
export const cintPostalCode = 45;

export type Counterparts = Readonly<Record<string, Counterpart>>;

export const knownQuestions: Counterparts = {
  632: {
    question: 'marital_status',
    answers: { 1: ['single'], 2: ['married'], 3: ['divorced', 'widowed'], 4: ['partner'] },
  },
  2189: {
    question: 'employment',
    answers: {
      ...{ 1: ['full_time'], 2: ['part_time'], 3: ['self_employed'], 4: ['self_employed'] },
      ...{ 7: ['unemployed'], 8: ['homemaker'], 9: ['retired'], 10: ['student'] },
    },
  },
};

/** Null where a code that must not be given has no counterpart: whom it excludes, we could not tell. */
export function clauseOf(
  { id, codes, negate }: { id: number; codes: readonly string[]; negate: boolean },
  counterparts: Counterparts,
): TargetingClause | null {
  if (id === cintPostalCode) return { question: 'zip', answers: codes, ...(negate && { negate }) };
  const ours = counterparts[id];
  if (ours && negate && codes.some((code) => !ours.answers[code])) return null;
  const answers = codes.flatMap((code) => ours?.answers[code] ?? [`cint-${id}-${code}`]);
  return {
    question: ours?.question ?? `cint-${id}`,
    answers: [...new Set(answers)],
    ...(negate && { negate }),
  };
}

/** A person's answers as Cint's questions and codes. */
export const answersInCodes = (
  answers: Readonly<Record<string, readonly string[]>>,
  counterparts: Counterparts,
): [string, string][] =>
  Object.entries(counterparts).flatMap(([id, counterpart]) =>
    codesOf(counterpart, answers[counterpart.question] ?? []).map((code): [string, string] => [id, code]),
  );
