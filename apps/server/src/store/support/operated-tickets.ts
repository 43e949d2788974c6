// Tickets as operators see them: the inbox, one ticket with its user, and its state.
import { and, asc, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { inScope, type Scope } from '#store/console/scope.ts';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { apps } from '#store/schema/apps.ts';
import { ticket_files, tickets } from '#store/schema/tickets.ts';
import { users } from '#store/schema/users.ts';
import { hasDeadMail } from './mails.ts';
import { fileCount, replyCount, type TicketRecord } from './tickets.ts';

export type InboxLine = Awaited<ReturnType<typeof findInbox>>[number];

export interface InboxQuery {
  state: TicketRecord['state'];
  app_id: string | null;
  most: number;
  /** The last one of the page before. */
  after: { updated_at: Date; id: string } | null;
}

const asker = { uhash: users.uhash, uuid: users.uuid };
const isAsker = and(eq(users.app_id, tickets.app_id), eq(users.id, tickets.user_id));

const isUnseen = sql<boolean>`(tickets.operator_seen_at is null or exists (
  select from ticket_replies said where said.ticket_id = tickets.id and said.author = 'user'
    and said.at > tickets.operator_seen_at
))`;

/** Open tickets the oldest first; others the latest first. */
export function findInbox(on: Queryable, scope: Scope, { state, app_id, most, after }: InboxQuery) {
  const isOpen = state === 'open';
  const place = sql`(${tickets.updated_at}, ${tickets.id})`;
  const last = after && sql`(${after.updated_at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const isNext = last && (isOpen ? sql`${place} > ${last}` : sql`${place} < ${last}`);
  const order = isOpen ? asc : desc;
  return on
    .select({
      ...{ id: tickets.id, app_id: tickets.app_id, uhash: users.uhash },
      ...{ kind: tickets.kind, appeal: tickets.appeal },
      ...{ state: tickets.state, language: tickets.language },
      excerpt: sql<string>`left(${tickets.text}, 200)`,
      ...{ created_at: tickets.created_at, updated_at: tickets.updated_at },
      ...{ files: fileCount, replies: replyCount, unread: isUnseen },
      mail_failed: hasDeadMail,
    })
    .from(tickets)
    .innerJoin(users, isAsker)
    .innerJoin(apps, eq(apps.id, tickets.app_id))
    .where(
      and(
        inScope(apps.publisher_id, scope),
        eq(tickets.state, state),
        app_id === null ? undefined : eq(tickets.app_id, app_id),
        isNext ?? undefined,
      ),
    )
    .orderBy(order(tickets.updated_at), order(tickets.id))
    .limit(most);
}

export type TicketWithUser = TicketRecord & { uhash: string; uuid: string };

export async function findTicketWithUser(
  on: Queryable,
  scope: Scope,
  id: string,
): Promise<TicketWithUser | null> {
  const [found] = await on
    .select({ ticket: tickets, ...asker })
    .from(tickets)
    .innerJoin(users, isAsker)
    .innerJoin(apps, eq(apps.id, tickets.app_id))
    .where(and(inScope(apps.publisher_id, scope), eq(tickets.id, id)));
  return found ? { ...found.ticket, uhash: found.uhash, uuid: found.uuid } : null;
}

export async function findTicketFile(on: Queryable, ticket_id: string, position: number) {
  const [file] = await on
    .select()
    .from(ticket_files)
    .where(and(eq(ticket_files.ticket_id, ticket_id), eq(ticket_files.position, position)));
  return file ?? null;
}

/** What operators have seen; what comes later is new again. */
export async function noteTicketSeen(on: Queryable, id: string, upTo: Date): Promise<void> {
  await on
    .update(tickets)
    .set({ operator_seen_at: sql`greatest(${tickets.operator_seen_at}, ${upTo.toISOString()}::timestamptz)` })
    .where(eq(tickets.id, id));
}

export async function setTicketState(
  tx: Tx,
  id: string,
  { state, at }: { state: TicketRecord['state']; at: Date },
): Promise<void> {
  await tx.update(tickets).set({ state, updated_at: at }).where(eq(tickets.id, id));
}

/** A reply that could not be mailed, and was not read in the panel either: the ticket waits for operators again. */
export async function reopenUndelivered(
  tx: Tx,
  id: string,
  { replied_at, at }: { replied_at: Date; at: Date },
): Promise<void> {
  const isUnread = or(isNull(tickets.user_seen_at), lt(tickets.user_seen_at, replied_at));
  await tx
    .update(tickets)
    .set({ state: 'open', updated_at: at, operator_seen_at: null })
    .where(and(eq(tickets.id, id), eq(tickets.state, 'answered'), isUnread));
}
