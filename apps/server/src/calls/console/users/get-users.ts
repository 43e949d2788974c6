// GET /users of the operators: who is behind a publisher's id.
import { ApiError } from '#http/api-error.ts';
import type { ConsoleHandler } from '#http/console-request.ts';
import { presentOperatedUser } from '#present/operated-user.ts';
import { findUser } from '#store/users.ts';

export const getUsers: ConsoleHandler<'console/users/get-users'> = async (ctx, { query }) => {
  const user = await findUser(ctx.database.db, query.app, query.uuid);
  if (!user) throw new ApiError('not-found', 'There is no such user.');
  return { user: presentOperatedUser(user, ctx.now()) };
};
