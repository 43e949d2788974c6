// POST /postbacks/recover of publishers: sends all that was not delivered since a moment.
import type { PublisherHandler } from '#calls/publisher/handler.ts';
import { replay } from '#publishers/replay.ts';

export const postRecover: PublisherHandler<'publisher/postbacks/post-recover'> = (ctx, { body, publisher }) =>
  replay(
    ctx,
    publisher.app.id,
    { states: ['waiting', 'dead', 'unsent'], from: new Date(body.since) },
    body.after,
  );
