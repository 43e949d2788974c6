// The load limits of a node. Pages and calls are shed first: callbacks, which carry money and whose senders may not retry,
// are still accepted (OP-04, decision 0058).
import type { ServerContext } from '#calls/context.ts';
import { linkTimeoutMs } from '#surveys/enter/entry-link.ts';
import { RequestWork } from './request-work.ts';

export interface Load {
  /** Pages, calls, and the endpoints that browsers pass through. */
  readonly visitors: RequestWork;
  readonly callbacks: RequestWork;
  /** Callbacks that say many things at once. */
  readonly batches: RequestWork;
  /** The links that this supplier makes on request: one that is slow delays nobody but its own respondents. */
  links(supplier: string): RequestWork;
}

/** When answers are slow, so many are still admitted. */
const minVisitors = 32;

/** They are settled in batches, so that many more of them can be in flight; the limit does not adapt. */
const callbacksAtOnce = 2_000;

/** A batch is settled in parts, each of which may take as long as a single callback. */
const batchesAtOnce = 8;
const batchDeadlines = 20;
/** Of each supplier; the limit does not adapt. */
const linksAtOnce = 100;

/** A single time-out of the database comes before the deadline, and says more about what is wrong. */
const graceMs = 50;

export function createLoad({ config, database, callbackDatabase }: ServerContext): Load {
  const most = config.requestsAtOnce;
  const links = new Map<string, RequestWork>();
  return {
    visitors: new RequestWork({
      ...{ deadlineMs: database.timeoutMs + graceMs, least: Math.min(minVisitors, most), most },
    }),
    callbacks: new RequestWork({
      ...{ deadlineMs: callbackDatabase.timeoutMs + graceMs, least: callbacksAtOnce, most: callbacksAtOnce },
    }),
    batches: new RequestWork({
      deadlineMs: callbackDatabase.timeoutMs * batchDeadlines + graceMs,
      ...{ least: batchesAtOnce, most: batchesAtOnce },
    }),
    links: (supplier) => {
      const known = links.get(supplier);
      if (known) return known;
      const deadlineMs = linkTimeoutMs + database.timeoutMs + graceMs;
      const work = new RequestWork({ deadlineMs, least: linksAtOnce, most: linksAtOnce });
      links.set(supplier, work);
      return work;
    },
  };
}
