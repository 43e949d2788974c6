import type { Connection } from './connection.ts';

/** What the parts of the extension ask its service worker. */
export interface Requests {
  /** A panel asks who is here; null = nobody, as far as it is concerned. */
  who: { asked: object; answer: { install: string | null } | null };
  pair: { asked: { code: string }; answer: { ok: boolean } };
  /** The popup was opened. */
  look: { asked: object; answer: Connection };
  disconnect: { asked: object; answer: Connection };
  connect: { asked: object; answer: Connection };
}

export type RequestName = keyof Requests;
export type Request = { [N in RequestName]: { name: N } & Requests[N]['asked'] }[RequestName];

export async function ask<N extends RequestName>(
  request: { name: N } & Requests[N]['asked'],
): Promise<Requests[N]['answer']> {
  return await chrome.runtime.sendMessage(request);
}
