import { describe, expect, it } from 'vitest';
import { isOverdue } from './overdue.ts';

const second = 1_000;
const hour = 3_600 * second;

describe('an overdue job', () => {
  it.each([
    { name: 'a quick job that ran just now', age: 0, every: 5 * second, overdue: false },
    {
      name: 'a quick job during a restart of the database',
      age: 60 * second,
      every: 5 * second,
      overdue: false,
    },
    { name: 'a quick job after its grace', age: 76 * second, every: 5 * second, overdue: true },
    { name: 'an hourly job that failed twice', age: 3 * hour, every: hour, overdue: false },
    {
      name: 'an hourly job after three missed runs',
      age: 3 * hour + 61 * second,
      every: hour,
      overdue: true,
    },
  ])('OP-03 $name: $overdue', ({ age, every, overdue }) => {
    expect(isOverdue(age, every)).toBe(overdue);
  });
});
