// GET /postbacks of publishers: what was sent, what waits and what was given up, the newest first.
import type { PublisherHandler } from '#calls/publisher/handler.ts';
import { presentPostback } from '#present/logged-postback.ts';
import { requirePostback } from '#publishers/require-postback.ts';
import { findPostbacks } from '#store/publishers/postback-log.ts';

export const getPostbacks: PublisherHandler<'publisher/postbacks/get-postbacks'> = async (
  ctx,
  { query, publisher },
) => {
  const { db } = ctx.database;
  const { app } = publisher;
  const { state, type, user_id, from, to, before, limit } = query;
  const last = before === undefined ? null : await requirePostback(db, app.id, before);
  const filter = { state, type, user_uuid: user_id, from: dateOf(from), to: dateOf(to) };
  const found = await findPostbacks(db, app.id, filter, { before: last, most: limit });
  return { postbacks: found.map(presentPostback) };
};

const dateOf = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(text);
