// GET /postbacks/{id} of the console: one with every attempt. Whose it is has been viewed.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { presentPostbackDetails } from '#console/postbacks/present-postback.ts';
import { requireConsolePostback } from '#console/postbacks/require-postback.ts';
import { recordView } from '#store/console/audit.ts';
import { findEndpoint } from '#store/publishers/endpoints.ts';

export const getPostbacksId: ConsoleHandler<'console/postbacks/get-postbacks-id'> = async (
  ctx,
  { params, operator },
) => {
  const { db } = ctx.database;
  const found = await requireConsolePostback(db, operator.scope, params.id);
  const endpoint = await findEndpoint(db, found.app_id);
  const { app_id, user_id } = found;
  const what = 'console/postbacks/get-postbacks-id';
  await recordView(db, { by: operator, what, at: ctx.now(), user: { app_id, user_id } });
  return { postback: presentPostbackDetails(found, endpoint, ctx.now()) };
};
