import { storageKeys } from '@earnwall/contract/storage-keys';
import { useStore } from 'zustand';
import { openStorage } from '#lib/storage.ts';
import { createEndedSurveys, type EndedSurveys } from './ended-surveys.ts';

/** One for the page; it comes to life with the first part that asks for it, in a browser. */
let store: ReturnType<typeof createEndedSurveys> | null = null;

function open() {
  const opened = createEndedSurveys(openStorage(), Date.now);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKeys.endedSurveys) opened.getState().storedElsewhere(newValue);
  });
  return opened;
}

export function useEndedSurveys<T>(pick: (ended: EndedSurveys) => T): T {
  store ??= open();
  return useStore(store, pick);
}
