// Tickets as users write and read them.
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { ticket_files, tickets } from '#store/schema/tickets.ts';

type UserKey = { app_id: string; id: number };
export type NewTicket = typeof tickets.$inferInsert & { id: string; created_at: Date };

export type TicketRecord = typeof tickets.$inferSelect;
export type TicketLine = Awaited<ReturnType<typeof findTickets>>[number];

/** Locks the creation of a user's tickets, so that the rate limit counts correctly. */
export async function holdTicketsOf(tx: Tx, user: UserKey): Promise<void> {
  const name = `tickets of ${user.app_id} ${user.id}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** When the tickets since then were sent, the oldest first. */
export function findTicketTimes(
  on: Queryable,
  user: UserKey,
  since: Date,
): Promise<{ id: string; at: Date }[]> {
  return on
    .select({ id: tickets.id, at: tickets.created_at })
    .from(tickets)
    .where(and(isOf(user), gt(tickets.created_at, since)))
    .orderBy(asc(tickets.created_at));
}

/** False: there is one of this id already, and nothing was changed. */
export async function createTicket(
  tx: Tx,
  ticket: NewTicket,
  files: readonly Omit<typeof ticket_files.$inferInsert, 'ticket_id' | 'position'>[],
): Promise<boolean> {
  const [created] = await tx
    .insert(tickets)
    .values({ ...ticket, waiting_since: ticket.created_at })
    .onConflictDoNothing({ target: tickets.id })
    .returning({ id: tickets.id });
  if (!created) return false;
  const rows = files.map((file, position) => ({ ...file, ticket_id: created.id, position }));
  if (rows.length > 0) await tx.insert(ticket_files).values(rows);
  return true;
}

const isOf = (user: UserKey) => and(eq(tickets.app_id, user.app_id), eq(tickets.user_id, user.id));

// In plain SQL: in a query over one table the builder omits the table of a column.
const isUnread = sql<boolean>`exists (
  select from ticket_replies said where said.ticket_id = tickets.id and said.author = 'operator'
    and (tickets.user_seen_at is null or said.at > tickets.user_seen_at)
)`;
export const fileCount = sql<number>`(select count(*)::int from ticket_files f where f.ticket_id = tickets.id)`;
export const replyCount = sql<number>`(select count(*)::int from ticket_replies r where r.ticket_id = tickets.id)`;

/** The last one to change first. */
export function findTickets(on: Queryable, user: UserKey, most: number) {
  return on
    .select({
      id: tickets.id,
      kind: tickets.kind,
      state: tickets.state,
      excerpt: sql<string>`left(${tickets.text}, 200)`,
      created_at: tickets.created_at,
      updated_at: tickets.updated_at,
      files: fileCount,
      replies: replyCount,
      unread: isUnread,
    })
    .from(tickets)
    .where(isOf(user))
    .orderBy(desc(tickets.updated_at), desc(tickets.id))
    .limit(most);
}

/** A ticket of this user and of nobody else. */
export async function findOwnTicket(on: Queryable, user: UserKey, id: string): Promise<TicketRecord | null> {
  const [ticket] = await on
    .select()
    .from(tickets)
    .where(and(isOf(user), eq(tickets.id, id)));
  return ticket ?? null;
}

/** Locked until the end of the transaction, so that replies are added one after the other. */
export async function holdTicket(tx: Tx, id: string): Promise<TicketRecord | null> {
  const [ticket] = await tx.select().from(tickets).where(eq(tickets.id, id)).for('update');
  return ticket ?? null;
}

/** What the user has read; later replies are unread again. */
export async function noteTicketRead(on: Queryable, id: string, upTo: Date): Promise<void> {
  await on
    .update(tickets)
    .set({ user_seen_at: sql`greatest(${tickets.user_seen_at}, ${upTo.toISOString()}::timestamptz)` })
    .where(eq(tickets.id, id));
}
