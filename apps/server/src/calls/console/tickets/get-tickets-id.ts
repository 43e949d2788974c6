// GET /tickets/{id} of the operators: reading a ticket marks it as seen, by those who may answer it.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { recordView } from '#store/console/audit.ts';
import { noteTicketSeen } from '#store/support/operated-tickets.ts';
import { operatedThread, requireTicket } from '#support/operated-thread.ts';

export const getTicketsId: ConsoleHandler<'console/tickets/get-tickets-id'> = async (ctx, call) => {
  const { params, operator } = call;
  const { db } = ctx.database;
  const ticket = await requireTicket(ctx, operator.scope, params.id);
  const { app_id, user_id, uhash } = ticket;
  const view = { by: operator, what: 'console/tickets/get-tickets-id', at: ctx.now() };
  await recordView(db, { ...view, user: { app_id, user_id }, about: { tickets: [params.id] } });
  const answer = await operatedThread(ctx, operator, params.id);
  if (!operator.capabilities.has('users:write')) return answer;
  const { id, created_at, replies } = answer.ticket;
  // Up to the last reply shown, not up to now: a reply that arrives meanwhile is still unseen.
  const last = replies.findLast(({ author }) => author === 'user');
  const upTo = new Date(last?.at ?? created_at);
  await noteTicketSeen(db, id, upTo);
  // The notice shows that it is being read.
  if (ticket.kind === 'appeal' && (ticket.operator_seen_at ?? 0) < upTo)
    ctx.realtime.publish(`notifications-${uhash}`, 'account-changed', {});
  return answer;
};
