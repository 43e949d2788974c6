// Bans, holds, reviews, closes or frees an account. It takes effect with the user's next request.
import type { OperatedUser } from '@earnwall/contract/entities/operated-user';
import type { ReasonFamily } from '@earnwall/contract/state-reasons';
import { appealableState } from '@earnwall/domain/accounts/appeal';
import { type StoredReason, storedReasons } from '@earnwall/domain/accounts/reasons';
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
    reasons?: readonly { family: ReasonFamily; count?: number | undefined }[] | undefined;
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
  const now = ctx.now();
  const checked = requestedState(requested, now);
  if (!checked) throw new ApiError('unprocessable', '`until` is in the past.');

  const reasons = storedReasons(body.reasons ?? [], checked.setAt);
  if (reasons.length > 0 && !appealableState(checked, now))
    throw new ApiError('unprocessable', 'Only a ban, hold or review has `reasons`.');

  const ends = checked.until ? ` until ${checked.until.toISOString()}` : '';
  return changeUserAccount(ctx, request, {
    rule,
    // An appeal finds by this moment who has set the state.
    at: now,
    what: `${checked.state} (${checked.scope})${ends}${shownAs(reasons)}`,
    change: {
      state: checked.state,
      state_scope: checked.scope,
      state_until: checked.until,
      state_set_at: checked.setAt,
      state_reason: body.reason,
      state_reasons: reasons,
    },
  });
}

/** The audit has what the user is shown, too. */
function shownAs(reasons: readonly StoredReason[]): string {
  const shown = reasons.map(({ family, count }) => (count === null ? family : `${family} (${count})`));
  return shown.length === 0 ? '' : `, shown as ${shown.join(', ')}`;
}
