import { type Connection, unconnected } from './connection.ts';

/** What is stored beyond the service worker, which Chrome stops after half a minute of inactivity. */
interface Stored {
  install: string;
  connection: Connection;
}

/** Content scripts get no access, so that a compromised page cannot read the token. */
export async function restrictStorageAccess(): Promise<void> {
  await chrome.storage.local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
}

export async function readConnection(): Promise<Connection> {
  const { connection } = await chrome.storage.local.get<Partial<Stored>>('connection');
  return connection ?? unconnected;
}

export async function saveConnection(connection: Connection): Promise<void> {
  await chrome.storage.local.set({ connection });
}

/** Created once; removed with the extension. */
export async function installId(): Promise<string> {
  const { install } = await chrome.storage.local.get<Partial<Stored>>('install');
  if (install) return install;
  const created = crypto.randomUUID();
  await chrome.storage.local.set({ install: created });
  return created;
}
