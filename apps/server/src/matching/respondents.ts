// People who asked lately, ready to be matched: profile and history are read again only when the user's version has
// grown, so most lists cost no query of their own.
import { createHmac } from 'node:crypto';
import { type CompiledRespondent, compileRespondent } from '@earnwall/domain/matching/match-index';
import { isFresh, type KeptAnswer } from '@earnwall/domain/profile/freshness';
import { respondentOf } from '@earnwall/domain/profile/respondent';
import type { Visit } from '#http/visit.ts';
import { findSpentSurveys } from '#store/history.ts';
import { findProfile } from '#store/profile.ts';
import type { Queryable } from '#store/queryable.ts';
import type { UserRecord } from '#store/users.ts';

/** Somebody in front of a list: where they are, what is known of them, and what they cannot take any more. */
export interface KnownRespondent {
  readonly compiled: CompiledRespondent;
  readonly excluded: ReadonlySet<number>;
  /** Changes with everything about the person that can change a list; tells nothing about them. */
  readonly version: string;
}

type Place = Pick<Visit, 'device'> & { country: string };

interface Known extends KnownRespondent {
  readonly userVersion: number;
  readonly place: Place;
  /** Birthdays pass and answers grow stale without anybody writing anything. */
  readonly until: number;
}

/** A few kilobytes each. */
const mostKept = 10_000;

export class Respondents {
  private readonly kept = new Map<string, Known>();

  constructor(private readonly secret: string) {}

  async find(on: Queryable, user: UserRecord, place: Place, now: Date): Promise<KnownRespondent> {
    const key = `${user.app_id}:${user.id}`;
    const kept = this.kept.get(key);
    if (kept && isCurrent(kept, user, place, now)) return kept;
    const known = await this.meet(on, user, place, now);
    // The map remembers the order of arrival: whoever has not changed for longest leaves first.
    this.kept.delete(key);
    this.kept.set(key, known);
    const [oldest] = this.kept.keys();
    if (this.kept.size > mostKept && oldest !== undefined) this.kept.delete(oldest);
    return known;
  }

  private async meet(on: Queryable, user: UserRecord, { country, device }: Place, now: Date): Promise<Known> {
    const [profile, excluded] = await Promise.all([findProfile(on, user), findSpentSurveys(on, user)]);
    const person = respondentOf(profile, { country, device, birthday: user.birthday }, now);
    const until = nextChange(profile, now);
    return {
      compiled: compileRespondent(person),
      excluded,
      version: this.digest(`list:${user.app_id}:${user.id}:${user.version}:${country}:${device}:${until}`),
      userVersion: user.version,
      place: { country, device },
      until,
    };
  }

  private digest(text: string): string {
    return createHmac('sha256', this.secret).update(text).digest('base64url').slice(0, 16);
  }
}

function isCurrent({ userVersion, place, until }: Known, user: UserRecord, asked: Place, now: Date): boolean {
  return (
    userVersion === user.version &&
    place.country === asked.country &&
    place.device === asked.device &&
    now.getTime() < until
  );
}

const dayMs = 86_400_000;

/** The next midnight, when somebody may grow a year older, or sooner, when an answer is too old to rely upon. */
function nextChange(profile: readonly KeptAnswer[], now: Date): number {
  const midnight = (Math.floor(now.getTime() / dayMs) + 1) * dayMs;
  const expiries = profile
    .filter((answer) => isFresh(answer, now))
    .map(({ answered_at, shelf_life_days }) =>
      shelf_life_days === null ? midnight : answered_at.getTime() + shelf_life_days * dayMs,
    );
  return Math.min(midnight, ...expiries);
}
