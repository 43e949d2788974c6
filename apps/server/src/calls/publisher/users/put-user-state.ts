// PUT /users/{user_id}/state of publishers: a user is banned, held or free again.

import { requireOwnState } from '#accounts/own-state.ts';
import { setAccountState } from '#accounts/set-state.ts';
import type { PublisherHandler } from '#calls/publisher/handler.ts';
import { presentPublisherUser } from '#present/publisher-user.ts';
import { actorOf } from '#publishers/actor.ts';
import { requireUser } from '#publishers/user-of.ts';
import { ApiError } from '#request/api-error.ts';
import { findBalances } from '#store/money/balances.ts';

export const putUserState: PublisherHandler<'publisher/users/put-user-state'> = async (ctx, call) => {
  const { params, body, publisher } = call;
  const { db } = ctx.database;
  const { app_id, uhash } = await requireUser(db, publisher, params);
  const request = { params: { app: app_id, uhash }, body, operator: actorOf(publisher) };
  await setAccountState(ctx, request, async (tx, user) => {
    if (user.state === 'closed') throw new ApiError('conflict', 'This account is closed.');
    await requireOwnState(tx, user, ctx.now());
  });
  const user = await requireUser(db, publisher, params);
  return { user: presentPublisherUser(publisher.app, user, await findBalances(db, user), ctx.now()) };
};
