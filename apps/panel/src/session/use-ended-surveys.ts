import { storageKeys } from '@earnwall/contract/storage-keys';
import { useStore } from 'zustand';
import type { PanelStorage } from '#lib/storage/storage.ts';
import { createEndedSurveys, type EndedSurveys } from './ended-surveys.ts';
import { useSession } from './session-context.tsx';

/** One for the visit; it comes to life with the first part that asks for it, in a browser. */
const stores = new WeakMap<PanelStorage, ReturnType<typeof createEndedSurveys>>();

export function useEndedSurveys<T>(pick: (ended: EndedSurveys) => T): T {
  return useStore(
    useSession(({ storage }) => stores.get(storage) ?? open(storage)),
    pick,
  );
}

function open(storage: PanelStorage) {
  const opened = createEndedSurveys(storage, Date.now);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKeys.endedSurveys) opened.getState().storedElsewhere(newValue);
  });
  stores.set(storage, opened);
  return opened;
}
