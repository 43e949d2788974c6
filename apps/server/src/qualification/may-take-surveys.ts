// An account that gets a notice in place of its list may take no survey either (spec §4 "Account and panel states").
import { accountNotice } from '@earnwall/domain/accounts/notice';
import type { Context } from '#context.ts';
import { ApiError } from '#http/api-error.ts';
import type { Who } from '#http/who.ts';

export function assertMayTakeSurveys(ctx: Context, { app, user }: Who): void {
  const account = { state: user.state, until: user.state_until, maintenance: app.maintenance };
  const notice = accountNotice(account, ctx.now());
  if (notice) throw new ApiError('forbidden', `No survey can be taken now: ${notice.type}.`);
}
