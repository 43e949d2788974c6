import { useSyncExternalStore } from 'react';

/** An element that the first paint has reserved; null where there is none, or while it is hidden. */
export function useReservedPlace(id: 'badges-place' | 'bonus-line-rest'): HTMLElement | null {
  // It comes and goes with a render of the list alone, after which React looks again.
  return useSyncExternalStore(neverChanges, () => document.getElementById(id));
}

const neverChanges = () => () => {};
