// Notes of the team about tickets. Nothing that a user or a mail gets reads this table.
import { desc, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { ticket_notes } from '#store/schema/ticket-work.ts';

export type TicketNoteRecord = typeof ticket_notes.$inferSelect;
type NewNote = typeof ticket_notes.$inferInsert;

/** Nobody reads further back. */
const maxNotes = 1000;

/** The oldest first. */
export async function findNotes(on: Queryable, ticket_id: string): Promise<TicketNoteRecord[]> {
  const latest = await on
    .select()
    .from(ticket_notes)
    .where(eq(ticket_notes.ticket_id, ticket_id))
    .orderBy(desc(ticket_notes.at), desc(ticket_notes.id))
    .limit(maxNotes);
  return latest.reverse();
}

/** False: it was added before. */
export async function addNote(tx: Tx, note: NewNote): Promise<boolean> {
  const { rowCount } = await tx
    .insert(ticket_notes)
    .values(note)
    .onConflictDoNothing({ target: [ticket_notes.ticket_id, ticket_notes.idempotency_key] });
  return rowCount === 1;
}
