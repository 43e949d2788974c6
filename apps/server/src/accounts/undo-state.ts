// Undoes the last change of a state: what the audit says that it was before is restored as a whole, so that an appeal against
// it still is one, and its end is the end it had.
import type { OperatedUser } from '@earnwall/contract/entities/operated-user';

import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { findChangeOfState } from '#store/console/audit.ts';
import type { UserChange } from '#store/people/account-states.ts';
import type { FieldChange } from '#store/schema/audit-events.ts';
import { changeUserAccount } from './change-account.ts';
import { ownDecisionRule } from './own-state.ts';

interface UndoRequest {
  params: { app: string; uhash: string };
  body: { set_at: string };
  operator: Operator;
}

export async function undoState(ctx: Context, request: UndoRequest): Promise<{ user: OperatedUser }> {
  const { params, body, operator } = request;
  const set_at = new Date(body.set_at);
  let former: UserChange = {};
  const asked = { params, body: { reason: null }, operator };
  return await changeUserAccount(ctx, asked, {
    what: 'change of state undone',
    rule: async (tx, user) => {
      const event =
        user.state_set_at?.getTime() === set_at.getTime() ? await findChangeOfState(tx, user, set_at) : null;
      if (!event) throw new ApiError('conflict', 'The state has changed since, or was undone already.');
      await ownDecisionRule(operator, event, ctx.now())?.(tx, user);
      former = formerState(event.changes);
    },
    change: () => former,
  });
}

const moments: readonly string[] = ['state_until', 'state_set_at'];

/** JSON has moments as texts. */
function formerState(changes: readonly FieldChange[]): UserChange {
  return Object.fromEntries(
    changes.map(({ field, old }) => [
      field,
      typeof old === 'string' && moments.includes(field) ? new Date(old) : old,
    ]),
  );
}
