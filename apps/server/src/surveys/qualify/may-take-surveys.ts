// An account that gets a notice in place of its list may take no survey either (spec §4 "Account and panel states").

import { noticeFor } from '#accounts/notice.ts';
import type { Context } from '#context.ts';
import type { Visit } from '#http/visit.ts';
import { ApiError } from '#request/api-error.ts';
import type { Who } from '#request/who.ts';

export function assertMayTakeSurveys(ctx: Context, who: Who, visit: Visit): void {
  const notice = noticeFor(who, visit, 'surveys', ctx.now());
  if (notice) throw new ApiError('forbidden', `No survey can be taken now: ${notice.type}.`);
}
