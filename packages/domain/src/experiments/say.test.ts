import { describe, expect, it } from 'vitest';
import { sentenceOf, wordsOf } from './say.ts';

describe('OD-04 an experiment in words', () => {
  it.each([
    [
      { lift: 0.0704, low: 0.02, high: 0.1201 },
      'Ranking by value: +7% coins per hour (2 to 12%). Safe to look at any time.',
    ],
    [
      { lift: -0.031, low: -0.08, high: 0.02 },
      'Ranking by value: −3% coins per hour (−8 to 2%). Safe to look at any time.',
    ],
    [
      { lift: -0.001, low: -0.004, high: 0.004 },
      'Ranking by value: 0% coins per hour (0 to 0%). Safe to look at any time.',
    ],
  ])('%o', (lift, sentence) => {
    expect(sentenceOf('ranking', lift)).toBe(sentence);
  });

  it('says when there are too few', () => {
    expect(sentenceOf('ranking', null)).toBe('Ranking by value: too few people to tell yet.');
    expect(wordsOf('no_difference')).toBe('No difference yet');
  });
});
