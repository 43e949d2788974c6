// PUT /users/{app}/{uhash}/state of the operators: an account is banned, held, reviewed, closed or free again. It counts
// with the person's next request.
import { stateAsked } from '@earnwall/domain/accounts/state';
import { changeUserAccount } from '#accounts/change-account.ts';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { ApiError } from '#request/api-error.ts';

export const putUsersState: ConsoleHandler<'console/users/put-users-state'> = async (ctx, call) => {
  const { body } = call;
  const asked = {
    state: body.state,
    scope: body.scope ?? 'all',
    until: body.until ? new Date(body.until) : null,
  };
  const kept = stateAsked(asked, ctx.now());
  if (!kept) throw new ApiError('unprocessable', '`until` is in the past.');

  const ends = kept.until ? ` until ${kept.until.toISOString()}` : '';
  return changeUserAccount(ctx, call, {
    what: `${kept.state} (${kept.scope})${ends}`,
    change: {
      state: kept.state,
      state_scope: kept.scope,
      state_until: kept.until,
      state_set_at: kept.setAt,
      state_reason: body.reason,
    },
  });
};
