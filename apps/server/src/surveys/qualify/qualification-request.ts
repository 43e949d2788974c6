// One request of a qualification: the user, the visit, the time, and the transaction it is decided in.
import { noticeFor } from '#accounts/notice.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Visit } from '#request/visit.ts';
import type { Who } from '#request/who.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { lockUser } from '#store/people/users.ts';
import type { Matching } from '#surveys/matching/matching.ts';

export type QualificationContext = Context & Pick<Matching, 'inventory' | 'respondents'>;

/** The transaction has locked the user, so that requests of two tabs run one after the other. */
export interface QualificationRequest {
  ctx: QualificationContext;
  tx: Tx;
  who: Who;
  visit: Visit;
  now: Date;
}

export async function startRequest(
  ctx: QualificationContext,
  tx: Tx,
  who: Who,
  visit: Visit,
): Promise<QualificationRequest> {
  const user = await lockUser(tx, who.user);
  return { ctx, tx, visit, who: { ...who, user }, now: ctx.now() };
}

/** An account that gets a notice in place of its list may take no survey either (NO-02). */
export function assertMayTakeSurveys(ctx: Context, who: Who, visit: Visit): void {
  const notice = noticeFor(who, visit, 'surveys', ctx.now());
  if (notice) throw new ApiError('forbidden', `No survey can be taken now: ${notice.type}.`);
}
