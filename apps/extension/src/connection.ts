import type { Counted } from './product.ts';

/** What the extension remembers of its user. Pure; memory.ts keeps it. */
export interface Connection {
  token: string | null;
  /** Surveys at the last look; null = not known. */
  count: number | null;
  /** Disconnected by its user: it tells no panel that it is here, until they connect it again. */
  isSilent: boolean;
}

export const unconnected: Connection = { token: null, count: null, isSilent: false };
export const disconnected: Connection = { ...unconnected, isSilent: true };

export function afterPairing(token: string): Connection {
  return { ...unconnected, token };
}

/** Who is not reached may be reached later: what was known stands until then. */
export function afterCounting(connection: Connection, counted: Counted): Connection {
  if (counted.kind === 'refused') return unconnected;
  return counted.kind === 'counted' ? { ...connection, count: counted.count } : connection;
}

/** Empty for whoever is not connected, and for nobody's surveys: a badge is for news. */
export function badgeText({ token, count }: Connection): string {
  if (token === null || !count) return '';
  return count > 99 ? '99+' : `${count}`;
}
