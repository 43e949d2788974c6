// POST /session/factor of the console: the second step of a sign-in.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { signInByFactor } from '#console/factor-sign-in.ts';

export const postSessionFactor: ConsoleHandler<'console/session/post-session-factor'> = async (ctx, call) => {
  const { body, client, operator } = call;
  return await signInByFactor(ctx, { proof: body, client, operator });
};
