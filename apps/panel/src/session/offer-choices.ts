import { type Platform, platforms } from '@earnwall/contract/limits';
import { storageKeys } from '@earnwall/contract/storage-keys';
import { createStore } from 'zustand/vanilla';
import type { PanelStorage } from '#lib/storage/storage.ts';
import { type OpenedOffers, readOpenedOffers, withOpened } from './opened-offers.ts';

/** The filters of the offers list (OF-01): Best offers, My offers. */
const offerSorts = ['by_order', 'my_offers'] as const;
export type OfferSort = (typeof offerSorts)[number];

/** What the user has chosen about offers, kept by the browser. Apart from the session, which travels with the first load. */
export interface OfferChoices {
  sort: OfferSort;
  /** Null while nothing is stored: the chooser opens by itself. */
  platforms: readonly Platform[] | null;
  opened: OpenedOffers;
  sorted(sort: OfferSort): void;
  platformsChosen(platforms: readonly Platform[]): void;
  offerOpened(offerId: string): void;
}

export function createOfferChoices(storage: PanelStorage, now: () => number) {
  const { sortOffers, offersPlatforms, openedOffersDetails } = storageKeys;
  const openedNow = () => readOpenedOffers(storage.get(openedOffersDetails), now());
  return createStore<OfferChoices>((set) => ({
    sort: readOfferSort(storage.get(sortOffers)),
    platforms: readPlatforms(storage.get(offersPlatforms)),
    opened: openedNow(),
    sorted(sort) {
      storage.set(sortOffers, sort);
      set({ sort });
    },
    platformsChosen(chosen) {
      storage.set(offersPlatforms, JSON.stringify(chosen));
      set({ platforms: chosen });
    },
    offerOpened(offerId) {
      const opened = withOpened(openedNow(), offerId, now());
      storage.set(openedOffersDetails, JSON.stringify(opened));
      set({ opened });
    },
  }));
}

export function readOfferSort(stored: string | null): OfferSort {
  return offerSorts.find((sort) => sort === stored) ?? 'by_order';
}

/** A list, in JSON or parted by commas; names that nobody knows are left out, and none is no choice. */
export function readPlatforms(stored: string | null): readonly Platform[] | null {
  const named = new Set((stored ?? '').match(/[a-z]+/g));
  const known = platforms.filter((platform) => named.has(platform));
  return known.length > 0 ? known : null;
}
