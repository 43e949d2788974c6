// GET /tickets/{id} of the operators: whoever opens it has seen it.
import type { ConsoleHandler } from '#http/console-request.ts';
import { noteTicketSeen } from '#store/operated-tickets.ts';
import { operatedThread } from '#support/operated-thread.ts';

export const getTicketsId: ConsoleHandler<'console/tickets/get-tickets-id'> = async (ctx, { params }) => {
  const answer = await operatedThread(ctx, params.id);
  const { id, created_at, replies } = answer.ticket;
  // Up to what was shown, and not up to now: what is said at this moment is still unseen.
  const last = replies.findLast(({ author }) => author === 'user');
  await noteTicketSeen(ctx.database.db, id, new Date(last?.at ?? created_at));
  return answer;
};
