// Prodege's questions in our words. Three are public; an account's settings may name more. A question or code without a
// counterpart keeps its id: it is left to the supplier to ask (decision 0025).
import type { Gender, TargetingClause } from '@earnwall/domain/matching/targeting';
import type { Counterpart } from '#adapters/suppliers/targeting/counterpart.ts';
import type { ProdegeSettings } from './account.ts';

export const ageQuestion = '1';
export const genderQuestion = '3';

export const genderCodes: readonly (readonly [code: string, gender: Gender])[] = [
  ['1', 'male'],
  ['2', 'female'],
];

export type Questions = ReadonlyMap<string, Counterpart>;

const known: ProdegeSettings['questions'] = {
  20: { question: 'languages', answers: { 1: ['en'], 2: ['es'] } },
};

export const questionsOf = ({ questions }: Pick<ProdegeSettings, 'questions'>): Questions =>
  new Map(Object.entries({ ...known, ...questions }));

export function clauseOf(
  question: string,
  codes: readonly string[],
  { questions, negate }: { questions: Questions; negate: boolean },
): TargetingClause {
  const ours = questions.get(question);
  if (!ours) {
    const named = codes.map((code) => theirs(question, code));
    return { question: `prodege-${question}`, answers: named, ...(negate && { negate }) };
  }
  const answers = codes.flatMap((code) => ours.answers[code] ?? [theirs(question, code)]);
  return { question: ours.question, answers: [...new Set(answers)], ...(negate && { negate }) };
}

const theirs = (question: string, code: string) => `prodege-${question}-${code}`;
