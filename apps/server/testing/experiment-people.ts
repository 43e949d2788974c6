// People of an arm of an experiment, each with one survey that has ended: many at once, since nothing is said of a few.
import type { Queryable } from '#store/engine/queryable.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { clicks } from '#store/schema/clicks.ts';
import { exposures } from '#store/schema/exposures.ts';
import { users } from '#store/schema/users.ts';
import { clickRow } from './clicks.ts';
import { randomHash } from './random-hash.ts';
import type { SurveyRecord } from './surveys.ts';

export interface ArmPeople {
  readonly arm: string;
  readonly people: number;
  /** What a complete credits; most get a little more or less. */
  readonly pays?: number;
  /** How many of a hundred are turned away, in the order of the people. */
  readonly away?: number;
  readonly opened_at?: Date;
}

const atATime = 500;

export async function peopleOfArm(
  on: Queryable,
  app: AppRecord,
  survey: SurveyRecord,
  arm: ArmPeople,
): Promise<UserRecord[]> {
  const made: UserRecord[] = [];
  for (let from = 0; from < arm.people; from += atATime) {
    const count = Math.min(atATime, arm.people - from);
    const some = await on
      .insert(users)
      .values(
        Array.from({ length: count }, () => ({ app_id: app.id, uuid: randomHash(), uhash: randomHash() })),
      )
      .returning();
    const rows = some.map((user, at) => ended(user, survey, from + at, arm));
    await on.insert(clicks).values(rows.map(({ click }) => click));
    await on.insert(exposures).values(rows.map(({ exposure }) => exposure));
    made.push(...some);
  }
  return made;
}

function ended(
  user: UserRecord,
  survey: SurveyRecord,
  nth: number,
  { arm, pays = 100, away = 60, opened_at = new Date() }: ArmPeople,
) {
  // Spread evenly, so that every hundred people have the same.
  const isAway = (nth * 37) % 100 < away;
  const amount = isAway ? 0 : Math.round(pays * (0.8 + ((nth * 13) % 5) / 10));
  const times = { opened_at, started_at: opened_at, ended_at: opened_at };
  const click = {
    ...{
      ...clickRow(user, survey),
      ...times,
      state: isAway ? ('screen_out' as const) : ('complete' as const),
    },
    ...{ credited: BigInt(amount), country: 'US' },
  };
  const { cid, app_id, user_id, survey_id, supplier_id } = click;
  const exposure = {
    ...{ cid, app_id, user_id, survey_id, supplier_id, country: 'US', device: 'desktop' as const, arm },
    ...{
      opened_at,
      started_at: opened_at,
      matures_at: opened_at,
      counted_on: opened_at.toISOString().slice(0, 10),
    },
    ...{ counted_as: isAway ? ('away' as const) : ('complete' as const) },
    counted_seconds: isAway ? 120 + ((nth * 7) % 60) : 600 + ((nth * 11) % 120),
  };
  return { click, exposure };
}
