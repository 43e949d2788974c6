// PUT /tickets/{id}/presence of the operators: a page that has the ticket open says so every few seconds. It shows nothing
// of the user, so it is no view.
import { presenceTimes } from '@earnwall/contract/presence';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { mayName, presentAssignee } from '#present/teammate.ts';
import { countTicketCredits } from '#store/support/evidence.ts';
import { findEntryIds } from '#store/support/ticket-entries.ts';
import { endPresence, findOthers, notePresence, sweepPresence } from '#store/support/ticket-presence.ts';
import { requireTicket } from '#support/operated-thread.ts';

const mostOthers = 20;

export const putTicketsPresence: ConsoleHandler<'console/tickets/put-tickets-presence'> = async (
  ctx,
  { params, body: { doing }, operator },
) => {
  const { id, app_id, user_id, state, assignee } = await requireTicket(ctx, operator.scope, params.id);
  const { db } = ctx.database;
  const now = ctx.now();
  const present = { ticket_id: id, person_id: operator.person_id ?? '' };
  if (doing === 'gone') {
    await endPresence(db, present);
    await sweepPresence(db, now);
  } else {
    const until = new Date(now.getTime() + presenceTimes.lastsMs);
    await notePresence(db, { ...present, doing, until });
  }
  const [others, [last = null], credits] = await Promise.all([
    findOthers(db, present, now, mostOthers),
    findEntryIds(db, id, 1),
    countTicketCredits(db, { app_id, id: user_id }, id),
  ]);
  return {
    others: others.map((other) => ({
      name: mayName(operator, other) ? other.name : null,
      doing: other.doing,
    })),
    ...{ last, state, credits, assignee: presentAssignee(assignee, operator) },
  };
};
