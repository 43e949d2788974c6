// How often, and how much at once, an address may tell us things: for calls that write for whoever asks. Each node
// counts for itself.
import type { CallName } from '@earnwall/contract/calls';
import { networkOf } from '@earnwall/domain/network/network-of';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import { TooManyRequests } from '#request/api-error.ts';
import { createBuckets } from '#request/token-buckets.ts';

interface Limit {
  perMinute?: number;
  /** Requests of one address under way. */
  atOnce?: number;
  bodyBytes?: number;
}

/** Room for all the subid values there may be, in any script and escaped as JSON (decision 0068). */
const subidBytes = 256 * 1024;

const limits: Partial<Record<CallName, Limit>> = {
  // Without a login, so a flood costs its sender nothing.
  'errors/post-errors-js': { perMinute: 6, bodyBytes: 4096 },
  // A link makes a new user of whoever has no account.
  'surveys/post-single-survey': { perMinute: 120, bodyBytes: subidBytes },
  'qualification/post-qualification': { bodyBytes: subidBytes },
  // Each code is a row, and whoever redeems shows no login.
  'extension/post-extension-pairing': { perMinute: 120 },
  'extension/post-extension-install': { perMinute: 120 },
  // Files take room while they arrive; how many tickets a user may send is counted in the database.
  'support/post-support-ticket': { perMinute: 30, atOnce: 8 },
  'support/post-support-ticket-reply': { perMinute: 30 },
  'telemetry/post-t-mml': { perMinute: 60 },
  'telemetry/post-t-wr-true': { perMinute: 60 },
  'telemetry/post-t-gt': { perMinute: 60 },
};

/** What a route needs to keep the limit of its call. */
export function limitsOf(name: CallName, ctx: ServerContext) {
  const limit = limits[name];
  if (!limit) return {};
  return {
    ...(limit.bodyBytes && { bodyLimit: limit.bodyBytes }),
    ...(limit.perMinute && { onRequest: paceOf({ ...limit, perMinute: limit.perMinute }, ctx) }),
  };
}

/** Asked before anything is read or looked up. */
function paceOf({ perMinute, atOnce }: Limit & { perMinute: number }, ctx: ServerContext) {
  const buckets = createBuckets(perMinute);
  const turns = atOnce ? createTurns(atOnce) : null;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const network = networkOf(request.ip);
    const waitMs = buckets.take(network, ctx.now().getTime());
    if (waitMs > 0) throw new TooManyRequests(Math.ceil(waitMs / 1000));
    const done = turns?.take(network);
    if (done === null) throw new TooManyRequests(turnSeconds);
    if (done) reply.raw.once('close', done);
  };
}

/** Worth another try when one of those under way may have ended. */
const turnSeconds = 5;

function createTurns(atOnce: number) {
  const underWay = new Map<string, number>();
  return {
    /** Answers what to call at the end; null where too many are under way. */
    take(key: string): (() => void) | null {
      const others = underWay.get(key) ?? 0;
      if (others >= atOnce) return null;
      underWay.set(key, others + 1);
      return () => {
        const left = (underWay.get(key) ?? 1) - 1;
        if (left > 0) underWay.set(key, left);
        else underWay.delete(key);
      };
    },
  };
}
