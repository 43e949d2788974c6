// PUT /users/{app}/{uhash}/state of the operators: an account is banned, held, reviewed, closed or active again.

import { ownStateRule } from '#accounts/own-state.ts';
import { setAccountState } from '#accounts/set-state.ts';
import type { ConsoleHandler } from '#calls/console/handler.ts';

export const putUsersState: ConsoleHandler<'console/users/put-users-state'> = async (ctx, call) =>
  setAccountState(ctx, call, ownStateRule(call.operator, ctx.now()));
