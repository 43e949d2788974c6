// Batches the checks of cached identities: a single query tells all who ask at the same time whether their cached rows are
// still current.
import { type Asked, Batched } from '#request/batched.ts';
import type { Database } from '#store/engine/database.ts';
import { findChangedStamps, type StampedIdentity } from '#store/people/identity-stamps.ts';

export class BatchedStamps {
  private readonly batched: Batched<StampedIdentity, string | null>;

  constructor(on: Pick<Database, 'queryRows'>) {
    this.batched = new Batched(async (known) => {
      const changed = await findChangedStamps(on, known);
      return known.map(({ stamp }, place) => changed.get(place) ?? stamp);
    });
  }

  /** The stamp as of a moment after the call: the given one if nothing has changed. */
  of(identity: StampedIdentity): Asked<string | null> {
    return this.batched.join(identity);
  }
}
