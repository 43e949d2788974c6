import { expect, it } from 'vitest';
import { sampleOffer } from '#samples/sample-offer.ts';
import { wayInto } from './way-in.ts';

const phones = ['ios', 'android'] as const;

it.each([
  [-1, 'ios', 'link'],
  [-1, 'desktop', 'scan'],
  [0, 'desktop', 'scan'],
  [1, 'android', 'link'],
  [2, 'android', 'completed'],
  [3, 'desktop', 'completed'],
  [4, 'android', 'none'],
] as const)('OF-05 OF-06 status %d on %s: %s', (status, here, way) => {
  expect(wayInto(sampleOffer({ status, platforms: [...phones] }), here)).toBe(way);
});

it('OF-05 without a link there is nowhere to go', () => {
  expect(wayInto(sampleOffer({ tracking_url: null }), 'ios')).toBe('none');
});
