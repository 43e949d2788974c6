import { useStore } from 'zustand';
import type { PanelStorage } from '#lib/storage/storage.ts';
import { type Celebrations, createCelebrations } from './celebrations.ts';
import { useSession } from './session-context.tsx';

/** One for the visit; it comes to life with the first part that asks for it, in a browser. */
const stores = new WeakMap<PanelStorage, ReturnType<typeof createCelebrations>>();

export function useCelebrations<T>(pick: (celebrations: Celebrations) => T): T {
  return useStore(
    useSession(({ storage }) => stores.get(storage) ?? open(storage)),
    pick,
  );
}

function open(storage: PanelStorage) {
  const opened = createCelebrations(storage, Date.now);
  stores.set(storage, opened);
  return opened;
}
