// A cache of recent users as compiled respondents: profile and history are read again only when the user's version has
// grown, so most lists need no query of their own.
import { createHmac } from 'node:crypto';
import { ExcludedIds } from '@earnwall/domain/matching/excluded-ids';
import { type CompiledRespondent, compileRespondent } from '@earnwall/domain/matching/match-index';
import { isFresh, type StoredAnswer } from '@earnwall/domain/profile/freshness';
import { respondentOf } from '@earnwall/domain/profile/respondent';
import type { Visit } from '#request/visit.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { findProfile } from '#store/people/profile.ts';
import type { UserRecord } from '#store/people/users.ts';
import { findUnavailableSurveys } from '#store/surveys/history.ts';
import { type OwnOdds, ownOdds } from '#surveys/odds/own-odds.ts';
import { findPast, type Past } from './past.ts';

/** A user as matching needs them: compiled profile, country and device, and the surveys they cannot take any more. */
export interface MatchedPerson {
  readonly compiled: CompiledRespondent;
  readonly excluded: ExcludedIds;
  /** At suppliers with surveys that are not for everybody. */
  readonly past: Past;
}

export interface KnownRespondent extends MatchedPerson {
  /** What odds and the order of the list depend on beside the profile. */
  readonly own: OwnOdds;
  /** Changes with everything about the user that can change a list; reveals nothing about them. */
  readonly version: string;
}

interface ListContext extends Pick<Visit, 'device'> {
  country: string;
  /** Of the app; surveys taken in test mode do not exclude real ones. */
  test_mode: boolean;
  /** The suppliers at which the user's past counts (Inventory.restrictedIn). */
  restricted: readonly string[];
}

interface CachedRespondent extends KnownRespondent {
  readonly userVersion: number;
  readonly context: ListContext;
  /** Birthdays pass and answers become stale without a write. */
  readonly until: number;
}

/** A few kilobytes each. */
const maxCached = 10_000;

export class Respondents {
  private readonly cached = new Map<string, CachedRespondent>();
  /** By the records of users, which are cached themselves: a key need not be written for each request. */
  private readonly byRecord = new WeakMap<UserRecord, CachedRespondent>();

  constructor(private readonly secret: string) {}

  /** From memory; null where it has to be read. */
  known(user: UserRecord, context: ListContext, now: Date): KnownRespondent | null {
    const last = this.byRecord.get(user);
    if (last && isCurrent(last, user, context, now)) return last;
    const cached = this.cached.get(keyOf(user));
    if (!cached || !isCurrent(cached, user, context, now)) return null;
    this.byRecord.set(user, cached);
    return cached;
  }

  async find(on: Queryable, user: UserRecord, context: ListContext, now: Date): Promise<KnownRespondent> {
    const current = this.known(user, context, now);
    if (current) return current;
    const known = await this.load(on, user, context, now);
    const key = keyOf(user);
    // A map keeps the order of insertion: the longest unchanged is evicted first.
    this.cached.delete(key);
    this.cached.set(key, known);
    const [oldest] = this.cached.keys();
    if (this.cached.size > maxCached && oldest !== undefined) this.cached.delete(oldest);
    return known;
  }

  /** Afresh, whatever is cached. */
  async load(on: Queryable, user: UserRecord, context: ListContext, now: Date): Promise<CachedRespondent> {
    const { country, device, test_mode, restricted } = context;
    const [profile, excluded, past, own] = await Promise.all([
      findProfile(on, user),
      findUnavailableSurveys(on, user, test_mode),
      findPast(on, user, restricted, now),
      ownOdds(on, user, this.secret),
    ]);
    const person = respondentOf(profile, { country, device, birthday: user.birthday }, now);
    const until = nextChange(profile, now);
    return {
      compiled: compileRespondent(person),
      excluded: new ExcludedIds(excluded),
      past,
      own,
      version: this.digest(
        `list:${user.app_id}:${user.id}:${user.version}:${country}:${device}:${test_mode}:${restricted}:${until}:${own.version}`,
      ),
      userVersion: user.version,
      context: { country, device, test_mode, restricted },
      until,
    };
  }

  private digest(text: string): string {
    return createHmac('sha256', this.secret).update(text).digest('base64url').slice(0, 16);
  }
}

const keyOf = ({ app_id, id }: UserRecord): string => `${app_id}:${id}`;

function isCurrent(known: CachedRespondent, user: UserRecord, context: ListContext, now: Date): boolean {
  return (
    known.userVersion === user.version &&
    known.context.country === context.country &&
    known.context.device === context.device &&
    known.context.test_mode === context.test_mode &&
    isSame(known.context.restricted, context.restricted) &&
    now.getTime() < known.until
  );
}

/** Both in order, and mostly the very same list. */
const isSame = (a: readonly string[], b: readonly string[]) => a === b || a.join() === b.join();

const dayMs = 86_400_000;

/** The next midnight, when the user may be a year older, or sooner, when an answer becomes stale. */
function nextChange(profile: readonly StoredAnswer[], now: Date): number {
  const midnight = (Math.floor(now.getTime() / dayMs) + 1) * dayMs;
  const expiries = profile
    .filter((answer) => isFresh(answer, now))
    .map(({ answered_at, shelf_life_days }) =>
      shelf_life_days === null ? midnight : answered_at.getTime() + shelf_life_days * dayMs,
    );
  return Math.min(midnight, ...expiries);
}
