// Changes as the audit has them.
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { audit_events } from '#store/schema/audit-events.ts';
import { users } from '#store/schema/users.ts';

/** Somebody was moved to a country; answers the event. */
export async function aMove(
  on: Queryable,
  user: { app_id: string; id: number },
  country: string,
): Promise<number> {
  const [before] = await on.select({ country: users.country }).from(users).where(eq(users.id, user.id));
  await on.update(users).set({ country }).where(eq(users.id, user.id));
  const [event] = await on
    .insert(audit_events)
    .values({
      ...{ kind: 'change', what: `moved to ${country}`, app_id: user.app_id, user_id: user.id, act: 'user' },
      publisher_id: sql`(select publisher_id from apps where id = ${user.app_id})`,
      changes: [{ field: 'country', old: before?.country ?? null, new: country }],
    })
    .returning();
  if (!event) throw new Error('The event was not stored');
  return event.id;
}
