// PUT /publishers/{id}/share of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { setPayoutShare } from '#console/publisher-share.ts';
import { presentPublisher } from '#present/console-team.ts';
import { ApiError } from '#request/api-error.ts';
import { findPublisher } from '#store/console/publishers.ts';

export const putPublishersShare: ConsoleHandler<'console/publishers/put-publishers-share'> = async (
  ctx,
  { params, body, operator },
) => {
  await setPayoutShare(ctx, operator, params.id, body);
  const publisher = await findPublisher(ctx.database.db, params.id);
  if (!publisher) throw new ApiError('not-found', 'There is no such publisher.');
  return { publisher: presentPublisher(publisher) };
};
