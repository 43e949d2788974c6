// Tickets, their files and what was said in them.
import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { prepared } from './prepared.ts';
import type { Queryable, Tx } from './queryable.ts';
import { ticket_files, ticket_replies, tickets } from './schema/tickets.ts';

type UserKey = { app_id: string; id: number };
export type NewTicket = typeof tickets.$inferInsert & { id: string; created_at: Date };
type NewReply = typeof ticket_replies.$inferInsert;

export type TicketRecord = typeof tickets.$inferSelect;
export type TicketFileRecord = typeof ticket_files.$inferSelect;
export type TicketReplyRecord = typeof ticket_replies.$inferSelect;
export type TicketLine = Awaited<ReturnType<typeof findTickets>>[number];

/** One ticket of a person after another: how many they have sent is counted on the way. */
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
    .values(ticket)
    .onConflictDoNothing({ target: tickets.id })
    .returning({ id: tickets.id });
  if (!created) return false;
  const rows = files.map((file, position) => ({ ...file, ticket_id: created.id, position }));
  if (rows.length > 0) await tx.insert(ticket_files).values(rows);
  return true;
}

const isOf = (user: UserKey) => and(eq(tickets.app_id, user.app_id), eq(tickets.user_id, user.id));

// In plain words: inside a query over one table the builder leaves out whose column it is.
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

/** In the order in which they were chosen. */
export function findTicketFiles(on: Queryable, ticket_id: string): Promise<TicketFileRecord[]> {
  return on
    .select()
    .from(ticket_files)
    .where(eq(ticket_files.ticket_id, ticket_id))
    .orderBy(asc(ticket_files.position));
}

/** Nobody reads further back. */
const mostReplies = 1000;

/** The oldest first. */
export async function findReplies(on: Queryable, ticket_id: string): Promise<TicketReplyRecord[]> {
  const latest = await on
    .select()
    .from(ticket_replies)
    .where(eq(ticket_replies.ticket_id, ticket_id))
    .orderBy(desc(ticket_replies.at), desc(ticket_replies.id))
    .limit(mostReplies);
  return latest.reverse();
}

/** Held until the end of the transaction, so that two replies come one after the other. */
export async function holdTicket(tx: Tx, id: string): Promise<TicketRecord | null> {
  const [ticket] = await tx.select().from(tickets).where(eq(tickets.id, id)).for('update');
  return ticket ?? null;
}

/** How often this side has spoken in the ticket since then. */
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

/** The id of the reply, after which the ticket waits for the other side; null: it was said before, and nothing was changed. */
export async function addReply(tx: Tx, reply: NewReply & { at: Date }): Promise<string | null> {
  const [added] = await tx
    .insert(ticket_replies)
    .values(reply)
    .onConflictDoNothing({ target: [ticket_replies.ticket_id, ticket_replies.idempotency_key] })
    .returning({ id: ticket_replies.id });
  if (!added) return null;
  const state = reply.author === 'operator' ? 'answered' : 'open';
  await tx.update(tickets).set({ state, updated_at: reply.at }).where(eq(tickets.id, reply.ticket_id));
  return added.id;
}

/** What the person has read; what comes later is unread again. */
export async function noteTicketRead(on: Queryable, id: string, upTo: Date): Promise<void> {
  await on
    .update(tickets)
    .set({ user_seen_at: sql`greatest(${tickets.user_seen_at}, ${upTo.toISOString()}::timestamptz)` })
    .where(eq(tickets.id, id));
}

const unreadReplies = prepared((on) =>
  on
    .select({ unread: count() })
    .from(tickets)
    .innerJoin(
      ticket_replies,
      and(
        eq(ticket_replies.ticket_id, tickets.id),
        eq(ticket_replies.author, 'operator'),
        sql`(${tickets.user_seen_at} is null or ${ticket_replies.at} > ${tickets.user_seen_at})`,
      ),
    )
    .where(
      and(eq(tickets.app_id, sql.placeholder('app_id')), eq(tickets.user_id, sql.placeholder('user_id'))),
    )
    .prepare('unread_replies'),
);

export async function countUnreadReplies(on: Queryable, user: UserKey): Promise<number> {
  const [counted] = await unreadReplies(on).execute({ app_id: user.app_id, user_id: user.id });
  return counted?.unread ?? 0;
}

/** Which of these keys belong to a ticket. */
export async function findKnownKeys(on: Queryable, keys: readonly string[]): Promise<Set<string>> {
  const known = await on
    .select({ key: ticket_files.file_key })
    .from(ticket_files)
    .where(inArray(ticket_files.file_key, [...keys]));
  return new Set(known.map(({ key }) => key));
}

export async function hasTicketFiles(on: Queryable): Promise<boolean> {
  const [any] = await on.select({ key: ticket_files.file_key }).from(ticket_files).limit(1);
  return any !== undefined;
}
