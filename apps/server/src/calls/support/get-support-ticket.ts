// GET /support-tickets/{id}: one ticket with its replies, which are marked as read (ours).
import type { Handler } from '#calls/handler.ts';
import { noteTicketRead } from '#store/support/tickets.ts';
import { mustBeProven, ownTicket, threadOf } from '#support/own-thread.ts';

export const getSupportTicket: Handler<'support/get-support-ticket'> = async (
  ctx,
  { params, who, visit },
) => {
  mustBeProven(who);
  const ticket = await ownTicket(ctx, who, params.id);
  const thread = await threadOf(ctx, who, ticket, visit.language);
  // Up to the last reply shown, not up to now: a reply that arrives meanwhile is still unread.
  const last = thread.replies.findLast(({ author }) => author === 'operator');
  const upTo = last && new Date(last.at);
  if (upTo && (ticket.user_seen_at ?? 0) < upTo) await noteTicketRead(ctx.database.db, ticket.id, upTo);
  return thread;
};
