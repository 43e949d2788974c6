// GET /tickets of the operators: the inbox, a page at a time, or all pages as CSV.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { type CsvColumns, csvAnswer, readPages } from '#console/csv.ts';
import { presentInboxLine } from '#present/operated-ticket.ts';
import { excerptOf } from '#present/ticket.ts';
import { ApiError } from '#request/api-error.ts';
import { recordView } from '#store/console/audit.ts';
import { countOpen, findInbox, type InboxLine } from '#store/support/inbox.ts';
import { readCursor, writeCursor } from '#support/inbox-cursor.ts';

const csvSize = 500;
/** No person has it: whoever is none has taken nothing. */
const nobody = '00000000-0000-0000-0000-000000000000';

const columns: CsvColumns<InboxLine> = {
  id: ({ id }) => id,
  app: ({ app_id }) => app_id,
  user: ({ uuid }) => uuid,
  kind: ({ kind }) => kind,
  state: ({ state }) => state,
  language: ({ language }) => language,
  text: ({ excerpt }) => excerptOf(excerpt),
  files: ({ files }) => files,
  replies: ({ replies }) => replies,
  created_at: ({ created_at }) => created_at.toISOString(),
  updated_at: ({ updated_at }) => updated_at.toISOString(),
  waiting_since: ({ state, waiting_since }) => (state === 'open' ? waiting_since.toISOString() : null),
};

export const getTickets: ConsoleHandler<'console/tickets/get-tickets'> = async (ctx, call) => {
  const { query, operator } = call;
  const { state = 'open', app: app_id = null, language = null, limit = 50 } = query;
  const after = query.after === undefined ? null : readCursor(query.after);
  if (query.after !== undefined && !after)
    throw new ApiError('bad-request', 'The request does not fit the call.', {
      after: ['is not a cursor of this list'],
    });
  const { db } = ctx.database;
  const { scope } = operator;
  const assigned_to = query.mine ? (operator.person_id ?? nobody) : null;
  const filter = { state, app_id, language, assigned_to };
  const view = { by: operator, what: 'console/tickets/get-tickets', at: ctx.now() };

  if (query.format === 'csv') {
    const pages = await readPages<InboxLine>(csvSize, (last) =>
      findInbox(db, scope, filter, { most: csvSize, after: last ?? after }),
    );
    await recordView(db, { ...view, ...(app_id !== null && { app_id }) });
    return csvAnswer('tickets', columns, pages);
  }
  const [lines, counted] = await Promise.all([
    findInbox(db, scope, filter, { most: limit, after }),
    countOpen(db, scope, { app_id, language: null, assigned_to: null }),
  ]);
  await recordView(db, { ...view, about: { tickets: lines.map(({ id }) => id) } });
  const last = lines.length === limit ? lines.at(-1) : undefined;
  return {
    tickets: lines.map((line) => presentInboxLine(line, operator)),
    next: last ? writeCursor(last) : null,
    ...counted,
  };
};
