// PUT /users/{app}/{uhash}/country of the operators: somebody has moved, and may visit from there from now on.
import type { ConsoleHandler } from '#http/console-request.ts';
import { changePerson } from '#operators/change-person.ts';

export const putUsersCountry: ConsoleHandler<'console/users/put-users-country'> = async (ctx, call) => {
  const { country } = call.body;
  return changePerson(ctx, call, { what: `moved to ${country}`, change: { country } });
};
