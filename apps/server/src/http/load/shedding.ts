// Load shedding: refuses requests that a node cannot serve before anything is read, looked up or logged, because a refusal
// has to cost much less than the work it saves. A refusal has a Retry-After and is sent after a pause: clients that retry
// immediately would otherwise use up the CPU with refusals alone.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { acceptedLanguages } from '@earnwall/i18n/accept-language';
import { chooseLanguage } from '@earnwall/i18n/choose-language';
import { onPlainAnswers } from '#http/errors/security-headers.ts';
import { retrySeconds, waitPage } from '#http/pages/wait-page.ts';
import type { Log } from '#request/log.ts';
import { pathOf } from '#request/request-address.ts';
import { Deadlines } from './deadlines.ts';
import type { Load } from './load.ts';

/** Cheap, or needed to see what is going on. */
const neverRefused = new Set(['/health', '/ready', '/latency', '/realtime']);
const builtFiles = ['/assets/', '/v1/'];
const callbacks = '/callbacks/';
const logEveryMs = 10_000;
/** Below the second within which every request is answered. */
const refusalPauseMs = 750;

export function shedding(handle: RequestListener, load: Load, log: Pick<Log, 'warn'>): RequestListener {
  const noteRefusal = refusalLog(log);
  const pauses = new Deadlines(refusalPauseMs);
  return (request, response) => {
    const { isFull } = load.visitors;
    if ((isFull || load.callbacks.isFull) && isRefused(request, load, isFull)) {
      const pause = pauses.begin(() => refuse(request, response));
      // A client that has disconnected gets no answer.
      response.once('close', () => pauses.end(pause));
      noteRefusal();
    } else handle(request, response);
  };
}

function isRefused({ url = '' }: IncomingMessage, load: Load, isFull: boolean): boolean {
  if (url.startsWith(callbacks)) return load.callbacks.isFull;
  if (!isFull || neverRefused.has(pathOf(url))) return false;
  return !builtFiles.some((folder) => url.startsWith(folder));
}

const refusal = JSON.stringify({
  code: 'unavailable',
  message: 'The service is overloaded at the moment. Try again shortly.',
});

function refuse({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  const isPage = !url.startsWith('/api/') && headers.accept?.includes('text/html');
  response.writeHead(503, {
    ...onPlainAnswers,
    'cache-control': 'no-store',
    ...(isPage
      ? {
          'content-type': 'text/html; charset=utf-8',
          'retry-after': retrySeconds,
          refresh: retrySeconds,
        }
      : { 'content-type': 'application/json; charset=utf-8', 'retry-after': '1' }),
  });
  response.end(isPage ? waitPage(languageOf(headers)) : refusal);
}

function languageOf(headers: IncomingMessage['headers']) {
  return chooseLanguage({ browser: acceptedLanguages(headers['accept-language']) }).language;
}

/** One line for many refusals. */
function refusalLog(log: Pick<Log, 'warn'>): () => void {
  let refused = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return () => {
    refused += 1;
    const now = performance.now();
    if (now - loggedAt < logEveryMs) return;
    log.warn(
      { refused },
      'Overloaded: requests are refused with 503. Add nodes, or see why the database is slow',
    );
    loggedAt = now;
    refused = 0;
  };
}
