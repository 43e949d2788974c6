import { describe, expect, it } from 'vitest';
import { isPaid, milestoneCount, shownProgress } from './shown-progress.ts';

const milestone = (status: number, event_count = 0, required_event_count = 1) => ({
  ...{ status, event_count, required_event_count },
});

describe('how far an offer is', () => {
  it.each([
    ['nothing yet', [milestone(0), milestone(0, 0, 5)], [0, 0], 0],
    ['one reached, 17 of 20 of the next', [milestone(2, 1), milestone(0, 17, 20)], [1, 0.85], 1],
    ['one that waits for its points', [milestone(1, 1), milestone(0)], [1, 0], 1],
    ['all reached', [milestone(3, 1), milestone(2, 5, 5)], [1, 1], 2],
    ['a reached one whose events were counted short', [milestone(2, 0, 3)], [1], 1],
    ['more events than needed, not reached', [milestone(0, 9, 3)], [1], 0],
    ['one that needs no event', [milestone(0, 0, 0)], [0], 0],
  ])('OF-04 OF-07 %s', (_, rewards, segments, done) => {
    expect(shownProgress({ status: 1, rewards })).toEqual({ segments, done, of: rewards.length });
  });

  it('OF-04 has nothing to show before it was opened, or without milestones', () => {
    expect(shownProgress({ status: -1, rewards: [milestone(0)] })).toBeNull();
    expect(shownProgress({ status: 1, rewards: [] })).toBeNull();
  });

  it('draws many milestones as one', () => {
    const rewards = Array.from({ length: 20 }, (_, at) => milestone(at < 5 ? 2 : 0));
    expect(shownProgress({ status: 1, rewards })).toEqual({ segments: [0.25], done: 5, of: 20 });
  });
});

it.each([
  [milestone(0, 17, 20), { done: 17, of: 20 }],
  [milestone(0, 25, 20), { done: 20, of: 20 }],
  [milestone(2, 3, 20), { done: 20, of: 20 }],
  [milestone(0, 0, 0), { done: 0, of: 1 }],
])('OF-07 %j counts %j', (given, counted) => {
  expect(milestoneCount(given)).toEqual(counted);
});

it.each([
  [0, false],
  [1, false],
  [2, true],
  [3, true],
])('OF-07 the points of status %d count: %s', (status, paid) => {
  expect(isPaid({ status })).toBe(paid);
});
