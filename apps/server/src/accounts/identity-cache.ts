// Caches the rows behind a bearer for as long as the database confirms that they are current. It is asked with every
// request, so that a ban, a closed source or a new answer takes effect immediately on every node; but one query serves all
// concurrent requests, and nothing else about the user is read again (decision 0029).
import type { Login } from '@earnwall/domain/accounts/bearer';
import type { Database } from '#store/engine/database.ts';
import type { BonusRecord } from '#store/money/bonuses.ts';
import type { AnnouncementRecord } from '#store/people/announcements.ts';
import { type IdentityNames, type StampedIdentity, stampedIdentity } from '#store/people/identity-stamps.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord, AppSource } from '#store/publishers/apps.ts';
import { BatchedStamps } from './batched-stamps.ts';
import { KnownLogins } from './known-logins.ts';

export interface Found {
  bearer: Login;
  /** Null when the bearer carries no security hash; true for a session token. */
  isHashRight: boolean | null;
  /** The app secret that signed the security hash, as its uses are counted; null where none did. */
  usedSecret: string | null;
  /** The visitor names a source that the app does not have. */
  isSourceUnknown: boolean;
  app: AppRecord | null;
  source: AppSource | null;
  user: UserRecord | null;
  bonuses: readonly BonusRecord[];
  announcements: readonly AnnouncementRecord[];
  /** The source that was looked up. */
  sourceName: string;
}

interface CachedIdentity {
  found: Found;
  names: IdentityNames;
  /** Its stamp was read before the rows; it is null when it was not, so that the rows may be older than it. */
  stamped: StampedIdentity;
}

const maxCached = 20_000;

/** A cached identity while the database is asked whether it is current. */
export class IdentityCheck {
  constructor(
    private readonly found: Found,
    private readonly known: string | null,
    /** To be awaited, and handed back. */
    readonly stamps: Promise<readonly (string | null)[]>,
    private readonly place: number,
  ) {}

  stampIn(stamps: readonly (string | null)[]): string | null {
    return stamps[this.place] ?? null;
  }

  /** Null where it has to be looked up anew. */
  currentBy(stamps: readonly (string | null)[]): Found | null {
    return this.known !== null && this.stampIn(stamps) === this.known ? this.found : null;
  }
}

export class IdentityCache {
  /** Of those who name no source. */
  readonly logins = new KnownLogins();
  private readonly cached = new Map<string, CachedIdentity>();
  private readonly stamps: BatchedStamps;

  constructor(on: Pick<Database, 'queryRows'>) {
    this.stamps = new BatchedStamps(on);
  }

  get size(): number {
    return this.cached.size;
  }

  async find(key: string, lookUp: () => Promise<Found>): Promise<Found> {
    const cached = this.cached.get(key);
    const check = cached && this.checkOf(cached);
    const stamps = check ? await check.stamps : [];
    const current = check?.currentBy(stamps);
    if (current) return current;
    const found = await lookUp();
    this.store(key, found, cached, check?.stampIn(stamps) ?? null);
    return found;
  }

  /** Of what is cached, if anything is. */
  check(key: string): IdentityCheck | null {
    const cached = this.cached.get(key);
    return cached ? this.checkOf(cached) : null;
  }

  private checkOf({ found, stamped }: CachedIdentity): IdentityCheck {
    const { answers, place } = this.stamps.of(stamped);
    return new IdentityCheck(found, stamped.stamp, answers, place);
  }

  private store(key: string, found: Found, before: CachedIdentity | undefined, stamp: string | null): void {
    this.cached.delete(key);
    const { app, user, sourceName } = found;
    if (!app || !user) return;
    // Anyone can invent these without limit, and none of them is admitted: caching them would evict real users.
    if (found.isHashRight === false || found.isSourceUnknown) return;
    const names = { app_id: app.id, user_id: user.id, source: sourceName };
    const isSame = before?.names.user_id === names.user_id && before.names.source === names.source;
    this.cached.set(key, { found, names, stamped: stampedIdentity(names, isSame ? stamp : null) });
    const [oldest] = this.cached.keys();
    if (this.cached.size > maxCached && oldest !== undefined) this.cached.delete(oldest);
  }
}
