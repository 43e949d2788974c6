// POST /postbacks/replay of publishers: sends all postbacks of a period again.
import type { PublisherHandler } from '#calls/publisher/handler.ts';
import { assertPeriod, replay } from '#publishers/replay.ts';

export const postReplay: PublisherHandler<'publisher/postbacks/post-replay'> = async (
  ctx,
  { body, publisher },
) => {
  const [from, to] = [new Date(body.from), new Date(body.to)];
  assertPeriod(from, to);
  const { states, type, user_id: user_uuid, after } = body;
  return await replay(ctx, publisher.app.id, { states, type, user_uuid, from, to }, after);
};
