import { expect, it } from 'vitest';
import { createBuckets } from './token-buckets.ts';

it('lets a minute’s worth through at once, then one for each share of a minute', () => {
  const buckets = createBuckets(6);
  const takes = (count: number, now: number) =>
    Array.from({ length: count }, () => buckets.take('alice', now));
  expect(takes(7, 0)).toEqual([0, 0, 0, 0, 0, 0, 10_000]);
  expect(takes(2, 9_999)).toEqual([1, 1]);
  expect(takes(2, 10_000)).toEqual([0, 10_000]);
  expect(takes(7, 1_000_000)).toEqual([0, 0, 0, 0, 0, 0, 10_000]);
});

it('lets more through at once where it is told to, and refills as slowly', () => {
  const buckets = createBuckets(6, 8);
  const takes = (count: number, now: number) => Array.from({ length: count }, () => buckets.take('bob', now));
  expect(takes(9, 0)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 10_000]);
  expect(takes(2, 10_000)).toEqual([0, 10_000]);
});

it('keeps nobody waiting for longer than to its next token when the clock is turned back', () => {
  const buckets = createBuckets(60);
  expect(buckets.take('a', 600_000)).toBe(0);
  expect(buckets.take('a', 300_000)).toBeLessThanOrEqual(1_000);
  expect(buckets.take('a', 302_000)).toBe(0);
});

it('counts for each key alone', () => {
  const buckets = createBuckets(1);
  expect([buckets.take('a', 0), buckets.take('b', 0), buckets.take('a', 0)]).toEqual([0, 0, 60_000]);
});

it('forgets the longest unused when there are too many', () => {
  const buckets = createBuckets(1);
  for (let key = 0; key <= 10_000; key += 1) buckets.take(String(key), 0);
  expect([buckets.take('0', 0), buckets.take('10000', 0)]).toEqual([0, 60_000]);
});
