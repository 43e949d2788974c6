// How the process ends: asked by a signal it drains and stops in order, whatever hangs is left behind at a deadline, and
// a second signal ends it at once (decision 0059).

import type { Drain } from '#request/drain.ts';
import type { Log } from '#request/log.ts';
import type { Stopper } from './stopper.ts';

/** For each part of the server: requests under way and jobs get this long. */
const partMs = 4_000;
/** For all parts together. */
const stopMs = 10_000;

export interface Shutdown {
  /** Drains for `drainMs`, stops everything that was started, and ends the process. */
  begin(exitCode: number, drainMs: number): Promise<void>;
  readonly hasBegun: boolean;
}

interface Parts {
  stopper: Stopper;
  drain: Drain;
  log: Log;
}

export function createShutdown({ stopper, drain, log }: Parts): Shutdown {
  let hasBegun = false;

  async function begin(exitCode: number, drainMs: number): Promise<void> {
    if (hasBegun) return;
    hasBegun = true;
    endAfter(drainMs + stopMs, log);
    if (drainMs > 0) await drain.begin(drainMs);
    await stopper.stop({
      limitMs: partMs,
      failed: (what, error) => log.error({ err: error, part: what }, 'A part of the server did not stop'),
    });
    process.exit(exitCode);
  }

  return {
    begin,
    get hasBegun() {
      return hasBegun;
    },
  };
}

/** `drainMs` is asked at the signal: a node that does not serve yet has nothing to drain. */
export function stopOnSignals(shutdown: Shutdown, drainMs: () => number, log: Log): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (shutdown.hasBegun) {
        log.warn({ signal }, 'Asked to stop a second time: ending at once');
        process.exit(1);
      }
      void shutdown.begin(0, drainMs());
    });
  }
  // The parent died without a word: nobody is left to send us requests or to stop us.
  process.on('disconnect', () => void shutdown.begin(0, 0));
}

function endAfter(milliseconds: number, log: Log): void {
  setTimeout(() => {
    log.error(`The server has not stopped within ${milliseconds} ms: ending it as it is`);
    process.exit(1);
  }, milliseconds).unref();
}
