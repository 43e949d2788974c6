import { describe, expect, it } from 'vitest';
import { type Bucket, counterparts, dayBuckets, hourBuckets } from './buckets.ts';
import { clockOf } from './zone.ts';

function clock(zone: string) {
  const found = clockOf(zone);
  if (!found) throw new Error(`There is no zone ${zone}`);
  return found;
}

const hoursOf = (zone: string, date: string) => hourBuckets({ from: date, to: date }, clock(zone));
const minutes = ({ from, to }: Bucket) => (to.getTime() - from.getTime()) / 60_000;
const around = (buckets: readonly Bucket[], first: number, last: number) =>
  buckets.slice(first, last).map((bucket) => [bucket.time, minutes(bucket)]);

describe('CO-09 days of a zone', () => {
  it.each([
    ['UTC', '2026-03-29', 24],
    ['Asia/Kolkata', '2026-03-29', 24],
    ['Asia/Kathmandu', '2026-03-29', 24],
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
  ])('%s %s lasts %d hours', (zone, date, hours) => {
    const [day] = dayBuckets({ from: date, to: date }, clock(zone));
    expect(day && minutes(day) / 60).toBe(hours);
    expect(hoursOf(zone, date).reduce((sum, hour) => sum + minutes(hour), 0) / 60).toBe(hours);
  });

  it('follow each other without a gap', () => {
    const days = dayBuckets({ from: '2026-03-01', to: '2026-11-30' }, clock('Europe/Berlin'));
    expect(days).toHaveLength(275);
    for (const [index, { to }] of days.slice(0, -1).entries()) expect(days[index + 1]?.from).toEqual(to);
  });
});

describe('CO-09 hours of a day on which the clock changes', () => {
  it.each([
    [
      'Europe/Berlin',
      '2026-03-29',
      [
        ['01:00', 60],
        ['03:00', 60],
      ],
      1,
    ],
    [
      'Europe/Berlin',
      '2026-10-25',
      [
        ['02:00', 60],
        ['02:00', 60],
        ['03:00', 60],
      ],
      2,
    ],
    [
      'Australia/Lord_Howe',
      '2026-04-05',
      [
        ['01:00', 60],
        ['01:30', 30],
        ['02:00', 60],
      ],
      1,
    ],
    [
      'Australia/Lord_Howe',
      '2026-10-04',
      [
        ['01:00', 60],
        ['02:30', 30],
        ['03:00', 60],
      ],
      1,
    ],
  ] as const)('%s %s', (zone, date, expected, first) => {
    expect(around(hoursOf(zone, date), first, first + expected.length)).toEqual(expected);
  });

  it('are compared with the same time of the other day, and one that it lacks with nothing', () => {
    const before = hoursOf('Europe/Berlin', '2026-03-22');
    const change = hoursOf('Europe/Berlin', '2026-03-29');
    expect(counterparts(change, before).map((hour) => hour?.time)).toEqual(change.map(({ time }) => time));
    expect(counterparts(before, change)[2]).toBeNull();
    const twice = hoursOf('Europe/Berlin', '2026-10-25');
    expect(
      counterparts(twice, before)
        .slice(2, 5)
        .map((hour) => hour?.time ?? null),
    ).toEqual(['02:00', null, '03:00']);
  });

  it('days are compared one by one', () => {
    const march = dayBuckets({ from: '2026-03-09', to: '2026-03-11' }, clock('UTC'));
    const earlier = dayBuckets({ from: '2026-03-02', to: '2026-03-04' }, clock('UTC'));
    expect(counterparts(march, earlier)).toEqual(earlier);
  });
});
