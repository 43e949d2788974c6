// POST /me/factor of the console: proves a factor once more.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { proveAgain } from '#console/factor-sign-in.ts';

export const postMeFactor: ConsoleHandler<'console/me/post-me-factor'> = async (
  ctx,
  { body, client, operator },
) => {
  const factor_at = await proveAgain(ctx, { proof: body, client, operator });
  return { factor_at: factor_at.toISOString() };
};
