// PUT /users/{app}/{uhash}/state of the operators: an account is banned, held, reviewed, closed or active again. It takes
// effect with the user's next request.
import { requestedState } from '@earnwall/domain/accounts/state';
import { changeUserAccount } from '#accounts/change-account.ts';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { ApiError } from '#request/api-error.ts';

export const putUsersState: ConsoleHandler<'console/users/put-users-state'> = async (ctx, call) => {
  const { body } = call;
  const requested = {
    state: body.state,
    scope: body.scope ?? 'all',
    until: body.until ? new Date(body.until) : null,
  };
  const checked = requestedState(requested, ctx.now());
  if (!checked) throw new ApiError('unprocessable', '`until` is in the past.');

  const ends = checked.until ? ` until ${checked.until.toISOString()}` : '';
  return changeUserAccount(ctx, call, {
    what: `${checked.state} (${checked.scope})${ends}`,
    change: {
      state: checked.state,
      state_scope: checked.scope,
      state_until: checked.until,
      state_set_at: checked.setAt,
      state_reason: body.reason,
    },
  });
};
