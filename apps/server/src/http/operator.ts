// Who operates the product: for now whoever shows the operators' key; people with names of their own come with the
// console. Asked before anything of the request is read.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { loginError } from './api-error.ts';

export interface Operator {
  /** What the audit calls them. */
  readonly name: string;
}

const keyHolder: Operator = { name: 'operator-key' };

export function operatorOf({ operatorKey }: Pick<Context, 'operatorKey'>, request: FastifyRequest): Operator {
  const shown = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (shown === undefined || !isSame(shown, operatorKey)) throw loginError(1);
  return keyHolder;
}

/** Digests are of one length and tell nothing about their texts, so that comparing takes the same time for any. */
function isSame(shown: string, key: string): boolean {
  return timingSafeEqual(digest(shown), digest(key));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
