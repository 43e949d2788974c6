// How often, and how much at once, an address may tell us things: for calls that write for whoever asks. Each node
// counts for itself.
import type { CallName } from '@earnwall/contract/calls';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { TooManyRequests } from './api-error.ts';
import { createBuckets } from './token-buckets.ts';

interface Limit {
  perMinute: number;
  bodyBytes?: number;
}

const limits: Partial<Record<CallName, Limit>> = {
  // Without a login, so a flood costs its sender nothing.
  'errors/post-errors-js': { perMinute: 6, bodyBytes: 4096 },
  // A link makes a new user of whoever has no account.
  'surveys/post-single-survey': { perMinute: 120 },
  // Each code is a row, and whoever redeems shows no login.
  'extension/post-extension-pairing': { perMinute: 120 },
  'extension/post-extension-install': { perMinute: 120 },
  'telemetry/post-t-mml': { perMinute: 60 },
  'telemetry/post-t-wr-true': { perMinute: 60 },
  'telemetry/post-t-gt': { perMinute: 60 },
};

/** What a route needs to keep the limit of its call. */
export function limitsOf(name: CallName, ctx: Context) {
  const limit = limits[name];
  if (!limit) return {};
  const buckets = createBuckets(limit.perMinute);
  return {
    ...(limit.bodyBytes && { bodyLimit: limit.bodyBytes }),
    // Before anything is read or looked up.
    onRequest: async (request: FastifyRequest) => {
      const waitMs = buckets.take(request.ip, ctx.now().getTime());
      if (waitMs > 0) throw new TooManyRequests(Math.ceil(waitMs / 1000));
    },
  };
}
