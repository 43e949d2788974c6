// POST /postbacks/{id}/replay of publishers: sends a postback again, under its id.
import type { PublisherHandler } from '#calls/publisher/handler.ts';
import { replay } from '#publishers/replay.ts';
import { requirePostback } from '#publishers/require-postback.ts';

export const postPostbackReplay: PublisherHandler<'publisher/postbacks/post-postback-replay'> = async (
  ctx,
  { params, publisher },
) => {
  const { transaction_id } = await requirePostback(ctx.database.db, publisher.app.id, params.id);
  const states = ['waiting', 'delivered', 'dead', 'unsent'] as const;
  return await replay(ctx, publisher.app.id, { states, transaction_id });
};
