// GET /resets/{token} of the console: what the link asks for.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { showReset } from '#console/resets.ts';

export const getResets: ConsoleHandler<'console/resets/get-resets'> = async (ctx, { params }) => {
  const { expires_at, ...shown } = await showReset(ctx, params.token);
  return { ...shown, expires_at: expires_at.toISOString() };
};
