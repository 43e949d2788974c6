import { type StorageKey, storageKeys } from '@earnwall/contract/storage-keys';
import type { PanelStorage } from '#lib/storage/storage.ts';
import { type Credentials, canLogIn, noCredentials } from '#session/start-up-values.ts';

// Where credentials come from and where they stay (decisions 0004 and 0074): address, then the login that this entry of the
// history stands for, then local storage. They leave the address bar, because addresses are logged, shared and sent as
// referrers.

const secretParameters = ['st', 'uh', 'uuid', 'shash'];

/**
 * `frame`: the app that a framed panel was painted for. Its pages alone may frame it, so that a login of any other app
 * would be lent to pages which that app never allowed (decision 0067).
 */
export function chooseCredentials(sources: {
  address: Credentials;
  /** Those of this entry of the history. */
  kept: Credentials;
  storage: PanelStorage;
  frame: { app: string | null } | null;
}): Credentials {
  const { frame } = sources;
  const remembered = [sources.kept, storedCredentials(sources.storage)];
  const candidates = [
    sources.address,
    ...remembered.filter(({ app }) => !frame || (app !== null && app === frame.app)),
  ];
  // Another app in the address is another visit: what is remembered for the first one does not count.
  const { app } = sources.address;
  const fitting = candidates.filter((candidate) => !app || !candidate.app || candidate.app === app);
  const chosen = fitting.find(canLogIn);
  return chosen ? { ...chosen, app: chosen.app ?? app } : { ...noCredentials, app };
}

/** For the next visit without parameters (ID-06). */
export function storeCredentials({ uh, uuid, app, shash }: Credentials, storage: PanelStorage): void {
  const rows: [StorageKey, string | null][] = [
    [storageKeys.userHash, uh],
    [storageKeys.uuid, uuid],
    [storageKeys.app, app],
    [storageKeys.securityHash, shash],
  ];
  for (const [key, value] of rows) value === null ? storage.remove(key) : storage.set(key, value);
}

/** The address without secrets and with the app, by which the next load finds the design to paint and the origins that may frame it. */
export function cleanAddress(search: string, app: string | null): string {
  const query = new URLSearchParams(search);
  for (const key of secretParameters) query.delete(key);
  if (app) query.set('app', app);
  const rest = query.toString();
  return rest ? `?${rest}` : '';
}

function storedCredentials(storage: PanelStorage): Credentials {
  return {
    uh: storage.get(storageKeys.userHash),
    uuid: storage.get(storageKeys.uuid),
    app: storage.get(storageKeys.app),
    shash: storage.get(storageKeys.securityHash),
  };
}
