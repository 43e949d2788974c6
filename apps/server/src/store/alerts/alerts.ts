// Who wants to be told of surveys: one row for each person, until nothing is turned on any more.
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { survey_alerts as alerts } from '#store/schema/survey-alerts.ts';

export type AlertRecord = typeof alerts.$inferSelect;
type UserKey = { app_id: string; id: number };

/** What a visit tells about the person. */
export type AlertPlace = Pick<AlertRecord, 'language' | 'time_zone' | 'device'>;
type Quiet = Pick<AlertRecord, 'quiet_from' | 'quiet_until'>;

const ofUser = ({ app_id, id }: UserKey) => and(eq(alerts.app_id, app_id), eq(alerts.user_id, id));

export async function findAlert(on: Queryable, user: UserKey): Promise<AlertRecord | null> {
  const [found] = await on.select().from(alerts).where(ofUser(user));
  return found ?? null;
}

/** Adds the row, or brings it up to date; `quiet` counts for a new one alone. */
export async function keepAlert(tx: Tx, user: UserKey, place: AlertPlace, quiet: Quiet): Promise<void> {
  await tx
    .insert(alerts)
    .values({ app_id: user.app_id, user_id: user.id, ...place, ...quiet })
    .onConflictDoUpdate({ target: [alerts.app_id, alerts.user_id], set: place });
}

/** False: there is no row. */
export async function setQuietHours(
  on: Queryable,
  user: UserKey,
  change: AlertPlace & Quiet,
): Promise<boolean> {
  const changed = await on.update(alerts).set(change).where(ofUser(user)).returning({ id: alerts.user_id });
  return changed.length > 0;
}

export async function setMail(
  tx: Tx,
  user: UserKey,
  { email, mail_token, at }: { email: string; mail_token: string; at: Date },
): Promise<void> {
  const asked = { email, mail_token, mail_asked_at: at, mail_confirmed_at: null };
  await tx.update(alerts).set(asked).where(ofUser(user));
}

const noMail = { email: null, mail_token: null, mail_asked_at: null, mail_confirmed_at: null };

export async function removeMail(tx: Tx, user: UserKey): Promise<void> {
  await tx.update(alerts).set(noMail).where(ofUser(user));
  await removeUnused(tx, user);
}

/** After something was turned off. */
export async function removeUnused(tx: Tx, user: UserKey): Promise<void> {
  await tx.delete(alerts).where(and(ofUser(user), isUnused));
}

// In plain SQL: in a query over one table the builder omits the table of a column.
const isUnused = sql`survey_alerts.email is null and not exists (
  select from push_subscriptions p
  where p.app_id = survey_alerts.app_id and p.user_id = survey_alerts.user_id
)`;

export async function findAlertByToken(on: Queryable, mail_token: string): Promise<AlertRecord | null> {
  const [found] = await on.select().from(alerts).where(eq(alerts.mail_token, mail_token));
  return found ?? null;
}

/** A second press changes nothing. */
export async function confirmMail(on: Queryable, mail_token: string, at: Date): Promise<void> {
  await on
    .update(alerts)
    .set({ mail_confirmed_at: at })
    .where(and(eq(alerts.mail_token, mail_token), isNull(alerts.mail_confirmed_at)));
}

/** Addresses that nobody has confirmed in time are deleted. */
export async function forgetUnconfirmed(tx: Tx, askedBefore: Date): Promise<void> {
  const isOver = and(
    sql`${alerts.email} is not null`,
    isNull(alerts.mail_confirmed_at),
    lte(alerts.mail_asked_at, askedBefore),
  );
  const over = await tx
    .update(alerts)
    .set(noMail)
    .where(isOver)
    .returning({ app_id: alerts.app_id, id: alerts.user_id });
  for (const user of over) await removeUnused(tx, user);
}
