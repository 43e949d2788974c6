// GET /postbacks/{id} of publishers: a postback with its attempts, and the request as it would be sent now.
import type { PublisherHandler } from '#calls/publisher/handler.ts';
import { presentPostback } from '#present/logged-postback.ts';
import { postbackOf } from '#present/postback.ts';
import { requestOf } from '#publishers/delivery/request-of.ts';
import { requirePostback } from '#publishers/require-postback.ts';
import { findEndpoint, targetOf } from '#store/publishers/endpoints.ts';

export const getPostback: PublisherHandler<'publisher/postbacks/get-postback'> = async (
  ctx,
  { params, publisher },
) => {
  const { db } = ctx.database;
  const found = await requirePostback(db, publisher.app.id, params.id);
  const endpoint = await findEndpoint(db, publisher.app.id);
  const now = ctx.now();
  const request = endpoint && requestOf(targetOf(endpoint, now), postbackOf(found), now);
  return { postback: presentPostback(found), request };
};
