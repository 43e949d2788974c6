import type { Targeting } from '@earnwall/domain/matching/targeting';
import { describe, expect, it } from 'vitest';
import { criterionForm, targetingOf } from './criteria.ts';
import { questionsOf } from './questions.ts';

const questions = questionsOf({
  questions: {
    45: {
      question: 'employment',
      answers: { 1: ['full_time'], 2: ['part_time'], 3: ['student', 'retired'] },
    },
  },
});

/** Question, operator and codes of each criterion. */
type Written = readonly [question: number, operator: string, codes: readonly string[]];

const translated = (...written: readonly Written[]) =>
  targetingOf(
    written.map(([question_id, operator, precodes]) =>
      criterionForm.parse({ question_id, operator, precodes }),
    ),
    questions,
  );

describe('SV-01 whom a quota of Prodege wants', () => {
  it.each<[string, Written[], Targeting]>([
    ['a range of ages', [[1, 'BETWEEN', ['18', '34']]], { min_age: 18, max_age: 34, clauses: [] }],
    ['a range the other way', [[1, 'BETWEEN', ['100', '65']]], { min_age: 65, max_age: 100, clauses: [] }],
    ['ages in a row', [[1, 'OR', ['20', '18', '19']]], { min_age: 18, max_age: 20, clauses: [] }],
    [
      'ages apart',
      [[1, 'OR', ['18', '30', '31']]],
      {
        clauses: [],
        any_of: [
          [
            { min_age: 18, max_age: 18, clauses: [] },
            { min_age: 30, max_age: 31, clauses: [] },
          ],
        ],
      },
    ],
    [
      'all but some ages',
      [[1, 'NOT', ['18', '19']]],
      {
        clauses: [],
        any_of: [
          [
            { max_age: 17, clauses: [] },
            { min_age: 20, clauses: [] },
          ],
        ],
      },
    ],
    ['women', [[3, 'OR', ['2']]], { genders: ['female'], clauses: [] }],
    ['all but men', [[3, 'NOT', ['1']]], { genders: ['female', 'other'], clauses: [] }],
    ['all but a gender that is not known', [[3, 'NOT', ['7']]], { genders: ['male', 'female'], clauses: [] }],
    ['only that one', [[3, 'OR', ['7']]], { genders: [], clauses: [] }],
    ['speakers', [[20, 'OR', ['1', '2']]], { clauses: [{ question: 'languages', answers: ['en', 'es'] }] }],
    [
      'a question of the settings',
      [[45, 'OR', ['1', '3']]],
      { clauses: [{ question: 'employment', answers: ['full_time', 'student', 'retired'] }] },
    ],
    [
      'a code that is not there',
      [[45, 'OR', ['1', '9']]],
      { clauses: [{ question: 'employment', answers: ['full_time', 'prodege-45-9'] }] },
    ],
    [
      'all but some answers',
      [[45, 'NOT', ['2']]],
      { clauses: [{ question: 'employment', answers: ['part_time'], negate: true }] },
    ],
    [
      'all but some answers, one of them a code that is not there',
      [[45, 'NOT', ['2', '9']]],
      {
        clauses: [{ question: 'employment', answers: ['part_time', 'prodege-45-9'], negate: true }],
      },
    ],
    [
      'a question that is not there',
      [[777, 'OR', ['A']]],
      { clauses: [{ question: 'prodege-777', answers: ['prodege-777-a'] }] },
    ],
    [
      'a range of something else',
      [[777, 'BETWEEN', ['1', '5']]],
      { clauses: [{ question: 'prodege-777', answers: ['prodege-777-1..5'] }] },
    ],
    ['any answer', [[45, 'OR', []]], { clauses: [] }],
    [
      'what all of its criteria want',
      [
        [1, 'BETWEEN', ['18', '40']],
        [1, 'BETWEEN', ['30', '99']],
        [3, 'OR', ['1', '2']],
        [3, 'NOT', ['1']],
      ],
      { min_age: 30, max_age: 40, genders: ['female'], clauses: [] },
    ],
    ['everybody', [], { clauses: [] }],
  ])('%s', (_, written, targeting) => {
    expect(translated(...written)).toEqual(targeting);
  });

  it.each([
    { question_id: 1, operator: 'AND', precodes: ['1'] },
    { question_id: 1, operator: 'BETWEEN', precodes: ['1'] },
    { question_id: 'age', operator: 'OR', precodes: ['1'] },
    { question_id: 1, operator: 'OR' },
  ])('in no other form: %j', (criterion) => {
    expect(criterionForm.safeParse(criterion).success).toBe(false);
  });
});
