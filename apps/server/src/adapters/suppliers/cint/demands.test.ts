import { describe, expect, it } from 'vitest';
import { canonicalQuestions } from '#profile/questions/canonical.ts';
import { questions, targetingOf, Uncheckable } from './demands.ts';
import { answersInCodes, knownQuestions } from './questions.ts';

const asks = (QuestionID: number, LogicalOperator: string, ...PreCodes: string[]) => ({
  ...{ QuestionID, LogicalOperator, PreCodes },
});
const ages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`);
const wanted = (...demands: unknown[]) => targetingOf(questions.parse(demands), knownQuestions);

describe('SV-01 whom a survey of Cint wants', () => {
  it.each([
    ['nobody in particular', [], { clauses: [] }],
    ['an age', [asks(42, 'Or', ...ages(18, 25))], { min_age: 18, max_age: 25, clauses: [] }],
    ['a gender', [asks(43, 'OR', '2')], { genders: ['female'], clauses: [] }],
    ['both', [asks(43, 'OR', '1', '2'), asks(43, 'OR', '1')], { genders: ['male'], clauses: [] }],
    [
      'ages with a gap',
      [asks(42, 'OR', ...ages(18, 24), ...ages(55, 60))],
      {
        clauses: [],
        any_of: [
          [
            { min_age: 18, max_age: 24, clauses: [] },
            { min_age: 55, max_age: 60, clauses: [] },
          ],
        ],
      },
    ],
    ['not an age', [asks(42, 'NOT', ...ages(0, 17))], { min_age: 18, max_age: 120, clauses: [] }],
    ['not a gender', [asks(43, 'NOT', '1')], { genders: ['female', 'other'], clauses: [] }],
    [
      'postal codes',
      [asks(45, 'OR', '10001', '70117')],
      { clauses: [{ question: 'zip', answers: ['10001', '70117'] }] },
    ],
    [
      'an answer',
      [asks(2189, 'OR', '1', '3', '4')],
      { clauses: [{ question: 'employment', answers: ['full_time', 'self_employed'] }] },
    ],
    [
      'not an answer',
      [asks(632, 'NOT', '3')],
      { clauses: [{ question: 'marital_status', answers: ['divorced', 'widowed'], negate: true }] },
    ],
    [
      'all of several answers',
      [asks(9999, 'AND', '1', '2')],
      {
        clauses: [
          { question: 'cint-9999', answers: ['cint-9999-1'] },
          { question: 'cint-9999', answers: ['cint-9999-2'] },
        ],
      },
    ],
    [
      'a question that we do not have',
      [asks(9999, 'NOT', '1')],
      { clauses: [{ question: 'cint-9999', answers: ['cint-9999-1'], negate: true }] },
    ],
    [
      'an answer that we do not have',
      [asks(2189, 'OR', '5')],
      { clauses: [{ question: 'employment', answers: ['cint-2189-5'] }] },
    ],
  ])('SV-01 %s', (_, demands, targeting) => {
    expect(wanted(...demands)).toEqual(targeting);
  });

  it.each([
    ['an operator that we do not know', asks(43, 'XOR', '1')],
    ['a gender that we do not know', asks(43, 'OR', '9')],
    ['one that is excluded', asks(43, 'NOT', '1', '9')],
    ['two genders of one person', asks(43, 'AND', '1', '2')],
    ['an age that is none', asks(42, 'OR', 'old')],
    ['no age at all', asks(42, 'NOT', ...ages(0, 120))],
    ['to exclude an answer that we do not know', asks(2189, 'NOT', '1', '5')],
  ])('SV-01 cannot be checked with %s', (_, demand) => {
    expect(() => wanted(demand)).toThrow(Uncheckable);
  });

  it('SV-01 leads to questions and answers that the product has', () => {
    const ours = new Map(
      canonicalQuestions.map(({ id, options = [] }) => [
        id,
        options.map((option) => (typeof option === 'string' ? option : option.id)),
      ]),
    );
    for (const { question, answers } of Object.values(knownQuestions))
      expect(ours.get(question)).toEqual(expect.arrayContaining(Object.values(answers).flat()));
  });
});

describe("SV-06 a person's answers in Cint's codes", () => {
  it.each([
    [
      { employment: ['retired'], marital_status: ['widowed'] },
      [
        ['632', '3'],
        ['2189', '9'],
      ],
    ],
    [{ employment: ['self_employed'] }, []],
    [{ pets: ['dog'] }, []],
    [{}, []],
  ])('%j', (answers, codes) => {
    expect(answersInCodes(answers, knownQuestions)).toEqual(codes);
  });
});
