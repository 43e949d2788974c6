// What operators change about an account: stored together with who did it and why, and published to its open panels.
import type { OperatedUser } from '@earnwall/contract/entities/operated-user';
import { presentOperatedUser } from '#present/operated-user.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { recordAccountEvent } from '#store/people/account-events.ts';
import { changeAccount, type UserChange } from '#store/people/account-states.ts';

interface ChangeRequest {
  params: { app: string; uhash: string };
  body: { reason: string };
  operator: Operator;
}

/** `what` is the text of the audit entry. */
export async function changeUserAccount(
  ctx: Context,
  { params, body, operator }: ChangeRequest,
  { what, change }: { what: string; change: UserChange },
): Promise<{ user: OperatedUser }> {
  const at = ctx.now();
  const user = await ctx.database.transaction(async (tx) => {
    const account = { app_id: params.app, uhash: params.uhash };
    const changed = await changeAccount(tx, account, change);
    if (!changed) throw new ApiError('not-found', 'There is no such user.');
    const { app_id, id: user_id } = changed;
    await recordAccountEvent(tx, { app_id, user_id, what, reason: body.reason, by: operator.name, at });
    return changed;
  });
  ctx.realtime.publish(`notifications-${user.uhash}`, 'account-changed', {});
  return { user: presentOperatedUser(user, at) };
}
