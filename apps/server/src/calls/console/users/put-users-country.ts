// PUT /users/{app}/{uhash}/country of the operators: somebody has moved, and may visit from there from now on.
import { ApiError } from '#http/api-error.ts';
import type { ConsoleHandler } from '#http/console-request.ts';
import { presentOperatedUser } from '#present/operated-user.ts';
import { recordAccountEvent } from '#store/account-events.ts';
import { changeAccount } from '#store/account-states.ts';

export const putUsersCountry: ConsoleHandler<'console/users/put-users-country'> = async (ctx, call) => {
  const { params, body, operator } = call;
  const now = ctx.now();
  const user = await ctx.database.transaction(async (tx) => {
    const account = { app_id: params.app, uhash: params.uhash };
    const changed = await changeAccount(tx, account, { country: body.country });
    if (!changed) throw new ApiError('not-found', 'There is no such user.');
    await recordAccountEvent(tx, {
      app_id: changed.app_id,
      user_id: changed.id,
      what: `moved to ${body.country}`,
      reason: body.reason,
      by: operator.name,
      at: now,
    });
    return changed;
  });
  ctx.realtime.publish(`notifications-${user.uhash}`, 'account-changed', {});
  return { user: presentOperatedUser(user, now) };
};
