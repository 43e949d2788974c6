import { describe, expect, it } from 'vitest';
import { type ReportRule, reportsUntil } from './reports-until.ts';

const days = (count: number): ReportRule => ({ kind: 'days', days: count });
const monthDay = (months: number, day: number): ReportRule => ({ kind: 'month_day', months, day });

describe('reportsUntil', () => {
  it.each<[string, ReportRule, string, string]>([
    ['so many days', days(45), '2026-03-10T12:00:00Z', '2026-04-24T12:00:00Z'],
    ['days over a change of clocks', days(30), '2026-03-10T12:00:00Z', '2026-04-09T12:00:00Z'],
    ['the 25th of the next month', monthDay(1, 25), '2026-03-01T00:00:00Z', '2026-04-26T12:00:00Z'],
    ['the same from the middle of it', monthDay(1, 25), '2026-03-15T08:00:00Z', '2026-04-26T12:00:00Z'],
    ['the end of the next month', monthDay(1, 31), '2026-03-15T08:00:00Z', '2026-05-01T12:00:00Z'],
    ['the end of a short month', monthDay(1, 31), '2026-01-15T08:00:00Z', '2026-03-01T12:00:00Z'],
    ['the end of one in a leap year', monthDay(1, 30), '2028-01-15T08:00:00Z', '2028-03-01T12:00:00Z'],
    ['the next year', monthDay(1, 25), '2026-12-05T08:00:00Z', '2027-01-26T12:00:00Z'],
    ['this month', monthDay(0, 31), '2026-03-05T08:00:00Z', '2026-04-01T12:00:00Z'],
    ['one that is completed next month', monthDay(1, 25), '2026-03-30T20:00:00Z', '2026-05-26T12:00:00Z'],
  ])('SV-04 %s', (_, rule, start, until) => {
    expect(reportsUntil(rule, new Date(start)).toISOString()).toBe(new Date(until).toISOString());
  });

  it('SV-04 leaves a whole month after that of the first day, however long both are', () => {
    const firsts = Array.from({ length: 48 }, (_, month) => Date.UTC(2026, month, 1));
    const widest = firsts.map(
      (first) => (reportsUntil(monthDay(1, 31), new Date(first)).getTime() - first) / 86_400_000,
    );
    expect([Math.min(...widest), Math.max(...widest)]).toEqual([59.5, 62.5]);
  });

  it.each([
    ['is longer', 60, '2026-05-11T12:00:00Z'],
    ['ends as early', 43, '2026-04-24T12:00:00Z'],
    ['is shorter', 10, '2026-04-24T12:00:00Z'],
  ])('SP-03 SV-04 lasts as long as a complete is held, where that %s', (_, hold, until) => {
    const start = new Date('2026-03-10T12:00:00Z');
    expect(reportsUntil(days(45), start, hold).toISOString()).toBe(new Date(until).toISOString());
  });

  it('SV-04 never grows shorter with a later start', () => {
    const starts = Array.from({ length: 800 }, (_, day) => new Date(Date.UTC(2026, 0, 1) + day * 43_200_000));
    const ends = starts.map((start) => reportsUntil(monthDay(1, 25), start).getTime());
    expect(ends).toEqual(ends.toSorted((one, other) => one - other));
  });
});
