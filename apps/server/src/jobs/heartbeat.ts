// Every process says every ten seconds that it is there, so that the console can show which nodes serve the product.
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Drain } from '#request/drain.ts';
import type { Log } from '#request/log.ts';
import { sleep } from '#request/within.ts';
import { removeNode, saveHeartbeat } from '#store/console/system/nodes.ts';
import type { Database } from '#store/engine/database.ts';

interface HeartbeatTools {
  database: Database;
  drain: Pick<Drain, 'isDraining' | 'onLeaving'>;
  version: string;
  log: Log;
  everyMs?: number;
}

/** `stop` removes the node; one that is killed is gone after a minute. */
export function startHeartbeat({ database, drain, version, log, everyMs = 10_000 }: HeartbeatTools) {
  const id = `${hostname()} ${process.pid} ${randomUUID()}`;
  const stopping = new AbortController();
  const delay = monitorEventLoopDelay();
  delay.enable();
  let hasFailed = false;
  // Half of the drain time is left: the console shows it before the node is gone.
  drain.onLeaving(() => void save());
  const beating = beat();

  async function beat(): Promise<void> {
    while (!stopping.signal.aborted) {
      await save();
      await sleep(everyMs, stopping.signal);
    }
  }

  /** Never fails: a database that does not answer is reported elsewhere, and once here. */
  async function save(): Promise<void> {
    const loop_delay_ms = Math.round(delay.percentile(99) / 1e6);
    const figures = { memory_bytes: process.memoryUsage.rss(), loop_delay_ms };
    delay.reset();
    const heartbeat = { id, host: hostname(), version, isLeaving: drain.isDraining, figures };
    try {
      await saveHeartbeat(database.db, heartbeat);
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.warn({ err: error }, 'The heartbeat of this node could not be stored');
      hasFailed = true;
    }
  }

  return {
    stop: async (): Promise<void> => {
      stopping.abort();
      await beating;
      delay.disable();
      await removeNode(database.db, id);
    },
  };
}
