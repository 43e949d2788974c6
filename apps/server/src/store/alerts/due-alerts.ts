// The lists that are looked at for people who want to be told, the longest unchecked first.
import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { apps } from '#store/schema/apps.ts';
import { survey_alerts as alerts } from '#store/schema/survey-alerts.ts';
import { users } from '#store/schema/users.ts';
import type { AlertRecord } from './alerts.ts';

export interface DueAlert {
  alert: AlertRecord;
  user: UserRecord;
  app: AppRecord;
}

const hasBrowser = sql`exists (
  select from push_subscriptions p
  where p.app_id = survey_alerts.app_id and p.user_id = survey_alerts.user_id
)`;

/** An address that is not confirmed yet is not told anything. */
export async function findAlertsDue(
  on: Queryable,
  { checkedBefore, most }: { checkedBefore: Date; most: number },
): Promise<DueAlert[]> {
  return await on
    .select({ alert: alerts, user: users, app: apps })
    .from(alerts)
    .innerJoin(users, and(eq(users.app_id, alerts.app_id), eq(users.id, alerts.user_id)))
    .innerJoin(apps, eq(apps.id, alerts.app_id))
    .where(
      and(
        or(isNull(alerts.checked_at), lte(alerts.checked_at, checkedBefore)),
        or(isNotNull(alerts.mail_confirmed_at), hasBrowser),
      ),
    )
    .orderBy(sql`${alerts.checked_at} asc nulls first`)
    .limit(most);
}

export async function findAlertOwner(
  on: Queryable,
  { app_id, user_id }: AlertRecord,
): Promise<Omit<DueAlert, 'alert'> | null> {
  const [owner] = await on
    .select({ user: users, app: apps })
    .from(users)
    .innerJoin(apps, eq(apps.id, users.app_id))
    .where(and(eq(users.app_id, app_id), eq(users.id, user_id)));
  return owner ?? null;
}

type Checked = Pick<AlertRecord, 'had_surveys' | 'waiting_since' | 'checked_at' | 'notified_at'>;

/**
 * Written before anything is sent, and only over what was read: of two nodes with the same row one gets it, and the person
 * is told once at most. Null: the other one was first, or the row is gone.
 */
export async function recordAlertCheck(
  tx: Tx,
  { app_id, user_id, checked_at, notified_at }: AlertRecord,
  check: Checked,
): Promise<AlertRecord | null> {
  const [recorded] = await tx
    .update(alerts)
    .set(check)
    .where(
      and(
        eq(alerts.app_id, app_id),
        eq(alerts.user_id, user_id),
        sql`${alerts.checked_at} is not distinct from ${checked_at?.toISOString() ?? null}::timestamptz`,
        sql`${alerts.notified_at} is not distinct from ${notified_at?.toISOString() ?? null}::timestamptz`,
      ),
    )
    .returning();
  return recorded ?? null;
}
