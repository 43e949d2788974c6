import { type StorageKey, storageKeys } from '@earnwall/contract/storage-keys';

/** The only door to local storage. Where the browser blocks it (a third-party frame) memory takes over (ID-06). */
export interface PanelStorage {
  get(key: StorageKey): string | null;
  /** False where only this page will find it again. */
  set(key: StorageKey, value: string): boolean;
  remove(key: StorageKey): void;
}

/** `open` is called once; reading `window.localStorage` itself may throw. */
export function createStorage(open: () => Storage): PanelStorage {
  const memory = new Map<StorageKey, string>();
  const disk = attempt(open);

  return {
    // The disk first: another page of this browser may have changed it since.
    get: (key) => attempt(() => disk?.getItem(key)) ?? memory.get(key) ?? null,
    set(key, value) {
      const isLasting = attempt(() => {
        disk?.setItem(key, value);
        return disk !== undefined;
      });
      isLasting ? memory.delete(key) : memory.set(key, value);
      return isLasting ?? false;
    },
    remove(key) {
      memory.delete(key);
      attempt(() => disk?.removeItem(key));
    },
  };
}

/** What was begun for a ticket goes with its tab, and so do the logins of the tab's history. */
const keptByTab: readonly StorageKey[] = [
  storageKeys.ticketDraft,
  storageKeys.ticketReplies,
  storageKeys.tabLogins,
];

/** The browser's own. */
export function openStorage(): PanelStorage {
  const browser = createStorage(() => window.localStorage);
  const tab = createStorage(() => window.sessionStorage);
  const keeperOf = (key: StorageKey) => (keptByTab.includes(key) ? tab : browser);
  return {
    get: (key) => keeperOf(key).get(key),
    set: (key, value) => keeperOf(key).set(key, value),
    remove: (key) => keeperOf(key).remove(key),
  };
}

/** A storage that lasts as long as the page, for rendering on the server and wherever nothing may be kept. */
export function createMemoryStorage(): PanelStorage {
  return createStorage(() => {
    throw new Error('There is no local storage here.');
  });
}

/** Browsers throw on access, on a full disk and in private windows; none of that may stop the panel. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
