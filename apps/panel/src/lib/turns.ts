import { useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Who waits to open, in the order in which they came; the first one is open. */
const waiting = createStore<readonly string[]>(() => []);

/**
 * What opens by itself opens alone: true when it is this one's turn, for as long as it wants. Of those who want at the
 * same moment, the one that stands first in the tree comes first.
 */
export function useTurn(wants: boolean): boolean {
  const id = useId();
  useEffect(() => {
    if (!wants) return;
    waiting.setState((ids) => [...ids, id], true);
    return () => waiting.setState((ids) => ids.filter((other) => other !== id), true);
  }, [wants, id]);
  return useStore(waiting, (ids) => wants && ids[0] === id);
}
