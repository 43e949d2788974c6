// GET /me/sessions of the console: where one is signed in.

import { sessionIdleMs } from '@earnwall/domain/console/session-times';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { sessionOf } from '#console/person-actor.ts';
import { presentSession } from '#present/console-team.ts';
import { findSessionsOf } from '#store/console/sessions.ts';

export const getMeSessions: ConsoleHandler<'console/me/get-me-sessions'> = async (ctx, { operator }) => {
  const { person_id, digest } = sessionOf(operator);
  const now = ctx.now();
  const alive = { now, idleSince: new Date(now.getTime() - sessionIdleMs) };
  const sessions = await findSessionsOf(ctx.database.db, person_id, alive, 200);
  return { sessions: sessions.map((session) => presentSession(session, digest)) };
};
