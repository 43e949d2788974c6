// Checks a publisher's key and its scope before anything of the request is read. A network with too many wrong keys, and an
// app with too many calls, have to wait.

import type { PublisherScope } from '@earnwall/contract/publisher-scopes';
import { networkOf } from '@earnwall/domain/network/network-of';
import { apiKeyUse } from '@earnwall/domain/publishers/key-use';
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import { checkKey, type LiveKey, noteUse } from '#publishers/api-keys.ts';
import { ApiError, TooManyRequests } from '#request/api-error.ts';
import type { Publisher } from '#request/publisher.ts';
import { createBuckets } from '#request/token-buckets.ts';

/** Per network and node. A secret of 256 bits is not guessed: this bounds the look-ups that wrong keys cost. */
const wrongKeysPerMinute = 30;
/** Per app and node: a loop in one publisher's code must not take the node from everybody else's visitors. */
const calls = { perMinute: 6_000, atOnce: 600 };

export interface PublisherKeys {
  /** Resolves for a key that may be used. */
  check(request: FastifyRequest): Promise<void>;
  requireScope(request: FastifyRequest, scope: PublisherScope): void;
  /** For a call that has a limit of its own. */
  limit(perMinute: number): (request: FastifyRequest) => void;
  /** Whose key the request had. */
  publisherOf(request: FastifyRequest): Publisher;
}

export function publisherKeys(ctx: ServerContext): PublisherKeys {
  const wrongKeys = createBuckets(wrongKeysPerMinute);
  const callsOfApps = createBuckets(calls.perMinute, calls.atOnce);
  const checkedKeys = new WeakMap<FastifyRequest, LiveKey>();
  const keyOf = (request: FastifyRequest): LiveKey => {
    const checked = checkedKeys.get(request);
    if (!checked) throw new Error('The key of this request was not checked');
    return checked;
  };

  return {
    async check(request) {
      const network = networkOf(request.ip);
      const now = ctx.now().getTime();
      requireNoWait(wrongKeys.waitFor(network, now));
      const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
      if (given === undefined) throw refused('A key is missing: send `Authorization: Bearer ewk_…`.');
      const checked = await checkKey(ctx, given);
      // It was right once: its use is no guess, and must not lock out its successor.
      if (checked === 'ended') throw refused('This key has ended.');
      if (checked === 'wrong') {
        wrongKeys.take(network, now);
        throw refused('This key is not known.');
      }
      requireNoWait(callsOfApps.take(checked.app.id, now));
      checkedKeys.set(request, checked);
      ctx.keyUses.count(checked.app.id, apiKeyUse(checked.key.prefix), ctx.now());
      await noteUse(ctx, checked.key);
    },
    requireScope(request, scope) {
      if (!keyOf(request).key.scopes.includes(scope))
        throw new ApiError('forbidden', `This key does not have the scope ${scope}.`);
    },
    limit(perMinute) {
      const callsOfEach = createBuckets(perMinute);
      return (request) => requireNoWait(callsOfEach.take(keyOf(request).app.id, ctx.now().getTime()));
    },
    publisherOf(request) {
      const { app, key } = keyOf(request);
      return { app, prefix: key.prefix };
    },
  };
}

function requireNoWait(waitMs: number): void {
  if (waitMs > 0) throw new TooManyRequests(Math.ceil(waitMs / 1000));
}

const refused = (message: string): ApiError => new ApiError(1, message);
