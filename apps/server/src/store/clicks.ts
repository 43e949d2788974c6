// Clicks: one user on the way into one survey. The unique index of open clicks decides who opened it.
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable, Tx } from './queryable.ts';
import { type clickStates, clicks } from './schema/clicks.ts';
import { surveys } from './schema/surveys.ts';

export type ClickRecord = typeof clicks.$inferSelect;
export type NewClick = typeof clicks.$inferInsert;
type UserKey = { app_id: string; id: number };

/** The user's last click on a survey, held until the transaction ends: whoever else wants it waits. */
export async function lockLastClick(tx: Tx, user: UserKey, survey_id: number): Promise<ClickRecord | null> {
  const [click] = await tx
    .select()
    .from(clicks)
    .where(and(ofUser(user), eq(clicks.survey_id, survey_id)))
    .orderBy(sql`${clicks.ended_at} is null desc`, desc(clicks.opened_at))
    .limit(1)
    .for('update');
  return click ?? null;
}

/** Null when somebody else has opened it in the same moment: theirs counts. */
export async function insertClick(tx: Tx, click: NewClick): Promise<ClickRecord | null> {
  const [opened] = await tx
    .insert(clicks)
    .values(click)
    .onConflictDoNothing({
      target: [clicks.app_id, clicks.user_id, clicks.survey_id],
      where: isNull(clicks.ended_at),
    })
    .returning();
  return opened ?? null;
}

export async function updateClick(
  tx: Tx,
  { cid }: ClickRecord,
  change: Partial<Omit<NewClick, 'cid' | 'app_id' | 'user_id'>>,
): Promise<ClickRecord> {
  const [changed] = await tx.update(clicks).set(change).where(eq(clicks.cid, cid)).returning();
  if (!changed) throw new Error('A click vanished while it was held');
  return changed;
}

export function endClick(
  tx: Tx,
  click: ClickRecord,
  end: { state: (typeof clickStates)[number]; raw_code: string; at: Date },
): Promise<ClickRecord> {
  return updateClick(tx, click, { state: end.state, raw_code: end.raw_code, ended_at: end.at });
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

export async function hasOtherClicks(on: Queryable, click: ClickRecord): Promise<boolean> {
  const [other] = await on
    .select({ cid: clicks.cid })
    .from(clicks)
    .where(and(ofUser({ app_id: click.app_id, id: click.user_id }), ne(clicks.cid, click.cid)))
    .limit(1);
  return other !== undefined;
}

const ofUser = ({ app_id, id }: UserKey) => and(eq(clicks.app_id, app_id), eq(clicks.user_id, id));
