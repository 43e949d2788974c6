// POST /me/sessions/end-others of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { endOtherSessions } from '#console/own-sessions.ts';

export const postMeSessionsEndOthers: ConsoleHandler<'console/me/post-me-sessions-end-others'> = async (
  ctx,
  { operator },
) => ({ ended: await endOtherSessions(ctx, operator) });
