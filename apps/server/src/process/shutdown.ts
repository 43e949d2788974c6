// Graceful shutdown: at a signal the process drains and stops its parts in order, each with a deadline; a second signal
// ends it immediately (decision 0059).

import type { Drain } from '#request/drain.ts';
import type { Log } from '#request/log.ts';
import type { Stopper } from './stopper.ts';

/** In milliseconds. */
interface Patience {
  /** For each part of the server, such as open requests and running jobs. */
  readonly part: number;
  /** For all parts together. */
  readonly all: number;
}

const usual: Patience = { part: 4_000, all: 10_000 };

export interface Shutdown {
  /** Drains for `drainMs`, stops everything that was started, and ends the process. */
  begin(exitCode: number, drainMs: number): Promise<void>;
  readonly hasBegun: boolean;
}

interface Parts {
  stopper: Stopper;
  drain: Pick<Drain, 'begin'>;
  log: Log;
  patience?: Patience;
}

export function createShutdown({ stopper, drain, log, patience = usual }: Parts): Shutdown {
  let hasBegun = false;

  async function begin(exitCode: number, drainMs: number): Promise<void> {
    if (hasBegun) return;
    hasBegun = true;
    endAfter(drainMs + patience.all, log);
    if (drainMs > 0) await drain.begin(drainMs);
    await stopper.stop({
      limitMs: patience.part,
      failed: (what, error) =>
        log.error(
          { err: error, part: what },
          'A part of the server did not stop in time: the shutdown goes on without it',
        ),
    });
    // A part that had to be ended by force has left its own.
    process.exit(exitCode || (process.exitCode ?? 0));
  }

  return {
    begin,
    get hasBegun() {
      return hasBegun;
    },
  };
}

/** `drainMs` is read at the signal: a node that does not serve yet has nothing to drain. */
export function stopOnSignals(shutdown: Shutdown, drainMs: () => number, log: Log): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (shutdown.hasBegun) {
        log.warn(
          { signal },
          'A second stop signal was received: ending immediately, without waiting for open requests',
        );
        process.exit(1);
      }
      void shutdown.begin(0, drainMs());
    });
  }
  // The parent process is gone: nothing else would stop this one.
  process.on('disconnect', () => void shutdown.begin(0, 0));
}

function endAfter(milliseconds: number, log: Log): void {
  setTimeout(() => {
    log.error(`The server did not stop within ${milliseconds} ms: the process is ended with work unfinished`);
    process.exit(1);
  }, milliseconds).unref();
}
