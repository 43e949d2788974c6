// GET /tickets/{id}/files/{position} of the operators: a file attached to a ticket, sent as a download only.

import type { ConsoleHandler } from '#calls/console/handler.ts';
import { presentFile } from '#present/ticket.ts';
import { ApiError } from '#request/api-error.ts';
import { FileAnswer } from '#request/file-answer.ts';
import { recordView } from '#store/console/audit.ts';
import { findTicketFile } from '#store/support/operated-tickets.ts';
import { requireTicket } from '#support/operated-thread.ts';

export const getTicketsFiles: ConsoleHandler<'console/tickets/get-tickets-files'> = async (
  ctx,
  { params, operator },
) => {
  const { id, app_id, user_id } = await requireTicket(ctx, operator.scope, params.id);
  const position = /^\d$/.test(params.position) ? Number(params.position) : -1;
  const file = await findTicketFile(ctx.database.db, id, position);
  if (!file) throw new ApiError('not-found', 'There is no such file.');
  const view = { by: operator, what: 'console/tickets/get-tickets-files', at: ctx.now() };
  const about = { tickets: [id], file: position };
  await recordView(ctx.database.db, { ...view, user: { app_id, user_id }, about });
  const content = await ctx.files.read(file.file_key);
  if (!content) throw new ApiError('not-found', 'There is no such file.');
  return new FileAnswer(content, presentFile(file));
};
