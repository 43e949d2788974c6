// PUT /tickets/{id}/assignee of the operators: who takes care of it, or nobody.
import { may } from '@earnwall/domain/console/access';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { ApiError } from '#request/api-error.ts';
import { recordChange } from '#store/console/audit.ts';
import { findPerson } from '#store/console/people.ts';
import { assignTicket } from '#store/support/operated-tickets.ts';
import { holdTicket } from '#store/support/tickets.ts';
import { operatedThread, requireTicket } from '#support/operated-thread.ts';
import { isTicketId } from '#support/ticket-id.ts';

export const putTicketsAssignee: ConsoleHandler<'console/tickets/put-tickets-assignee'> = async (
  ctx,
  { params, body, operator },
) => {
  const ticket = await requireTicket(ctx, operator.scope, params.id);
  const { id, app_id, user_id } = ticket;
  await ctx.database.transaction(async (tx) => {
    const before = await holdTicket(tx, id);
    if (!before || before.assigned_to === body.person) return;
    const person =
      body.person !== null && isTicketId(body.person)
        ? await findPerson(tx, body.person, operator.scope)
        : null;
    if (body.person !== null && !(person && may(person.role, 'users:write')))
      throw new ApiError('unprocessable', 'Nobody of your team who may answer tickets.', {
        person: ['is nobody who may answer tickets'],
      });
    await assignTicket(tx, id, body.person);
    const what = person ? `ticket ${id} taken by ${person.name}` : `ticket ${id} released`;
    await recordChange(tx, { app_id, user_id, what, reason: null, by: operator, at: ctx.now() });
  });
  return await operatedThread(ctx, operator, id);
};
