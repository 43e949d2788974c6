// Requests that come while a question to the database is under way wait for the next one together: however many there
// are, one query tells all of them whether what is remembered still stands.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#store/engine/database.ts';
import { findChangedStamps, type IdentityNames } from '#store/people/identity-stamps.ts';

interface Waiting {
  readonly names: IdentityNames;
  readonly stamp: string | null;
  tell(stamp: string | null): void;
  fail(error: unknown): void;
}

export class BatchedStamps {
  private waiting: Waiting[] = [];
  private isAsking = false;

  constructor(private readonly on: Pick<Database, 'ask'>) {}

  /** The stamp as of a moment after the call; the one that was given, when it still stands. */
  of(names: IdentityNames, stamp: string | null): Promise<string | null> {
    return new Promise((tell, fail) => {
      this.waiting.push({ names, stamp, tell, fail });
      if (!this.isAsking) void this.askForAll();
    });
  }

  private async askForAll(): Promise<void> {
    this.isAsking = true;
    while (this.waiting.length > 0) {
      // Whoever was just told is answered, and whoever came meanwhile is read, before the next question is put.
      await nextTurn();
      await nextTurn();
      await this.ask();
    }
    this.isAsking = false;
  }

  private async ask(): Promise<void> {
    const asked = this.waiting;
    this.waiting = [];
    try {
      const changed = await findChangedStamps(this.on, asked);
      for (const [place, { stamp, tell }] of asked.entries()) tell(changed.get(place) ?? stamp);
    } catch (error) {
      for (const { fail } of asked) fail(error);
    }
  }
}
