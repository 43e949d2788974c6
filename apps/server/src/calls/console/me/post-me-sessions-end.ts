// POST /me/sessions/{id}/end of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { endOwnSession } from '#console/own-sessions.ts';

export const postMeSessionsEnd: ConsoleHandler<'console/me/post-me-sessions-end'> = async (ctx, call) => {
  await endOwnSession(ctx, call.operator, call.params.id);
  return {};
};
