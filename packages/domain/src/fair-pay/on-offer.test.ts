import { describe, expect, it } from 'vitest';
import { valueOnOffer } from './on-offer.ts';

describe('valueOnOffer', () => {
  it.each<[string, Parameters<typeof valueOnOffer>[0], number | null]>([
    ['is not known without surveys', [], null],
    [
      'is what most of a promise yields',
      [{ conversion: 0.6, loi_seconds: 600, reward: 100 }],
      (60 * 0.75) / 7,
    ],
    [
      'takes a usual conversion where none is said',
      [{ conversion: null, loi_seconds: 600, reward: 100 }],
      22.5 / 4.75,
    ],
    [
      'believes no promise of everything',
      [{ conversion: 1, loi_seconds: 60, reward: 4 }],
      3 * (0.95 / 0.9625),
    ],
    [
      'is of an hour, not of a survey',
      [
        { conversion: 0.6, loi_seconds: 600, reward: 100 },
        { conversion: 0.6, loi_seconds: 600, reward: 0 },
      ],
      (60 * 0.75) / 14,
    ],
  ])('OD-03 %s', (_, surveys, value) => {
    const found = valueOnOffer(surveys);
    expect(found === null ? null : found.toFixed(6)).toBe(value === null ? null : value.toFixed(6));
  });
});
