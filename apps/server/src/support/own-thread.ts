// A whole ticket as its user sees it.
import type { TicketThread } from '@earnwall/contract/entities/ticket';
import type { Language } from '@earnwall/i18n/languages';
import { presentThread } from '#present/ticket.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Who } from '#request/who.ts';
import { findTicketFiles } from '#store/support/ticket-files.ts';
import { findReplies } from '#store/support/ticket-replies.ts';
import { findOwnTicket, type TicketRecord } from '#store/support/tickets.ts';
import { findAttempt } from '#store/surveys/activities.ts';
import { isTicketId } from './ticket-id.ts';

/** An account that is not proven may send tickets, but not read them (decision 0003). */
export function mustBeProven({ isProven }: Who): void {
  if (!isProven) throw new ApiError('forbidden', 'Tickets of this account cannot be read back.');
}

/** Another user's ticket is answered as unknown. */
export async function ownTicket({ database }: Context, { user }: Who, id: string): Promise<TicketRecord> {
  const ticket = isTicketId(id) ? await findOwnTicket(database.db, user, id) : null;
  if (!ticket) throw new ApiError('not-found', 'There is no such ticket.');
  return ticket;
}

export async function threadOf(
  { database: { db } }: Context,
  { user }: Who,
  ticket: TicketRecord,
  language: Language,
): Promise<TicketThread> {
  const [files, replies, attempt] = await Promise.all([
    findTicketFiles(db, ticket.id),
    findReplies(db, ticket.id),
    ticket.cid === null ? null : findAttempt(db, user, ticket.cid),
  ]);
  return presentThread({ ticket, files, replies, attempt, language });
}
