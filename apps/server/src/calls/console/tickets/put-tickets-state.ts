// PUT /tickets/{id}/state of the operators: closed, or open again.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { recordChange } from '#store/console/audit.ts';
import { setTicketState } from '#store/support/operated-tickets.ts';
import { operatedThread, requireTicket } from '#support/operated-thread.ts';

export const putTicketsState: ConsoleHandler<'console/tickets/put-tickets-state'> = async (ctx, call) => {
  const { params, body, operator } = call;
  const { id, app_id, user_id } = await requireTicket(ctx, operator.scope, params.id);
  const at = ctx.now();
  await ctx.database.transaction(async (tx) => {
    await setTicketState(tx, id, { state: body.state, at });
    const done = { what: `ticket ${id} ${body.state}`, reason: body.reason, by: operator, at };
    await recordChange(tx, { app_id, user_id, ...done });
  });
  return await operatedThread(ctx, operator.scope, id);
};
