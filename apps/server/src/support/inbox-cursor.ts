// The cursor after a page of the inbox, as text that a client sends back.
import { isTicketId } from './ticket-id.ts';

export interface InboxCursor {
  updated_at: Date;
  id: string;
}

export function writeCursor({ updated_at, id }: InboxCursor): string {
  return `${updated_at.getTime()}_${id}`;
}

/** Null for an invalid cursor. */
export function readCursor(text: string): InboxCursor | null {
  const [, at = '', id = ''] = /^(\d{1,14})_(.+)$/.exec(text) ?? [];
  return isTicketId(id) ? { updated_at: new Date(Number(at)), id } : null;
}
