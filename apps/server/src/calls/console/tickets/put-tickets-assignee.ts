// PUT /tickets/{id}/assignee of the operators: who takes care of it, or nobody.
import { mayTake } from '@earnwall/domain/console/tickets/may-take';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { requireApp } from '#console/require-app.ts';
import { ApiError } from '#request/api-error.ts';
import type { Operator } from '#request/operator.ts';
import { recordChange } from '#store/console/audit.ts';
import { findPerson, type PersonWithPublisher } from '#store/console/people.ts';
import { assignTicket } from '#store/support/operated-tickets.ts';
import { holdTicket } from '#store/support/tickets.ts';
import { operatedThread, requireTicket } from '#support/operated-thread.ts';
import { isTicketId } from '#support/ticket-id.ts';

export const putTicketsAssignee: ConsoleHandler<'console/tickets/put-tickets-assignee'> = async (
  ctx,
  { params, body, operator },
) => {
  const { scope } = operator;
  const ticket = await requireTicket(ctx, scope, params.id);
  const { id, app_id, user_id, appeal_set_by } = ticket;
  const { publisher_id } = await requireApp(ctx, scope, app_id);
  await ctx.database.transaction(async (tx) => {
    const before = await holdTicket(tx, id);
    if (!before || before.assigned_to === body.person) return;
    const person =
      body.person !== null && isTicketId(body.person) ? await findPerson(tx, body.person, scope) : null;
    if (body.person !== null && !(person && mayTake(person, { publisher_id, appeal_set_by })))
      throw new ApiError('unprocessable', 'This is nobody who sees this ticket and may answer it.', {
        person: ['is nobody who sees this ticket and may answer it'],
      });
    await assignTicket(tx, id, body.person);
    const what = `ticket ${id} ${person ? takenBy(person, operator) : 'released'}`;
    const changes = [{ field: 'assignee', old: before.assigned_to, new: body.person }];
    await recordChange(tx, { app_id, user_id, what, reason: null, by: operator, at: ctx.now(), changes });
  });
  return await operatedThread(ctx, operator, id);
};

/** People of the publisher read it: an operator stands there without a name (decision 0126). */
function takenBy({ id, name, publisher_id }: PersonWithPublisher, by: Operator): string {
  if (id === by.person_id) return 'taken';
  return `given to ${publisher_id === null ? 'an operator' : name}`;
}
