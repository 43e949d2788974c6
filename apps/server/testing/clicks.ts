// Clicks on surveys. Whatever a test does not care about is filled in.
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import type { UserRecord } from '#store/people/users.ts';
import { clicks } from '#store/schema/clicks.ts';
import { randomHash } from './random-hash.ts';
import type { SurveyRecord } from './surveys.ts';

export type ClickRecord = typeof clicks.$inferSelect;
export type NewClick = Partial<typeof clicks.$inferInsert>;

/** Returns the click's id. */
export async function aClick(
  on: Queryable,
  user: UserRecord,
  survey: SurveyRecord,
  given: NewClick = {},
): Promise<string> {
  const click = { ...clickRow(user, survey), ...given };
  await on.insert(clicks).values(click);
  return click.cid;
}

/** One dollar at the prices of `anApp`: a complete pays 500. */
export function clickRow(user: UserRecord, survey: SurveyRecord) {
  return {
    ...{ cid: randomHash(), app_id: user.app_id, user_id: user.id },
    ...{ survey_id: survey.id, supplier_id: survey.supplier_id, payout_micros: survey.payout_micros },
    ...{ exchange_rate_micros: 1_000_000_000n, revenue_share_bp: 5000, payout_share_bp: 5000, decimals: 0 },
    ...{ user_reward: 500n, user_reward_without_bonus: 500n, expires_at: new Date('2100-01-01') },
  };
}

export async function changeClick(on: Queryable, cid: string, change: NewClick): Promise<void> {
  await on.update(clicks).set(change).where(eq(clicks.cid, cid));
}

export async function clickWith(on: Queryable, cid: string): Promise<ClickRecord | undefined> {
  const [click] = await on.select().from(clicks).where(eq(clicks.cid, cid));
  return click;
}

/** As if all that has happened to the clicks of an app had happened so many days earlier. */
export async function ageClicksByDays(on: Queryable, app: { id: string }, days: number): Promise<void> {
  const earlier = sql`make_interval(days => ${days})`;
  await on.execute(sql`
    update clicks set
      opened_at = opened_at - ${earlier}, started_at = started_at - ${earlier},
      returned_at = returned_at - ${earlier}, ended_at = ended_at - ${earlier},
      expires_at = expires_at - ${earlier}, reports_until = reports_until - ${earlier}
    where app_id = ${app.id}`);
}
