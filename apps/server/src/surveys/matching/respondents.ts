// People who asked lately, ready to be matched: profile and history are read again only when the user's version has
// grown, so most lists cost no query of their own.
import { createHmac } from 'node:crypto';
import { type CompiledRespondent, compileRespondent } from '@earnwall/domain/matching/match-index';
import { isFresh, type KeptAnswer } from '@earnwall/domain/profile/freshness';
import { respondentOf } from '@earnwall/domain/profile/respondent';
import type { Visit } from '#request/visit.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { findProfile } from '#store/people/profile.ts';
import type { UserRecord } from '#store/people/users.ts';
import { findUnavailableSurveys } from '#store/surveys/history.ts';

/** Somebody in front of a list: where they are, what is known of them, and what they cannot take any more. */
export interface KnownRespondent {
  readonly compiled: CompiledRespondent;
  readonly excluded: ReadonlySet<number>;
  /** Changes with everything about the person that can change a list; tells nothing about them. */
  readonly version: string;
}

/** `test_mode`: of the app; what was earned there takes nothing away from what can really be earned. */
type Circumstances = Pick<Visit, 'device'> & { country: string; test_mode: boolean };

interface Known extends KnownRespondent {
  readonly userVersion: number;
  readonly asked: Circumstances;
  /** Birthdays pass and answers grow stale without anybody writing anything. */
  readonly until: number;
}

/** A few kilobytes each. */
const mostKept = 10_000;

export class Respondents {
  private readonly kept = new Map<string, Known>();

  constructor(private readonly secret: string) {}

  async find(on: Queryable, user: UserRecord, asked: Circumstances, now: Date): Promise<KnownRespondent> {
    const key = `${user.app_id}:${user.id}`;
    const kept = this.kept.get(key);
    if (kept && isCurrent(kept, user, asked, now)) return kept;
    const known = await this.meet(on, user, asked, now);
    // The map remembers the order of arrival: whoever has not changed for longest leaves first.
    this.kept.delete(key);
    this.kept.set(key, known);
    const [oldest] = this.kept.keys();
    if (this.kept.size > mostKept && oldest !== undefined) this.kept.delete(oldest);
    return known;
  }

  private async meet(on: Queryable, user: UserRecord, asked: Circumstances, now: Date): Promise<Known> {
    const { country, device, test_mode } = asked;
    const [profile, excluded] = await Promise.all([
      findProfile(on, user),
      findUnavailableSurveys(on, user, test_mode),
    ]);
    const person = respondentOf(profile, { country, device, birthday: user.birthday }, now);
    const until = nextChange(profile, now);
    return {
      compiled: compileRespondent(person),
      excluded,
      version: this.digest(
        `list:${user.app_id}:${user.id}:${user.version}:${country}:${device}:${test_mode}:${until}`,
      ),
      userVersion: user.version,
      asked: { country, device, test_mode },
      until,
    };
  }

  private digest(text: string): string {
    return createHmac('sha256', this.secret).update(text).digest('base64url').slice(0, 16);
  }
}

function isCurrent(known: Known, user: UserRecord, asked: Circumstances, now: Date): boolean {
  return (
    known.userVersion === user.version &&
    known.asked.country === asked.country &&
    known.asked.device === asked.device &&
    known.asked.test_mode === asked.test_mode &&
    now.getTime() < known.until
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
