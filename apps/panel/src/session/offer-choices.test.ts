import { storageKeys } from '@earnwall/contract/storage-keys';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '#lib/storage/memory-storage.ts';
import { createOfferChoices, readOfferSort, readPlatforms } from './offer-choices.ts';

describe('choices about offers', () => {
  it.each([
    ['by_order', 'by_order'],
    ['my_offers', 'my_offers'],
    ['by_reward', 'by_order'],
    [null, 'by_order'],
  ])('OF-01 the stored filter %s is %s', (stored, sort) => {
    expect(readOfferSort(stored)).toBe(sort);
  });

  it.each([
    ['["desktop","android"]', ['desktop', 'android']],
    ['android,desktop', ['desktop', 'android']],
    ['ios', ['ios']],
    ['["windows"]', null],
    ['[]', null],
    ['', null],
    [null, null],
  ])('OF-02 the stored platforms %s are %j', (stored, chosen) => {
    expect(readPlatforms(stored)).toEqual(chosen);
  });

  it('OF-01 OF-02 OF-11 what is chosen and opened is found again', () => {
    const storage = createMemoryStorage();
    const choices = createOfferChoices(storage, () => 1000).getState();
    expect(choices).toMatchObject({ sort: 'by_order', platforms: null, opened: {} });
    choices.sorted('my_offers');
    choices.platformsChosen(['ios']);
    choices.offerOpened('dragon-isles');
    expect(storage.get(storageKeys.offersPlatforms)).toBe('["ios"]');
    const later = createOfferChoices(storage, () => 2000).getState();
    expect(later).toMatchObject({ sort: 'my_offers', platforms: ['ios'] });
    expect(Object.keys(later.opened)).toEqual(['dragon-isles']);
  });
});
