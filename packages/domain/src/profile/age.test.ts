import { expect, it } from 'vitest';
import { ageOn } from './age.ts';

it.each([
  ['2000-03-10', '2026-03-09T23:59:59Z', 25],
  ['2000-03-10', '2026-03-10T00:00:00Z', 26],
  ['2000-02-29', '2026-02-28T12:00:00Z', 25],
  ['2000-02-29', '2026-03-01T00:00:00Z', 26],
  ['2000-12-31', '2026-01-01T00:00:00Z', 25],
])('who was born on %s is on %s %d years old', (birthday, now, age) => {
  expect(ageOn(birthday, new Date(now))).toBe(age);
});
