import { describe, expect, it } from 'vitest';
import { type OpenedMilestone, offerStatusOf, rewardStatusOf } from './status.ts';

const now = new Date('2026-03-10T12:00:00Z');
const before = new Date(now.getTime() - 1);
const later = new Date(now.getTime() + 1);

const untouched: OpenedMilestone = {
  event_count: 0,
  reached_at: null,
  ends_at: null,
  pending: 0n,
  released_at: null,
};
const halfWay = { ...untouched, event_count: 3 };
const paid = { ...untouched, event_count: 5, reached_at: before };
const waiting = { ...paid, pending: 40n };
const released = { ...paid, released_at: before };

describe('offerStatusOf', () => {
  it.each<[string, readonly OpenedMilestone[], number]>([
    ['opened, nothing happened', [untouched, untouched], 0],
    ['some events', [halfWay, untouched], 1],
    ['one milestone of two', [paid, untouched], 1],
    ['all paid', [paid, paid], 2],
    ['all paid, some after waiting', [paid, released], 2],
    ['all reached, some points wait', [paid, waiting], 3],
    ['all reached, after the deadline', [{ ...paid, ends_at: before }], 2],
    ['the deadline is now', [paid, { ...untouched, ends_at: now }], 4],
    ['the deadline is over while points wait', [waiting, { ...untouched, ends_at: before }], 4],
    ['the deadline is ahead', [{ ...untouched, ends_at: later }], 0],
    ['one of two milestones is out of time', [{ ...untouched, ends_at: before }, untouched], 0],
    ['an offer that has lost its milestones', [], 0],
  ])('OF-06 %s', (_what, milestones, status) => {
    expect(offerStatusOf(milestones, now)).toBe(status);
  });
});

describe('rewardStatusOf', () => {
  it.each<[string, OpenedMilestone, number]>([
    ['not reached', halfWay, 0],
    ['reached, points wait', waiting, 1],
    ['reached and paid at once', paid, 2],
    ['reached and paid after waiting', released, 3],
  ])('OF-06 %s', (_what, milestone, status) => {
    expect(rewardStatusOf(milestone)).toBe(status);
  });
});
