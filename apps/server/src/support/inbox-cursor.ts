// Where a page of the inbox ended, as text that a client hands back.
import { isTicketId } from './ticket-id.ts';

export interface InboxCursor {
  updated_at: Date;
  id: string;
}

export function writeCursor({ updated_at, id }: InboxCursor): string {
  return `${updated_at.getTime()}_${id}`;
}

/** Null for what was never one of ours. */
export function readCursor(text: string): InboxCursor | null {
  const [, at = '', id = ''] = /^(\d{1,14})_(.+)$/.exec(text) ?? [];
  return isTicketId(id) ? { updated_at: new Date(Number(at)), id } : null;
}
