// PUT /users/{app}/{uhash}/profile-review of the operators: asks a user to review their profile (PR-02).

import { changeUserAccount } from '#accounts/change-account.ts';
import type { ConsoleHandler } from '#calls/console/handler.ts';

export const putUsersProfileReview: ConsoleHandler<'console/users/put-users-profile-review'> = async (
  ctx,
  call,
) => {
  const { wanted } = call.body;
  return changeUserAccount(ctx, call, {
    what: wanted ? 'profile review asked for' : 'profile review no longer asked for',
    change: { update_profile: wanted },
  });
};
