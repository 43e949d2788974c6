// The user of a click.
import { eq } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { clicks } from '#store/schema/clicks.ts';

export async function findOwnerOfClick(
  on: Queryable,
  cid: string,
): Promise<{ app_id: string; user_id: number } | null> {
  const [owner] = await on
    .select({ app_id: clicks.app_id, user_id: clicks.user_id })
    .from(clicks)
    .where(eq(clicks.cid, cid));
  return owner ?? null;
}
