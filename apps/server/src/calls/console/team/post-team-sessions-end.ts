// POST /team/{person}/sessions/end of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { endSessions } from '#console/team.ts';

export const postTeamSessionsEnd: ConsoleHandler<'console/team/post-team-sessions-end'> = async (
  ctx,
  call,
) => ({ ended: await endSessions(ctx, call.operator, call.params.person) });
