// What is attached to tickets.
import { asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { ticket_files } from '#store/schema/tickets.ts';

export type TicketFileRecord = typeof ticket_files.$inferSelect;

/** In the order in which they were chosen. */
export function findTicketFiles(on: Queryable, ticket_id: string): Promise<TicketFileRecord[]> {
  return on
    .select()
    .from(ticket_files)
    .where(eq(ticket_files.ticket_id, ticket_id))
    .orderBy(asc(ticket_files.position));
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
