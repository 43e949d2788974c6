// What was found behind a bearer, kept for as long as the database says that it still stands. It is asked with every
// request, so that a ban, a closed door or a new answer counts at once on every node; but one query serves all
// requests of the moment, and nothing else about the person is read again (decision 0029).
import type { Bearer } from '@earnwall/domain/accounts/bearer';
import type { Database } from '#store/engine/database.ts';
import type { BonusRecord } from '#store/money/bonuses.ts';
import type { IdentityNames } from '#store/people/identity-stamps.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord, AppSource } from '#store/publishers/apps.ts';
import { BatchedStamps } from './batched-stamps.ts';

export interface Found {
  bearer: Bearer;
  /** Null when the bearer carries no security hash. */
  isHashRight: boolean | null;
  /** The visitor names a source that the app does not have. */
  isSourceUnknown: boolean;
  app: AppRecord | null;
  source: AppSource | null;
  user: UserRecord | null;
  bonuses: readonly BonusRecord[];
  /** The door that was looked for. */
  sourceName: string;
}

interface Kept {
  found: Found;
  names: IdentityNames;
  /** Read before the rows were; null when it was not, so that the rows may be older. */
  stamp: string | null;
}

const mostKept = 20_000;

export class IdentityCache {
  private readonly kept = new Map<string, Kept>();
  private readonly stamps: BatchedStamps;

  constructor(on: Pick<Database, 'ask'>) {
    this.stamps = new BatchedStamps(on);
  }

  get size(): number {
    return this.kept.size;
  }

  async find(key: string, lookUp: () => Promise<Found>): Promise<Found> {
    const kept = this.kept.get(key);
    const stamp = kept ? await this.stamps.of(kept.names, kept.stamp) : null;
    if (kept && kept.stamp !== null && kept.stamp === stamp) return kept.found;
    const found = await lookUp();
    this.remember(key, found, kept, stamp);
    return found;
  }

  private remember(key: string, found: Found, before: Kept | undefined, stamp: string | null): void {
    this.kept.delete(key);
    const { app, user, sourceName } = found;
    if (!app || !user) return;
    // Anybody can make up as many of these as there is room for, and nobody is admitted by them.
    if (found.isHashRight === false || found.isSourceUnknown) return;
    const names = { app_id: app.id, user_id: user.id, source: sourceName };
    const isSame = before?.names.user_id === names.user_id && before.names.source === names.source;
    this.kept.set(key, { found, names, stamp: isSame ? stamp : null });
    const [oldest] = this.kept.keys();
    if (this.kept.size > mostKept && oldest !== undefined) this.kept.delete(oldest);
  }
}
