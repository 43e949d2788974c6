// Bans, holds, reviews, closes or frees an account. It takes effect with the user's next request.
import type { OperatedUser } from '@earnwall/contract/entities/operated-user';
import { type AccountState, requestedState, type StateFacts } from '@earnwall/domain/accounts/state';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Actor } from '#store/console/audit.ts';
import { type ChangeRule, changeUserAccount } from './change-account.ts';

interface StateRequest {
  params: { app: string; uhash: string };
  body: {
    state: AccountState;
    scope?: StateFacts['scope'] | undefined;
    until?: string | null | undefined;
    reason: string;
  };
  operator: Actor;
}

export async function setAccountState(
  ctx: Context,
  request: StateRequest,
  rule?: ChangeRule,
): Promise<{ user: OperatedUser }> {
  const { body } = request;
  const requested = {
    state: body.state,
    scope: body.scope ?? 'all',
    until: body.until ? new Date(body.until) : null,
  };
  const checked = requestedState(requested, ctx.now());
  if (!checked) throw new ApiError('unprocessable', '`until` is in the past.');

  const ends = checked.until ? ` until ${checked.until.toISOString()}` : '';
  return changeUserAccount(ctx, request, {
    rule,
    what: `${checked.state} (${checked.scope})${ends}`,
    change: {
      state: checked.state,
      state_scope: checked.scope,
      state_until: checked.until,
      state_set_at: checked.setAt,
      state_reason: body.reason,
    },
  });
}
