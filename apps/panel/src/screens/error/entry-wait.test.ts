import { expect, it } from 'vitest';
import { entryWaitMs } from './entry-wait.ts';

it.each([
  ['never before the server has said', 12_000, 0, 0, 12_000],
  ['spread after it', 12_000, 0, 0.5, 13_000],
  ['further apart with each refusal', 1_000, 3, 1, 17_000],
  ['within a bound', 1_000, 20, 1, 31_000],
  ['not at all where it is far off', 120_001, 0, 0.5, null],
])('AP-04 a visit knocks again %s', (_, retryAfterMs, nth, random, ms) => {
  expect(entryWaitMs(retryAfterMs, nth, random)).toBe(ms);
});
