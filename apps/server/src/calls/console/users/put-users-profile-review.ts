// PUT /users/{app}/{uhash}/profile-review of the operators: somebody is asked to look through their profile (PR-02).
import { ApiError } from '#http/api-error.ts';
import type { ConsoleHandler } from '#http/console-request.ts';
import { presentOperatedUser } from '#present/operated-user.ts';
import { recordAccountEvent } from '#store/account-events.ts';
import { changeAccount } from '#store/account-states.ts';

export const putUsersProfileReview: ConsoleHandler<'console/users/put-users-profile-review'> = async (
  ctx,
  { params, body, operator },
) => {
  const now = ctx.now();
  const user = await ctx.database.transaction(async (tx) => {
    const account = { app_id: params.app, uhash: params.uhash };
    const changed = await changeAccount(tx, account, { update_profile: body.wanted });
    if (!changed) throw new ApiError('not-found', 'There is no such user.');
    await recordAccountEvent(tx, {
      app_id: changed.app_id,
      user_id: changed.id,
      what: body.wanted ? 'profile review asked for' : 'profile review no longer asked for',
      reason: body.reason,
      by: operator.name,
      at: now,
    });
    return changed;
  });
  ctx.realtime.publish(`notifications-${user.uhash}`, 'account-changed', {});
  return { user: presentOperatedUser(user, now) };
};
