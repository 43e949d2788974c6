// The tickets of one user, the latest first.
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { tickets } from '#store/schema/tickets.ts';
import { replyCount } from '#store/support/tickets.ts';

export function findTicketsOfUser(
  on: Queryable,
  user: { readonly app_id: string; readonly id: number },
  most: number,
) {
  return on
    .select({
      ...{ id: tickets.id, kind: tickets.kind, state: tickets.state },
      excerpt: sql<string>`left(${tickets.text}, 200)`,
      ...{ created_at: tickets.created_at, updated_at: tickets.updated_at, replies: replyCount },
    })
    .from(tickets)
    .where(and(eq(tickets.app_id, user.app_id), eq(tickets.user_id, user.id)))
    .orderBy(desc(tickets.created_at), desc(tickets.id))
    .limit(most);
}
