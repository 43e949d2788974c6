import type { Credit } from '@earnwall/contract/realtime';
import type { StorageKey } from '@earnwall/contract/storage-keys';
import {
  type Celebrated,
  readCelebrated,
  remembered,
  uncelebrated,
} from '@earnwall/domain/celebration/credits';
import { createStore } from 'zustand/vanilla';
import type { PanelStorage } from '#lib/storage/storage.ts';

/** What is shown now: one credit, or the sum of several that came together. */
export interface Celebration {
  /** When it began. */
  at: number;
  amount: number;
}

export interface Celebrations {
  /** Credits that nobody has shown yet, oldest first. */
  waiting: readonly (Credit & { at: number })[];
  shown: Celebration | null;
  celebrated(): readonly Celebrated[];
  arrived(credit: Credit): void;
  /** Whoever shows a credit in a place of its own claims it; true for the first one, of whichever tab. */
  claim(credit: Omit<Credit, 'label'>): boolean;
  /** The waiting credits are shown as one. */
  showWaiting(): void;
  hide(): void;
}

const key: StorageKey = 'celebrated-credits';
/** What arrived while nobody could see it is no news any more. */
const freshMs = 10 * 60 * 1000;

/** Kept by the browser, so that a credit is celebrated once, though several tabs learn of it, or one is reloaded. */
export function createCelebrations(storage: PanelStorage, now: () => number) {
  return createStore<Celebrations>((set, get) => {
    const celebrated = () => readCelebrated(storage.get(key));
    const claimAll = <C extends Omit<Credit, 'label'>>(credits: readonly C[]): C[] => {
      const before = celebrated();
      const left = uncelebrated(credits, before);
      if (left.length > 0) storage.set(key, JSON.stringify(remembered(before, left, now())));
      return left;
    };
    return {
      waiting: [],
      shown: null,
      celebrated,
      arrived(credit) {
        const waiting = get().waiting.filter(({ at }) => now() - at < freshMs);
        set({ waiting: [...waiting, { ...credit, at: now() }] });
      },
      claim: (credit) => claimAll([credit]).length > 0,
      showWaiting() {
        const fresh = claimAll(get().waiting.filter(({ at }) => now() - at < freshMs));
        const amount = fresh.reduce((sum, credit) => sum + credit.amount, 0);
        set({ waiting: [], ...(amount > 0 && { shown: { at: now(), amount } }) });
      },
      hide: () => set({ shown: null }),
    };
  });
}
