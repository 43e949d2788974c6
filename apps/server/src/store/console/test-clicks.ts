// The last survey that a test user has taken, and the postback about it.
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { clicks } from '#store/schema/clicks.ts';
import type { Attempt } from '#store/schema/postbacks.ts';
import { surveys } from '#store/schema/surveys.ts';
import { users } from '#store/schema/users.ts';

export type TestClickRecord = Awaited<ReturnType<typeof findTestClicks>>[number];

/** The newest first. */
export function findTestClicks(
  on: Queryable,
  app_id: string,
  { uuids, since, most }: { uuids: readonly string[]; since: Date; most: number },
) {
  return on
    .select({
      ...{ cid: clicks.cid, user_id: clicks.user_id, state: clicks.state },
      ...{ started_at: clicks.started_at, ended_at: clicks.ended_at, user_reward: clicks.user_reward },
      survey: surveys.supplier_ref,
    })
    .from(clicks)
    .innerJoin(users, and(eq(users.app_id, clicks.app_id), eq(users.id, clicks.user_id)))
    .innerJoin(surveys, eq(surveys.id, clicks.survey_id))
    .where(
      and(
        eq(clicks.app_id, app_id),
        inArray(users.uuid, [...uuids]),
        eq(clicks.test_mode, true),
        gte(clicks.opened_at, since),
      ),
    )
    .orderBy(desc(clicks.opened_at))
    .limit(most);
}

interface TestPostbackRecord {
  readonly state: 'waiting' | 'delivered' | 'dead' | 'unsent';
  readonly attempts: readonly Attempt[];
  readonly at: Date;
}

/** Null where the click has moved nothing. */
export async function findPostbackOfClick(
  on: Queryable,
  app_id: string,
  { cid, user_id }: Pick<TestClickRecord, 'cid' | 'user_id'>,
): Promise<TestPostbackRecord | null> {
  const { rows } = await on.execute<Omit<TestPostbackRecord, 'at'> & { at: string }>(sql`
    with moved as (select id from movements where app_id = ${app_id} and user_id = ${user_id} and cid = ${cid})
    select 'waiting' as state, attempts, at from postback_queue where id in (select id from moved)
    union all
    select state, attempts, at from postback_log where id in (select id from moved)
    order by at desc limit 1`);
  const [found] = rows;
  return found ? { ...found, at: new Date(found.at) } : null;
}
