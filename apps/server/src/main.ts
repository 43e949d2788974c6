// Starts the product, as one process or as several workers behind one port, and stops it cleanly.
import cluster from 'node:cluster';
import type { Logger } from 'pino';
import { type Config, readConfig } from '#config/config.ts';
import { prepareDatabase } from '#process/prepare-database.ts';
import { createShutdown, type Shutdown, stopOnSignals } from '#process/shutdown.ts';
import { explainStartFailure } from '#process/start-failure/start-failure.ts';
import { createStopper } from '#process/stopper.ts';
import { tuneV8 } from '#process/tune-v8.ts';
import { reportAlive } from '#process/workers/liveness.ts';
import { type Place, placeIn } from '#process/workers/messages.ts';
import { stopOnOrder } from '#process/workers/stop-on-order.ts';
import { StartEnded, startWorkers, type Workers } from '#process/workers/workers.ts';
import { Drain } from '#request/drain.ts';
import { createLog } from '#request/log.ts';

/** Workers are gone a second before the process that waits for them gives up, and PostgreSQL is stopped in between. */
const patience = { worker: { part: 4_000, all: 7_000 }, supervisor: { part: 8_000, all: 10_000 } };

const stopper = createStopper();
/** How far the start has come. */
const begun: { config: Config | null; shutdown: Shutdown | null } = { config: null, shutdown: null };

/** The whole product, or one of its workers. */
async function startServing(settings: Config, log: Logger, place: Place | null): Promise<void> {
  const drain = new Drain();
  // Before it serves there is nothing to drain.
  let isServing = false;
  const shutdown = createShutdown({ stopper, drain, log, ...(place && { patience: patience.worker }) });
  begun.shutdown = shutdown;
  if (place) stopOnOrder(shutdown, () => isServing);
  else stopOnSignals(shutdown, () => (isServing ? settings.drainMs : 0), log);
  const connectionString = place?.connectionString ?? (await prepareDatabase(settings, stopper, log));
  // A file of its own in the build: the supervising process does not need it in memory.
  const { serve } = await import('./serve.ts');
  const { started, caughtUp } = await serve(settings, {
    ...{ connectionString, log, stopper, drain },
    isFirst: place?.isFirst ?? true,
    isLeader: place === null || place.number === 1,
    onListening: () => {
      isServing = true;
    },
  });
  // `npm start` waits for this message before it starts the sandbox.
  process.send?.({ type: 'ready', ...started });
  void caughtUp.then(sayCaughtUp);
  if (place) reportAlive();
}

async function startSupervising(settings: Config, log: Logger): Promise<void> {
  let workers: Workers | null = null;
  const drain = { begin: async (drainMs: number) => workers?.begin(drainMs) };
  const shutdown = createShutdown({ stopper, drain, log, patience: patience.supervisor });
  begun.shutdown = shutdown;
  stopOnSignals(shutdown, () => (workers?.isServing ? settings.drainMs : 0), log);
  const connectionString = await prepareDatabase(settings, stopper, log);
  const started = startWorkers({
    ...{ count: settings.workers, connectionString, log },
    giveUp: () => void shutdown.begin(1, 0),
  });
  workers = started;
  stopper.add('the workers', () => started.stop());
  process.send?.(await started.ready);
  void started.caughtUp.then(sayCaughtUp);
}

/** `npm start` waits for this message before it prints the addresses. */
const sayCaughtUp = () => process.connected && process.send?.({ type: 'caught-up' });

tuneV8();
try {
  const config = readConfig(process.env);
  begun.config = config;
  const log = createLog(config.logLevel);
  const place = cluster.isWorker ? placeIn(process.env) : null;
  if (place) await startServing(config, log.child({ worker: place.number }), place);
  else if (config.workers > 1) await startSupervising(config, log);
  else await startServing(config, log, null);
} catch (error) {
  // A start that is interrupted by a stop fails because of that, and the process is ending.
  if (!begun.shutdown?.hasBegun) {
    if (!(error instanceof StartEnded)) console.error(explainStartFailure(error, begun.config));
    await begun.shutdown?.begin(1, 0);
    process.exit(1);
  }
}
