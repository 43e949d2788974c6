// The cursor after a page of the inbox, as text that a client sends back.
import type { InboxPlace } from '#store/support/inbox.ts';
import { isTicketId } from './ticket-id.ts';

export function writeCursor({ at, id }: InboxPlace): string {
  return `${at.getTime()}_${id}`;
}

/** Null for an invalid cursor. */
export function readCursor(text: string): InboxPlace | null {
  const [, at = '', id = ''] = /^(\d{1,14})_(.+)$/.exec(text) ?? [];
  return isTicketId(id) ? { at: new Date(Number(at)), id } : null;
}
