// POST /me/factors/{id}/end of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { removeFactor } from '#console/own-factors.ts';

export const postMeFactorsEnd: ConsoleHandler<'console/me/post-me-factors-end'> = async (ctx, call) => {
  await removeFactor(ctx, call.operator, call.params.id);
  return {};
};
