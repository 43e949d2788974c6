import type { Connection } from './connection.ts';

/** The requests of popup and content script to the service worker. */
export interface Requests {
  /** A panel asks which install this is; null = do not answer it. */
  identify: { request: object; answer: { install: string | null } | null };
  pair: { request: { code: string }; answer: { ok: boolean } };
  /** The popup was opened. */
  refresh: { request: object; answer: Connection };
  disconnect: { request: object; answer: Connection };
  connect: { request: object; answer: Connection };
}

export type RequestName = keyof Requests;
export type Request = { [N in RequestName]: { name: N } & Requests[N]['request'] }[RequestName];

export async function ask<N extends RequestName>(
  request: { name: N } & Requests[N]['request'],
): Promise<Requests[N]['answer']> {
  return await chrome.runtime.sendMessage(request);
}
