import { describe, expect, it } from 'vitest';
import { armOf, buckets } from './arm.ts';
import { experimentNames, experiments } from './standing.ts';

describe('OD-04 the arm of a bucket', () => {
  it.each([
    [0, 'value'],
    [9_499, 'value'],
    [9_500, 'holdout'],
    [9_999, 'holdout'],
  ])('%d is in %s', (bucket, arm) => {
    expect(armOf(bucket, experiments.ranking)).toBe(arm);
  });

  it.each([-1, 10_000, 0.5, Number.NaN])('%d is no bucket', (bucket) => {
    expect(() => armOf(bucket, experiments.ranking)).toThrow(RangeError);
  });

  it('is missing where the arms leave buckets out', () => {
    expect(() => armOf(9_999, [{ name: 'only', buckets: 9_999 }])).toThrow('9999 of 10000');
  });

  it.each(experimentNames)('each bucket of %s has one, in the share that the table says', (name) => {
    const counts = new Map<string, number>();
    for (let bucket = 0; bucket < buckets; bucket += 1) {
      const arm = armOf(bucket, experiments[name]);
      counts.set(arm, (counts.get(arm) ?? 0) + 1);
    }
    expect(counts).toEqual(new Map(experiments[name].map((arm) => [arm.name, arm.buckets])));
  });
});
