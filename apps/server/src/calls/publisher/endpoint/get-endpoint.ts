// GET /postback-endpoint of publishers: where postbacks are sent, and how it is doing.
import type { PublisherHandler } from '#calls/publisher/handler.ts';
import { showEndpoint } from '#publishers/endpoint-changes.ts';

export const getEndpoint: PublisherHandler<'publisher/endpoint/get-endpoint'> = async (
  ctx,
  { publisher },
) => ({
  endpoint: await showEndpoint(ctx, publisher.app.id),
});
