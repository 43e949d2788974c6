// POST /team/{person}/removal of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { remove } from '#console/team.ts';

export const postTeamRemoval: ConsoleHandler<'console/team/post-team-removal'> = async (ctx, call) => {
  await remove(ctx, call.operator, call.params.person);
  return {};
};
