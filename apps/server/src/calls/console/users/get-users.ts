// GET /users of the operators: finds the user behind a publisher's id. The view is in the audit before the answer is sent.

import type { ConsoleHandler } from '#calls/console/handler.ts';
import { presentOperatedUser } from '#present/operated-user.ts';
import { ApiError } from '#request/api-error.ts';
import { recordView } from '#store/console/audit.ts';
import { findUser } from '#store/people/users.ts';
import { findAppeal } from '#store/support/appeals.ts';

export const getUsers: ConsoleHandler<'console/users/get-users'> = async (ctx, { query, operator }) => {
  const { db } = ctx.database;
  const at = ctx.now();
  const user = await findUser(db, query.app, query.uuid);
  if (!user) throw new ApiError('not-found', 'There is no such user.');
  const { app_id, id: user_id } = user;
  await recordView(db, { by: operator, what: 'console/users/get-users', at, user: { app_id, user_id } });
  const appeal = await findAppeal(db, user);
  return { user: presentOperatedUser(user, at, appeal?.id) };
};
