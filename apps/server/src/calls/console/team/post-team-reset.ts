// POST /team/{person}/reset of the console: a link for a new password, in this answer alone.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { resetFor } from '#console/team.ts';

export const postTeamReset: ConsoleHandler<'console/team/post-team-reset'> = async (ctx, call) => {
  const asked = { id: call.params.person, removes_factors: call.body.remove_factors };
  const { link, expires_at } = await resetFor(ctx, call.operator, asked);
  return { link, expires_at: expires_at.toISOString() };
};
