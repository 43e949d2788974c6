// How many surveys a user has completed.
import { and, count, eq, sql } from 'drizzle-orm';
import { prepared } from '#store/engine/prepared.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { clicks } from '#store/schema/clicks.ts';

const completes = prepared((on) =>
  on
    .select({ completes: count() })
    .from(clicks)
    .where(
      and(
        eq(clicks.app_id, sql.placeholder('app_id')),
        eq(clicks.user_id, sql.placeholder('user_id')),
        eq(clicks.state, 'complete'),
      ),
    )
    .prepare('count_completes'),
);

export async function countCompletes(
  on: Queryable,
  { app_id, user_id }: { app_id: string; user_id: number },
): Promise<number> {
  const [found] = await completes(on).execute({ app_id, user_id });
  return found?.completes ?? 0;
}
