// A worker whose event loop no longer turns serves nobody, and whoever is connected to it waits: it is ended, and so replaced
// (decision 0144). Each that serves says once a second that it is alive. What counts is how often the supervising process
// has looked in vain, and not the time: when a machine was asleep, all of them are late, and none has hung.
import type { AliveReport } from './messages.ts';

const everyMs = 1_000;
/** Longer than the longest collection of a large heap, and than a processor is shared with something else. */
export const mostMissed = 15;

/** In a worker that serves. */
export function reportAlive(): void {
  const alive: AliveReport = { type: 'alive' };
  // Without a channel the process is ending.
  setInterval(() => process.send?.(alive, undefined, undefined, () => {}), everyMs).unref();
}

/** In the supervising process. */
export class Liveness {
  private readonly missed = new Map<number, number>();

  constructor(private readonly onHung: (worker: number) => void) {}

  start(): void {
    setInterval(() => this.look(), everyMs).unref();
  }

  /** It serves, or goes on serving. */
  heardFrom(worker: number): void {
    this.missed.set(worker, 0);
  }

  hasEnded(worker: number): void {
    this.missed.delete(worker);
  }

  look(): void {
    for (const [worker, before] of this.missed) {
      this.missed.set(worker, before + 1);
      if (before + 1 === mostMissed) this.onHung(worker);
    }
  }
}
