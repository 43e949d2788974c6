// Requests that come while a question to the database is under way wait for the next one together: however many there
// are, one query tells all of them whether what is remembered still stands.

import { findIdentityStamps, type IdentityNames } from '#store/identity-stamps.ts';
import type { Queryable } from '#store/queryable.ts';

interface Waiting {
  names: IdentityNames;
  tell(stamp: string): void;
  fail(error: unknown): void;
}

export class GatheredStamps {
  private waiting: Waiting[] = [];
  private isAsking = false;

  constructor(private readonly on: Queryable) {}

  /** As of a moment after the call. */
  of(names: IdentityNames): Promise<string> {
    return new Promise((tell, fail) => {
      this.waiting.push({ names, tell, fail });
      if (this.isAsking) return;
      this.isAsking = true;
      // Those that arrived in the same breath are asked for together.
      setImmediate(() => void this.askForAll());
    });
  }

  private async askForAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const asked = this.waiting;
      this.waiting = [];
      try {
        const stamps = await findIdentityStamps(
          this.on,
          asked.map(({ names }) => names),
        );
        for (const [place, { tell }] of asked.entries()) tell(stamps[place] ?? '');
      } catch (error) {
        for (const { fail } of asked) fail(error);
      }
    }
    this.isAsking = false;
  }
}
