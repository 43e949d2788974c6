// PUT /tickets/{id}/state of the operators: closed, or open again.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { recordChange } from '#store/console/audit.ts';
import { setTicketState } from '#store/support/operated-tickets.ts';
import { requireOtherReader } from '#support/appeal.ts';
import { operatedThread, requireTicket } from '#support/operated-thread.ts';

export const putTicketsState: ConsoleHandler<'console/tickets/put-tickets-state'> = async (ctx, call) => {
  const { params, body, operator } = call;
  const ticket = await requireTicket(ctx, operator.scope, params.id);
  const { id, app_id, user_id, uhash, kind } = ticket;
  if (body.state !== 'open') requireOtherReader(ticket, operator);
  const at = ctx.now();
  await ctx.database.transaction(async (tx) => {
    await setTicketState(tx, id, { state: body.state, at });
    const done = { what: `ticket ${id} ${body.state}`, reason: body.reason, by: operator, at };
    await recordChange(tx, { app_id, user_id, ...done });
  });
  // The notice shows how far the appeal is.
  if (kind === 'appeal') ctx.realtime.publish(`notifications-${uhash}`, 'account-changed', {});
  return await operatedThread(ctx, operator, id);
};
