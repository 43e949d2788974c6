// Text that PostgreSQL cannot keep: a NUL anywhere, half a surrogate pair in jsonb. No person types either, so that a
// request with one in its address or its JSON is refused as a whole, before anything of it is used.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

const unstorable = /[\0\p{Cs}]/u;

export function hasNul(url: string): boolean {
  return url.includes('%00');
}

/** Not recursive: 64 KB of brackets are nested deeper than a stack is. */
function isStorable(json: unknown): boolean {
  const left: unknown[] = [json];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && unstorable.test(value)) return false;
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    for (const [key, inner] of Object.entries(value)) left.push(key, inner);
  }
  return true;
}

export function refuseUnstorable(
  request: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  const isFine = !hasNul(request.url) && isStorable(request.body);
  if (isFine) done();
  else done(new ApiError('bad-request', 'The request holds characters that no text has.'));
}
