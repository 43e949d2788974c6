// How much a node takes on. Pages and calls give way first: they are refused while callbacks, which carry money and
// come from machines that have to be believed to come again, are still taken (OP-04, decision 0058).
import type { ServerContext } from '#calls/context.ts';
import { RequestWork } from './request-work.ts';

export interface Load {
  /** Pages, calls, and the endpoints that browsers pass through. */
  readonly visitors: RequestWork;
  readonly callbacks: RequestWork;
}

/** Slow ones are thinned out to so many at once. */
const leastVisitors = 32;

/** They are settled in batches, so that many more of them can be in flight, and slow ones are not thinned out. */
const callbacksAtOnce = 2_000;

/** A single time-out of the database comes before the deadline, and says more about what is wrong. */
const graceMs = 50;

export function createLoad({ config, database, callbackDatabase }: ServerContext): Load {
  const most = config.requestsAtOnce;
  return {
    visitors: new RequestWork({
      ...{ deadlineMs: database.timeoutMs + graceMs, least: Math.min(leastVisitors, most), most },
    }),
    callbacks: new RequestWork({
      ...{ deadlineMs: callbackDatabase.timeoutMs + graceMs, least: callbacksAtOnce, most: callbacksAtOnce },
    }),
  };
}
