// Decides about a call of the console before anything of the request is read: who asks, whether a page of ours sent it,
// whether the role has the capability, and whether a factor was proven lately.
import type { ConsoleCallRow } from '@earnwall/contract/console-calls';
import { isFreshFactor } from '@earnwall/domain/console/session-times';
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import { findOperator } from '#console/find-operator.ts';
import { ApiError, loginError } from '#request/api-error.ts';
import { keyHolder, nobody, type Operator } from '#request/operator.ts';
import { sessionTokenOf } from './console-cookie.ts';
import { requireOperatorKey } from './operator-key.ts';
import { requireSameOrigin } from './same-origin.ts';

export interface ConsoleAccess {
  /** Resolves for those who may make the call. */
  check(row: ConsoleCallRow, request: FastifyRequest): Promise<void>;
  /** Resolves for those who are signed in, or have the key. */
  checkSomebody(request: FastifyRequest): Promise<void>;
  operatorOf(request: FastifyRequest): Operator;
}

export function consoleAccess(ctx: ServerContext): ConsoleAccess {
  const checkKey = requireOperatorKey(ctx);
  const operators = new WeakMap<FastifyRequest, Operator>();

  async function identify(request: FastifyRequest): Promise<Operator | null> {
    if (request.headers.authorization !== undefined) {
      await checkKey(request);
      return keyHolder(request.id);
    }
    const token = sessionTokenOf(request);
    return token === null ? null : await findOperator(ctx, token, request.id);
  }

  return {
    async check(row, request) {
      if (request.headers.authorization === undefined && row.method !== 'GET') requireSameOrigin(request);
      const operator = (await identify(request)) ?? (row.capability === null ? nobody(request.id) : null);
      if (!operator) throw loginError(1);
      requireRights(row, operator, ctx.now());
      operators.set(request, operator);
    },
    async checkSomebody(request) {
      if (!(await identify(request))) throw loginError(1);
    },
    operatorOf(request) {
      const operator = operators.get(request);
      if (!operator) throw new Error('The operator of this request was not checked');
      return operator;
    },
  };
}

function requireRights(row: ConsoleCallRow, operator: Operator, now: Date): void {
  const { session } = operator;
  if (row.capability === null) return;
  if (session && !(row.stages ?? ['full']).includes(session.stage)) throw loginError(1);
  if (row.person && !session) throw new ApiError('forbidden', 'This call is for people who are signed in.');
  if (!operator.capabilities.has(row.capability))
    throw new ApiError('forbidden', `Your role may not do this: it lacks ${row.capability}.`);
  if (row.fresh && session && !isFreshFactor(session.factor_at, now))
    throw new ApiError('factor-needed', 'Prove who you are once more: enter a code, or use your passkey.');
}
