import { expect, it } from 'vitest';
import { resultPollDelayMs } from './result-poll-delay.ts';

const looks = Array.from({ length: 20 }, (_, index) => index + 1);

it('RS-01 looks again within a second, and never more often than before', () => {
  const waits = looks.map((count) => resultPollDelayMs(count, false));
  expect(waits[0]).toBe(1000);
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits.at(-1)).toBe(60_000);
  expect(resultPollDelayMs(0, false)).toBe(1000);
});

it('RS-01 looks four times a minute at most where the news come by themselves, and still looks', () => {
  const waits = looks.map((count) => resultPollDelayMs(count, true));
  expect(Math.min(...waits)).toBe(15_000);
  expect(Math.max(...waits)).toBe(60_000);
});
