import { describe, expect, it } from 'vitest';
import { noTimes, type TimeCounts, withTime } from '../odds/times.ts';
import { paidSeconds } from './paid-seconds.ts';

const times = (people: number, seconds: number): TimeCounts =>
  Array.from({ length: people }).reduce<TimeCounts>((counts) => withTime(counts, seconds), noTimes);

describe('OD-03 until when minutes are paid', () => {
  const survey = { loi_seconds: 600, out_seconds: 200 };
  it.each([
    ['the length, while nobody was turned away', noTimes, 600],
    ['the length, while few were', times(19, 60), 600],
    ['what four of five do not exceed', times(20, 60), 91],
    ['closer to what they take, the more there are', times(500, 60), 65],
    ['never beyond the length', times(500, 3_000), 600],
  ])('%s', (_, away, seconds) => {
    expect(paidSeconds(away, survey)).toBe(seconds);
  });
});
