// POST /tickets/{id}/replies of the operators: an answer, which open panels of the person are told of.
import type { ConsoleHandler } from '#http/console-request.ts';
import { recordAccountEvent } from '#store/account-events.ts';
import { addReply, holdTicket } from '#store/tickets.ts';
import { askedTicket, operatedThread } from '#support/operated-thread.ts';

export const postTicketsReplies: ConsoleHandler<'console/tickets/post-tickets-replies'> = async (
  ctx,
  call,
) => {
  const { params, body, operator } = call;
  const { id, app_id, user_id, uhash } = await askedTicket(ctx, params.id);
  const [at, by] = [ctx.now(), operator.name];
  const isNew = await ctx.database.transaction(async (tx) => {
    await holdTicket(tx, id);
    const said = { ticket_id: id, author: 'operator' as const, by, text: body.text, at };
    if (!(await addReply(tx, { ...said, idempotency_key: `operator:${body.key}` }))) return false;
    await recordAccountEvent(tx, { app_id, user_id, what: `ticket ${id} answered`, reason: null, by, at });
    return true;
  });
  if (isNew) ctx.realtime.publish(`notifications-${uhash}`, 'ticket-answered', { ticket_id: id });
  return await operatedThread(ctx, id);
};
