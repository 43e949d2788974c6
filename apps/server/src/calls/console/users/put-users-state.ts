// PUT /users/{app}/{uhash}/state of the operators: an account is banned, held, reviewed, closed or free again. It counts
// with the person's next request, and panels that are open are told.
import { stateAsked } from '@earnwall/domain/accounts/state';
import { ApiError } from '#http/api-error.ts';
import type { ConsoleHandler } from '#http/console-request.ts';
import { presentOperatedUser } from '#present/operated-user.ts';
import { recordAccountEvent } from '#store/account-events.ts';
import { changeAccount } from '#store/account-states.ts';

export const putUsersState: ConsoleHandler<'console/users/put-users-state'> = async (ctx, call) => {
  const { params, body, operator } = call;
  const now = ctx.now();
  const until = body.until ? new Date(body.until) : null;
  const kept = stateAsked({ state: body.state, scope: body.scope ?? 'all', until }, now);
  if (!kept) throw new ApiError('unprocessable', '`until` is in the past.');

  const user = await ctx.database.transaction(async (tx) => {
    const changed = await changeAccount(
      tx,
      { app_id: params.app, uhash: params.uhash },
      {
        state: kept.state,
        state_scope: kept.scope,
        state_until: kept.until,
        state_set_at: kept.setAt,
        state_reason: body.reason,
      },
    );
    if (!changed) throw new ApiError('not-found', 'There is no such user.');
    const ends = kept.until ? ` until ${kept.until.toISOString()}` : '';
    await recordAccountEvent(tx, {
      app_id: changed.app_id,
      user_id: changed.id,
      what: `${kept.state} (${kept.scope})${ends}`,
      reason: body.reason,
      by: operator.name,
      at: now,
    });
    return changed;
  });
  ctx.realtime.publish(`notifications-${user.uhash}`, 'account-changed', {});
  return { user: presentOperatedUser(user, now) };
};
