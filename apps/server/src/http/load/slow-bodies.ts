// A body of a few kilobytes that arrives slowly is an attack. Node has one time-out for all requests, and forms with files
// may take long, so that all other bodies get a shorter deadline here, before the framework sees them.
import type { IncomingMessage, RequestListener } from 'node:http';
import { answerClientError } from '#http/errors/error-handlers.ts';
import { pathOf } from '#request/request-address.ts';

export interface BodyDeadline {
  readonly milliseconds: number;
  /** Paths whose bodies may take as long as Node allows. */
  readonly slowPaths: ReadonlySet<string>;
}

export function withBodyDeadline(
  handle: RequestListener,
  { milliseconds, slowPaths }: BodyDeadline,
): RequestListener {
  return (request, response) => {
    if (hasBody(request) && !slowPaths.has(pathOf(request.url ?? ''))) cutAfter(request, milliseconds);
    handle(request, response);
  };
}

function cutAfter(request: IncomingMessage, milliseconds: number): void {
  const timer = setTimeout(() => {
    if (!request.complete) answerClientError({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, request.socket);
  }, milliseconds);
  const done = () => clearTimeout(timer);
  request.once('end', done).once('close', done);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}
