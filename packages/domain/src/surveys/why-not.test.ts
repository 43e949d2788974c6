import { describe, expect, it } from 'vitest';
import { countReasons, judge, unansweredQuestions } from './why-not.ts';

const age = { rule: 'age', question: null } as const;
const quota = { rule: 'quota', question: null } as const;
const car = { rule: 'answer', question: 'car' } as const;

describe('CO-07 why a survey is not shown', () => {
  it.each([
    ['nothing fails', [], null, null, null],
    ['one rule', [age], null, 'age', null],
    ['two: the one that a person sees first', [quota, age], null, 'age', null],
    ['an answer names its question', [quota, car], null, 'answer', 'car'],
    ['what was done before comes first', [age], 'taken', 'taken', null],
  ] as const)('%s', (_what, failed, past, reason, question) => {
    expect(judge('a survey', failed, past)).toEqual({ survey: 'a survey', reason, question });
  });

  it('each survey counts once, most first', () => {
    const judged = [
      judge(1, [age], null),
      judge(2, [], null),
      judge(3, [car], null),
      judge(4, [age, quota], null),
    ];
    const counts = countReasons(judged);
    expect(counts).toEqual([
      { reason: 'age', question: null, surveys: 2 },
      { reason: 'answer', question: 'car', surveys: 1 },
    ]);
  });

  it('questions that are not answered, the most asked first', () => {
    const asked = [['car', 'pets'], ['pets', 'pets'], ['gender']];
    expect(unansweredQuestions(asked, new Set(['gender']))).toEqual([
      { question: 'pets', surveys: 2 },
      { question: 'car', surveys: 1 },
    ]);
  });
});
