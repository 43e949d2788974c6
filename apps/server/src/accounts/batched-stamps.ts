// Batches the checks of cached identities: requests that arrive while a query is running wait for the next one, and a
// single query tells all of them whether their cached rows are still current.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#store/engine/database.ts';
import { findChangedStamps, type IdentityNames } from '#store/people/identity-stamps.ts';

interface Waiting {
  readonly names: IdentityNames;
  readonly stamp: string | null;
  resolve(stamp: string | null): void;
  reject(error: unknown): void;
}

export class BatchedStamps {
  private waiting: Waiting[] = [];
  private isQuerying = false;

  constructor(private readonly on: Pick<Database, 'queryRows'>) {}

  /** The stamp as of a moment after the call: the given one if nothing has changed. */
  of(names: IdentityNames, stamp: string | null): Promise<string | null> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ names, stamp, resolve, reject });
      if (!this.isQuerying) void this.queryUntilEmpty();
    });
  }

  private async queryUntilEmpty(): Promise<void> {
    this.isQuerying = true;
    while (this.waiting.length > 0) {
      // Two turns of the event loop: answers just resolved are sent, and new requests are read, before the next query.
      await nextTurn();
      await nextTurn();
      await this.query();
    }
    this.isQuerying = false;
  }

  private async query(): Promise<void> {
    const batch = this.waiting;
    this.waiting = [];
    try {
      const changed = await findChangedStamps(this.on, batch);
      for (const [place, { stamp, resolve }] of batch.entries()) resolve(changed.get(place) ?? stamp);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
