import type { CountResult } from './product.ts';

/** The extension's state about its user. Pure; storage.ts saves it. */
export interface Connection {
  token: string | null;
  /** Surveys at the last refresh; null = not known. */
  count: number | null;
  /** Disconnected by its user: it does not announce itself to any panel until they connect it again. */
  isSilent: boolean;
}

export const unconnected: Connection = { token: null, count: null, isSilent: false };
export const disconnected: Connection = { ...unconnected, isSilent: true };

export function afterPairing(token: string): Connection {
  return { ...unconnected, token };
}

/** While the server is unreachable the last known count stays. */
export function afterCounting(connection: Connection, counted: CountResult): Connection {
  if (counted.kind === 'refused') return unconnected;
  return counted.kind === 'counted' ? { ...connection, count: counted.count } : connection;
}

/** Empty while not connected, and when there are no surveys. */
export function badgeText({ token, count }: Connection): string {
  if (token === null || !count) return '';
  return count > 99 ? '99+' : `${count}`;
}
