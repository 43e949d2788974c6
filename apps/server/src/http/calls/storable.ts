// Rejects text that PostgreSQL cannot store: a NUL, or half a surrogate pair in jsonb. No user types either, so a request
// with one is rejected as a whole before it is handled. Fields that its schema drops are not checked.
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
  else done(new ApiError('bad-request', 'The request contains characters that cannot be stored.'));
}
