// Tickets of users, and their files, as the database holds them.
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import type { UserRecord } from '#store/people/users.ts';
import { ticket_files, tickets } from '#store/schema/tickets.ts';

/** Answers its id. */
export async function aTicket(
  on: Queryable,
  user: UserRecord,
  text: string,
  at = new Date(),
): Promise<string> {
  const [ticket] = await on
    .insert(tickets)
    .values({
      ...{ app_id: user.app_id, user_id: user.id, email: 'alice@example.com', text, language: 'en' },
      ...{ created_at: at, updated_at: at },
    })
    .returning({ id: tickets.id });
  if (!ticket) throw new Error('The ticket was not stored');
  return ticket.id;
}

export function ticketsOf(on: Queryable, user: UserRecord) {
  return on.select().from(tickets).where(eq(tickets.user_id, user.id)).orderBy(asc(tickets.created_at));
}

export function filesOf(on: Queryable, ticket: { id: string }) {
  return on
    .select()
    .from(ticket_files)
    .where(eq(ticket_files.ticket_id, ticket.id))
    .orderBy(asc(ticket_files.position));
}
