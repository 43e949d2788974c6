// PUT /postback-endpoint of publishers: sets where postbacks are sent.
import type { PublisherHandler } from '#calls/publisher/handler.ts';
import { setEndpoint } from '#publishers/endpoint-changes.ts';
import { changeBy } from '#publishers/key-change.ts';

export const putEndpoint: PublisherHandler<'publisher/endpoint/put-endpoint'> = (ctx, { publisher, body }) =>
  setEndpoint(ctx, changeBy(publisher), body);
