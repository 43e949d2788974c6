// Subscriptions to `inventory.available`: checked one after another, the longest unchecked first.
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import type { UserRecord } from '#store/people/users.ts';
import { apps } from '#store/schema/apps.ts';
import { inventory_subscriptions as subscriptions } from '#store/schema/inventory-subscriptions.ts';
import { postback_endpoints } from '#store/schema/postbacks.ts';
import { users } from '#store/schema/users.ts';
import type { AppRecord } from './apps.ts';

type Row = typeof subscriptions.$inferSelect;
export type EventTarget = Pick<
  typeof postback_endpoints.$inferSelect,
  'url' | 'secret' | 'previous_secret' | 'previous_until'
>;
export interface DueSubscription {
  subscription: Row;
  user: UserRecord;
  app: AppRecord;
  endpoint: EventTarget;
}

type UserKey = Pick<UserRecord, 'app_id' | 'id'>;

/** One that is there already stays as it is. */
export async function addSubscription(on: Queryable, { app_id, id }: UserKey): Promise<void> {
  await on.insert(subscriptions).values({ app_id, user_id: id }).onConflictDoNothing();
}

export async function removeSubscription(on: Queryable, user: UserKey): Promise<void> {
  await on.delete(subscriptions).where(isOf({ app_id: user.app_id, user_id: user.id }));
}

/** Of apps whose endpoint gets messages now; a signed GET has no form for an event. */
export async function findSubscriptionsDue(
  on: Queryable,
  { checkedBefore, most }: { checkedBefore: Date; most: number },
): Promise<DueSubscription[]> {
  const { url, secret, previous_secret, previous_until } = postback_endpoints;
  return await on
    .select({
      ...{ subscription: subscriptions, user: users, app: apps },
      endpoint: { url, secret, previous_secret, previous_until },
    })
    .from(subscriptions)
    .innerJoin(users, and(eq(users.app_id, subscriptions.app_id), eq(users.id, subscriptions.user_id)))
    .innerJoin(apps, eq(apps.id, subscriptions.app_id))
    .innerJoin(postback_endpoints, eq(postback_endpoints.app_id, subscriptions.app_id))
    .where(
      and(
        or(isNull(subscriptions.checked_at), lte(subscriptions.checked_at, checkedBefore)),
        eq(postback_endpoints.form, 'json'),
        eq(postback_endpoints.state, 'on'),
      ),
    )
    // As the index has them, and by nothing else: a second key would sort all that were never checked for each batch.
    .orderBy(sql`${subscriptions.checked_at} asc nulls first`)
    .limit(most);
}

/** Written before an event is sent, so that it keeps its id whatever happens to this node. */
export async function recordCheck(
  on: Queryable,
  row: Pick<Row, 'app_id' | 'user_id'>,
  check: Pick<Row, 'had_surveys' | 'checked_at' | 'notified_at' | 'event_id' | 'tries'>,
): Promise<void> {
  const { had_surveys, checked_at, notified_at, event_id, tries } = check;
  await on
    .update(subscriptions)
    .set({ had_surveys, checked_at, notified_at, event_id, tries })
    .where(isOf(row));
}

export async function recordDelivered(on: Queryable, row: Pick<Row, 'app_id' | 'user_id'>): Promise<void> {
  await on.update(subscriptions).set({ event_id: null, tries: 0 }).where(isOf(row));
}

export async function recordFailed(on: Queryable, row: Pick<Row, 'app_id' | 'user_id'>): Promise<void> {
  await on
    .update(subscriptions)
    .set({ tries: sql`${subscriptions.tries} + 1` })
    .where(isOf(row));
}

function isOf({ app_id, user_id }: Pick<Row, 'app_id' | 'user_id'>) {
  return and(eq(subscriptions.app_id, app_id), eq(subscriptions.user_id, user_id));
}
