import { useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Who waits to open, in the order in which they came; the first one is open. */
const waiting = createStore<readonly string[]>(() => []);

/**
 * What opens by itself opens alone: true when it is this one's turn, for as long as it wants. Of those who want at the
 * same moment, the one that stands first in the tree comes first. What the user asked for waits for nobody.
 */
export function useTurn(wants: boolean, { isAsked = false } = {}): boolean {
  const id = useId();
  useQueued(id, wants, isAsked ? 0 : Number.POSITIVE_INFINITY);
  return useStore(waiting, (ids) => wants && ids[0] === id);
}

/** Nothing more opens by itself while this holds; what is open already may be finished. */
export function usePopupsPaused(isPaused: boolean): void {
  useQueued(useId(), isPaused, 1);
}

function useQueued(id: string, wants: boolean, place: number): void {
  useEffect(() => {
    if (!wants) return;
    waiting.setState((ids) => [...ids.slice(0, place), id, ...ids.slice(place)], true);
    return () => waiting.setState((ids) => ids.filter((other) => other !== id), true);
  }, [wants, id, place]);
}
