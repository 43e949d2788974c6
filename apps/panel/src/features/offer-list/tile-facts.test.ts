import { describe, expect, it } from 'vitest';
import { sampleOffer, sampleReward } from '#samples/sample-offer.ts';
import { badgeOf, countOfNext, progressOf } from './tile-facts.ts';

describe('what an offer tile tells', () => {
  it.each([
    [-1, false, undefined],
    [-1, true, 'offer_viewed'],
    [0, true, 'offer_status_started'],
    [1, false, 'offer_status_in_progress'],
    [2, false, 'offer_status_completed'],
    [3, false, 'offer_status_completed'],
    [4, false, 'offer_status_ended'],
  ])('OF-04 OF-06 status %d, opened before %s: %s', (status, wasOpened, label) => {
    expect(badgeOf(status, wasOpened)?.label).toBe(label);
  });

  it.each([
    [-1, 0, 900, null],
    [0, 0, 900, 0],
    [1, 300, 900, 1 / 3],
    [2, 1000, 900, 1],
    [2, 0, 0, 0],
  ])('status %d with %d of %d points: progress %s', (status, collected_points, reward, progress) => {
    expect(progressOf({ status, collected_points, reward })).toBe(progress);
  });

  it('counts the events of the next milestone, where there are several', () => {
    const once = sampleReward({ name: 'Install', status: 2, required_event_count: 1 });
    const levels = sampleReward({ name: 'Reach level 20', event_count: 3, required_event_count: 8 });
    const rewards = [once, levels];
    expect(countOfNext(sampleOffer({ item: 'Reach level 20', rewards }))).toEqual({ done: 3, of: 8 });
    expect(countOfNext(sampleOffer({ item: 'Install', rewards }))).toBeNull();
    expect(countOfNext(sampleOffer({ item: null, rewards }))).toBeNull();
  });
});
