// A user's progress with special bonuses since each of them began, and their claims (BO-03).
import type { Done } from '@earnwall/domain/bonuses/special';
import { type SQL, sql } from 'drizzle-orm';
import { prepared } from '#store/engine/prepared.ts';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { bonus_claims, bonuses } from '#store/schema/bonuses.ts';
import { clicks } from '#store/schema/clicks.ts';
import { offer_clicks, offer_reward_progress } from '#store/schema/offer-clicks.ts';

export interface BonusClaim {
  claimed_at: Date;
  user_reward: bigint;
}

export interface SpecialStanding {
  done: Done;
  claim: BonusClaim | null;
}

const [app_id, user_id, test] = [
  sql.placeholder('app_id'),
  sql.placeholder('user_id'),
  sql.placeholder('test'),
];

/** Only what happened while the bonus lasted. */
const lasting = (at: SQL) =>
  sql`${at} >= ${bonuses.starts_at} and (${bonuses.expires_at} is null or ${at} < ${bonuses.expires_at})`;

/** Test points and real ones are never mixed. */
const ofPerson = (table: SQL) =>
  sql`${table}.app_id = ${app_id} and ${table}.user_id = ${user_id}::bigint and ${table}.test_mode = ${test}::boolean`;

const standings = prepared((on) =>
  on
    .select({
      bonus_id: bonuses.id,
      surveys: sql`(
        select count(*) from ${clicks} as own
        where ${ofPerson(sql`own`)} and own.state = 'complete' and ${lasting(sql`own.ended_at`)}
      )`.mapWith(Number),
      tasks: sql`(
        select count(*) from ${offer_clicks} as own join ${offer_reward_progress} as task on task.click_id = own.id
        where ${ofPerson(sql`own`)} and ${lasting(sql`task.reached_at`)}
      )`.mapWith(Number),
      offers: sql`(
        select count(*) from ${offer_clicks} as own
        where ${ofPerson(sql`own`)} and ${lasting(sql`own.finished_at`)}
      )`.mapWith(Number),
      claimed_at: bonus_claims.claimed_at,
      user_reward: bonus_claims.user_reward,
    })
    .from(bonuses)
    .leftJoin(
      bonus_claims,
      sql`${bonus_claims.bonus_id} = ${bonuses.id} and ${bonus_claims.app_id} = ${app_id}
        and ${bonus_claims.user_id} = ${user_id}::bigint and ${bonus_claims.test_mode} = ${test}::boolean`,
    )
    .where(sql`${bonuses.id} = any(${sql.placeholder('ids')}::text[])`)
    .prepare('special_standings'),
);

/** By bonus. */
export async function findSpecialStandings(
  on: Queryable,
  who: { app: { test_mode: boolean }; user: { app_id: string; id: number } },
  ids: readonly string[],
): Promise<Map<string, SpecialStanding>> {
  const { app, user } = who;
  const found = await standings(on).execute({
    ...{ app_id: user.app_id, user_id: user.id, test: app.test_mode, ids },
  });
  return new Map(
    found.map(({ bonus_id, claimed_at, user_reward, ...done }) => [
      bonus_id,
      { done, claim: claimed_at && user_reward !== null ? { claimed_at, user_reward } : null },
    ]),
  );
}

/** The key is unique: one claim of each user per bonus, in test mode and outside of it. */
export async function insertClaim(tx: Tx, claim: typeof bonus_claims.$inferInsert): Promise<void> {
  await tx.insert(bonus_claims).values(claim);
}
