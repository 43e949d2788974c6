// POST /session/end of the console: sign-out. Without a session it just removes the cookie.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { SessionAnswer } from '#request/session-answer.ts';
import { recordAccess } from '#store/console/audit.ts';
import { endSession } from '#store/console/sessions.ts';

export const postSessionEnd: ConsoleHandler<'console/session/post-session-end'> = async (
  ctx,
  { operator },
) => {
  const { session, scope } = operator;
  if (session)
    await ctx.database.transaction(async (tx) => {
      const publisher_id = scope === 'all' ? null : scope.publisher_id;
      await endSession(tx, session.digest);
      await recordAccess(tx, { by: operator, what: 'signed out', at: ctx.now(), publisher_id });
    });
  return new SessionAnswer({}, null);
};
