// POST /session of the console: sign-in by mail and password.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { signIn } from '#console/sign-in.ts';

export const postSession: ConsoleHandler<'console/session/post-session'> = async (
  ctx,
  { body, client, operator },
) => await signIn(ctx, { ...body, client, operator });
