import { type StorageKey, storageKeys } from '@earnwall/contract/storage-keys';

/** The only access to local storage. Where the browser blocks it (a third-party frame) memory takes over (ID-06). */
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

  const remove = (key: StorageKey) => {
    memory.delete(key);
    attempt(() => disk?.removeItem(key));
  };

  return {
    // The disk first: another page of this browser may have changed it since.
    get: (key) => attempt(() => disk?.getItem(key)) ?? memory.get(key) ?? null,
    set(key, value) {
      // On a full disk the old value would stay, and be found in place of the new one.
      remove(key);
      attempt(() => disk?.setItem(key, value));
      const isLasting = attempt(() => disk?.getItem(key)) === value;
      if (!isLasting) memory.set(key, value);
      return isLasting;
    },
    remove,
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

/** Browsers throw on access, on a full disk and in private windows; none of that may stop the panel. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
