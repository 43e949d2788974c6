// GET /users/{user_id} of publishers: state and balances.
import type { PublisherHandler } from '#calls/publisher/handler.ts';
import { presentPublisherUser } from '#present/publisher-user.ts';
import { requireUser } from '#publishers/user-of.ts';
import { findBalances } from '#store/money/balances.ts';

export const getUser: PublisherHandler<'publisher/users/get-user'> = async (ctx, { params, publisher }) => {
  const { db } = ctx.database;
  const user = await requireUser(db, publisher, params);
  const balances = await findBalances(db, user);
  return { user: presentPublisherUser(publisher.app, user, balances, ctx.now()) };
};
