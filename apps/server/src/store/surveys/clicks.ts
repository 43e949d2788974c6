// Clicks: one user on one survey. A unique index allows one open click for each pair.
import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { currentPayoutShare } from '#store/publishers/payout-share.ts';
import { type clickStates, clicks } from '#store/schema/clicks.ts';
import { surveys } from '#store/schema/surveys.ts';

export type ClickRecord = typeof clicks.$inferSelect;
/** The publisher's share is that of the moment in which it is stored. */
export type NewClick = Omit<typeof clicks.$inferInsert, 'payout_share_bp'>;
type UserKey = { app_id: string; id: number };

/**
 * The user's last click on a survey: the open one, if there is one. An onboarding survey that has ended in test mode has
 * not ended for an app that is live, nor the other way round.
 */
export async function findLastClick(
  on: Queryable,
  { app, user }: { app: { test_mode: boolean }; user: UserKey },
  survey: { id: number; onboarding: boolean },
): Promise<ClickRecord | null> {
  const isOfMode = or(isNull(clicks.ended_at), eq(clicks.test_mode, app.test_mode));
  const [click] = await on
    .select()
    .from(clicks)
    .where(and(ofUser(user), eq(clicks.survey_id, survey.id), survey.onboarding ? isOfMode : undefined))
    .orderBy(sql`${clicks.ended_at} is null desc`, desc(clicks.opened_at))
    .limit(1)
    .prepare(survey.onboarding ? 'last_click_of_mode' : 'last_click')
    .execute();
  return click ?? null;
}

export async function findClick(on: Queryable, cid: string): Promise<ClickRecord | null> {
  const [click] = await on.select().from(clicks).where(eq(clicks.cid, cid));
  return click ?? null;
}

export async function insertClick(tx: Tx, click: NewClick): Promise<ClickRecord> {
  const payout_share_bp = currentPayoutShare(click.app_id);
  const [opened] = await tx
    .insert(clicks)
    .values({ ...click, payout_share_bp })
    .returning();
  if (!opened) throw new Error('A click was not stored');
  return opened;
}

type ClickChange = Partial<Omit<NewClick, 'cid' | 'app_id' | 'user_id'>>;

export const updateClick = (tx: Tx, click: ClickRecord, change: ClickChange): Promise<ClickRecord> =>
  saveClick(tx, click, change);

/** Opened anew, at the price of this moment and with the publisher's share of it. */
export const repriceClick = (tx: Tx, click: ClickRecord, change: ClickChange): Promise<ClickRecord> =>
  saveClick(tx, click, { ...change, payout_share_bp: currentPayoutShare(click.app_id) });

async function saveClick(
  tx: Tx,
  { cid }: ClickRecord,
  change: PgUpdateSetSource<typeof clicks>,
): Promise<ClickRecord> {
  const [changed] = await tx.update(clicks).set(change).where(eq(clicks.cid, cid)).returning();
  if (!changed) throw new Error('The click of a locked user does not exist');
  return changed;
}

/** Increments `settled_version`, so that a concurrent decision about a report is made again. */
export function endClick(
  tx: Tx,
  click: ClickRecord,
  end: { state: (typeof clickStates)[number]; raw_code: string; at: Date },
): Promise<ClickRecord> {
  return updateClick(tx, click, {
    ...{ state: end.state, raw_code: end.raw_code, ended_at: end.at },
    settled_version: click.settled_version + 1,
  });
}

/** The survey a click belongs to. */
export async function findSurveyOfClick(on: Queryable, cid: string): Promise<{ hash: string } | null> {
  const [found] = await on
    .select({ hash: surveys.hash })
    .from(clicks)
    .innerJoin(surveys, eq(surveys.id, clicks.survey_id))
    .where(eq(clicks.cid, cid));
  return found ?? null;
}

/** True for a user who has not got beyond the first question of a first survey, and may need advice. */
export async function isNewcomer(on: Queryable, user: UserKey): Promise<boolean> {
  const [touched] = await on
    .select({ cid: clicks.cid })
    .from(clicks)
    .where(
      and(
        ofUser(user),
        or(isNotNull(clicks.ended_at), isNotNull(clicks.started_at), sql`cardinality(${clicks.asked}) > 1`),
      ),
    )
    .limit(1)
    .prepare('touched_click')
    .execute();
  return touched === undefined;
}

/** The open click of a user on a survey, read without a lock. */
export async function findOpenClick(
  on: Queryable,
  user: UserKey,
  survey_hash: string,
): Promise<ClickRecord | null> {
  const [found] = await on
    .select({ click: clicks })
    .from(clicks)
    .innerJoin(surveys, and(eq(surveys.id, clicks.survey_id), eq(surveys.hash, survey_hash)))
    .where(and(ofUser(user), isNull(clicks.ended_at)));
  return found?.click ?? null;
}

const ofUser = ({ app_id, id }: UserKey) => and(eq(clicks.app_id, app_id), eq(clicks.user_id, id));
