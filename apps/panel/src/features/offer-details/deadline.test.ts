import { expect, it } from 'vitest';
import { deadlineOf } from './deadline.ts';

const noon = Date.parse('2026-03-10T12:00:00Z');

it.each([
  [1, 90, noon, '2026-03-10T13:30:00.000Z'],
  [0, 0, noon, '2026-03-10T12:00:00.000Z'],
  [-1, 90, noon, null],
  [1, null, noon, null],
  [1, 90, null, null],
])('OF-05 status %s with %s minutes, read at %s: %s', (status, time_left, readAt, deadline) => {
  expect(deadlineOf({ status, time_left }, readAt)).toBe(deadline);
});
