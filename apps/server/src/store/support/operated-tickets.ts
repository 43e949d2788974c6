// One ticket as operators see it, with its user and who has taken it, and its state.
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { inScope, type Scope } from '#store/console/scope.ts';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { apps } from '#store/schema/apps.ts';
import { people } from '#store/schema/people.ts';
import { ticket_files, tickets } from '#store/schema/tickets.ts';
import { users } from '#store/schema/users.ts';
import type { TicketRecord } from './tickets.ts';

const asker = { uhash: users.uhash, uuid: users.uuid };
const isAsker = and(eq(users.app_id, tickets.app_id), eq(users.id, tickets.user_id));

/** A person of the console, with the publisher whose team it is; null for operators. */
export interface Teammate {
  id: string;
  name: string;
  publisher_id: string | null;
}

export type TicketWithUser = TicketRecord & { uhash: string; uuid: string; assignee: Teammate | null };

export async function findTicketWithUser(
  on: Queryable,
  scope: Scope,
  id: string,
): Promise<TicketWithUser | null> {
  const [found] = await on
    .select({
      ...{ ticket: tickets, ...asker },
      assignee: { id: people.id, name: people.name, publisher_id: people.publisher_id },
    })
    .from(tickets)
    .innerJoin(users, isAsker)
    .innerJoin(apps, eq(apps.id, tickets.app_id))
    .leftJoin(people, eq(people.id, tickets.assigned_to))
    .where(and(inScope(apps.publisher_id, scope), eq(tickets.id, id)));
  if (!found) return null;
  const { ticket, ...rest } = found;
  return { ...ticket, ...rest };
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
  await tx
    .update(tickets)
    .set({ state, updated_at: at, ...(state === 'open' && { waiting_since: waitsSince(at) }) })
    .where(eq(tickets.id, id));
}

/** What is open again waits as before; where that was answered meanwhile, from now on. */
const waitsSince = (at: Date) => sql`case when exists (
  select from ticket_replies said where said.ticket_id = tickets.id and said.author = 'operator'
    and said.at >= tickets.waiting_since
) then ${at.toISOString()}::timestamptz else tickets.waiting_since end`;

export async function assignTicket(tx: Tx, id: string, person_id: string | null): Promise<void> {
  await tx.update(tickets).set({ assigned_to: person_id }).where(eq(tickets.id, id));
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
    .set({ state: 'open', updated_at: at, waiting_since: at, operator_seen_at: null })
    .where(and(eq(tickets.id, id), eq(tickets.state, 'answered'), isUnread));
}
