import { expect, it } from 'vitest';
import { dayGroups, daysBetween } from './day-groups.ts';

/** A moment of the reader's own clock, whatever zone the test runs in. */
const at = (day: number, hour: number) => ({ time: new Date(2026, 2, day, hour).toISOString() });

it('brings the entries of a day together and keeps their order', () => {
  const [late, early, before] = [at(10, 23), at(10, 0), at(9, 23)];
  expect(dayGroups([late, early, before])).toEqual([
    { day: new Date(2026, 2, 10), items: [late, early] },
    { day: new Date(2026, 2, 9), items: [before] },
  ]);
});

it('has no days without entries', () => {
  expect(dayGroups([])).toEqual([]);
});

it('counts calendar days, not hours', () => {
  expect(daysBetween(new Date(2026, 2, 9, 23, 59), new Date(2026, 2, 10, 0, 1))).toBe(1);
  expect(daysBetween(new Date(2026, 2, 10, 0, 1), new Date(2026, 2, 10, 23, 59))).toBe(0);
  expect(daysBetween(new Date(2026, 0, 1), new Date(2026, 6, 1))).toBe(181);
});
