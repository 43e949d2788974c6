import { describe, expect, it } from 'vitest';
import { type Points, pointsAfter, pointsReleased } from './points.ts';

const at = (days: number) => new Date(Date.UTC(2026, 2, 10 + days));
const none: Points = { pending: 0n, credited: 0n, pending_until: null, released_at: null };
const waiting: Points = { ...none, pending: 40n, pending_until: at(7) };
const paid: Points = { ...none, credited: 40n };
const released: Points = { ...paid, released_at: at(7) };

const reached = { event_count: 1, reached_at: at(0) };
const open = { event_count: 0, reached_at: null };

describe('pointsAfter', () => {
  it.each<[string, number, typeof reached | typeof open, Points, number, Points]>([
    ['count at once without a hold', 0, reached, none, 0, paid],
    ['wait for their hold', 7, reached, none, 0, waiting],
    ['are credited immediately when the hold was over before it was reported', 7, reached, none, 7, paid],
    ['go on waiting', 7, reached, waiting, 3, waiting],
    [
      'wait longer when a later event reaches it',
      7,
      { ...reached, reached_at: at(2) },
      waiting,
      3,
      { ...waiting, pending_until: at(9) },
    ],
    ['stay where they count', 7, reached, released, 9, released],
    ['are taken back while they wait', 7, open, waiting, 3, none],
    ['are taken back when they count', 0, open, paid, 3, none],
    ['are nothing before', 7, open, none, 3, none],
  ])('OF-09 points %s', (_what, hold_days, progress, before, day, after) => {
    const promised = { user_reward: 40n, hold_days };
    expect(pointsAfter(promised, progress, before, { at: at(day), isTest: false })).toEqual(after);
  });

  it('ID-10 test points need not wait', () => {
    const promised = { user_reward: 40n, hold_days: 7 };
    expect(pointsAfter(promised, reached, none, { at: at(0), isTest: true })).toEqual(paid);
  });

  it('has nothing to wait for where there is no reward', () => {
    const promised = { user_reward: 0n, hold_days: 7 };
    expect(pointsAfter(promised, reached, none, { at: at(0), isTest: false })).toEqual(none);
  });
});

describe('pointsReleased', () => {
  it.each<[string, Points, number, Points]>([
    ['before its day', waiting, 6, waiting],
    ['on its day', waiting, 7, released],
    ['long after', waiting, 9, { ...released, released_at: at(9) }],
    ['what counts already', paid, 9, paid],
    ['what is nothing', none, 9, none],
  ])('OF-09 %s', (_what, before, day, after) => {
    expect(pointsReleased(before, at(day))).toEqual(after);
  });
});
