import { expect, it } from 'vitest';
import { type Openings, usualHours } from './usual-hours.ts';

/** On each day of January 2026 from the 1st on, so many surveys in the UTC hours given. */
const onDays = (days: number, byHour: Record<number, number>): Openings[] =>
  Array.from({ length: days }, (_, day) =>
    Object.entries(byHour).map(([hour, count]) => ({
      at: new Date(Date.UTC(2026, 0, day + 1, Number(hour))),
      count,
    })),
  ).flat();
const allDay = Object.fromEntries(Array.from({ length: 24 }, (_, hour) => [hour, 2]));

it.each<[string, Openings[], string, { from: number; until: number } | null]>([
  ['no surveys', [], 'UTC', null],
  ['most at nine and ten', onDays(10, { 9: 3, 10: 3, 18: 2 }), 'UTC', { from: 9, until: 11 }],
  ['an hour alone', onDays(10, { 9: 8, 18: 2 }), 'UTC', { from: 9, until: 10 }],
  ['in the time zone of the person', onDays(10, { 9: 8 }), 'America/New_York', { from: 4, until: 5 }],
  ['over midnight there', onDays(10, { 14: 2, 15: 2, 16: 2 }), 'Asia/Tokyo', { from: 23, until: 1 }],
  ['until midnight', onDays(10, { 23: 8 }), 'UTC', { from: 23, until: 0 }],
  ['spread over the day', onDays(14, allDay), 'UTC', null],
  ['39 surveys', onDays(13, { 9: 3 }), 'UTC', null],
  ['40 surveys', onDays(10, { 9: 4 }), 'UTC', { from: 9, until: 10 }],
  ['on four days', onDays(4, { 9: 100 }), 'UTC', null],
  [
    'one day with very many',
    [...onDays(10, { 9: 4 }), { at: new Date('2026-01-20T18:00:00Z'), count: 5000 }],
    'UTC',
    { from: 9, until: 10 },
  ],
])('%s', (_, openings, timeZone, expected) => {
  expect(usualHours(openings, timeZone)).toEqual(expected);
});
