// GET /tickets of the operators: the inbox, a page at a time.

import type { ConsoleHandler } from '#calls/console/handler.ts';
import { presentInboxLine } from '#present/operated-ticket.ts';
import { ApiError } from '#request/api-error.ts';
import { recordView } from '#store/console/audit.ts';
import { findInbox } from '#store/support/operated-tickets.ts';
import { readCursor, writeCursor } from '#support/inbox-cursor.ts';

export const getTickets: ConsoleHandler<'console/tickets/get-tickets'> = async (ctx, call) => {
  const { query, operator } = call;
  const { state = 'open', app = null, limit = 50 } = query;
  const after = query.after === undefined ? null : readCursor(query.after);
  if (query.after !== undefined && !after)
    throw new ApiError('bad-request', 'The request does not fit the call.', {
      after: ['is not a cursor of this list'],
    });
  const { db } = ctx.database;
  const lines = await findInbox(db, operator.scope, { state, app_id: app, most: limit, after });
  const about = { tickets: lines.map(({ id }) => id) };
  await recordView(db, { by: operator, what: 'console/tickets/get-tickets', at: ctx.now(), about });
  const last = lines.length === limit ? lines.at(-1) : undefined;
  return { tickets: lines.map(presentInboxLine), next: last ? writeCursor(last) : null };
};
