import { describe, expect, it } from 'vitest';
import { type Closing, type Doubt, doubtAbout, doubtMs } from './feed-guard.ts';

const now = new Date('2026-03-10T12:00:00Z');
const none: Doubt = { doubted_at: null, is_doubt_waived: false };
const since = (ms: number): Doubt => ({ doubted_at: new Date(now.getTime() - ms), is_doubt_waived: false });
const halved: Closing = { open: 100, closing: 51, isEmpty: false };
const empty: Closing = { open: 100, closing: 100, isEmpty: true };

describe('SV-01 whether a list is believed', () => {
  it.each<[string, Closing, Doubt, string | null]>([
    ['closes nothing', { open: 100, closing: 0, isEmpty: false }, none, null],
    ['closes half', { open: 100, closing: 50, isEmpty: false }, none, null],
    ['closes more than half', halved, none, 'The list would close 51 of 100 open rows.'],
    ['closes most of a few', { open: 19, closing: 18, isEmpty: false }, none, null],
    [
      'closes most of twenty',
      { open: 20, closing: 11, isEmpty: false },
      none,
      'The list would close 11 of 20 open rows.',
    ],
    ['is empty', empty, none, 'The list has nothing that can be used, but 100 rows were open.'],
    [
      'is empty where one was open',
      { open: 1, closing: 1, isEmpty: true },
      none,
      'The list has nothing that can be used, but 1 rows were open.',
    ],
    ['is empty as before', { open: 0, closing: 0, isEmpty: true }, none, null],
    ['is empty, and an operator says so', empty, { doubted_at: now, is_doubt_waived: true }, null],
    ['is halved, and an operator says so', halved, { doubted_at: now, is_doubt_waived: true }, null],
    [
      'has not said the same for long enough',
      halved,
      since(doubtMs - 1),
      'The list would close 51 of 100 open rows.',
    ],
    ['has said the same for long enough', halved, since(doubtMs), null],
    ['is big enough again', { open: 100, closing: 1, isEmpty: false }, since(1), null],
  ])('one that %s', (_, closing, doubt, expected) => {
    expect(doubtAbout(closing, doubt, now)).toBe(expected);
  });
});
