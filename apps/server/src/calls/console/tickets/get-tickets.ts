// GET /tickets of the operators: the inbox, a page at a time.
import { ApiError } from '#http/api-error.ts';
import type { ConsoleHandler } from '#http/console-request.ts';
import { presentInboxLine } from '#present/operated-ticket.ts';
import { findInbox } from '#store/operated-tickets.ts';
import { readPlace, writePlace } from '#support/inbox-place.ts';

export const getTickets: ConsoleHandler<'console/tickets/get-tickets'> = async (ctx, { query }) => {
  const { state = 'open', app = null, limit = 50 } = query;
  const after = query.after === undefined ? null : readPlace(query.after);
  if (query.after !== undefined && !after)
    throw new ApiError('bad-request', 'The request does not fit the call.', { after: ['is no place'] });
  const lines = await findInbox(ctx.database.db, { state, app_id: app, most: limit, after });
  const last = lines.length === limit ? lines.at(-1) : undefined;
  return { tickets: lines.map(presentInboxLine), next: last ? writePlace(last) : null };
};
