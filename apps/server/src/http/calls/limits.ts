// Rate, concurrency and size limits per network, for calls that write without a strong login. Each node counts by itself.
import type { CallName } from '@earnwall/contract/calls';
import { networkOf } from '@earnwall/domain/network/network-of';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import { TooManyRequests } from '#request/api-error.ts';
import { createBuckets } from '#request/token-buckets.ts';

interface Limit {
  perMinute?: number;
  /** Concurrent requests of one network. */
  atOnce?: number;
  bodyBytes?: number;
}

/** Enough for all subid values, in any script and escaped as JSON (decision 0068). */
const subidBytes = 256 * 1024;

const limits: Partial<Record<CallName, Limit>> = {
  // Without a login, so a flood costs its sender nothing.
  'errors/post-errors-js': { perMinute: 6, bodyBytes: 4096 },
  'experiments/get-experiments': { perMinute: 120 },
  // A link creates a user for a visitor without an account.
  'surveys/post-single-survey': { perMinute: 120, bodyBytes: subidBytes },
  'qualification/post-qualification': { bodyBytes: subidBytes },
  // Each code is a row, and redeeming needs no login.
  'extension/post-extension-pairing': { perMinute: 120 },
  'extension/post-extension-install': { perMinute: 120 },
  // Uploads take disk space; how many tickets a user may send is limited in the database (support/ticket-limit.ts).
  'support/post-support-ticket': { perMinute: 30, atOnce: 8 },
  'support/post-support-ticket-reply': { perMinute: 30 },
  // A mail goes to an address that nobody has proven, and an endpoint is looked up; more limits are in the database.
  'notifications/post-notifications-mail': { perMinute: 10 },
  'notifications/post-notifications-push': { perMinute: 30 },
  'telemetry/post-t-mml': { perMinute: 60 },
  'telemetry/post-t-wr-true': { perMinute: 60 },
  'telemetry/post-t-gt': { perMinute: 60 },
};

/** The route options that enforce the limit of a call. */
export function limitsOf(name: CallName, ctx: ServerContext) {
  const limit = limits[name];
  if (!limit) return {};
  return {
    ...(limit.bodyBytes && { bodyLimit: limit.bodyBytes }),
    ...(limit.perMinute && { onRequest: rateLimitOf({ ...limit, perMinute: limit.perMinute }, ctx) }),
  };
}

/** Checked before anything is read or looked up. */
function rateLimitOf({ perMinute, atOnce }: Limit & { perMinute: number }, ctx: ServerContext) {
  const buckets = createBuckets(perMinute);
  const concurrency = atOnce ? createConcurrencyLimit(atOnce) : null;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const network = networkOf(request.ip);
    const waitMs = buckets.take(network, ctx.now().getTime());
    if (waitMs > 0) throw new TooManyRequests(Math.ceil(waitMs / 1000));
    const done = concurrency?.begin(network);
    if (done === null) throw new TooManyRequests(retrySeconds);
    if (done) reply.raw.once('close', done);
  };
}

/** A running request may have ended by then. */
const retrySeconds = 5;

function createConcurrencyLimit(atOnce: number) {
  const running = new Map<string, number>();
  return {
    /** Returns the function to call at the end; null where too many are running. */
    begin(key: string): (() => void) | null {
      const others = running.get(key) ?? 0;
      if (others >= atOnce) return null;
      running.set(key, others + 1);
      return () => {
        const left = (running.get(key) ?? 1) - 1;
        if (left > 0) running.set(key, left);
        else running.delete(key);
      };
    },
  };
}
