// POST /postbacks/test of publishers: sends a made-up postback now, and shows what came back.
import type { PublisherHandler } from '#calls/publisher/handler.ts';
import { sendTest } from '#publishers/send-test.ts';

export const postTest: PublisherHandler<'publisher/postbacks/post-test'> = async (
  ctx,
  { body, publisher },
) => {
  const { request, status, failure, answer, ms } = await sendTest(ctx, publisher.app, body);
  return { request, status, failure, answer, ms };
};
