// POST /tickets/{id}/notes of the operators: for the team only. Nobody is notified and nothing is mailed.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { recordChange } from '#store/console/audit.ts';
import { addNote } from '#store/support/ticket-notes.ts';
import { holdTicket } from '#store/support/tickets.ts';
import { operatedThread, requireTicket } from '#support/operated-thread.ts';

export const postTicketsNotes: ConsoleHandler<'console/tickets/post-tickets-notes'> = async (ctx, call) => {
  const { params, body, operator } = call;
  const { id, app_id, user_id } = await requireTicket(ctx, operator.scope, params.id);
  await ctx.database.transaction(async (tx) => {
    // As with replies: in the order of their times.
    await holdTicket(tx, id);
    const at = ctx.now();
    const author = { by: operator.name, by_role: operator.role, person_id: operator.person_id };
    const note = { ticket_id: id, ...author, text: body.text, idempotency_key: body.key, at };
    if (await addNote(tx, note))
      await recordChange(tx, {
        app_id,
        user_id,
        what: `ticket ${id}: a note`,
        reason: null,
        by: operator,
        at,
      });
  });
  return await operatedThread(ctx, operator, id);
};
