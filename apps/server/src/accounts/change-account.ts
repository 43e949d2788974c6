// What operators change about an account: stored together with who did it and why, and published to its open panels.
import type { OperatedUser } from '@earnwall/contract/entities/operated-user';
import { presentOperatedUser } from '#present/operated-user.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import { type Actor, recordChange } from '#store/console/audit.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { changeAccount, findAccount, type UserChange } from '#store/people/account-states.ts';
import { lockUser, type UserRecord } from '#store/people/users.ts';

interface ChangeRequest {
  params: { app: string; uhash: string };
  body: { reason: string };
  operator: Actor;
}

/** Rejects where the account, which is locked, may not be changed. */
export type ChangeRule = (tx: Tx, user: UserRecord) => Promise<void>;

/** `what` is the text of the audit entry. */
export async function changeUserAccount(
  ctx: Context,
  { params, body, operator }: ChangeRequest,
  { what, change, rule }: { what: string; change: UserChange; rule?: ChangeRule | undefined },
): Promise<{ user: OperatedUser }> {
  const at = ctx.now();
  const user = await ctx.database.transaction(async (tx) => {
    const account = { app_id: params.app, uhash: params.uhash };
    if (rule) await rule(tx, await lockAccount(tx, account));
    const changed = await changeAccount(tx, account, change);
    if (!changed) throw unknownUser();
    const { app_id, id: user_id } = changed;
    await recordChange(tx, { app_id, user_id, what, reason: body.reason, by: operator, at });
    return changed;
  });
  ctx.realtime.publish(`notifications-${user.uhash}`, 'account-changed', {});
  return { user: presentOperatedUser(user, at) };
}

async function lockAccount(tx: Tx, account: { app_id: string; uhash: string }): Promise<UserRecord> {
  const found = await findAccount(tx, account);
  if (!found) throw unknownUser();
  return await lockUser(tx, found);
}

const unknownUser = (): ApiError => new ApiError('not-found', 'There is no such user.');
