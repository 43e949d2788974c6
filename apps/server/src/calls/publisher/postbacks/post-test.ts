// POST /postbacks/test of publishers: sends a made-up postback now, and shows what came back.
import type { PublisherHandler } from '#calls/publisher/handler.ts';
import { requestOf } from '#publishers/delivery/request-of.ts';
import { noEndpoint } from '#publishers/endpoint-settings.ts';
import { samplePostback } from '#publishers/sample-postback.ts';
import { findEndpoint, targetOf } from '#store/publishers/endpoints.ts';

export const postTest: PublisherHandler<'publisher/postbacks/post-test'> = async (
  ctx,
  { body, publisher },
) => {
  const { app } = publisher;
  const endpoint = await findEndpoint(ctx.database.db, app.id);
  if (!endpoint) throw noEndpoint();
  const at = ctx.now();
  const request = requestOf(targetOf(endpoint, at), samplePostback(app, { ...body, at }), at);
  const { status, failure, answer, ms } = await ctx.postbackSender.send(
    request,
    new AbortController().signal,
  );
  return { request, status, failure, answer, ms };
};
