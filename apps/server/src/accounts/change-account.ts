// What operators change about an account: stored together with who did it and why, and published to its open panels.
import type { OperatedUser } from '@earnwall/contract/entities/operated-user';
import { presentOperatedUser } from '#present/operated-user.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import { type Actor, recordChange } from '#store/console/audit.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { changeAccount, findAccount, type UserChange } from '#store/people/account-states.ts';
import { lockUser, type UserRecord } from '#store/people/users.ts';
import type { FieldChange } from '#store/schema/audit-events.ts';
import { findAppeal } from '#store/support/appeals.ts';

interface ChangeRequest {
  params: { app: string; uhash: string };
  body: { reason: string | null };
  operator: Actor;
}

/** Rejects where the account, which is locked, may not be changed. */
export type ChangeRule = (tx: Tx, user: UserRecord) => Promise<void>;

interface AccountChange {
  /** The text of the audit entry. */
  what: string;
  /** A function where it depends on the account, which is locked. */
  change: UserChange | ((user: UserRecord) => UserChange);
  rule?: ChangeRule | undefined;
  /** When it was decided: what is stored and its audit entry have one moment. Now, if left out. */
  at?: Date;
}

export async function changeUserAccount(
  ctx: Context,
  { params, body, operator }: ChangeRequest,
  { what, change, rule, at = ctx.now() }: AccountChange,
): Promise<{ user: OperatedUser }> {
  const user = await ctx.database.transaction(async (tx) => {
    const account = { app_id: params.app, uhash: params.uhash };
    const before = await lockAccount(tx, account);
    if (rule) await rule(tx, before);
    const wanted = typeof change === 'function' ? change(before) : change;
    const changed = await changeAccount(tx, account, wanted);
    if (!changed) throw unknownUser();
    const { app_id, id: user_id } = changed;
    const changes = changesOf(before, wanted);
    const event = { app_id, user_id, what, reason: body.reason, by: operator, at, changes };
    await recordChange(tx, { ...event, act: 'user' });
    return { ...changed, appeal: (await findAppeal(tx, changed))?.id ?? null };
  });
  ctx.realtime.publish(`notifications-${user.uhash}`, 'account-changed', {});
  return { user: presentOperatedUser(user, at, user.appeal) };
}

async function lockAccount(tx: Tx, account: { app_id: string; uhash: string }): Promise<UserRecord> {
  const found = await findAccount(tx, account);
  if (!found) throw unknownUser();
  return await lockUser(tx, found);
}

/** Old and new of what has changed: also what an undo restores. */
function changesOf(before: UserRecord, wanted: UserChange): FieldChange[] {
  const fields = Object.keys(wanted) as (keyof UserChange)[];
  return fields
    .map((field) => ({ field, old: before[field], new: wanted[field] }))
    .filter((change) => JSON.stringify(change.old) !== JSON.stringify(change.new));
}

const unknownUser = (): ApiError => new ApiError('not-found', 'There is no such user.');
