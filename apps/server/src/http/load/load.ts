// The load limits of a node. Pages and calls are shed first: callbacks, which carry money and whose senders may not retry,
// are still accepted (OP-04, decision 0058).
import type { ServerContext } from '#calls/context.ts';
import { RequestWork } from './request-work.ts';

export interface Load {
  /** Pages, calls, and the endpoints that browsers pass through. */
  readonly visitors: RequestWork;
  readonly callbacks: RequestWork;
}

/** When answers are slow, so many are still admitted. */
const minVisitors = 32;

/** They are settled in batches, so that many more of them can be in flight; the limit does not adapt. */
const callbacksAtOnce = 2_000;

/** A single time-out of the database comes before the deadline, and says more about what is wrong. */
const graceMs = 50;

export function createLoad({ config, database, callbackDatabase }: ServerContext): Load {
  const most = config.requestsAtOnce;
  return {
    visitors: new RequestWork({
      ...{ deadlineMs: database.timeoutMs + graceMs, least: Math.min(minVisitors, most), most },
    }),
    callbacks: new RequestWork({
      ...{ deadlineMs: callbackDatabase.timeoutMs + graceMs, least: callbacksAtOnce, most: callbacksAtOnce },
    }),
  };
}
