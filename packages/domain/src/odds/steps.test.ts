import { describe, expect, it } from 'vitest';
import { oddsWord, shownOdds } from './steps.ts';

describe('odds as they are shown', () => {
  it.each([
    [0, 5],
    [0.02, 5],
    [0.124, 10],
    [0.126, 15],
    [0.6, 60],
    [0.999, 95],
  ])('OD-01 %d is shown as %d percent', (p, percent) => {
    expect(shownOdds(p)).toBe(percent);
  });

  it.each([
    [95, 'very_good'],
    [75, 'very_good'],
    [70, 'good'],
    [50, 'good'],
    [45, 'fair'],
    [30, 'fair'],
    [25, 'low'],
  ])('OD-02 %d percent are in a word %s', (percent, word) => {
    expect(oddsWord(percent)).toBe(word);
  });
});
