// Text that PostgreSQL cannot keep: a NUL anywhere, half a surrogate pair in jsonb. No person types either, so that a
// request with one is refused as a whole before it is handled. What its schema leaves out does not count.
import { isStorable } from '@earnwall/contract/address-values';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#request/api-error.ts';

export function hasNul(url: string): boolean {
  return url.includes('%00');
}

/** Not recursive: 64 KB of brackets are nested deeper than a stack is. */
function areStorable(parts: unknown[]): boolean {
  const left = [...parts];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && !isStorable(value)) return false;
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    for (const [key, inner] of Object.entries(value)) left.push(key, inner);
  }
  return true;
}

export function rejectUnstorable(
  { params, query, body }: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  if (areStorable([params, query, body])) done();
  else done(new ApiError('bad-request', 'The request holds characters that no text has.'));
}
