import type { Connection } from './connection.ts';

/** What the popup shows; texts by key. */
export interface PopupView {
  /** Null if there is no number to show. */
  count: number | null;
  text: 'chrome_available' | 'chrome_none' | 'chrome_unknown' | 'chrome_unconnected' | 'chrome_disconnected';
  main: 'open' | 'connect';
  canDisconnect: boolean;
}

export function viewOf({ token, count, isSilent }: Connection): PopupView {
  if (isSilent) return { count: null, text: 'chrome_disconnected', main: 'connect', canDisconnect: false };
  if (token === null) return { count: null, text: 'chrome_unconnected', main: 'open', canDisconnect: false };
  const connected = { main: 'open', canDisconnect: true } as const;
  if (count === null) return { ...connected, count, text: 'chrome_unknown' };
  return { ...connected, count, text: count === 0 ? 'chrome_none' : 'chrome_available' };
}
