import { type Connection, unconnected } from './connection.ts';

/** What outlives the service worker, which Chrome ends after half a minute of rest. */
interface Memory {
  install: string;
  connection: Connection;
}

/** Pages that the extension's script stands in have no business here, whatever becomes of them. */
export async function keepMemoryPrivate(): Promise<void> {
  await chrome.storage.local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
}

export async function readConnection(): Promise<Connection> {
  const { connection } = await chrome.storage.local.get<Partial<Memory>>('connection');
  return connection ?? unconnected;
}

export async function keepConnection(connection: Connection): Promise<void> {
  await chrome.storage.local.set({ connection });
}

/** Made once, and gone with the extension. */
export async function installId(): Promise<string> {
  const { install } = await chrome.storage.local.get<Partial<Memory>>('install');
  if (install) return install;
  const made = crypto.randomUUID();
  await chrome.storage.local.set({ install: made });
  return made;
}
