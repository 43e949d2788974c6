import { useStore } from 'zustand';
import { openStorage } from '#lib/storage.ts';
import { createOfferChoices, type OfferChoices } from './offer-choices.ts';

/** One for the page; it comes to life with the first screen that shows offers, in a browser. */
let store: ReturnType<typeof createOfferChoices> | null = null;

export function useOfferChoices<T>(pick: (choices: OfferChoices) => T): T {
  store ??= createOfferChoices(openStorage(), Date.now);
  return useStore(store, pick);
}
