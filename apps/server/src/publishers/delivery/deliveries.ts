// Delivers postbacks on this node: a lane for each endpoint that has something due. It begins when a movement was committed
// here, and by polling for what other nodes left or what is due again.
import { setMaxListeners } from 'node:events';
import { sleep, within } from '#request/within.ts';
import { findIdleEndpoints } from '#store/publishers/endpoint-leases.ts';
import { Lane, type LaneTools } from './lane.ts';

export interface Deliveries {
  /** Called after the commit of a movement; returns immediately and never fails. */
  wake(app_id: string): void;
  /** Lets running attempts end, for a moment, and stops. Never fails. */
  stop(): Promise<void>;
}

type DeliveryTools = Omit<LaneTools, 'stopping' | 'aborting'>;

const pollMs = 1_000;
const maxFound = 500;
/** How long attempts may go on while the node stops. */
const stopMs = 2_500;
/** A lane that failed is not begun again before. */
const restMs = 1_000;

export function startDeliveries(tools: DeliveryTools): Deliveries {
  const [stopping, aborting] = [new AbortController(), new AbortController()];
  // Each lane listens to both: with more than ten Node would warn of a leak.
  setMaxListeners(0, stopping.signal, aborting.signal);
  const lanes = new Map<string, { lane: Lane; ended: Promise<void> }>();
  const laneTools = { ...tools, stopping: stopping.signal, aborting: aborting.signal };
  const polling = poll();

  function wake(app_id: string): void {
    if (stopping.signal.aborted) return;
    const running = lanes.get(app_id);
    if (running) running.lane.wake();
    else begin(app_id);
  }

  function begin(app_id: string): void {
    const lane = new Lane(app_id, laneTools);
    lanes.set(app_id, { lane, ended: run(app_id, lane) });
  }

  async function run(app_id: string, lane: Lane): Promise<void> {
    const isWoken = await lane.run().catch(async (error: unknown) => {
      tools.log.warn(
        { err: error, app: app_id },
        'Postbacks of an app are interrupted: they go on in a second',
      );
      await sleep(restMs, stopping.signal);
      return false;
    });
    lanes.delete(app_id);
    if (isWoken && !stopping.signal.aborted) begin(app_id);
  }

  async function poll(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Jitter, so that nodes that were started together do not poll together.
      await sleep(pollMs * (0.75 + Math.random() / 2), stopping.signal);
      const idle = await findIdleEndpoints(tools.database.db, maxFound).catch(() => []);
      for (const app_id of idle) wake(app_id);
    }
  }

  return {
    wake,
    stop: async () => {
      stopping.abort();
      const ended = Promise.all([polling, ...[...lanes.values()].map((lane) => lane.ended)]);
      await within(stopMs, ended);
      aborting.abort();
      await within(stopMs / 5, ended);
    },
  };
}
