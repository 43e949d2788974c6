// The end that "End now" has replaced, as the audit recorded it.
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '#store/engine/queryable.ts';
import { audit_events, type ViewedItems } from '#store/schema/audit-events.ts';

interface Ended {
  readonly app_id: string;
  readonly user_id: number | null;
  readonly about: Pick<ViewedItems, 'bonus' | 'announcement'>;
  /** The column that has its end. */
  readonly field: string;
}

export interface ReplacedEnd {
  /** Null is without an end. */
  readonly ends_at: string | null;
}

const isEnding = /^(bonus|announcement) (ended|cancelled)\b/;

/** Null where the last change of it was another than ending it. */
export async function findReplacedEnd(tx: Tx, ended: Ended): Promise<ReplacedEnd | null> {
  const { app_id, user_id, kind, about, id, what, changes } = audit_events;
  const [last] = await tx
    .select({ what, changes })
    .from(audit_events)
    .where(
      and(
        eq(app_id, ended.app_id),
        ended.user_id === null ? isNull(user_id) : eq(user_id, ended.user_id),
        eq(kind, 'change'),
        sql`${about} @> ${JSON.stringify(ended.about)}::jsonb`,
      ),
    )
    .orderBy(desc(id))
    .limit(1);
  if (!last || !isEnding.test(last.what)) return null;
  const change = last.changes.find(({ field }) => field === ended.field);
  return change ? { ends_at: typeof change.old === 'string' ? change.old : null } : null;
}
