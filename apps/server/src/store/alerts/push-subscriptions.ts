// The browsers of people who want to be told of surveys.
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { push_subscriptions as subscriptions } from '#store/schema/survey-alerts.ts';

type UserKey = { app_id: string; id: number };
export type PushSubscriptionRecord = typeof subscriptions.$inferSelect;

const ofUser = ({ app_id, id }: UserKey) =>
  and(eq(subscriptions.app_id, app_id), eq(subscriptions.user_id, id));

export function findPushSubscriptions(on: Queryable, user: UserKey): Promise<PushSubscriptionRecord[]> {
  return on.select().from(subscriptions).where(ofUser(user)).orderBy(asc(subscriptions.created_at));
}

/** The newest ones stay: whoever changes browsers should not have to clear up. */
export async function addPushSubscription(
  tx: Tx,
  user: UserKey,
  given: Pick<PushSubscriptionRecord, 'digest' | 'endpoint' | 'p256dh' | 'auth'>,
  { at, most }: { at: Date; most: number },
): Promise<void> {
  const { p256dh, auth } = given;
  await tx
    .insert(subscriptions)
    .values({ app_id: user.app_id, user_id: user.id, ...given, created_at: at })
    .onConflictDoUpdate({
      target: [subscriptions.app_id, subscriptions.user_id, subscriptions.digest],
      set: { p256dh, auth, created_at: at },
    });
  const older = tx
    .select({ digest: subscriptions.digest })
    .from(subscriptions)
    .where(ofUser(user))
    .orderBy(desc(subscriptions.created_at))
    .offset(most);
  await tx.delete(subscriptions).where(and(ofUser(user), inArray(subscriptions.digest, older)));
}

export async function removePushSubscription(tx: Tx, user: UserKey, digest: string): Promise<void> {
  await tx.delete(subscriptions).where(and(ofUser(user), eq(subscriptions.digest, digest)));
}
