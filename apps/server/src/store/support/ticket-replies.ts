// Replies of users and operators in tickets.
import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { ticket_replies, tickets } from '#store/schema/tickets.ts';

type NewReply = typeof ticket_replies.$inferInsert;
export type TicketReplyRecord = typeof ticket_replies.$inferSelect;

/** Nobody reads further back. */
const maxReplies = 1000;

/** The oldest first. */
export async function findReplies(on: Queryable, ticket_id: string): Promise<TicketReplyRecord[]> {
  const latest = await on
    .select()
    .from(ticket_replies)
    .where(eq(ticket_replies.ticket_id, ticket_id))
    .orderBy(desc(ticket_replies.at), desc(ticket_replies.id))
    .limit(maxReplies);
  return latest.reverse();
}

/** How many replies of this author the ticket has since then. */
export async function countReplies(
  on: Queryable,
  { ticket_id, author, since }: { ticket_id: string; author: NewReply['author']; since: Date },
): Promise<number> {
  const [counted] = await on
    .select({ replies: count() })
    .from(ticket_replies)
    .where(
      and(
        eq(ticket_replies.ticket_id, ticket_id),
        eq(ticket_replies.author, author),
        gt(ticket_replies.at, since),
      ),
    );
  return counted?.replies ?? 0;
}

/** The id of the reply, after which it is the other side's turn; null: it was added before, and nothing was changed. */
export async function addReply(tx: Tx, reply: NewReply & { at: Date }): Promise<string | null> {
  const [added] = await tx
    .insert(ticket_replies)
    .values(reply)
    .onConflictDoNothing({ target: [ticket_replies.ticket_id, ticket_replies.idempotency_key] })
    .returning({ id: ticket_replies.id });
  if (!added) return null;
  await tx
    .update(tickets)
    .set({
      ...(reply.author === 'operator' ? { state: 'answered' } : waitsAgain(reply.at)),
      updated_at: reply.at,
    })
    .where(eq(tickets.id, reply.ticket_id));
  return added.id;
}

/** Whoever writes again while waiting has waited since the first message. */
const waitsAgain = (at: Date) => ({
  state: 'open' as const,
  waiting_since: sql`case when ${tickets.state} = 'open' then ${tickets.waiting_since}
    else ${at.toISOString()}::timestamptz end`,
});
