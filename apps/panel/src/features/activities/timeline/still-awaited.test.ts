import { expect, it } from 'vitest';
import { stillAwaited } from './still-awaited.ts';

const now = new Date('2026-03-10T12:00:00.000Z');

it.each([
  ['later', '2026-03-10T12:00:01.000Z', '2026-03-10T12:00:01.000Z'],
  ['just over', '2026-03-10T12:00:00.000Z', null],
  ['over since yesterday', '2026-03-09T12:00:00.000Z', null],
  ['no longer awaited', null, null],
])('AH-04 a timeline read earlier, whose deadline is %s', (_, waits_until, awaited) => {
  expect(stillAwaited({ waits_until }, now).waits_until).toBe(awaited);
});
