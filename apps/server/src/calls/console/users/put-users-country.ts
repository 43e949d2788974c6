// PUT /users/{app}/{uhash}/country of the operators: the user has moved, and may visit from the new country from now on.

import { changeUserAccount } from '#accounts/change-account.ts';
import type { ConsoleHandler } from '#calls/console/handler.ts';

export const putUsersCountry: ConsoleHandler<'console/users/put-users-country'> = async (ctx, call) => {
  const { country } = call.body;
  return changeUserAccount(ctx, call, { what: `moved to ${country}`, change: { country } });
};
