// An account that gets a notice in place of its list may take no survey either (NO-01).

import type { Context } from '#context.ts';
import { noticeFor } from '#http/account-notice.ts';
import { ApiError } from '#http/api-error.ts';
import type { Visit } from '#http/visit.ts';
import type { Who } from '#http/who.ts';

export function assertMayTakeSurveys(ctx: Context, who: Who, visit: Visit): void {
  const notice = noticeFor(who, visit, 'surveys', ctx.now());
  if (notice) throw new ApiError('forbidden', `No survey can be taken now: ${notice.type}.`);
}
