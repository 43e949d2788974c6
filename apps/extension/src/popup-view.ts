import type { Connection } from './connection.ts';

/** What the popup shows; texts by their keys. */
export interface PopupView {
  /** Null where there is no number to show. */
  count: number | null;
  words: 'chrome_available' | 'chrome_none' | 'chrome_unknown' | 'chrome_unconnected' | 'chrome_disconnected';
  main: 'open' | 'connect';
  canDisconnect: boolean;
}

export function viewOf({ token, count, isSilent }: Connection): PopupView {
  if (isSilent) return { count: null, words: 'chrome_disconnected', main: 'connect', canDisconnect: false };
  if (token === null) return { count: null, words: 'chrome_unconnected', main: 'open', canDisconnect: false };
  const connected = { main: 'open', canDisconnect: true } as const;
  if (count === null) return { ...connected, count, words: 'chrome_unknown' };
  return { ...connected, count, words: count === 0 ? 'chrome_none' : 'chrome_available' };
}
