// Whom bonuses and announcements are for that began or ended within a time: all of an app, or one user.
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';

interface Turned extends Record<string, unknown> {
  readonly app_id: string;
  /** Null is all of the app. */
  readonly uhash: string | null;
}

export async function findTurned(on: Queryable, from: Date, to: Date): Promise<Turned[]> {
  const isTurned = (moment: string) =>
    sql`${sql.raw(moment)} > ${from.toISOString()}::timestamptz and ${sql.raw(moment)} <= ${to.toISOString()}::timestamptz`;
  const { rows } = await on.execute<Turned>(sql`
    select bonuses.app_id, users.uhash
    from bonuses left join users on users.app_id = bonuses.app_id and users.id = bonuses.user_id
    where ${isTurned('bonuses.starts_at')} or ${isTurned('bonuses.expires_at')}
    union
    select app_id, null from announcements where ${isTurned('starts_at')} or ${isTurned('ends_at')}`);
  return rows;
}
