// Recognises a plain request for the list of surveys: one that the framework would pass on to its handler for certain, with
// nothing to read but the limit. All else is left to the framework.
import type { IncomingMessage } from 'node:http';
import { maxSurveys } from '@earnwall/contract/address-values';
import { calls } from '@earnwall/contract/calls';
import type { Config } from '#config/config.ts';

/** The query of the call, as its schema reads it. */
export interface ListQuery {
  readonly limit: number | undefined;
}

const everything: ListQuery = { limit: undefined };
const limited = /^\?limit=([1-9]\d{0,2})$/;

export function listAsked({
  apiBase,
  consoleOrigin,
}: Pick<Config, 'apiBase' | 'consoleOrigin'>): (request: IncomingMessage) => ListQuery | null {
  const path = apiBase + calls['surveys/get-surveys'].path;
  const consoleHost = consoleOrigin === null ? null : new URL(consoleOrigin).host;
  return ({ method, url = '', headers }) => {
    if (method !== 'GET' || !url.startsWith(path)) return null;
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return null;
    if (consoleHost !== null && namesHost(headers, consoleHost)) return null;
    if (url.length === path.length) return everything;
    const limit = limited.exec(url.slice(path.length))?.[1];
    return limit === undefined ? null : { limit: Math.min(Number(limit), maxSurveys) };
  };
}

/** Which of the two counts depends on the proxy; nothing but the console answers on its host (decision 0093). */
function namesHost(headers: IncomingMessage['headers'], host: string): boolean {
  return `${headers.host} ${headers['x-forwarded-host']}`.toLowerCase().includes(host);
}
