import { describe, expect, it } from 'vitest';
import { sampleOffer, sampleReward } from '#samples/sample-offer.ts';
import { badgeOf, countOfNext } from './tile-facts.ts';

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

  it('counts the events of the next milestone, where there are several', () => {
    const once = sampleReward({ name: 'Install', status: 2, required_event_count: 1 });
    const levels = sampleReward({ name: 'Reach level 20', event_count: 3, required_event_count: 8 });
    const rewards = [once, levels];
    expect(countOfNext(sampleOffer({ item: 'Reach level 20', rewards }))).toEqual({ done: 3, of: 8 });
    expect(countOfNext(sampleOffer({ item: 'Install', rewards }))).toBeNull();
    expect(countOfNext(sampleOffer({ item: null, rewards }))).toBeNull();
  });
});
