// Best-effort writes that no answer depends on, such as when a user was last seen: where they fail, or take too long, the
// request goes on without them. A read-only database then still serves everything that can be read.
import { setTimeout } from 'node:timers/promises';
import { isConnectionGood } from '#store/engine/failures.ts';
import type { Log } from './log.ts';

/** After a failure of the database none is tried for a while: each would cost a connection. */
const pauseMs = 5_000;
const logEveryMs = 60_000;

export class BestEffort {
  private pausedUntil = 0;
  private loggedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly log: Pick<Log, 'warn'>,
    /** The longest that a request waits; the write may still succeed afterwards. */
    private readonly waitMs: number,
  ) {}

  /** Null where it could not be done, or not in time. */
  async try<Result>(what: string, work: () => Promise<Result>): Promise<Result | null> {
    if (performance.now() < this.pausedUntil) return null;
    const tried = work().catch((error: unknown) => {
      this.failed(what, error);
      return null;
    });
    const waiting = new AbortController();
    const tooLong = setTimeout(this.waitMs, null, { signal: waiting.signal }).catch(() => null);
    return await Promise.race([tried, tooLong]).finally(() => waiting.abort());
  }

  private failed(what: string, error: unknown): void {
    const now = performance.now();
    if (!isConnectionGood(error)) this.pausedUntil = now + pauseMs;
    if (now - this.loggedAt < logEveryMs) return;
    this.loggedAt = now;
    this.log.warn(
      { what, err: error },
      'A best-effort write failed: requests go on without it. Check that the database accepts writes',
    );
  }
}
