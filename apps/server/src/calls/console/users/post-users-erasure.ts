// POST /users/{app}/{uhash}/erasure of the console: a person is forgotten.
import { eraseUser } from '#accounts/erase-user.ts';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { fieldError } from '#console/field-error.ts';
import { requireAccount } from '#console/users/require-account.ts';
import { ApiError } from '#request/api-error.ts';

export const postUsersErasure: ConsoleHandler<'console/users/post-users-erasure'> = async (ctx, call) => {
  const { params, body, operator, log } = call;
  const { app_id, uuid } = await requireAccount(ctx.database.db, params);
  if (body.uuid !== uuid) throw fieldError('uuid', 'This is not the id of the person.');
  const erased_at = await eraseUser(ctx, { app_id, uuid, by: operator, reason: body.reason, log });
  if (!erased_at) throw new ApiError('not-found', 'There is no such user.');
  return { erased_at: erased_at.toISOString() };
};
