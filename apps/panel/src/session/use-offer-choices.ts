import { useStore } from 'zustand';
import type { PanelStorage } from '#lib/storage/storage.ts';
import { createOfferChoices, type OfferChoices } from './offer-choices.ts';
import { useSession } from './session-context.tsx';

/** One for the visit; it comes to life with the first screen that shows offers, in a browser. */
const stores = new WeakMap<PanelStorage, ReturnType<typeof createOfferChoices>>();

export function useOfferChoices<T>(pick: (choices: OfferChoices) => T): T {
  return useStore(
    useSession(({ storage }) => choicesIn(storage)),
    pick,
  );
}

function choicesIn(storage: PanelStorage) {
  const store = stores.get(storage) ?? createOfferChoices(storage, Date.now);
  stores.set(storage, store);
  return store;
}
