import { expect, it } from 'vitest';
import { sampleReward } from '#samples/sample-offer.ts';
import { arrivalsOf } from './arrivals.ts';

const offer = (...statuses: number[]) => ({
  rewards: statuses.map((status, at) => sampleReward({ id: `task-${at}`, status })),
});

it.each([
  ['nothing has changed', offer(2, 0), offer(2, 0), []],
  ['one was reached and paid', offer(0, 0), offer(2, 0), ['task-0']],
  ['one was reached, and its points wait', offer(0, 0), offer(1, 0), []],
  ['points that waited were released', offer(1, 0), offer(3, 0), ['task-0']],
  ['one was taken back', offer(2, 0), offer(0, 0), []],
  ['two came at once', offer(2, 0, 0), offer(2, 2, 2), ['task-1', 'task-2']],
])('OF-07 what has just arrived when %s', (_, before, after, arrived) => {
  expect(arrivalsOf(before, after).map(({ id }) => id)).toEqual(arrived);
});
