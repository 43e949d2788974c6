// GET /tickets/{id} of the operators: whoever opens it has seen it.
import type { ConsoleHandler } from '#http/console-request.ts';
import { noteTicketSeen } from '#store/operated-tickets.ts';
import { operatedThread } from '#support/operated-thread.ts';

export const getTicketsId: ConsoleHandler<'console/tickets/get-tickets-id'> = async (ctx, { params }) => {
  const thread = await operatedThread(ctx, params.id);
  await noteTicketSeen(ctx.database.db, params.id, ctx.now());
  return thread;
};
