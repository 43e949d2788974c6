// Tickets of users, and their files, as the database holds them.
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import type { UserRecord } from '#store/people/users.ts';
import { saved_answers } from '#store/schema/ticket-work.ts';
import { ticket_files, tickets } from '#store/schema/tickets.ts';

/** Answers its id. */
export async function aTicket(
  on: Queryable,
  user: UserRecord,
  text: string,
  at = new Date(),
  given: Partial<Pick<typeof tickets.$inferInsert, 'cid' | 'language' | 'state' | 'email'>> = {},
): Promise<string> {
  const [ticket] = await on
    .insert(tickets)
    .values({
      ...{ app_id: user.app_id, user_id: user.id, email: 'alice@example.com', text, language: 'en' },
      ...{ created_at: at, updated_at: at, waiting_since: at, ...given },
    })
    .returning({ id: tickets.id });
  if (!ticket) throw new Error('The ticket was not stored');
  return ticket.id;
}

/** Of a publisher, or of the operators. Answers its id. */
export async function aSavedAnswer(
  on: Queryable,
  publisher_id: string | null,
  name: string,
  text = 'Thank you.',
): Promise<string> {
  const [answer] = await on
    .insert(saved_answers)
    .values({ publisher_id, name, text })
    .returning({ id: saved_answers.id });
  if (!answer) throw new Error('The answer was not stored');
  return answer.id;
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
