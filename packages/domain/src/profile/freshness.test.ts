import { describe, expect, it } from 'vitest';
import { isFresh } from './freshness.ts';

const now = new Date('2026-03-10T12:00:00Z');

describe('an answer is fresh', () => {
  it.each([
    ['given this moment', '2026-03-10T12:00:00Z', 30, true],
    ['a moment before its last day ends', '2026-02-08T12:00:00.001Z', 30, true],
    ['at the end of its shelf life', '2026-02-08T12:00:00Z', 30, false],
    ['long ago', '2020-01-01T00:00:00Z', 365, false],
    ['long ago, about what never changes', '2020-01-01T00:00:00Z', null, true],
  ])('%s', (_case, answered_at, shelf_life_days, fresh) => {
    const answer = {
      question_id: 'cars',
      answers: ['one'],
      answered_at: new Date(answered_at),
      shelf_life_days,
    };
    expect(isFresh(answer, now)).toBe(fresh);
  });
});
