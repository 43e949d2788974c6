// A whole ticket as operators see it.
import type { OperatedTicket } from '@earnwall/contract/entities/operated-ticket';
import { presentOperatedTicket } from '#present/operated-ticket.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import type { Scope } from '#store/console/scope.ts';
import { findTicketCredits } from '#store/support/evidence.ts';
import { findReplyMails } from '#store/support/mails.ts';
import { findTicketWithUser, type TicketWithUser } from '#store/support/operated-tickets.ts';
import { findTicketFiles } from '#store/support/ticket-files.ts';
import { findNotes } from '#store/support/ticket-notes.ts';
import { findReplies } from '#store/support/ticket-replies.ts';
import { findAttempt } from '#store/surveys/activities.ts';
import { isTicketId } from './ticket-id.ts';

export async function requireTicket(
  { database }: Context,
  scope: Scope,
  id: string,
): Promise<TicketWithUser> {
  const ticket = isTicketId(id) ? await findTicketWithUser(database.db, scope, id) : null;
  if (!ticket) throw new ApiError('not-found', 'There is no such ticket.');
  return ticket;
}

export async function operatedThread(
  ctx: Context,
  reader: Operator,
  id: string,
): Promise<{ ticket: OperatedTicket }> {
  const { db } = ctx.database;
  const ticket = await requireTicket(ctx, reader.scope, id);
  const user = { app_id: ticket.app_id, id: ticket.user_id };
  const [files, replies, notes, credits, mails, attempt] = await Promise.all([
    findTicketFiles(db, id),
    findReplies(db, id),
    findNotes(db, id),
    findTicketCredits(db, user, id),
    findReplyMails(db, id),
    ticket.cid === null ? null : findAttempt(db, user, ticket.cid),
  ]);
  return {
    ticket: presentOperatedTicket({ ticket, files, replies, notes, credits, mails, attempt }, reader),
  };
}
