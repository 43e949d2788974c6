import { expect, it } from 'vitest';
import { targetingWords } from './targeting-words.ts';

it.each([
  [{ clauses: [] }, []],
  [null, []],
  [{ min_age: 18, max_age: 34, clauses: [] }, ['age 18 to 34']],
  [{ max_age: 34, genders: ['female'], clauses: [] }, ['age up to 34', 'gender is female']],
  [
    { min_age: 18, clauses: [{ question: 'employment', answers: ['full_time', 'part_time', 'none'] }] },
    ['age from 18 on', 'employment is full_time, part_time or none'],
  ],
  [{ clauses: [{ question: 'car', answers: ['yes'], negate: true }] }, ['car is not yes']],
  [
    {
      clauses: [],
      any_of: [
        [
          { min_age: 18, clauses: [] },
          { genders: ['male'], clauses: [] },
        ],
      ],
    },
    ['(age from 18 on) or (gender is male)'],
  ],
])('CO-02 %j in words', (targeting, words) => {
  expect(targetingWords(targeting)).toEqual(words);
});
