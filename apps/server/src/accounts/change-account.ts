// What operators change about somebody: kept together with who did it and why, and told to panels that are open.
import type { OperatedUser } from '@earnwall/contract/entities/operated-user';
import { presentOperatedUser } from '#present/operated-user.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { recordAccountEvent } from '#store/people/account-events.ts';
import { changeAccount, type UserChange } from '#store/people/account-states.ts';

interface Asked {
  params: { app: string; uhash: string };
  body: { reason: string };
  operator: Operator;
}

/** `what` stands in the audit. */
export async function changePerson(
  ctx: Context,
  { params, body, operator }: Asked,
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
