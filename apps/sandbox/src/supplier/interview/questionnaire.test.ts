import { describe, expect, it } from 'vitest';
import { type Answers, outcomeOfLeaving, questions, readAnswer, stepOf } from './questionnaire.ts';

const good: Answers = {
  shopping: ['me'],
  breakfast: ['eggs', 'fruit'],
  cooking: ['daily'],
  attention: ['juice'],
  mood: ['4'],
  wish: [],
};
const firstOf = (answers: Answers, count: number): Answers =>
  Object.fromEntries(Object.entries(answers).slice(0, count));

describe('a survey', () => {
  it('asks one question after the other, and then it is complete', () => {
    const asked = questions.map((_, count) => stepOf(firstOf(good, count)));
    expect(asked).toEqual(questions.map((question, index) => ({ kind: 'ask', question, number: index + 1 })));
    expect(stepOf(good)).toMatchObject({ kind: 'ended', outcome: { code: '10' } });
  });

  it.each([
    ['who does not shop is screened out', { shopping: ['others'] }, '20'],
    ['who never cooks learns it late, and is compensated', { ...firstOf(good, 2), cooking: ['never'] }, '21'],
    ['who does not read gave poor answers', { ...firstOf(good, 3), attention: ['tea'] }, '60'],
  ])('%s', (_, answers, code) => {
    expect(stepOf(answers)).toMatchObject({ kind: 'ended', outcome: { code } });
  });

  it('left in the middle it is partial, left early it is nothing', () => {
    expect([0, 2, 3, 5].map((count) => outcomeOfLeaving(firstOf(good, count)).code)).toEqual([
      ...['20', '20', '11', '11'],
    ]);
  });
});

describe('an answer', () => {
  const [one, some] = questions;
  const scale = questions.find(({ kind }) => kind === 'scale') ?? one;
  const words = questions.find(({ kind }) => kind === 'words') ?? one;

  it.each([
    [one, ['me'], ['me']],
    [one, [], null],
    [one, ['me', 'shared'], null],
    [one, ['nobody'], null],
    [some, ['eggs', 'fruit'], ['eggs', 'fruit']],
    [some, [], null],
    [scale, ['5'], ['5']],
    [scale, ['6'], null],
    [words, [' tea '], ['tea']],
    [words, ['  '], []],
    [words, ['x'.repeat(501)], null],
  ])('fits its question or not: %#', (question, given, kept) => {
    expect(question && readAnswer(question, given)).toEqual(kept);
  });
});
