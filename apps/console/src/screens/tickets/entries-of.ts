import type { Ticket } from './ticket.ts';

export type Entry =
  | { kind: 'message'; id: string; at: string; text: string }
  | { kind: 'reply'; id: string; at: string; reply: Ticket['replies'][number] }
  | { kind: 'note'; id: string; at: string; note: Ticket['notes'][number] }
  | { kind: 'credit'; id: string; at: string; credit: Ticket['credits'][number] };

/** All of a thread in the order of time: the message it began with, replies, notes and credits. */
export function entriesOf({ text, created_at, replies, notes, credits }: Ticket): Entry[] {
  const later: Entry[] = [
    ...replies.map((reply) => ({ kind: 'reply' as const, id: reply.id, at: reply.at, reply })),
    ...notes.map((note) => ({ kind: 'note' as const, id: note.id, at: note.at, note })),
    ...credits.map((credit) => ({
      kind: 'credit' as const,
      id: credit.transaction_id,
      at: credit.at,
      credit,
    })),
  ];
  later.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : one.id < other.id ? -1 : 1));
  return [{ kind: 'message', id: 'first', at: created_at, text }, ...later];
}

/** What came after the last one that was seen; null: there was none yet. */
export function entriesSince(ticket: Ticket, seen: string | null): Entry[] {
  const said = entriesOf(ticket).filter(({ kind }) => kind === 'reply' || kind === 'note');
  return said.slice(said.findLastIndex(({ id }) => id === seen) + 1);
}
