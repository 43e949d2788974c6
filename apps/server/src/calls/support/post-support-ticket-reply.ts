// POST /support-tickets/{id}/replies: a reply of the user, after which the ticket is open for support again (ours).
import { ticketMessageProblem } from '@earnwall/domain/validation/ticket';
import type { Handler } from '#calls/handler.ts';
import { ApiError, TooManyRequests } from '#request/api-error.ts';
import { addReply, countReplies } from '#store/support/ticket-replies.ts';
import { holdTicket } from '#store/support/tickets.ts';
import { mustBeProven, ownTicket, threadOf } from '#support/own-thread.ts';

const hourMs = 3_600_000;
const maxInAnHour = 30;

export const postSupportTicketReply: Handler<'support/post-support-ticket-reply'> = async (
  ctx,
  { params, body, who, visit },
) => {
  mustBeProven(who);
  const { id } = await ownTicket(ctx, who, params.id);
  const problem = ticketMessageProblem(body.text);
  if (problem) throw new ApiError('unprocessable', 'The reply is empty.', { text: [problem] });

  await ctx.database.transaction(async (tx) => {
    const ticket = await holdTicket(tx, id);
    // Taken after the lock: replies are ordered by it, so that having seen the last one means having seen all.
    const at = ctx.now();
    const reply = { ticket_id: id, author: 'user' as const, text: body.text.trim(), at };
    const isNew = (await addReply(tx, { ...reply, idempotency_key: `user:${body.key}` })) !== null;
    // A repeated request succeeds, whatever has become of the ticket since.
    if (!isNew) return;
    if (ticket?.state === 'closed') throw new ApiError('conflict', 'This ticket is closed.');
    const since = new Date(at.getTime() - hourMs);
    if ((await countReplies(tx, { ...reply, since })) > maxInAnHour) throw new TooManyRequests(hourMs / 1000);
  });
  return await threadOf(ctx, who, await ownTicket(ctx, who, id), visit.language);
};
