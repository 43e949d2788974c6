// POST /tickets/{id}/replies of the operators: a reply, published to the user's open panels and sent by mail as well.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { recordChange } from '#store/console/audit.ts';
import { queueMail } from '#store/support/mails.ts';
import { setTicketState } from '#store/support/operated-tickets.ts';
import { addReply } from '#store/support/ticket-replies.ts';
import { holdTicket } from '#store/support/tickets.ts';
import { requireOtherReader } from '#support/appeal.ts';
import { operatedThread, requireTicket } from '#support/operated-thread.ts';
import { requireSeen } from '#support/seen-thread.ts';

export const postTicketsReplies: ConsoleHandler<'console/tickets/post-tickets-replies'> = async (
  ctx,
  call,
) => {
  const { params, body, operator } = call;
  const ticket = await requireTicket(ctx, operator.scope, params.id);
  requireOtherReader(ticket, operator);
  const { id, app_id, user_id, uhash } = ticket;
  const idempotency_key = `operator:${body.key}`;
  const isNew = await ctx.database.transaction(async (tx) => {
    await holdTicket(tx, id);
    if (body.seen !== undefined) await requireSeen(tx, { ticket_id: id, seen: body.seen, idempotency_key });
    // Taken after the lock: replies are ordered by it, so that having read the last one means having read all.
    const at = ctx.now();
    const author = { author: 'operator' as const, by: operator.name, by_role: operator.role };
    const reply = { ticket_id: id, ...author, text: body.text, at };
    const reply_id = await addReply(tx, { ...reply, idempotency_key });
    if (reply_id === null) return false;
    const done = { app_id, user_id, reason: null, by: operator, at };
    await recordChange(tx, { ...done, what: `ticket ${id} answered` });
    if (ctx.mailer) {
      const message_id = `${reply_id}@${ctx.mailer.domain}`;
      await queueMail(tx, { app_id, reply_id, message_id, at });
    }
    if (body.close) {
      await setTicketState(tx, id, { state: 'closed', at });
      await recordChange(tx, { ...done, what: `ticket ${id} closed` });
    }
    return true;
  });
  if (isNew) ctx.realtime.publish(`notifications-${uhash}`, 'ticket-answered', { ticket_id: id });
  return await operatedThread(ctx, operator, id);
};
