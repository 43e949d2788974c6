import { expect, it } from 'vitest';
import { elapsedShare } from './elapsed-share.ts';

const at = (hour: number) => `2030-05-01T${String(hour).padStart(2, '0')}:00:00Z`;

it.each([
  ['at the beginning', at(8), at(16), at(8), 0],
  ['a quarter in', at(8), at(16), at(10), 0.25],
  ['at the end', at(8), at(16), at(16), 1],
  ['by a clock that is slow', at(8), at(16), at(7), 0],
  ['by a clock that is fast', at(8), at(16), at(20), 1],
  ['of no time at all', at(8), at(8), at(8), 1],
])('%s', (_, since, until, now, share) => {
  expect(elapsedShare(since, until, Date.parse(now))).toBe(share);
});
