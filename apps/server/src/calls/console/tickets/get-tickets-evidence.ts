// GET /tickets/{id}/evidence of the operators: the attempt it is about, what the person has, and what they wrote before.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { presentEvidence } from '#present/ticket-evidence.ts';
import { ApiError } from '#request/api-error.ts';
import { recordView } from '#store/console/audit.ts';
import { requireTicket } from '#support/operated-thread.ts';
import { collectTicketEvidence } from '#support/ticket-evidence.ts';

export const getTicketsEvidence: ConsoleHandler<'console/tickets/get-tickets-evidence'> = async (
  ctx,
  { params, query, operator },
) => {
  const ticket = await requireTicket(ctx, operator.scope, params.id);
  const { id, app_id, user_id } = ticket;
  const { db } = ctx.database;
  const evidence = await collectTicketEvidence(db, ticket, query.cid ?? ticket.cid);
  if (query.cid !== undefined && !evidence.attempt)
    throw new ApiError('not-found', 'There is no such attempt of this person.');
  const view = { by: operator, what: 'console/tickets/get-tickets-evidence', at: ctx.now() };
  await recordView(db, { ...view, user: { app_id, user_id }, about: { tickets: [id] } });
  return presentEvidence(evidence, ctx.now());
};
