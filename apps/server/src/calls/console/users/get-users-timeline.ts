// GET /users/{app}/{uhash}/timeline of the console: all that happened to a user, a page at a time.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { lookAt } from '#console/users/look-at.ts';
import { readTimeline } from '#console/users/timeline.ts';

export const getUsersTimeline: ConsoleHandler<'console/users/get-users-timeline'> = async (ctx, call) => {
  const user = await lookAt(ctx, call, 'console/users/get-users-timeline');
  return await readTimeline(ctx.database.db, user, call.query, call.operator);
};
